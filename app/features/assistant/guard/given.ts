import { numberIn } from "./digits";

/** Amounts of money in the results of our tools, by their names there. SAR. */
const AMOUNTS = new Set(["total", "itemPrice", "deliveryFee", "vat", "savings"]);
/** What the person would pay at most: it may be repeated as that, never as a price. */
const LIMITS = new Set(["maxTotal"]);

/** What the tool results of a conversation give. */
export class Given {
  readonly #amounts = new Set<number>();
  readonly #limits = new Set<number>();
  readonly #numbers = new Set<number>();
  /** Names with a number in them, such as «شاورما 77», in lower case. */
  readonly names = new Set<string>();

  /** Takes in the result of a tool. */
  add(result: unknown, key = ""): void {
    if (typeof result === "number") this.#addNumber(result, key);
    else if (typeof result === "string") this.#addText(result);
    else if (Array.isArray(result)) for (const one of result) this.add(one, key);
    else if (result !== null && typeof result === "object")
      for (const [name, value] of Object.entries(result)) this.add(value, name);
  }

  #addNumber(value: number, key: string): void {
    if (AMOUNTS.has(key)) this.#amounts.add(halalas(value));
    else if (LIMITS.has(key)) this.#limits.add(halalas(value));
    else this.#numbers.add(value);
  }

  #addText(text: string): void {
    if (!/\p{N}/u.test(text) || text.length > 200 || text.startsWith("/")) return;
    this.names.add(text.toLowerCase());
    for (const [digits] of text.matchAll(/\p{N}+/gu)) this.#numbers.add(numberIn(digits));
  }

  /** Whether a tool gave this amount, SAR. */
  hasAmount(value: number): boolean {
    return this.#amounts.has(halalas(value));
  }

  hasLimit(value: number): boolean {
    return this.#limits.has(halalas(value));
  }

  /** Whether a tool gave this number, of whatever it counts. */
  hasNumber(value: number): boolean {
    return this.#numbers.has(value);
  }
}

function halalas(value: number): number {
  return Math.round(value * 100);
}
