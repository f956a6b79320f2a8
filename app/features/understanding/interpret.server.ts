import { LRUCache } from "lru-cache";
import type { CatalogueIndex } from "~/features/catalogue/index.server";
import { configuredPlatformNames } from "~/features/prices/index.server";
import { perRevision } from "~/server/memoised";
import { lostLetters } from "./lost-letter";
import { CachedNameLookups } from "./name-lookup";
import type { NeighbourhoodMatch } from "./neighbourhood";
import { platformsByName } from "./platform-words";
import { spokenIn } from "./tokens";
import { type Understanding, understand } from "./understand";

/**
 * Most questions are asked again and again; names change seldom, and prices are never kept here. Each takes some 6 KB: where
 * the n-th question is asked 1/n as often as the first, of 5,000, these are three quarters of all that is asked, and four times
 * as many nine tenths.
 */
const KEPT_QUERIES = 500;

/** Words of which it is remembered whether they are a neighbourhood. */
const KEPT_WORDS = 4_000;

/** What was understood at one revision. */
class InterpretationCache {
  readonly queries = new LRUCache<string, Understanding>({ max: KEPT_QUERIES });
  readonly names: CachedNameLookups;
  readonly #areas = new LRUCache<string, { match: NeighbourhoodMatch | undefined }>({
    max: KEPT_WORDS,
  });
  readonly #platforms = platformsByName(configuredPlatformNames());
  #lostLetters: ReadonlyMap<string, string> | undefined;

  constructor(readonly index: CatalogueIndex) {
    this.names = new CachedNameLookups(index);
  }

  interpret(query: string, spoken: ReadonlySet<string>): Understanding {
    const key = [query, ...spoken].join("\n");
    const known = this.queries.get(key);
    if (known) return known;
    const { names } = this;
    const { words } = this.index;
    const understanding = understand(
      query,
      {
        restaurants: names.restaurants,
        dishes: names.dishes,
        neighbourhood: (asked) => this.#neighbourhood(asked),
        inRestaurantName: (word) => words.restaurants.has(word),
        inDishName: (word) => words.dishes.has(word),
        platforms: this.#platforms,
        isOfDish: (pieces) => words.pieces.has(pieces),
        withLetterLost: (word) => {
          this.#lostLetters ??= lostLetters(words.dishes);
          return this.#lostLetters.get(word);
        },
      },
      spoken,
    );
    this.queries.set(key, understanding);
    return understanding;
  }

  /** Parts of a question are read again and again, and each of their words may be a neighbourhood. */
  #neighbourhood(asked: readonly string[]): NeighbourhoodMatch | undefined {
    const key = asked.join(" ");
    const known = this.#areas.get(key);
    if (known) return known.match;
    const isKnown = asked.length === 1 || this.index.neighbourhoodIndex.knows(asked);
    const match = isKnown ? this.names.areas.find(asked)[0] : undefined;
    this.#areas.set(key, { match });
    return match;
  }
}

const understood = perRevision((index: CatalogueIndex) => new InterpretationCache(index));

/**
 * The ways to read a query against the catalogue.
 *
 * @param spoken the languages of the question it is a part of.
 */
export function interpret(
  index: CatalogueIndex,
  query: string,
  spoken: ReadonlySet<string> = spokenIn(query),
): Understanding {
  return understood(index).interpret(query, spoken);
}

/** What looks up the names of a request that needs no reading. */
export function lookUpsOf(index: CatalogueIndex): CachedNameLookups {
  return understood(index).names;
}
