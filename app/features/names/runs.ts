import { Analysis, type Run } from "./analyse";
import { alikeInLength, SETTLED } from "./links";
import { Postings } from "./postings";
import { skeletonKeys } from "./skeleton";
import { sound } from "./sound";
import type { Term } from "./term";
import type { Word } from "./word";

/** Names looked at to tell whether joined words of theirs sound like some word; where more have the key, they may. */
const MOST_LOOKED_AT = 24;

/** Words whose answer is remembered. */
const MOST_REMEMBERED = 4000;

/** The skeleton keys of a word, in all its forms. */
export function keysOf(word: Word): number[] {
  const keys: number[] = [];
  for (const form of word.forms) keys.push(...skeletonKeys(form.symbols));
  return keys;
}

/** The joined words of names, found by how they sound. */
export class Runs {
  readonly #slots = new Postings();
  readonly #likeness = new Map<string, number>();

  /** @param termsOf the words of the name of a slot. */
  constructor(readonly termsOf: (slot: number) => readonly Term[]) {}

  add(slot: number, runs: readonly Run[]): void {
    for (const key of keysOfAll(runs)) this.#slots.add(key, slot);
    if (this.#likeness.size > 0) this.#likeness.clear();
  }

  remove(slot: number, runs: readonly Run[]): void {
    for (const key of keysOfAll(runs)) this.#slots.remove(key, slot);
    if (this.#likeness.size > 0) this.#likeness.clear();
  }

  /** The names with a run that has a word's consonants, those of each key at once: candidates, not compared. */
  *like(word: Word): Generator<readonly number[]> {
    for (const key of keysOf(word)) yield this.#slots.of(key);
  }

  /** How surely some run of some name stands for a word, 0..1; never told too low. */
  likeness(word: Word, weight: number): number {
    // The same letters in one word and in several joined sound the same but for the articles between them.
    const key = `${word.text} ${word.forms.length}`;
    const known = this.#likeness.get(key);
    if (known !== undefined) return known;
    const likeness = this.#likenessOf(word, weight);
    if (this.#likeness.size >= MOST_REMEMBERED) this.#likeness.clear();
    this.#likeness.set(key, likeness);
    return likeness;
  }

  #likenessOf(word: Word, weight: number): number {
    const slots = new Set<number>();
    for (const key of keysOf(word)) {
      for (const slot of this.#slots.of(key)) slots.add(slot);
      if (slots.size > MOST_LOOKED_AT) return 1;
    }
    let best = 0;
    const compared = new Set<Word>();
    for (const slot of slots)
      for (const run of new Analysis(this.termsOf(slot), []).runs) {
        if (!alikeInLength(run.weight, weight) || compared.has(run.word)) continue;
        compared.add(run.word);
        best = Math.max(best, sound(word, run.word));
        if (best >= SETTLED) return 1;
      }
    return best;
  }
}

function keysOfAll(runs: readonly Run[]): Set<number> {
  return new Set(runs.flatMap(({ word }) => keysOf(word)));
}
