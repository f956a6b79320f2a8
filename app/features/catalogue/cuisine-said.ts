import { tokenize } from "~/features/names";
import { CUISINES, type Cuisine } from "./cuisine";
import { cuisineOf } from "./cuisine-of";

/** «هندي», «هندية», «الهندي» and «الهندية» are one word. */
const ARABIC = new Map<string, Cuisine>(
  Object.entries(CUISINES).flatMap(([code, { ar }]) =>
    tokenize(ar).flatMap((word) =>
      [word, `${word}ه`, `ال${word}`, `ال${word}ه`].map((one) => [one, code as Cuisine] as const),
    ),
  ),
);

/** What a person calls the cooking of a country: "Indian", «يمنية»; null where a folded word is none. */
export function cuisineSaid(word: string): Cuisine | null {
  return ARABIC.get(word) ?? cuisineOf([word, word.replace(/s$/, "")]);
}
