import { SURE } from "./name-query";
import type { Matches } from "./vocabulary";

/** How many names have a word like the one asked for, and how many one that is almost certainly it. */
export interface LikeCount {
  alike: number;
  sure: number;
}

/** Counts the names with words like one of a query, once: the same words are asked about again and again. */
export class LikeCounts {
  #known = new WeakMap<Matches, LikeCount>();

  /** @param namesWith how many names have a word of the vocabulary. */
  constructor(readonly namesWith: (word: number) => number) {}

  of(matches: Matches): LikeCount {
    const known = this.#known.get(matches);
    if (known) return known;
    const count = { alike: 0, sure: 0 };
    for (const [word, likeness] of matches.alike) {
      const names = this.namesWith(word);
      count.alike += names;
      if (likeness >= SURE) count.sure += names;
    }
    this.#known.set(matches, count);
    return count;
  }

  /** To be called whenever a name comes or goes. */
  forget(): void {
    this.#known = new WeakMap();
  }
}
