import type { CatalogueIndex } from "~/features/catalogue/catalogue-index.server";
import { DishScores } from "./dish-scores";
import { lostLetters } from "./lost-letter";
import { Lru } from "./lru";
import { Memory } from "./memory";
import { type Understanding, understand } from "./understand";

/** A query understood against the names of the catalogue as they stood at one revision. */
export interface Interpretation extends Understanding {
  dishScores: DishScores;
}

/** Most questions are asked again and again; names change seldom, and prices are never kept here. */
const KEPT_QUERIES = 5_000;

/** What was understood at one revision. */
class Understood {
  readonly queries = new Lru<Interpretation>(KEPT_QUERIES);
  readonly memory: Memory;
  #lostLetters: ReadonlyMap<string, string> | undefined;
  readonly revision: number;

  constructor(readonly index: CatalogueIndex) {
    this.memory = new Memory(index);
    this.revision = index.revision;
  }

  interpret(query: string): Interpretation {
    const known = this.queries.get(query);
    if (known) return known;
    const { memory } = this;
    const { words, neighbourhoodIndex } = this.index;
    const understanding = understand(query, {
      restaurants: memory.restaurants,
      dishes: memory.dishes,
      neighbourhood: (asked) =>
        asked.length === 1 || neighbourhoodIndex.knows(asked)
          ? memory.areas.find(asked)[0]
          : undefined,
      inRestaurantName: (word) => words.restaurants.has(word),
      inDishName: (word) => words.dishes.has(word),
      isOfDish: (pieces) => words.pieces.has(pieces),
      withLetterLost: (word) => {
        this.#lostLetters ??= lostLetters(words.dishes);
        return this.#lostLetters.get(word);
      },
    });
    const interpretation = { ...understanding, dishScores: new DishScores(this.index.dishIndex) };
    this.queries.set(query, interpretation);
    return interpretation;
  }
}

const understood = new WeakMap<CatalogueIndex, Understood>();

/** The ways to read a query against the catalogue. */
export function interpret(index: CatalogueIndex, query: string): Interpretation {
  let current = understood.get(index);
  if (current?.revision !== index.revision) {
    current = new Understood(index);
    understood.set(index, current);
  }
  return current.interpret(query);
}
