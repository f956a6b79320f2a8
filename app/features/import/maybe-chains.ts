import { scoreNames } from "~/features/names";
import { AlikeNames } from "./alike-names";
import { essence, isTelling, SOUNDS_ALIKE } from "./chains";
import { type ModelRestaurant, namesOf } from "./model";

/** Two restaurants that may be one chain, by their keys, the lower first. */
export interface MaybeChain {
  one: number;
  other: number;
  /** 0 to 1: how alike their names are. */
  score: number;
}

/**
 * Finds restaurants whose names sound or mean the same though no name is the same: perhaps one chain, perhaps strangers.
 *
 * @param asked the keys of those whose names are new; only pairs with one of them are looked for.
 */
export function maybeChains(
  restaurants: readonly ModelRestaurant[],
  asked: ReadonlySet<number>,
): MaybeChain[] {
  if (asked.size === 0) return [];
  const alike = new AlikeNames(1 - SOUNDS_ALIKE);
  const names: { key: number; text: string }[] = [];
  for (const restaurant of restaurants)
    for (const text of new Set(namesOf(restaurant).map(essence).filter(isTelling))) {
      alike.add(text);
      names.push({ key: restaurant.key, text });
    }
  const pairs = new Map<string, MaybeChain>();
  for (const [a, b] of alike.pairs()) {
    const [first, second] = [names[a], names[b]];
    if (!first || !second || first.key === second.key) continue;
    if (!asked.has(first.key) && !asked.has(second.key)) continue;
    const { score, queryCoverage, nameCoverage } = scoreNames(first.text, [second.text]);
    if (Math.min(queryCoverage, nameCoverage) < SOUNDS_ALIKE) continue;
    const [one, other] = [first.key, second.key];
    const known = pairs.get(`${one} ${other}`);
    if (!known || known.score < score) pairs.set(`${one} ${other}`, { one, other, score });
  }
  return [...pairs.values()].sort((a, b) => b.score - a.score || a.one - b.one);
}
