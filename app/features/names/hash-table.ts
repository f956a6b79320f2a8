import { withRoom } from "~/server/column";

/** Where a chain ends. */
const NONE = -1;

/**
 * Small numbers (from 0) found by a hash of what they stand for, which is kept elsewhere. All in typed arrays: some sixteen
 * bytes each where a Map of strings takes a hundred, and no work for the garbage collector.
 */
export class HashTable {
  /** The first number of each chain. */
  #heads = new Int32Array(1024).fill(NONE);
  /** By number: the next of its chain, and its hash. */
  #next = new Int32Array(1024);
  #hashes = new Int32Array(1024);
  #count = 0;

  /** The number of this hash for which `isMeant`, any of several; undefined for none. */
  find(hash: number, isMeant: (number: number) => boolean = () => true): number | undefined {
    let number = this.#heads[this.#chainOf(hash)] as number;
    while (number !== NONE) {
      if (this.#hashes[number] === hash && isMeant(number)) return number;
      number = this.#next[number] as number;
    }
    return undefined;
  }

  /** @param hash 32 bits, signed; numbers may share it. */
  add(number: number, hash: number): void {
    this.#next = withRoom(this.#next, number);
    this.#hashes = withRoom(this.#hashes, number);
    this.#hashes[number] = hash;
    this.#link(number);
    if (++this.#count > this.#heads.length) this.#spread();
  }

  /** Forgets a number that was added. */
  remove(number: number): void {
    const chain = this.#chainOf(this.#hashes[number] as number);
    const next = this.#next[number] as number;
    let at = this.#heads[chain] as number;
    if (at === number) this.#heads[chain] = next;
    else {
      while (this.#next[at] !== number) at = this.#next[at] as number;
      this.#next[at] = next;
    }
    this.#count -= 1;
  }

  /** Knuth's multiplicative hashing: keys that differ in their high bits alone are spread as well. */
  #chainOf(hash: number): number {
    return (Math.imul(hash, 0x9e3779b1) >>> 7) & (this.#heads.length - 1);
  }

  #link(number: number): void {
    const chain = this.#chainOf(this.#hashes[number] as number);
    this.#next[number] = this.#heads[chain] as number;
    this.#heads[chain] = number;
  }

  /** Twice as many chains. */
  #spread(): void {
    const former = this.#heads;
    this.#heads = new Int32Array(2 * former.length).fill(NONE);
    for (const head of former)
      for (let number = head; number !== NONE; ) {
        const next = this.#next[number] as number;
        this.#link(number);
        number = next;
      }
  }
}
