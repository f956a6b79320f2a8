import { fold, tokenize } from "~/features/names";
import { isFoodWord } from "../vocabulary/food-words";
import type { KnownNames } from "../vocabulary/known-names";

/** What announces a place, or a restaurant by its whole name. */
const ANNOUNCES =
  /^(?:في|فى|حي|بحي|لحي|قرب|قريب|قريبه|جنب|حول|حوالي|الي|لين|ناحيه|من|عند|انا|ساكن)$/;

const WORD = /\p{L}[\p{L}\p{M}]*/gu;

/** No dish has more words between its kind and the restaurant. */
const MOST_BETWEEN = 2;

/**
 * «برقر لحم ديرة»: of «برجر الديرة», which is called by the kind of the dish and a word that is a neighbourhood as well, where
 * nothing says that a neighbourhood is meant.
 */
export function withPlaceOfKind(message: string, names: KnownNames): string {
  const words = [...message.matchAll(WORD)].map(({ 0: written, index }) => ({
    ...{ written, index, folded: fold(written) },
  }));
  for (const [at, { folded, written, index }] of words.entries()) {
    // «برجر لحم من الديرة»: nobody says "from" of a neighbourhood whose name a burger house has.
    const isFrom = words[at - 1]?.folded === "من";
    const last = isFrom ? at - 1 : at;
    const before = words[at - 1]?.folded ?? "";
    // «وبرجر الديرة» is its name already.
    const kindBefore = before.replace(/^[ول]/u, "");
    if (isFoodWord(kindBefore) && names.isRestaurant([kindBefore, folded])) continue;
    if (last < 2 || (!isFrom && ANNOUNCES.test(before)) || isFoodWord(folded)) continue;
    const place = [written, `ال${written}`].find((one) => names.areaAt([fold(one)], 0, true) > 0);
    if (!place) continue;
    const kind = words
      .slice(Math.max(0, last - 1 - MOST_BETWEEN), last - 1)
      .find((one) => isFoodWord(one.folded) && names.isRestaurant([one.folded, folded]));
    const between = kind && words.slice(words.indexOf(kind) + 1, last);
    if (!kind || !between?.every((one) => tokenize(one.written).every(isOfDish(names)))) continue;
    const end = index + written.length;
    const from = words[last]?.index ?? index;
    return `${message.slice(0, from)}من ${kind.written} ${place}${message.slice(end)}`;
  }
  return message;
}

const isOfDish = (names: KnownNames) => (word: string) =>
  isFoodWord(word) || names.isDishWord(word);
