import { CUISINES, cuisineSaid } from "~/features/catalogue";
import type { CatalogueIndex } from "~/features/catalogue/index.server";
import { scoreNames, tokenize } from "~/features/names";

/** As in search: below this a name is another name. */
const LEAST_SCORE = 0.6;
/** How sure the keyword must be a cuisine. */
const SURE_CUISINE = 0.8;
/** What cooks what is asked for comes after what is called so. */
const CUISINE_RELEVANCE = 0.8;
/** Names found at once; a keyword that more of them fit is asked of each place in the radius instead. */
const MOST_NAMES = 200;

/** How relevant to a keyword a place is: 0, not at all, or 0.6 to 1 in tenths, so that distance decides between equals. */
export interface Relevance {
  ofRestaurant(id: number, cuisine: string | null): number;
  ofName(name: string, cuisine: string | null): number;
}

/** Judges places by name or cuisine through the same matching as search. */
export function relevanceTo(
  keyword: string,
  { restaurantIndex, restaurants }: CatalogueIndex,
): Relevance {
  const found = restaurantIndex.search(keyword, { limit: MOST_NAMES, minScore: LEAST_SCORE });
  const scores = new Map(found.map(({ id, score }) => [id, score]));
  const complete = found.length < MOST_NAMES;
  const cuisines = new Set<string>();
  for (const [code, { ar, en }] of Object.entries(CUISINES))
    if (scoreNames(keyword, [ar, en]).score >= SURE_CUISINE) cuisines.add(code);

  const words = tokenize(keyword);
  // «هندية» asks for a kitchen, and not for «خالتي هند»: a name has the word itself, or one of that kitchen.
  const mayBeNamed = (names: readonly (string | null)[]) =>
    cuisines.size === 0 ||
    names.some((name) =>
      tokenize(name ?? "").some(
        (word) => words.includes(word) || cuisines.has(cuisineSaid(word) ?? ""),
      ),
    );

  const judged = (
    score: number,
    cuisine: string | null,
    names: readonly (string | null)[],
  ): number => {
    const isName = score >= LEAST_SCORE && mayBeNamed(names);
    const byName = isName ? Math.round(score * 10) / 10 : 0;
    const byCuisine = cuisine !== null && cuisines.has(cuisine) ? CUISINE_RELEVANCE : 0;
    return Math.max(byName, byCuisine);
  };
  return {
    ofRestaurant: (id, cuisine) => {
      const named = restaurants.get(id);
      return judged(
        scores.get(id) ?? (complete ? 0 : (restaurantIndex.score(keyword, id)?.score ?? 0)),
        cuisine,
        [named?.name_ar ?? null, named?.name_en ?? null],
      );
    },
    ofName: (name, cuisine) => judged(scoreNames(keyword, [name]).score, cuisine, [name]),
  };
}

/** Without a keyword every place is as relevant as any other. */
export const RELEVANT: Relevance = { ofRestaurant: () => 1, ofName: () => 1 };
