import type { Term } from "./term";

/** A smaller index is treated as if it had this many names, or every word of a short menu would look common. */
const LEAST_NAMES = 500;
/** The weight of a word that all names have. */
const COMMON = 0.25;
/** Meanings above this confidence are counted. */
const SAME = 0.85;

/** Inverse document frequency: words of many names weigh little. Counts meanings rather than spellings. */
export class Idf {
  readonly #namesByMeaning = new Map<number, number>();

  /** @param generic uninformative words of this index, folded, with their weight. */
  constructor(readonly generic: ReadonlyMap<string, number>) {}

  /** Counts the meanings of a name that was added (`step` 1) or removed (−1). */
  count(terms: readonly Term[], step: 1 | -1): void {
    const counted = new Set<number>();
    for (const term of terms) {
      for (const { id, confidence } of term.meanings) if (confidence > SAME) counted.add(id);
    }
    for (const id of counted) {
      this.#namesByMeaning.set(id, (this.#namesByMeaning.get(id) ?? 0) + step);
    }
  }

  /** How many names share a meaning with this word; of several meanings the most common counts. */
  namesMeaning(term: Term): number {
    let names = 0;
    for (const { id } of term.meanings) names = Math.max(names, this.#namesByMeaning.get(id) ?? 0);
    return names;
  }

  /**
   * A word's weight: from 1 for a word of one name down to COMMON for a word of all names, and no more than `base`.
   *
   * @param names how many names have it
   * @param all how many names there are
   */
  weightOf(term: Term, base: number, names: number, all: number): number {
    const most = Math.log(Math.max(all, LEAST_NAMES));
    const rarity = Math.max(0, 1 - Math.log(Math.max(1, names)) / most);
    return Math.min(COMMON + (1 - COMMON) * rarity, base, this.generic.get(term.text) ?? 1);
  }
}
