import { cuisineSaid } from "~/features/catalogue/cuisine-said";
import { sectionOf } from "~/features/search/section-words";

/** «حلو» is sweet, and most often just nice; "hala" is a greeting. */
const SMALL_TALK = new Set(["حلو", "hala"]);

/** Does a folded word head a part of a menu: «حلى», "breakfast"? */
export function isHeading(word: string): boolean {
  return !SMALL_TALK.has(word) && sectionOf([word]) !== undefined;
}

/** Does a folded word say what a place cooks: «هندي», «بحرية», "Filipino"? */
export function isKind(word: string): boolean {
  return isHeading(word) || cuisineSaid(word) !== null;
}
