/** Numbers from 0 up to but not including `size`: for thousands at a time this costs a bit each, and no work to collect. */
export class Bits {
  readonly #words: Uint32Array;

  constructor(size: number) {
    this.#words = new Uint32Array((size + 31) >>> 5);
  }

  add(value: number): void {
    const at = value >>> 5;
    this.#words[at] = (this.#words[at] as number) | (1 << (value & 31));
  }

  addAll(values: ArrayLike<number>): void {
    for (let i = 0; i < values.length; i++) this.add(values[i] as number);
  }

  has(value: number): boolean {
    return ((this.#words[value >>> 5] ?? 0) & (1 << (value & 31))) !== 0;
  }
}
