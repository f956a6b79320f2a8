import { useTranslation } from "react-i18next";
import { LANGUAGES } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-language";
import type { AreaChoice } from "./nearby-page.server";

interface AreaSelectProps {
  id: string;
  areas: readonly AreaChoice[];
  chosen: number | null;
}

/** A list of neighbourhoods with its label, in the script of the reader. */
export function AreaSelect({ id, areas, chosen }: AreaSelectProps) {
  const { t } = useTranslation("places");
  const script = LANGUAGES[useLanguage()].names;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t("form.area")}
      </label>
      <select className="input" id={id} name="area" key={chosen} defaultValue={chosen ?? ""}>
        <option value="">{t("form.areaNone")}</option>
        {areas.map((area) => (
          <option key={area.id} value={area.id} lang={script}>
            {script === "ar" ? area.name_ar : area.name_en}
          </option>
        ))}
      </select>
    </div>
  );
}
