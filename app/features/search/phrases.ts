import { tokenize } from "~/features/names";
import type { Token } from "./token";

/** Words and phrases, each standing for a value, found in a query by their folded words. */
export class Phrases<Value> {
  readonly #values = new Map<string, Value>();
  /** The most words of a phrase, by its first word. */
  readonly #longest = new Map<string, number>();

  constructor(entries: Iterable<readonly [phrase: string, value: Value]>) {
    for (const [phrase, value] of entries) {
      const words = tokenize(phrase);
      const first = words[0] ?? "";
      this.#values.set(words.join(" "), value);
      this.#longest.set(first, Math.max(this.#longest.get(first) ?? 0, words.length));
    }
  }

  /** Every word of every phrase, folded. */
  *words(): Generator<string> {
    for (const phrase of this.#values.keys()) yield* phrase.split(" ");
  }

  /** The longest phrase that begins at token `start`, with the place after its last token. */
  at(tokens: readonly Token[], start: number): { end: number; value: Value } | undefined {
    const longest = this.#longest.get(tokens[start]?.text ?? "") ?? 0;
    for (let end = Math.min(start + longest, tokens.length); end > start; end--) {
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
