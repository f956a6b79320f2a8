import { withRoom } from "./column";

/**
 * Which slots hold a key (a small number from 0): those of one key side by side, all in one typed array, so that a
 * hundred thousand names cost some ten bytes a word and no work for the garbage collector, and a common word is read
 * as fast as memory comes.
 */
export class Postings {
  /** By key: where its slots begin, and how many it has. Its block has room for the next power of two. */
  #start = new Int32Array(1024);
  #count = new Int32Array(1024);
  #slots = new Int32Array(4096);
  #used = 0;
  /** Where blocks that were given back begin, by the logarithm of their size. */
  readonly #free: number[][] = Array.from({ length: 32 }, () => []);

  /** How many slots hold the key. */
  count(key: number): number {
    return this.#count[key] ?? 0;
  }

  /** The slots of all keys: those of one stand from `startOf` it on. Valid until something is added or removed. */
  get slots(): Int32Array {
    return this.#slots;
  }

  /** Where the slots that hold the key begin, the earliest added first: most keys have few, and a view of them costs more. */
  startOf(key: number): number {
    return this.#start[key] ?? 0;
  }

  /** The slots that hold the key, the earliest added first. Valid until something is added or removed. */
  of(key: number): Int32Array {
    const start = this.startOf(key);
    return this.#slots.subarray(start, start + this.count(key));
  }

  add(key: number, slot: number): void {
    this.#start = withRoom(this.#start, key);
    this.#count = withRoom(this.#count, key);
    const count = this.count(key);
    // A power of two: the block is full.
    if ((count & (count - 1)) === 0) this.#move(key, count);
    this.#slots[(this.#start[key] as number) + count] = slot;
    this.#count[key] = count + 1;
  }

  remove(key: number, slot: number): void {
    const at = this.of(key).indexOf(slot);
    if (at < 0) return;
    const start = this.#start[key] as number;
    const count = this.count(key) - 1;
    this.#slots.copyWithin(start + at, start + at + 1, start + count + 1);
    this.#count[key] = count;
    // What is left fills the lower half of its block, or nothing of it.
    if ((count & (count - 1)) === 0) this.#giveBack(start + count, Math.max(1, count));
  }

  /** Gives a key whose block of `count` slots is full one of twice the size. */
  #move(key: number, count: number): void {
    const size = Math.max(1, count * 2);
    let start = this.#free[logarithm(size)]?.pop();
    if (start === undefined) {
      start = this.#used;
      this.#used += size;
      this.#slots = withRoom(this.#slots, this.#used - 1);
    }
    if (count > 0) {
      const from = this.#start[key] as number;
      this.#slots.copyWithin(start, from, from + count);
      this.#giveBack(from, count);
    }
    this.#start[key] = start;
  }

  #giveBack(start: number, size: number): void {
    this.#free[logarithm(size)]?.push(start);
  }
}

/** The logarithm to the base of two, of a power of two. */
function logarithm(power: number): number {
  return 31 - Math.clz32(power);
}
