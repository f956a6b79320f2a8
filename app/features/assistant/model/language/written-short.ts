import { tokenize } from "~/features/names";
import { isFoodWord } from "../vocabulary/food-words";
import type { KnownNames } from "../vocabulary/known-names";
import { englishWords } from "./spelled-out";

/** "Total w delivery", "latte w/ a cookie": with, but in a name, "Zaytoon w Zaatar"; "Amo Hamza's" is of Amo Hamza. */
export const withSpelledOut = (message: string, names: KnownNames): string =>
  message
    .replace(HOW_IS, "how is")
    .replace(WILL_BE, "is $1")
    .replace(EM, "of them")
    .replace(OWNED, (whole, place: string) => (names.isRestaurant(tokenize(place)) ? place : whole))
    .replace(WITH, (w, before: string | undefined, after: string) =>
      before && names.isRestaurant(tokenize(`${before} و ${after}`)) ? w : "with ",
    )
    .replace(SEVERAL, (several, one: string) => {
      const [said, single] = [several, one].map((word) => word.toLowerCase()) as [string, string];
      const isKnown = names.isDishWord(said) || isFoodWord(said) || englishWords(said) > 0;
      return !isKnown && !names.isLikeDishWord(said) && names.isLikeDishWord(single)
        ? one
        : several;
    });
/** "2 cheesburgers": one of them is like a word of dishes, and with its ending none is. */
const SEVERAL = /(?<![\p{L}\p{N}'’-])([a-z]{5,20}[^sui\P{L}])s(?![\p{L}\p{N}'’-])/giu;
const OWNED = /(?<!\p{L})(\p{L}{2,20}(?:\s\p{L}{2,20})?)['’]s(?=\s|$|[?.!,])/giu;
const HOW_IS = /(?<!\p{L})how['’]?s(?!\p{L})(?! (?:it|things|life|everything|you))/giu;
/** "2 of em" */
const EM = /(?<!\p{L})of ['’]?em(?!\p{L})/giu;
/** "Will it be cheaper on B?" */
const WILL_BE = /(?<!\p{L})(?:will|would)\s+(it|that|this|they)\s+be(?!\p{L})/giu;
const WITH =
  /(?<=^|(?<![\p{L}\p{N}])([\p{L}\p{N}]{1,30})\s)w(?:\/|(?=\s))(?=\s?([\p{L}\p{N}]{1,30}))/giu;

/** "Burger and chips" is with fries, unless menus have such chips; "fish and chips" is one dish. */
const CHIPS = /(?<!\p{L})((?:fish (?:and|n|&) |\p{L}+ )?)chips(?!\p{L})/giu;
/** What Latin letters call chips, by the word of menus. */
export const withFries = (message: string, names: KnownNames): string =>
  message.replace(CHIPS, (chips, before: string) =>
    names.isDish(tokenize(chips)) || /^fish/iu.test(before) ? chips : `${before}fries`,
  );
