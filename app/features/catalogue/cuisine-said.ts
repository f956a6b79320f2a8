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

/** Other words for what a place cooks, folded. */
const ALSO: Readonly<Record<string, Cuisine>> = {
  ...{
    مخبز: "bakery",
    مخابز: "bakery",
    فطاير: "bakery",
    مقهي: "coffee",
    كافيه: "coffee",
    كوفي: "coffee",
  },
  ...{
    شامي: "lebanese",
    سوري: "lebanese",
    لبنانيه: "lebanese",
    باكستاني: "indian",
    صيني: "asian",
    ياباني: "asian",
  },
  ...{ نجدي: "saudi", شعبي: "saudi", desi: "indian", arabic: "lebanese" },
  ...{ pinoy: "filipino", pilipino: "filipino", pilipina: "filipino" },
};

/** What a person calls the cooking of a country: "Indian", «يمنية»; null where a folded word is none. */
export function cuisineSaid(word: string): Cuisine | null {
  return ARABIC.get(word) ?? ALSO[word] ?? cuisineOf([word, word.replace(/s$/, "")]);
}

/** Is a cuisine called so by its own name, and not by that of something else which is found under it: "Pakistani" of Indian? */
export function isItsName(word: string, cuisine: Cuisine): boolean {
  return ARABIC.get(word) === cuisine || tokenize(CUISINES[cuisine].en).includes(word);
}
