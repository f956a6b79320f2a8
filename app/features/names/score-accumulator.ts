import type { Postings } from "~/server/postings";

const STEPS = 1024;
const LEAST_SLOTS = 1024;

/** Where in a slot's cell stands the last reason, what is explained of the query and of the name, and its marks. */
const REASON = 0;
const QUERY = 1;
const NAME = 2;
const MARKS = 3;
/** The mark of a match by a compound; each of the others is for a word of the query that a phrase or compound explains. */
const COMPOUND = 1;
/** Words that have a mark: a cell holds whole numbers of 24 bits. */
const MOST_MARKED = 23;
/** What a word that is explained already adds: it makes sure of what a key alone promises. */
const AGAIN = 0.1;
/** Numbers of a cell: four, so that a slot's are side by side in the processor's cache. */
const CELL = 4;
const NO_REASON = -1;

/** How many slots fall into each step of a sort, which is over before the next begins. */
const ends = new Uint32Array(STEPS);

/** The marks of the words from position `from` up to but not including `to`. */
export function marksOf(from: number, to: number): number {
  let marks = 0;
  for (let at = from; at < to && at < MOST_MARKED; at++) marks |= 2 << at;
  return marks;
}

/**
 * Accumulates for each slot, for one query at a time, how much of the query and how much of the name there is explained;
 * in typed arrays that are reused.
 */
export class ScoreAccumulator {
  #cells = new Float32Array(CELL * LEAST_SLOTS).fill(NO_REASON);
  #promises = new Float32Array(LEAST_SLOTS);
  #touched = new Int32Array(LEAST_SLOTS);
  #size = 0;
  /** Whether slots without a score stay so, until the next query. */
  onlyKnown = false;

  /** Makes room for slots below `size`. */
  reserve(size: number): void {
    if (size <= this.#touched.length) return;
    this.#cells = new Float32Array(CELL * 2 * size).fill(NO_REASON);
    this.#promises = new Float32Array(2 * size);
    this.#touched = new Int32Array(2 * size);
  }

  /** How many slots have a score. */
  get size(): number {
    return this.#size;
  }

  /**
   * Adds to what is explained of the query and of the slot's name, at most once for consecutive calls with the same
   * `reason` (0 and up). Where `reason` is the position of a word that a phrase or compound has explained, which was added
   * with the `marks` of its words, it adds little: such a name would else promise twice what it holds.
   */
  add(slot: number, reason: number, query: number, name: number, marks = 0): void {
    const cells = this.#cells;
    const at = CELL * slot;
    const last = cells[at + REASON];
    if (last === reason) return;
    if (last === NO_REASON) {
      if (this.onlyKnown) return;
      cells[at + REASON] = reason;
      this.#touched[this.#size++] = slot;
      cells[at + QUERY] = query;
      cells[at + NAME] = name;
      cells[at + MARKS] = marks;
      return;
    }
    const marked = cells[at + MARKS] as number;
    const again = marked > COMPOUND && reason < MOST_MARKED && marked & (2 << reason) ? AGAIN : 1;
    cells[at + MARKS] = marked | marks;
    cells[at + REASON] = reason;
    cells[at + QUERY] = (cells[at + QUERY] as number) + again * query;
    cells[at + NAME] = (cells[at + NAME] as number) + again * name;
  }

  /** The same for all slots that hold a key, the last first: of those that explain as much, the newest names come first. */
  addAll(
    postings: Postings,
    key: number,
    reason: number,
    query: number,
    name: number,
    marks = 0,
  ): void {
    const { slots } = postings;
    const start = postings.startOf(key);
    for (let i = start + postings.count(key) - 1; i >= start; i--)
      this.add(slots[i] as number, reason, query, name, marks);
  }

  /** The same for a slot that matches by a compound. */
  addCompound(slot: number, reason: number, query: number, marks = 0): void {
    this.add(slot, reason, query, query, marks);
    const at = CELL * slot + MARKS;
    this.#cells[at] = (this.#cells[at] as number) | COMPOUND;
  }

  /**
   * The best slots: of the `broad` that explain most of the query, the `count` that `estimate` puts first. Starts afresh for
   * the next query.
   */
  best(broad: number, count: number, least: number, estimate: (slot: number) => number): number[] {
    const cells = this.#cells;
    const touched = this.#touched.subarray(0, this.#size);
    this.#size = 0;
    this.onlyKnown = false;
    for (let i = 0; i < touched.length; i++) {
      const slot = touched[i] as number;
      cells[CELL * slot + REASON] = NO_REASON;
      this.#promises[slot] = cells[CELL * slot + QUERY] as number;
    }
    const slots = sorted(touched, this.#promises, broad, least);
    for (let i = 0; i < slots.length; i++)
      this.#promises[slots[i] as number] = estimate(slots[i] as number);
    return [...sorted(slots, this.#promises, count, 0)];
  }

  /** How much of the query a slot of the last `best` explains. */
  ofQuery(slot: number): number {
    return this.#cells[CELL * slot + QUERY] as number;
  }

  /** How much of its name. */
  ofName(slot: number): number {
    return this.#cells[CELL * slot + NAME] as number;
  }

  /** Whether a slot of the last `best` matched by a compound. */
  isCompound(slot: number): boolean {
    return ((this.#cells[CELL * slot + MARKS] as number) & COMPOUND) !== 0;
  }
}

/**
 * The `count` slots with the highest values, none below `least`, highest first. A counting sort over even steps: slots
 * within one step, also where the list is cut, keep the order in which they were found.
 */
function sorted(slots: Int32Array, values: Float32Array, count: number, least: number): Int32Array {
  let highest = 0;
  for (let i = 0; i < slots.length; i++) {
    const value = values[slots[i] as number] as number;
    if (value > highest) highest = value;
  }
  const scale = highest > 0 ? (STEPS - 1) / highest : 0;
  const lowest = Math.max(0, Math.ceil(least * scale));
  if (lowest >= STEPS) return slots.subarray(0, 0);
  ends.fill(0);
  for (let i = 0; i < slots.length; i++) {
    const step = ((values[slots[i] as number] as number) * scale) | 0;
    ends[step] = (ends[step] as number) + 1;
  }
  let sum = 0;
  for (let step = STEPS - 1; step >= lowest; step--) {
    const size = ends[step] as number;
    ends[step] = sum;
    sum += size;
  }
  const best = new Int32Array(Math.min(count, sum));
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number;
    const step = ((values[slot] as number) * scale) | 0;
    if (step < lowest) continue;
    const at = ends[step] as number;
    ends[step] = at + 1;
    if (at < count) best[at] = slot;
  }
  return best;
}
