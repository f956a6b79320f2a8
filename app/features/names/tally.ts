const STEPS = 256;

/** Adds up what each slot promises, for one query at a time, in arrays that are used again. */
export class Tally {
  #promise = new Float32Array(1024);
  #lastReason = new Int32Array(1024).fill(-1);
  #joined = new Uint8Array(1024);
  #touched: number[] = [];

  /** Makes room for slots below `size`. */
  reserve(size: number): void {
    if (size <= this.#promise.length) return;
    this.#promise = new Float32Array(2 * size);
    this.#lastReason = new Int32Array(2 * size).fill(-1);
    this.#joined = new Uint8Array(2 * size);
  }

  get size(): number {
    return this.#touched.length;
  }

  /**
   * Adds `gain` to every slot, once for each run of calls with the same `reason` (0 and up).
   *
   * @param joined whether the reason is that words were joined.
   */
  add(slots: readonly number[], reason: number, gain: number, joined = false): void {
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] as number;
      const last = this.#lastReason[slot];
      if (last === -1) {
        this.#touched.push(slot);
        this.#promise[slot] = 0;
        this.#joined[slot] = 0;
      }
      if (joined) this.#joined[slot] = 1;
      if (last === reason) continue;
      this.#lastReason[slot] = reason;
      this.#promise[slot] = (this.#promise[slot] as number) + gain;
    }
  }

  /**
   * The `count` slots with the highest promise, none below `least`, and forgets them all. They come in 256 even steps, the
   * highest first, so that it costs two passes and no sort; within a step, and at the cut, the first found comes first.
   */
  best(count: number, least = 0): number[] {
    const touched = this.#touched;
    this.#touched = [];
    let highest = 0;
    for (let i = 0; i < touched.length; i++) {
      const slot = touched[i] as number;
      this.#lastReason[slot] = -1;
      highest = Math.max(highest, this.#promise[slot] as number);
    }
    const scale = highest > 0 ? (STEPS - 1) / highest : 0;
    const lowest = Math.max(0, Math.ceil(least * scale));
    if (lowest >= STEPS) return [];
    const ends = new Uint32Array(STEPS);
    for (let i = 0; i < touched.length; i++) {
      const step = this.#stepOf(touched[i] as number, scale);
      ends[step] = (ends[step] as number) + 1;
    }
    let sum = 0;
    for (let step = STEPS - 1; step >= lowest; step--) {
      const size = ends[step] as number;
      ends[step] = sum;
      sum += size;
    }
    const best: number[] = new Array(Math.min(count, sum)).fill(0);
    for (let i = 0; i < touched.length; i++) {
      const slot = touched[i] as number;
      const step = this.#stepOf(slot, scale);
      if (step < lowest) continue;
      const at = ends[step] as number;
      ends[step] = at + 1;
      if (at < count) best[at] = slot;
    }
    return best;
  }

  /** What a slot promised when it was last among the best. */
  promiseOf(slot: number): number {
    return this.#promise[slot] as number;
  }

  /** Whether a slot was found by joined words when it was last among the best. */
  isJoined(slot: number): boolean {
    return this.#joined[slot] === 1;
  }

  #stepOf(slot: number, scale: number): number {
    return ((this.#promise[slot] as number) * scale) | 0;
  }
}
