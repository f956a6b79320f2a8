import type { CatalogueIndex } from "~/features/catalogue/catalogue-index.server";
import { fold, type NameMatch } from "~/features/names";
import type { Hypothesis } from "./hypothesis";
import { Lru } from "./lru";
import { understand } from "./understand";

/** A query understood against the names of the catalogue as they stood at one revision. */
export interface Interpretation {
  hypotheses: readonly Hypothesis[];
  /** How well a dish name explains the dish words of a hypothesis, 0 to 1; reckoned once. */
  scoreOf(hypothesis: Hypothesis, dishName: number): number;
}

/** Most questions are asked again and again; names change seldom, and prices are never kept here. */
const KEPT = 5_000;

/** Names looked at for some words: beyond these, others are no better. */
const MOST_RESTAURANTS = 12;
const MOST_DISHES = 24;
const LEAST_SCORE = 0.6;

interface Memory {
  revision: number;
  known: Lru<Interpretation>;
}

const memories = new WeakMap<CatalogueIndex, Memory>();

/** The ways to read a query against the catalogue, remembered while no name changes. */
export function interpret(index: CatalogueIndex, query: string): Interpretation {
  let memory = memories.get(index);
  if (memory?.revision !== index.revision) {
    memory = { revision: index.revision, known: new Lru(KEPT) };
    memories.set(index, memory);
  }
  const known = memory.known.get(query);
  if (known) return known;
  const fresh = interpretation(index, query);
  memory.known.set(query, fresh);
  return fresh;
}

function interpretation(index: CatalogueIndex, query: string): Interpretation {
  const { restaurantIndex, dishIndex, neighbourhoodIndex, words } = index;
  const hypotheses = understand(query, {
    restaurants: (asked) =>
      literalFirst(
        restaurantIndex.search(asked, { limit: MOST_RESTAURANTS, minScore: LEAST_SCORE }),
        asked,
      ),
    dishes: (asked) =>
      literalFirst(dishIndex.search(asked, { limit: MOST_DISHES, minScore: LEAST_SCORE }), asked),
    neighbourhood: (asked) => neighbourhoodIndex.search(asked, { limit: 1, minScore: 0.8 })[0],
    inName: (word) => words.restaurants.has(word) || words.dishes.has(word),
    inDishName: (word) => words.dishes.has(word),
  });
  const scores = new Map<string, Map<number, number>>();
  return {
    hypotheses,
    scoreOf({ dish }, dishName) {
      const texts = dish?.texts ?? [];
      const key = texts.join(" ");
      let known = scores.get(key);
      if (!known) {
        known = new Map(dish?.matches.map(({ id, score }) => [id, score]));
        scores.set(key, known);
      }
      let score = known.get(dishName);
      if (score === undefined) {
        score = literally(dishIndex.score(texts, dishName), texts)?.score ?? 0;
        known.set(dishName, score);
      }
      return score;
    },
  };
}

/** «دونر» means «شاورما», but who says one gets that one first. */
const LITERAL = 0.01;

function literally<Match extends NameMatch<number> | undefined>(
  match: Match,
  asked: readonly string[],
): Match {
  return match && fold(match.name) === asked.join(" ")
    ? { ...match, score: match.score + LITERAL }
    : match;
}

function literalFirst(matches: NameMatch<number>[], asked: readonly string[]) {
  return matches.map((match) => literally(match, asked)).sort((a, b) => b.score - a.score);
}
