import { fold } from "~/features/names";
import type { KnownNames } from "../vocabulary/known-names";

/** «al7arah» behind a word in Latin letters: the article is written onto what it belongs to. */
const GLUED =
  /(?<=(?<![\p{L}\p{N}])([a-z]{3,20})\s)(?:al|el)-?([a-z0-9'’]{3,16})(?![\p{L}\p{N}])/giu;

/** The figures that stand for Arabic letters, by the letters that names in Latin letters have for them. */
const FIGURES: Readonly<Record<string, string>> = {
  ...{ "2": "", "3": "a", "5": "kh", "6": "t", "7": "h", "8": "gh", "9": "s", "'": "", "’": "" },
};

/** "Burger al7arah" is "Burger Al Hara", where a restaurant is called so. */
export function withSpacedNames(message: string, names: KnownNames): string {
  return message.replace(GLUED, (said, before: string, word: string) => {
    const heard = word.toLowerCase().replace(/[2356789'’]/g, (figure) => FIGURES[figure] ?? "");
    const forms = [heard, heard.replace(/(?<=[ae])h$/, ""), heard.replace(/(?<=[a-z])eh$/, "a")];
    const own = forms.find(
      (form) => form.length > 2 && names.restaurantAt([fold(before), "al", form], 0, true) === 3,
    );
    return own ? `al ${own}` : said;
  });
}
