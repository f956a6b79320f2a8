import type { NameLanguage } from "~/i18n/languages";
import { nameFor } from "~/i18n/name";
import type { NamedArea } from "./neighbourhood";

/**
 * Neighbourhoods to choose from, in the script and order of their reader, as one text: a line for each, its id and its name.
 * As a list of objects they were half of what the home page hands to a browser.
 */
export type AreaList = string;

/** A list of neighbourhoods, sorted by their names in a script. */
export const areaListOf = (areas: readonly NamedArea[], script: NameLanguage): AreaList =>
  areas
    .map(({ id, name_ar: ar, name_en: en }) => ({ id, name: nameFor(script, { ar, en }).text }))
    .sort((a, b) => a.name.localeCompare(b.name, script))
    .map(({ id, name }) => `${id} ${name}`)
    .join("\n");

/** What a list holds. */
export const areasIn = (list: AreaList): { id: string; name: string }[] =>
  list
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const end = line.indexOf(" ");
      return { id: line.slice(0, end), name: line.slice(end + 1) };
    });
