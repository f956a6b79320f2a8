import { fold, scoreNames } from "~/features/names";
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

/** What a pair counts where the whole name of one is the other's but for what it sells, a number or an owner's s. */
const SAME_BUT_SHORTER = 0.9;

/**
 * Finds restaurants whose names sound or mean the same though no name is the same, or that are called as a chain is but for what
 * they sell: perhaps one chain, perhaps strangers.
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
  const add = (one: number, other: number, score: number) => {
    if (one !== other && (asked.has(one) || asked.has(other))) addPair(pairs, one, other, score);
  };
  const alike = new AlikeNames(1 - SOUNDS_ALIKE);
  const names: { key: number; text: string }[] = [];
  for (const restaurant of restaurants)
    for (const text of new Set(namesOf(restaurant).map(essence).filter(isTelling))) {
      alike.add(text);
      names.push({ key: restaurant.key, text });
    }
  const byName = keysByName(names);
  for (const [a, b] of alike.pairs()) {
    const [first, second] = [names[a], names[b]];
    if (!first || !second || first.key === second.key) continue;
    if (!asked.has(first.key) && !asked.has(second.key)) continue;
    // Of many who share a name each is asked about with the first: whoever is one with it is one with the others.
    const [original] = byName.get(fold(first.text)) ?? [];
    if (original !== first.key && fold(first.text) === fold(second.text)) continue;
    const { score, queryCoverage, nameCoverage } = scoreNames(first.text, [second.text]);
    if (Math.min(queryCoverage, nameCoverage) >= SOUNDS_ALIKE) add(first.key, second.key, score);
  }
  const isChain = ({ key }: { key: number }) => (restaurants[key]?.branches.length ?? 0) > 1;
  for (const restaurant of restaurants)
    for (const text of namesOf(restaurant).flatMap(shorter)) {
      if (areas.says(text)) continue;
      // Of two single places it says little that both sell something under a name like theirs.
      for (const key of byName.get(fold(text)) ?? [])
        if (isChain(restaurant) || isChain({ key })) add(restaurant.key, key, SAME_BUT_SHORTER);
    }
  return pairs;
}

/** Who has each name. */
function keysByName(names: readonly { key: number; text: string }[]): Map<string, number[]> {
  const keys = new Map<string, number[]>();
  for (const { key, text } of names) {
    const known = keys.get(fold(text));
    if (known) known.push(key);
    else keys.set(fold(text), [key]);
  }
  return keys;
}

/** Keeps a pair by what counts most for it. */
export function addPair(pairs: Map<string, MaybeChain>, a: number, b: number, score: number): void {
  const [one, other] = [Math.min(a, b), Math.max(a, b)];
  const known = pairs.get(`${one} ${other}`);
  if (!known || known.score < score) pairs.set(`${one} ${other}`, { one, other, score });
}
