const STEPS = 256;

/** Adds up what each slot promises, for one query at a time, in arrays that are used again. */
export class Tally {
  #promise = new Float32Array(1024);
  #lastReason = new Int32Array(1024).fill(-1);
  #touched: number[] = [];

  /** Makes room for slots below `size`. */
  reserve(size: number): void {
    if (size <= this.#promise.length) return;
    this.#promise = new Float32Array(2 * size);
    this.#lastReason = new Int32Array(2 * size).fill(-1);
  }

  get size(): number {
    return this.#touched.length;
  }

  /** Adds `gain` to every slot, once for each run of calls with the same `reason` (0 and up). */
  add(slots: readonly number[], reason: number, gain: number): void {
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] as number;
      const last = this.#lastReason[slot];
      if (last === reason) continue;
      if (last === -1) {
        this.#touched.push(slot);
        this.#promise[slot] = 0;
      }
      this.#lastReason[slot] = reason;
      this.#promise[slot] = (this.#promise[slot] as number) + gain;
    }
  }

  /**
   * The `count` slots with the highest promise, and forgets them all. The cut is made between 256 even steps, so that it
   * costs two passes and no sort; of slots on the step of the cut the first found are taken.
   */
  best(count: number): number[] {
    const touched = this.#touched;
    this.#touched = [];
    for (const slot of touched) this.#lastReason[slot] = -1;
    if (touched.length <= count) return touched;
    let highest = 0;
    for (const slot of touched) highest = Math.max(highest, this.#promise[slot] as number);
    const scale = highest > 0 ? (STEPS - 1) / highest : 0;
    const sizes = new Uint32Array(STEPS);
    for (const slot of touched) {
      const step = ((this.#promise[slot] as number) * scale) | 0;
      sizes[step] = (sizes[step] as number) + 1;
    }
    let cut = STEPS - 1;
    let room = count;
    while (cut > 0 && (sizes[cut] as number) < room) room -= sizes[cut--] as number;
    return touched.filter((slot) => {
      const step = ((this.#promise[slot] as number) * scale) | 0;
      return step > cut || (step === cut && room-- > 0);
    });
  }
}
