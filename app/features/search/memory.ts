import type { CatalogueIndex } from "~/features/catalogue/catalogue-index.server";
import { fold, type NameIndex, type NameMatch, type SearchOptions } from "~/features/names";
import { Lru } from "./lru";

/** The same restaurants and dishes turn up in many questions. */
const KEPT_NAMES = 4_000;

/** Names looked at for some words: beyond these, others are no better. */
const MOST_RESTAURANTS = 12;
const MOST_DISHES = 12;
const LEAST_SCORE = 0.6;
const LEAST_AREA_SCORE = 0.8;
/** The most promising ones are compared, no more. */
const COMPARED = 24;
/** Nobody asks for names so far below the best. */
const SPREAD = 0.15;

/** «دونر» means «شاورما», but who says one gets that one first. */
export const LITERAL = 0.01;

/** What the names of an index say to some folded words. */
export interface LookUp {
  /** The names they may mean, best first. */
  find(asked: readonly string[]): readonly NameMatch<number>[];
  /** The most a name can score, at a fraction of the cost. */
  most(asked: readonly string[]): number;
  /** How alike the likest word of some name is to one of them. */
  likest(word: string): number;
  /** Whether they are a name as it is written. */
  isName(asked: readonly string[]): boolean;
}

/** What the names of the catalogue answered, kept for as long as no name changes. */
export class Memory {
  readonly restaurants: LookUp;
  readonly dishes: LookUp;
  readonly areas: LookUp;

  constructor({ restaurantIndex, dishIndex, neighbourhoodIndex }: CatalogueIndex) {
    const least = { minScore: LEAST_SCORE, spread: SPREAD, compared: COMPARED };
    this.restaurants = remembered(restaurantIndex, { limit: MOST_RESTAURANTS, ...least });
    this.dishes = remembered(dishIndex, { limit: MOST_DISHES, ...least });
    this.areas = remembered(neighbourhoodIndex, { limit: 1, minScore: LEAST_AREA_SCORE });
  }
}

function remembered(index: NameIndex<number>, options: SearchOptions): LookUp {
  const found = new Lru<readonly NameMatch<number>[]>(KEPT_NAMES);
  return {
    find(asked) {
      const key = asked.join(" ");
      const known = found.get(key);
      if (known) return known;
      const matches = index
        .search(asked, options)
        .map((match) => literally(match, key))
        .sort((a, b) => b.score - a.score);
      found.set(key, matches);
      return matches;
    },
    most: (asked) => index.most(asked) + LITERAL,
    likest: (word) => index.likest(word),
    isName: (asked) => index.has(asked.join(" ")),
  };
}

/** A name that is spelled as asked comes before one that only means it. */
export function literally(match: NameMatch<number>, asked: string): NameMatch<number> {
  return fold(match.name) === asked ? { ...match, score: match.score + LITERAL } : match;
}
