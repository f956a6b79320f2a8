import type { CatalogueIndex } from "~/features/catalogue/catalogue-index.server";
import { fold, type NameMatch } from "~/features/names";
import type { Hypothesis, Scored } from "./hypothesis";
import { Lru } from "./lru";
import { SAME_DISH } from "./menu";
import { type Understanding, understand } from "./understand";

/** A query understood against the names of the catalogue as they stood at one revision. */
export interface Interpretation extends Understanding {
  /** Tells how well dish names explain the dish words of a hypothesis; each is reckoned once. */
  scorer(hypothesis: Hypothesis): (dishName: number) => Scored;
}

/** Most questions are asked again and again; names change seldom, and prices are never kept here. */
const KEPT_QUERIES = 5_000;
/** The same restaurants and dishes turn up in many questions. */
const KEPT_NAMES = 4_000;

/** Names looked at for some words: beyond these, others are no better. */
const MOST_RESTAURANTS = 12;
const MOST_DISHES = 24;
const LEAST_SCORE = 0.6;
/** Nobody asks for names so far below the best. */
const SPREAD = 0.15;
const LEAST_AREA_SCORE = 0.8;

const NO_NAME: Scored = { score: 0, name: "" };

/** «دونر» means «شاورما», but who says one gets that one first. */
const LITERAL = 0.01;

type Find = (asked: readonly string[]) => NameMatch<number>[];

/** Questions understood and names found while no name changes. */
class Memory {
  readonly queries = new Lru<Interpretation>(KEPT_QUERIES);
  readonly restaurants: Find;
  readonly dishes: Find;
  readonly neighbourhoods: Find;

  constructor({ restaurantIndex, dishIndex, neighbourhoodIndex, revision }: CatalogueIndex) {
    this.revision = revision;
    this.restaurants = remembering((asked) =>
      restaurantIndex.search(asked, {
        limit: MOST_RESTAURANTS,
        minScore: LEAST_SCORE,
        spread: SPREAD,
      }),
    );
    this.dishes = remembering((asked) =>
      dishIndex.search(asked, { limit: MOST_DISHES, minScore: LEAST_SCORE, spread: SPREAD }),
    );
    this.neighbourhoods = remembering((asked) =>
      asked.length === 1 || neighbourhoodIndex.knows(asked)
        ? neighbourhoodIndex.search(asked, { limit: 1, minScore: LEAST_AREA_SCORE })
        : [],
    );
  }

  readonly revision: number;
}

function remembering(find: Find): Find {
  const known = new Lru<NameMatch<number>[]>(KEPT_NAMES);
  return (asked) => {
    const key = asked.join(" ");
    const found = known.get(key);
    if (found) return found;
    const matches = find(asked)
      .map((match) => literally(match, key))
      .sort((a, b) => b.score - a.score);
    known.set(key, matches);
    return matches;
  };
}

function literally(match: NameMatch<number>, asked: string): NameMatch<number> {
  return fold(match.name) === asked ? { ...match, score: match.score + LITERAL } : match;
}

const memories = new WeakMap<CatalogueIndex, Memory>();

/** The ways to read a query against the catalogue. */
export function interpret(index: CatalogueIndex, query: string): Interpretation {
  let memory = memories.get(index);
  if (memory?.revision !== index.revision) {
    memory = new Memory(index);
    memories.set(index, memory);
  }
  const known = memory.queries.get(query);
  if (known) return known;
  const fresh = interpretation(index, memory, query);
  memory.queries.set(query, fresh);
  return fresh;
}

function interpretation(index: CatalogueIndex, memory: Memory, query: string): Interpretation {
  const { dishIndex, words } = index;
  const understanding = understand(query, {
    restaurants: memory.restaurants,
    dishes: memory.dishes,
    neighbourhood: (asked) => memory.neighbourhoods(asked)[0],
    inRestaurantName: (word) => words.restaurants.has(word),
    inDishName: (word) => words.dishes.has(word),
  });
  const scores = new Map<string, Map<number, Scored>>();
  return {
    ...understanding,
    scorer({ dish }) {
      const texts = dish?.texts ?? [];
      const asked = texts.join(" ");
      const known = scores.get(asked) ?? new Map<number, Scored>();
      scores.set(asked, known);
      let fresh: ((dishName: number) => NameMatch<number> | undefined) | undefined;
      return (dishName) => {
        let score = known.get(dishName);
        if (score) return score;
        fresh ??= dishIndex.scorer(texts, SAME_DISH);
        const match = fresh(dishName);
        score = match ? literally(match, asked) : NO_NAME;
        // Most of a menu is some other dish: those share one object.
        known.set(dishName, score.score >= SAME_DISH ? score : NO_NAME);
        return score;
      };
    },
  };
}
