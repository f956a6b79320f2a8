import { LRUCache } from "lru-cache";
import type { CatalogueIndex } from "~/features/catalogue/index.server";
import {
  fold,
  type NameIndex,
  type NameMatch,
  type SearchOptions,
  tokenize,
} from "~/features/names";

/** The same restaurants and dishes turn up in many questions. */
const KEPT_NAMES = 1_500;

/** The most matches kept for some words. */
const MOST_RESTAURANTS = 12;
const MOST_DISHES = 12;
const LEAST_SCORE = 0.6;
const LEAST_AREA_SCORE = 0.8;
/** How many candidates are compared in full. */
const COMPARED = 24;
/** Names that score this far below the best are dropped. */
const SPREAD = 0.15;

/** Bonus for a name spelled as asked, so that it comes before one that means the same: «دونر» before «شاورما». */
export const LITERAL = 0.01;

/** What the first word of one restaurant's name scores at least where it is of no other and of no dish: "Kusina", though that is any kitchen. */
const ONE_BEGINS_SO = 0.86;
/** A shorter word begins no name alone, in letters. */
const LEAST_WORD = 4;

/** Looks up folded words among the names of one index. */
export interface NameLookup {
  /** The matching names, best first. */
  find(asked: readonly string[]): readonly NameMatch<number>[];
  /** An upper bound of what a name can score, at a fraction of the cost of `find`. */
  most(asked: readonly string[]): number;
  /** The likeness of a word to the most similar word of any name, 0 to 1. */
  likest(word: string): number;
  /** Whether they are exactly a name. */
  isName(asked: readonly string[]): boolean;
}

/** Look-ups in the catalogue's three indexes, cached for as long as no name changes. */
export class CachedNameLookups {
  readonly restaurants: NameLookup;
  readonly dishes: NameLookup;
  readonly areas: NameLookup;

  constructor({ restaurantIndex, dishIndex, neighbourhoodIndex, words }: CatalogueIndex) {
    const least = { minScore: LEAST_SCORE, spread: SPREAD, compared: COMPARED };
    const begins = (word: string) =>
      word.length >= LEAST_WORD && words.restaurants.has(word) && !words.dishes.has(word);
    this.restaurants = remembered(restaurantIndex, { limit: MOST_RESTAURANTS, ...least }, begins);
    this.dishes = remembered(dishIndex, { limit: MOST_DISHES, ...least });
    this.areas = remembered(neighbourhoodIndex, { limit: 1, minScore: LEAST_AREA_SCORE });
  }
}

/** `begins`: whether one word may stand for the only name that begins with it. */
function remembered(
  index: NameIndex<number>,
  options: SearchOptions,
  begins: (word: string) => boolean = () => false,
): NameLookup {
  const mayBegin = (asked: readonly string[]) => asked.length === 1 && begins(asked[0] ?? "");
  const found = new LRUCache<string, readonly NameMatch<number>[]>({ max: KEPT_NAMES });
  return {
    find(asked) {
      const key = asked.join(" ");
      const known = found.get(key);
      if (known) return known;
      const alike = index.search(asked, options);
      const isLow = (alike[0]?.score ?? 0) < ONE_BEGINS_SO && mayBegin(asked);
      const matches = (isLow ? beginningWith(index, key, alike) : alike)
        .map((match) => literally(match, key))
        .sort((a, b) => b.score - a.score);
      found.set(key, matches);
      return matches;
    },
    most: (asked) =>
      Math.max(index.upperBound(asked), mayBegin(asked) ? ONE_BEGINS_SO : 0) + LITERAL,
    likest: (word) => index.likest(word),
    isName: (asked) => index.has(asked.join(" ")),
  };
}

/** The one name that begins with a word, where only one does; else what is alike. */
function beginningWith(
  index: NameIndex<number>,
  word: string,
  alike: NameMatch<number>[],
): NameMatch<number>[] {
  const named = index.search([word], { limit: COMPARED, minScore: 0, compared: COMPARED });
  const [one, other] = named.filter(({ name }) => tokenize(name)[0] === word);
  const queryCoverage = 1;
  return one && !other ? [{ ...one, queryCoverage, score: ONE_BEGINS_SO }] : alike;
}

/** A name that is spelled as asked comes before one that only means it. */
export function literally(match: NameMatch<number>, asked: string): NameMatch<number> {
  return fold(match.name) === asked ? { ...match, score: match.score + LITERAL } : match;
}
