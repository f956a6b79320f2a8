import { CUISINES } from "~/features/catalogue/cuisine";
import { cuisineOf } from "~/features/catalogue/cuisine-of";
import { tokenize } from "~/features/names";
import { sectionOf } from "~/features/search/section-words";

/** «حلو» is sweet, and most often just nice; "hala" is a greeting. */
const SMALL_TALK = new Set(["حلو", "hala"]);

const ARABIC = new Set(
  Object.values(CUISINES).flatMap(({ ar }) =>
    tokenize(ar).flatMap((word) => [word, `${word}ه`, `ال${word}`, `ال${word}ه`]),
  ),
);

/** Does a folded word head a part of a menu: «حلى», "breakfast"? */
export function isHeading(word: string): boolean {
  return !SMALL_TALK.has(word) && sectionOf([word]) !== undefined;
}

/** Does a folded word say what a place cooks: «هندي», «بحرية», "Filipino"? */
export function isKind(word: string): boolean {
  return isHeading(word) || ARABIC.has(word) || cuisineOf([word, word.replace(/s$/, "")]) !== null;
}
