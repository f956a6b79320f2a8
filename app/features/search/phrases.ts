import { tokenize } from "~/features/names";
import type { Token } from "./token";

/** Words and phrases, each standing for a value, found in a query by their folded words. */
export class Phrases<Value> {
  readonly #values = new Map<string, Value>();
  #longest = 0;

  constructor(entries: Iterable<readonly [phrase: string, value: Value]>) {
    for (const [phrase, value] of entries) {
      const words = tokenize(phrase);
      this.#values.set(words.join(" "), value);
      this.#longest = Math.max(this.#longest, words.length);
    }
  }

  /** The longest phrase that begins at token `start`, with the place after its last token. */
  at(tokens: readonly Token[], start: number): { end: number; value: Value } | undefined {
    for (let end = Math.min(start + this.#longest, tokens.length); end > start; end--) {
      const words = tokens.slice(start, end).map(({ text }) => text);
      const value = this.#values.get(words.join(" "));
      if (value !== undefined) return { end, value };
    }
    return undefined;
  }
}

/** Pairs every word of a list, separated by commas or new lines, with one value. */
export function each<const Value>(words: string, value: Value): [string, Value][] {
  return words
    .split(/[,،\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== "")
    .map((word) => [word, value]);
}
