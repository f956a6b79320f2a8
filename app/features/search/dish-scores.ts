import type { NameIndex, Scorer } from "~/features/names";
import type { Scored } from "./hypothesis";
import { LITERAL, literally } from "./memory";
import { type DishScorer, SAME_DISH } from "./menu";

/** What is known of a dish name beside the words that ask for one. */
interface Known {
  most: number;
  score: Scored | undefined;
}

const NO_NAME: Scored = { score: 0, name: "" };
/** Most of a menu is some other dish: those share one object. */
const UNLIKE: Known = { most: 0, score: NO_NAME };

/** How well dish names explain the dish words of one question, each reckoned once. */
export class DishScores {
  readonly #byWords = new Map<string, Map<number, Known>>();

  constructor(readonly index: NameIndex<number>) {}

  /** A scorer for folded words; it holds much, so it is not to be kept. */
  scorer(asked: readonly string[]): DishScorer {
    const { index } = this;
    const key = asked.join(" ");
    const names = this.#byWords.get(key) ?? new Map<number, Known>();
    this.#byWords.set(key, names);
    let fresh: Scorer<number> | undefined;
    const scorer = () => {
      fresh ??= index.scorer(asked);
      return fresh;
    };
    const knownOf = (dishName: number): Known => {
      let known = names.get(dishName);
      if (known) return known;
      const most = scorer().most(dishName) + LITERAL;
      known = most < SAME_DISH ? UNLIKE : { most, score: undefined };
      names.set(dishName, known);
      return known;
    };
    return {
      most: (dishName) => knownOf(dishName).most,
      score(dishName) {
        const known = knownOf(dishName);
        if (known.score) return known.score;
        const match = scorer().score(dishName);
        known.score = match ? literally(match, key) : NO_NAME;
        known.most = known.score.score;
        return known.score;
      },
    };
  }
}
