import { LRUCache } from "lru-cache";
import type { CatalogueIndex } from "~/features/catalogue/index.server";
import type { NameIndex, Scorer } from "~/features/names";
import type { Scored } from "~/features/understanding";
import { LITERAL, literally } from "~/features/understanding";
import { perRevision } from "~/server/memoised";
import { type DishScorer, SAME_DISH } from "./menu";

/** How well a dish name matches the words asked, as far as computed. */
interface CachedScore {
  upperBound: number;
  score: Scored | undefined;
}

const NO_NAME: Scored = { score: 0, name: "" };
/** Shared by all dishes that cannot match, which is most of a menu. */
const UNLIKE: CachedScore = { upperBound: 0, score: NO_NAME };

/** The same dishes turn up in many questions. */
const KEPT_WORDS = 500;

/** Scores dish names against the dish words of queries, each pair once. */
export class DishScores {
  readonly #byWords = new LRUCache<string, Map<number, CachedScore>>({ max: KEPT_WORDS });

  constructor(readonly index: NameIndex<number>) {}

  /** A scorer for folded words. It holds much memory, so it must not be cached. */
  scorer(asked: readonly string[]): DishScorer {
    const { index } = this;
    const key = asked.join(" ");
    const names = this.#byWords.get(key) ?? new Map<number, CachedScore>();
    this.#byWords.set(key, names);
    let fresh: Scorer<number> | undefined;
    const scorer = () => {
      fresh ??= index.scorer(asked);
      return fresh;
    };
    const knownOf = (dishName: number): CachedScore => {
      let known = names.get(dishName);
      if (known) return known;
      const upperBound = scorer().upperBound(dishName) + LITERAL;
      known = upperBound < SAME_DISH ? UNLIKE : { upperBound, score: undefined };
      names.set(dishName, known);
      return known;
    };
    return {
      most: (dishName) => knownOf(dishName).upperBound,
      score(dishName) {
        const known = knownOf(dishName);
        if (known.score) return known.score;
        const match = scorer().score(dishName);
        known.score = match ? literally(match, key) : NO_NAME;
        known.upperBound = known.score.score;
        return known.score;
      },
    };
  }
}

/** The scores of a catalogue, for as long as no name changes. */
export const dishScoresOf = perRevision((index: CatalogueIndex) => new DishScores(index.dishIndex));
