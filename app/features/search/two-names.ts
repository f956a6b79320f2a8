import type { TwoNames } from "~/i18n/name";
import type { UnderstoodName } from "./schema";

/** The names of a search result as components take them. */
export function namesOf({ name_ar, name_en }: UnderstoodName): TwoNames {
  return { ar: name_ar, en: name_en };
}
