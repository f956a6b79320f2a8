/** Which slots hold a key. */
export class Postings {
  readonly #slots = new Map<number, number[]>();

  of(key: number): readonly number[] {
    return this.#slots.get(key) ?? NONE;
  }

  add(key: number, slot: number): void {
    const slots = this.#slots.get(key);
    if (slots) slots.push(slot);
    else this.#slots.set(key, [slot]);
  }

  remove(key: number, slot: number): void {
    const slots = this.#slots.get(key);
    const at = slots?.indexOf(slot) ?? -1;
    if (!slots || at < 0) return;
    const last = slots.pop() as number;
    if (at < slots.length) slots[at] = last;
    if (slots.length === 0) this.#slots.delete(key);
  }
}

const NONE: readonly number[] = [];
