import { LANGUAGES } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-language";
import { Select } from "~/ui/Select";
import { type AreaList, areasIn } from "./area-list";

interface AreaSelectProps {
  id: string;
  /** What the form calls it, `area` unless said. */
  name?: string;
  label: string;
  areas: AreaList;
  /** The id that is chosen, also as typed; null or empty for none. */
  chosen: number | string | null;
  /** What choosing none is called. */
  none: string;
  hint?: string;
  error?: string;
}

/** A list of neighbourhoods with its label, in the script of the reader. */
export function AreaSelect({ areas, chosen, none, name = "area", ...select }: AreaSelectProps) {
  const language = useLanguage();
  const script = LANGUAGES[language].names;
  const lang = script === language ? undefined : script;
  return (
    <Select
      {...select}
      name={name}
      key={chosen}
      defaultValue={chosen ?? ""}
      options={[
        { value: "", label: none },
        ...areasIn(areas).map((area) => ({ value: area.id, label: area.name, lang })),
      ]}
    />
  );
}
