import { tokenize } from "~/features/names";
import type { KnownNames } from "../vocabulary/known-names";

/** "Total w delivery", "latte w/ a cookie": with, but in a name, "Zaytoon w Zaatar"; "Amo Hamza's" is of Amo Hamza. */
export const withSpelledOut = (message: string, names: KnownNames): string =>
  message
    .replace(HOW_IS, "how is")
    .replace(WILL_BE, "is $1")
    .replace(OWNED, (whole, place: string) => (names.isRestaurant(tokenize(place)) ? place : whole))
    .replace(WITH, (w, before: string | undefined, after: string) =>
      before && names.isRestaurant(tokenize(`${before} و ${after}`)) ? w : "with ",
    );
const OWNED = /(?<!\p{L})(\p{L}{2,20}(?:\s\p{L}{2,20})?)['’]s(?=\s|$|[?.!,])/giu;
const HOW_IS = /(?<!\p{L})how['’]?s(?!\p{L})(?! (?:it|things|life|everything|you))/giu;
/** "Will it be cheaper on B?" */
const WILL_BE = /(?<!\p{L})(?:will|would)\s+(it|that|this|they)\s+be(?!\p{L})/giu;
const WITH =
  /(?<=^|(?<![\p{L}\p{N}])([\p{L}\p{N}]{1,30})\s)w(?:\/|(?=\s))(?=\s?([\p{L}\p{N}]{1,30}))/giu;
