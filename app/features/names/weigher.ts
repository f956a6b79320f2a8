import type { Analysis } from "./analyse";
import type { Term } from "./term";

/** In a small index a word counts as rare as if there were this many names, or every word of a menu would look common. */
const LEAST_NAMES = 500;
/** What the commonest word weighs against the rarest. */
const COMMON = 0.25;
/** A meaning this sure is counted as one that the name has. */
const SAME = 0.85;

/** Weighs words by rarity: what many names say tells little. */
export class Weigher {
  readonly #namesByMeaning = new Map<number, number>();

  /** @param generic words that say little in this index, folded, with their weight. */
  constructor(readonly generic: ReadonlyMap<string, number>) {}

  /** Counts the meanings of a name that came (`step` 1) or went (−1). */
  count({ terms }: Analysis, step: 1 | -1): void {
    const counted = new Set<number>();
    for (const term of terms) {
      for (const { id, sure } of term.meanings) if (sure > SAME) counted.add(id);
    }
    for (const id of counted) {
      this.#namesByMeaning.set(id, (this.#namesByMeaning.get(id) ?? 0) + step);
    }
  }

  /** How many names have a word with one of this word's meanings: the most common meaning counts. */
  namesMeaning(term: Term): number {
    let names = 0;
    for (const { id } of term.meanings) names = Math.max(names, this.#namesByMeaning.get(id) ?? 0);
    return names;
  }

  /**
   * A word's weight, 0..1: 1 for one name's own, down to COMMON for a word that all names have, and no more than `base`.
   *
   * @param names how many names have it
   * @param all how many names there are
   */
  weigh(term: Term, base: number, names: number, all: number): number {
    const most = Math.log(Math.max(all, LEAST_NAMES));
    const rarity = Math.max(0, 1 - Math.log(Math.max(1, names)) / most);
    return Math.min(COMMON + (1 - COMMON) * rarity, base, this.generic.get(term.text) ?? 1);
  }
}
