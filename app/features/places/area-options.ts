import type { Language } from "~/i18n/languages";
import { nameFor } from "~/i18n/name";
import type { AreaChoice } from "./area-choices.server";

/** Neighbourhoods as options of a select, by their ids, each in the reader's script. */
export const areaOptions = (areas: readonly AreaChoice[], language: Language) =>
  areas.map(({ id, name_ar, name_en }) => {
    const { text, lang } = nameFor(language, { ar: name_ar, en: name_en });
    return { value: String(id), label: text, lang };
  });
