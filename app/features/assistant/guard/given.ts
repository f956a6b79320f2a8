import { numberIn } from "./digits";
import { type Owner, Owners } from "./owners";

/** Amounts of money in the results of our tools, by their names there. SAR. */
const AMOUNTS = new Set(
  `total itemPrice deliveryFee vat savings delivery service smallOrder low high minimumOrder more amount items change
   less perPerson short`.split(/\s+/),
);
/** What the person would pay at most: it may be repeated as that, never as a price. */
const LIMITS = new Set(["maxTotal"]);

/** What the tool results of a conversation give. */
export class Given {
  readonly #amounts = new Set<number>();
  readonly #totals = new Set<number>();
  readonly #limits = new Set<number>();
  readonly #numbers = new Set<number>();
  readonly #owners = new Owners();
  /** Names with a number in them, such as «شاورما 77», in lower case. */
  readonly names = new Set<string>();

  /** Takes in the result of a tool; `owner` is whose the amounts in it are. */
  add(result: unknown, key = "", owner: Owner = {}): void {
    if (typeof result === "number") this.#addNumber(result, key, owner);
    else if (typeof result === "string") this.#addText(result);
    else if (Array.isArray(result)) for (const one of result) this.add(one, key, owner);
    else if (result !== null && typeof result === "object") {
      const own = this.#owners.within(result as Record<string, unknown>, owner);
      for (const [name, value] of Object.entries(result)) this.add(value, name, own);
    }
  }

  #addNumber(value: number, key: string, owner: Owner): void {
    // What is below another by 3 is said to be 3 less.
    const amount = halalas(Math.abs(value));
    if (AMOUNTS.has(key)) {
      this.#amounts.add(amount);
      this.#owners.add(amount, owner);
      if (key === "total") this.#totals.add(amount);
    } else if (LIMITS.has(key)) this.#limits.add(halalas(value));
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

  /** Whether this amount, SAR, is one of what a line speaks of: of that platform, that restaurant and that dish. */
  isOf(value: number, line: string): boolean {
    return this.#owners.fits(halalas(value), line);
  }

  hasLimit(value: number): boolean {
    return this.#limits.has(halalas(value));
  }

  /** Whether two totals are this far apart, SAR. */
  hasDifference(value: number): boolean {
    const apart = halalas(value);
    return [...this.#totals].some((total) => this.#totals.has(total + apart));
  }

  /** Whether a tool gave this number, of whatever it counts. */
  hasNumber(value: number): boolean {
    return this.#numbers.has(value);
  }
}

function halalas(value: number): number {
  return Math.round(value * 100);
}
