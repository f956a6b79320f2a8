import { fold, NameIndex } from "~/features/names";
import { essence, isTelling, SOUNDS_ALIKE } from "./chains";
import { type ModelRestaurant, namesOf } from "./model";

/** Two restaurants that may be one chain, by their keys, the lower first. */
export interface MaybeChain {
  one: number;
  other: number;
  /** 0 to 1: how alike their names are. */
  score: number;
}

/** Restaurants compared with one name: who has more namesakes is no chain, but a word. */
const CANDIDATES = 8;

/**
 * Finds restaurants whose names sound or mean the same though no name is the same: perhaps one chain, perhaps strangers.
 *
 * @param asked the keys of those whose names are new; only pairs with one of them are looked for.
 */
export function maybeChains(
  restaurants: readonly ModelRestaurant[],
  asked: ReadonlySet<number>,
): MaybeChain[] {
  const index = new NameIndex<number>();
  const tellingOf = (restaurant: ModelRestaurant) =>
    namesOf(restaurant).map(essence).filter(isTelling);
  for (const restaurant of restaurants) index.set(restaurant.key, tellingOf(restaurant));
  const pairs = new Map<string, MaybeChain>();
  for (const restaurant of restaurants) {
    if (!asked.has(restaurant.key)) continue;
    for (const name of new Set(tellingOf(restaurant).map(fold)))
      for (const match of index.search(name, { limit: CANDIDATES, minScore: SOUNDS_ALIKE })) {
        if (match.id === restaurant.key) continue;
        if (Math.min(match.queryCoverage, match.nameCoverage) < SOUNDS_ALIKE) continue;
        const one = Math.min(match.id, restaurant.key);
        const other = Math.max(match.id, restaurant.key);
        const known = pairs.get(`${one} ${other}`);
        if (!known || known.score < match.score)
          pairs.set(`${one} ${other}`, { one, other, score: match.score });
      }
  }
  return [...pairs.values()].sort((a, b) => b.score - a.score || a.one - b.one);
}
