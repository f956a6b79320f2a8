import { LRUCache } from "lru-cache";
import type { CatalogueIndex, IndexedRestaurant } from "~/features/catalogue/index.server";
import {
  fold,
  type NameIndex,
  type NameMatch,
  type SearchOptions,
  tokenize,
} from "~/features/names";
import { isPlain } from "./cuisine-words";

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

/** What a word that stands for one restaurant scores at least: "Kusina", though that is any kitchen. */
const STANDS_FOR_ONE = 0.86;
/** A shorter word begins no name alone, in letters. */
const LEAST_WORD = 4;
/** A number that is more than anybody orders: of «شاورما 77», and no count. */
const LARGE_NUMBER = /^[2-9]\d$|^\d{3}$/;

/** A name that was found; `standsFor` where the one word asked stands for it though it is a weak one. */
export interface FoundName extends NameMatch<number> {
  standsFor?: true;
}

/** Looks up folded words among the names of one index. */
export interface NameLookup {
  /** The matching names, best first. */
  find(asked: readonly string[]): readonly FoundName[];
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

  constructor({
    restaurants,
    restaurantIndex,
    dishIndex,
    neighbourhoodIndex,
    words,
  }: CatalogueIndex) {
    const least = { minScore: LEAST_SCORE, spread: SPREAD, compared: COMPARED };
    let named: ReadonlyMap<string, NameOfOne | null> | undefined;
    const standsFor = (word: string) => {
      const isTold = LARGE_NUMBER.test(word)
        ? words.restaurants.has(word)
        : word.length >= LEAST_WORD &&
          words.restaurants.has(word) &&
          !words.dishes.has(word) &&
          !isPlain(word);
      if (!isTold) return undefined;
      named ??= wordsOfOne(restaurants.values());
      return named.get(word) ?? undefined;
    };
    this.restaurants = remembered(
      restaurantIndex,
      { limit: MOST_RESTAURANTS, ...least },
      standsFor,
    );
    this.dishes = remembered(dishIndex, { limit: MOST_DISHES, ...least });
    this.areas = remembered(neighbourhoodIndex, { limit: 1, minScore: LEAST_AREA_SCORE });
  }
}

type NameOfOne = Pick<NameMatch<number>, "id" | "name">;

/** The words with which one restaurant's name begins, and the large numbers of one, with that name; null where several have the word. */
function wordsOfOne(
  restaurants: Iterable<IndexedRestaurant>,
): ReadonlyMap<string, NameOfOne | null> {
  const found = new Map<string, NameOfOne | null>();
  for (const { id, name_ar, name_en, aliases } of restaurants)
    for (const name of [name_ar, name_en, ...aliases])
      for (const [at, word] of tokenize(name ?? "").entries()) {
        if (at > 0 && !LARGE_NUMBER.test(word)) continue;
        const other = found.get(word);
        if (other === undefined) found.set(word, { id, name: name ?? "" });
        else if (other?.id !== id) found.set(word, null);
      }
  return found;
}

/** `standsFor`: the restaurant that one word stands for, where it is of no other. */
function remembered(
  index: NameIndex<number>,
  options: SearchOptions,
  standsFor: (word: string) => NameOfOne | undefined = () => undefined,
): NameLookup {
  const oneOf = (asked: readonly string[]) =>
    asked.length === 1 ? standsFor(asked[0] ?? "") : undefined;
  const found = new LRUCache<string, readonly FoundName[]>({ max: KEPT_NAMES });
  return {
    find(asked) {
      const key = asked.join(" ");
      const known = found.get(key);
      if (known) return known;
      const alike: FoundName[] = index.search(asked, options);
      const one = (alike[0]?.score ?? 0) < STANDS_FOR_ONE ? oneOf(asked) : undefined;
      const matches = (one ? [standing(one, asked)] : alike)
        .map((match) => literally(match, key))
        .sort((a, b) => b.score - a.score);
      found.set(key, matches);
      return matches;
    },
    most: (asked) => Math.max(index.upperBound(asked), oneOf(asked) ? STANDS_FOR_ONE : 0) + LITERAL,
    likest: (word) => index.likest(word),
    isName: (asked) => index.has(asked.join(" ")),
  };
}

/** A name as found by the one word that stands for it. */
function standing(one: NameOfOne, asked: readonly string[]): FoundName {
  const nameCoverage = asked.length / tokenize(one.name).length;
  return { ...one, score: STANDS_FOR_ONE, queryCoverage: 1, nameCoverage, standsFor: true };
}

/** A name that is spelled as asked comes before one that only means it. */
export function literally<Match extends NameMatch<number>>(match: Match, asked: string): Match {
  return fold(match.name) === asked ? { ...match, score: match.score + LITERAL } : match;
}
