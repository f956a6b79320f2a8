/** Keeps what was asked for last, at most `most` of it. */
export class Lru<Value> {
  readonly #values = new Map<string, Value>();

  constructor(readonly most: number) {}

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#values.set(key, value);
    if (this.#values.size <= this.most) return;
    for (const oldest of this.#values.keys()) {
      this.#values.delete(oldest);
      return;
    }
  }
}
