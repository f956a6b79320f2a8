import { useTranslation } from "react-i18next";
import { LANGUAGES } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-language";
import { Select } from "~/ui/Select";
import type { AreaChoice } from "./area-choices.server";

interface AreaSelectProps {
  id: string;
  areas: readonly AreaChoice[];
  chosen: number | null;
  /** What choosing none is called, where that is a choice too. */
  none?: string;
  hint?: string;
  error?: string;
}

/** A list of neighbourhoods with its label, in the script of the reader. */
export function AreaSelect({ id, areas, chosen, none, hint, error }: AreaSelectProps) {
  const { t } = useTranslation("places");
  const script = LANGUAGES[useLanguage()].names;
  const options = areas.map((area) => ({
    value: String(area.id),
    label: script === "ar" ? area.name_ar : area.name_en,
    lang: script,
  }));
  return (
    <Select
      id={id}
      name="area"
      label={t("form.area")}
      hint={hint}
      error={error}
      options={[{ value: "", label: none ?? t("form.areaNone") }, ...options]}
      key={chosen}
      defaultValue={chosen ?? ""}
    />
  );
}
