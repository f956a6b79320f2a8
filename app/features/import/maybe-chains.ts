import { scoreNames } from "~/features/names";
import { AlikeNames } from "./alike-names";
import type { AreaNames } from "./area-names";
import { essence, isTelling, SOUNDS_ALIKE, shorter } from "./chains";
import { type ModelRestaurant, namesOf } from "./model";

/** Two restaurants that may be one chain, by their keys, the lower first. */
export interface MaybeChain {
  one: number;
  other: number;
  /** 0 to 1: how alike their names are. */
  score: number;
}

/** What a pair counts where the whole name of one is the other's but for what it sells or a number. */
const SAME_BUT_SHORTER = 0.9;

/** A name of a restaurant, or a shorter one that its chain may have. */
interface TextOf {
  key: number;
  text: string;
  isShorter: boolean;
}

/**
 * Finds restaurants whose names sound or mean the same though no name is the same, what they sell aside: perhaps one chain,
 * perhaps strangers.
 *
 * @param asked the keys of those whose names are new; only pairs with one of them are looked for.
 */
export function maybeChains(
  restaurants: readonly ModelRestaurant[],
  asked: ReadonlySet<number>,
  areas: AreaNames,
): Map<string, MaybeChain> {
  const pairs = new Map<string, MaybeChain>();
  if (asked.size === 0) return pairs;
  const alike = new AlikeNames(1 - SOUNDS_ALIKE);
  const names: TextOf[] = [];
  for (const restaurant of restaurants) {
    const { key } = restaurant;
    const own = new Set(namesOf(restaurant).map(essence).filter(isTelling));
    const less = new Set(namesOf(restaurant).flatMap(shorter));
    for (const text of own) names.push({ key, text, isShorter: false });
    for (const text of less)
      if (!own.has(text) && !areas.says(text)) names.push({ key, text, isShorter: true });
  }
  for (const { text } of names) alike.add(text);
  const isChain = (key: number) => (restaurants[key]?.branches.length ?? 0) > 1;
  for (const [a, b] of alike.pairs()) {
    const [first, second] = [names[a], names[b]];
    if (!first || !second || first.key === second.key) continue;
    if (!asked.has(first.key) && !asked.has(second.key)) continue;
    const { score, queryCoverage, nameCoverage } = scoreNames(first.text, [second.text]);
    if (Math.min(queryCoverage, nameCoverage) < SOUNDS_ALIKE) continue;
    // "Steak House" and "Pancake House" are both some house: one of the two has to be called no more than what they share.
    if (first.isShorter && second.isShorter) continue;
    const byShorter = first.isShorter || second.isShorter;
    // Of two single places it says little that both sell something under a name like theirs.
    if (byShorter && !isChain(first.key) && !isChain(second.key)) continue;
    addPair(pairs, first.key, second.key, byShorter ? score * SAME_BUT_SHORTER : score);
  }
  return pairs;
}

/** Keeps a pair by what counts most for it. */
export function addPair(pairs: Map<string, MaybeChain>, a: number, b: number, score: number): void {
  const [one, other] = [Math.min(a, b), Math.max(a, b)];
  const known = pairs.get(`${one} ${other}`);
  if (!known || known.score < score) pairs.set(`${one} ${other}`, { one, other, score });
}
