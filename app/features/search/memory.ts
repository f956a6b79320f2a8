import type { CatalogueIndex } from "~/features/catalogue/catalogue-index.server";
import { fold, type NameIndex, type NameMatch, type Scorer } from "~/features/names";
import type { Scored } from "./hypothesis";
import { Lru } from "./lru";
import { type DishScorer, SAME_DISH } from "./menu";

/** The same restaurants and dishes turn up in many questions. */
const KEPT_NAMES = 4_000;
const KEPT_SCORERS = 3_000;

/** Names looked at for some words: beyond these, others are no better. */
const MOST_RESTAURANTS = 12;
const MOST_DISHES = 24;
const LEAST_SCORE = 0.6;
const LEAST_AREA_SCORE = 0.8;
/** Nobody asks for names so far below the best. */
const SPREAD = 0.15;

/** «دونر» means «شاورما», but who says one gets that one first. */
const LITERAL = 0.01;

/** The names that some folded words may mean, best first. */
export type Find = (asked: readonly string[]) => readonly NameMatch<number>[];

/** What the names of the catalogue answered, kept for as long as no name changes. */
export class Memory {
  readonly restaurants: Find;
  readonly dishes: Find;
  readonly areas: Find;
  readonly #dishIndex: NameIndex<number>;
  readonly #scorers = new Lru<DishScorer>(KEPT_SCORERS);

  constructor({ restaurantIndex, dishIndex, neighbourhoodIndex }: CatalogueIndex) {
    const least = { minScore: LEAST_SCORE, spread: SPREAD };
    this.restaurants = remembered(restaurantIndex, { limit: MOST_RESTAURANTS, ...least });
    this.dishes = remembered(dishIndex, { limit: MOST_DISHES, ...least });
    this.areas = remembered(neighbourhoodIndex, { limit: 1, minScore: LEAST_AREA_SCORE });
    this.#dishIndex = dishIndex;
  }

  /** Tells how well dish names explain the folded words that ask for a dish; each is reckoned once. */
  scorer(asked: readonly string[]): DishScorer {
    const key = asked.join(" ");
    let scorer = this.#scorers.get(key);
    if (!scorer) {
      scorer = scorerOf(this.#dishIndex, asked);
      this.#scorers.set(key, scorer);
    }
    return scorer;
  }
}

function remembered(
  index: NameIndex<number>,
  options: { limit: number; minScore: number; spread?: number },
): Find {
  const found = new Lru<readonly NameMatch<number>[]>(KEPT_NAMES);
  return (asked) => {
    const key = asked.join(" ");
    const known = found.get(key);
    if (known) return known;
    const matches = index
      .search(asked, options)
      .map((match) => literally(match, key))
      .sort((a, b) => b.score - a.score);
    found.set(key, matches);
    return matches;
  };
}

function literally(match: NameMatch<number>, asked: string): NameMatch<number> {
  return fold(match.name) === asked ? { ...match, score: match.score + LITERAL } : match;
}

/** What is known of a dish name beside some words. */
interface Known {
  most: number;
  score: Scored | undefined;
}

/** Most of a menu is some other dish: those share one object. */
const UNLIKE: Known = { most: 0, score: { score: 0, name: "" } };

function scorerOf(index: NameIndex<number>, asked: readonly string[]): DishScorer {
  const key = asked.join(" ");
  const names = new Map<number, Known>();
  let scorer: Scorer<number> | undefined;
  const knownOf = (dishName: number): Known => {
    let known = names.get(dishName);
    if (known) return known;
    scorer ??= index.scorer(asked, SAME_DISH);
    const most = scorer.most(dishName);
    known = most < SAME_DISH ? UNLIKE : { most: most + LITERAL, score: undefined };
    names.set(dishName, known);
    return known;
  };
  return {
    most: (dishName) => knownOf(dishName).most,
    score(dishName) {
      const known = knownOf(dishName);
      if (known.score) return known.score;
      scorer ??= index.scorer(asked, SAME_DISH);
      const match = scorer.score(dishName);
      known.score = match ? literally(match, key) : { score: 0, name: "" };
      return known.score;
    },
  };
}
