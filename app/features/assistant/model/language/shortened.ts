import { tokenize } from "~/features/names";
import { isFoodWord } from "../vocabulary/food-words";
import type { KnownNames } from "../vocabulary/known-names";

/** Are all letters of a short word those of a longer one, in their order? */
export function isLeftOf(short: string, whole: string): boolean {
  let at = 0;
  for (const letter of whole) if (letter === short[at]) at++;
  return at === short.length;
}

/** Is a word of a name of the catalogue, or a food: then it is short for nothing else. */
export function isName(word: string, names: KnownNames): boolean {
  const words = tokenize(word);
  return (
    words.some((one) => isFoodWord(one) || names.isDishWord(one)) ||
    names.isRestaurant(words) ||
    names.restaurantAt(words, 0, true) > 0 ||
    names.areaAt(words, 0, true) > 0
  );
}
