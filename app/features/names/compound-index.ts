import { LRUCache } from "lru-cache";
import { Postings } from "~/server/postings";
import { SETTLED, similarLength } from "./alignment-edges";
import { Analysis, compoundRanges } from "./analyse";
import { HashTable } from "./hash-table";
import { joinedKeys, keysOf } from "./skeleton";
import { sound } from "./sound";
import type { Term } from "./term";
import type { PhoneticWord } from "./word";

/** Names whose compounds are compared with a word. Where more names share its key, one of them is assumed to match. */
const MOST_VERIFIED = 24;

/** The least key of two consonants. Of one alone there are so many that they crowd out the word itself. */
const LEAST_KEY = 1 << 8;

/** Words whose likeness is cached. */
const MOST_REMEMBERED = 4000;

/** The compounds of names, found by their phonetic (skeleton) keys. */
export class CompoundIndex {
  readonly #slots = new Postings();
  /** A small number for each key, which is its own hash. */
  readonly #numbers = new HashTable();
  #keys = 0;
  readonly #likeness = new LRUCache<string, number>({ max: MOST_REMEMBERED });

  /**
   * @param termsOf the words of the name of a slot.
   * @param keysOfWord the skeleton keys of a word of the vocabulary.
   */
  constructor(
    readonly termsOf: (slot: number) => readonly Term[],
    readonly keysOfWord: (word: number) => readonly number[],
  ) {}

  /** @param words the ids of the name's words in the vocabulary. */
  add(slot: number, words: readonly number[]): void {
    for (const key of this.#keysOfAll(words)) {
      let number = this.#numbers.find(key);
      if (number === undefined) {
        number = this.#keys++;
        this.#numbers.add(number, key);
      }
      this.#slots.add(number, slot);
    }
    if (this.#likeness.size > 0) this.#likeness.clear();
  }

  remove(slot: number, words: readonly number[]): void {
    for (const key of this.#keysOfAll(words))
      this.#slots.remove(this.#numbers.find(key) as number, slot);
    if (this.#likeness.size > 0) this.#likeness.clear();
  }

  /** Visits the slots of names with a compound that has one of these keys. Not compared yet. */
  each(keys: readonly number[], visit: (slot: number) => void): void {
    for (const key of keys) {
      const number = this.#numbers.find(key);
      if (number === undefined) continue;
      const { slots } = this.#slots;
      const start = this.#slots.startOf(number);
      const end = start + this.#slots.count(number);
      for (let i = start; i < end; i++) visit(slots[i] as number);
    }
  }

  /** The best likeness of a word with any name's compound, 0..1. May be too high, never too low. */
  likeness(word: PhoneticWord, weight: number): number {
    // A compound of the same letters may have more forms than the word, because articles inside it can be dropped.
    const key = `${word.text} ${word.forms.length}`;
    const known = this.#likeness.get(key);
    if (known !== undefined) return known;
    const likeness = this.#likenessOf(word, weight);
    this.#likeness.set(key, likeness);
    return likeness;
  }

  #likenessOf(word: PhoneticWord, weight: number): number {
    const slots = new Set<number>();
    this.each(keysOf(word), (slot) => slots.add(slot));
    if (slots.size > MOST_VERIFIED) return 1;
    let best = 0;
    const compared = new Set<PhoneticWord>();
    for (const slot of slots)
      for (const compound of new Analysis(this.termsOf(slot), []).compounds) {
        if (!similarLength(compound.weight, weight) || compared.has(compound.word)) continue;
        compared.add(compound.word);
        best = Math.max(best, sound(word, compound.word));
        if (best >= SETTLED) return 1;
      }
    return best;
  }

  /** The keys of a name's compounds, joined from those of its words: no compound is formed to be found. */
  #keysOfAll(words: readonly number[]): Set<number> {
    const all = new Set<number>();
    const keys = words.map(this.keysOfWord);
    for (const { from, to } of compoundRanges(words.length))
      for (const key of joinedKeys(keys.slice(from, to))) if (key >= LEAST_KEY) all.add(key);
    return all;
  }
}
