/** Most keys have few slots, and an array that grows by pushing keeps room for sixteen more. */
const FEW = 16;

/** Which slots hold a key. */
export class Postings {
  readonly #slots = new Map<number, number[]>();

  of(key: number): readonly number[] {
    return this.#slots.get(key) ?? NONE;
  }

  add(key: number, slot: number): void {
    const slots = this.#slots.get(key);
    if (!slots) this.#slots.set(key, [slot]);
    else if (slots.length < FEW) this.#slots.set(key, slots.concat(slot));
    else slots.push(slot);
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
