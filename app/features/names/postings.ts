/** No entry follows. */
const NONE = -1;

/**
 * Which slots hold a key (a small number from 0): one chain of entries for each key, all in two typed arrays, so that a
 * hundred thousand names cost eight bytes a word and no work for the garbage collector.
 */
export class Postings {
  /** By key: its first entry, and how many it has. */
  #first = new Int32Array(1024).fill(NONE);
  #count = new Int32Array(1024);
  /** By entry: its slot, and the entry after it. */
  #slot = new Int32Array(4096);
  #next = new Int32Array(4096);
  #used = 0;
  /** The first of the entries that were given back. */
  #free = NONE;

  /** How many slots hold the key. */
  count(key: number): number {
    return this.#count[key] ?? 0;
  }

  /** The slots that hold the key. */
  of(key: number): number[] {
    const slots: number[] = [];
    this.each(key, (slot) => slots.push(slot));
    return slots;
  }

  /** Visits the slots that hold the key. */
  each(key: number, visit: (slot: number) => void): void {
    for (let at = this.#first[key] ?? NONE; at !== NONE; at = this.#next[at] as number)
      visit(this.#slot[at] as number);
  }

  add(key: number, slot: number): void {
    if (key >= this.#first.length) this.#makeRoomForKey(key);
    let entry = this.#free;
    if (entry === NONE) {
      entry = this.#used++;
      if (entry >= this.#slot.length) {
        this.#slot = grown(this.#slot, entry);
        this.#next = grown(this.#next, entry);
      }
    } else this.#free = this.#next[entry] as number;
    this.#slot[entry] = slot;
    this.#next[entry] = this.#first[key] as number;
    this.#first[key] = entry;
    this.#count[key] = (this.#count[key] as number) + 1;
  }

  remove(key: number, slot: number): void {
    let before = NONE;
    for (let at = this.#first[key] ?? NONE; at !== NONE; at = this.#next[at] as number) {
      if (this.#slot[at] === slot) {
        const after = this.#next[at] as number;
        if (before === NONE) this.#first[key] = after;
        else this.#next[before] = after;
        this.#next[at] = this.#free;
        this.#free = at;
        this.#count[key] = (this.#count[key] as number) - 1;
        return;
      }
      before = at;
    }
  }

  #makeRoomForKey(key: number): void {
    const known = this.#first.length;
    this.#first = grown(this.#first, key).fill(NONE, known);
    this.#count = grown(this.#count, key);
  }
}

/** A copy with room for index `at` and as much again. */
function grown(array: Int32Array<ArrayBuffer>, at: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * (at + 1));
  larger.set(array);
  return larger;
}
