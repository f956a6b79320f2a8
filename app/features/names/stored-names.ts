import { Postings } from "~/server/postings";
import type { Phrase } from "./analyse";

/** A stored name: the least its analysis can be rebuilt from. */
export interface StoredName<Id> {
  id: Id;
  name: string;
  /** Its words as ids of the vocabulary, in order. */
  words: readonly number[];
  phrases: readonly Phrase[];
}

const NO_PHRASES: readonly Phrase[] = [];

/**
 * Names by slot, a small number, in columns: as an object with a list of its own, each of a hundred thousand would take four
 * times the room.
 */
export class StoredNames<Id> {
  readonly #ids: (Id | undefined)[] = [];
  readonly #names: string[] = [];
  readonly #words = new Postings();
  /** Few names have a phrase. */
  readonly #phrases = new Map<number, readonly Phrase[]>();
  readonly #free: number[] = [];

  /** All slots are below this. */
  get slots(): number {
    return this.#ids.length;
  }

  /** @returns the slot it has from now on. */
  add({ id, name, words, phrases }: StoredName<Id>): number {
    const slot = this.#free.pop() ?? this.#ids.length;
    this.#ids[slot] = id;
    this.#names[slot] = name;
    for (const word of words) this.#words.add(slot, word);
    if (phrases.length > 0) this.#phrases.set(slot, phrases);
    return slot;
  }

  /** Forgets the name of a slot, which another one may take then. */
  remove(slot: number): void {
    for (const word of this.wordsOf(slot)) this.#words.remove(slot, word);
    this.#ids[slot] = undefined;
    this.#names[slot] = "";
    this.#phrases.delete(slot);
    this.#free.push(slot);
  }

  /** The id and the name of a slot that has one. */
  idOf(slot: number): Id {
    return this.#ids[slot] as Id;
  }

  /** As stored; nothing where a name was removed. */
  nameOf(slot: number): string {
    return this.#names[slot] ?? "";
  }

  /** See `StoredName.words`. A list, which reads quicker than a view of numbers that few read twice. */
  wordsOf(slot: number): number[] {
    const words = new Array<number>(this.#words.count(slot));
    const start = this.#words.startOf(slot);
    for (let n = 0; n < words.length; n++) words[n] = this.#words.slots[start + n] as number;
    return words;
  }

  phrasesOf(slot: number): readonly Phrase[] {
    return this.#phrases.get(slot) ?? NO_PHRASES;
  }
}
