import { plainWords } from "./letters";
import type { Token } from "./token";
import type { KnownPhrase } from "./words/load";

/** A value of some words, and the language that a question must be in for them to have it. */
interface Meant<Value> {
  value: Value;
  onlyIn?: string;
}

/** Words and phrases, each standing for a value, found in a query by their folded words. */
export class Phrases<Value> {
  readonly #values = new Map<string, Meant<Value>[]>();
  /** The most words of a phrase, by its first word. */
  readonly #longest = new Map<string, number>();

  constructor(entries: Iterable<readonly [phrase: string, value: Value, onlyIn?: string]>) {
    for (const [phrase, value, onlyIn] of entries) {
      const words = plainWords(phrase);
      const first = words[0] ?? "";
      const key = words.join(" ");
      const meant = { value, ...(onlyIn !== undefined && { onlyIn }) };
      this.#values.set(key, [...(this.#values.get(key) ?? []), meant]);
      this.#longest.set(first, Math.max(this.#longest.get(first) ?? 0, words.length));
    }
  }

  /** Those of a file of words, each with the value of its meaning; meanings without one are left out. */
  static of<Value>(
    known: readonly KnownPhrase[],
    meant: (meaning: string) => Value | undefined,
  ): Phrases<Value> {
    return new Phrases(entriesOf(known, meant));
  }

  /** Every word of every phrase that is one in any question, folded. */
  *words(): Generator<string> {
    for (const [phrase, meant] of this.#values)
      if (meant.some(({ onlyIn }) => onlyIn === undefined)) yield* phrase.split(" ");
  }

  /** The longest phrase that begins at token `start`, with the place after its last token. */
  at(tokens: readonly Token[], start: number): { end: number; value: Value } | undefined {
    const longest = this.#longest.get(tokens[start]?.text ?? "") ?? 0;
    for (let end = Math.min(start + longest, tokens.length); end > start; end--) {
      const words = tokens.slice(start, end).map(({ text }) => text);
      const found = this.#values.get(words.join(" "));
      const meant = found && inLanguage(found, tokens[start]?.spoken);
      if (meant) return { end, value: meant.value };
    }
    return undefined;
  }
}

/** What words mean in a question: first of all what they mean in its language alone. */
function inLanguage<Value>(
  meant: readonly Meant<Value>[],
  spoken: ReadonlySet<string> | undefined,
): Meant<Value> | undefined {
  return (
    meant.find(({ onlyIn }) => onlyIn !== undefined && spoken?.has(onlyIn)) ??
    meant.find(({ onlyIn }) => onlyIn === undefined)
  );
}

/** Phrases as `Phrases` takes them. */
export function entriesOf<Value>(
  known: readonly KnownPhrase[],
  meant: (meaning: string) => Value | undefined,
): (readonly [string, Value, string?])[] {
  return known.flatMap(({ phrase, meaning, language, shy }) => {
    const value = meant(meaning);
    if (value === undefined) return [];
    return [shy ? ([phrase, value, language] as const) : ([phrase, value] as const)];
  });
}

/** Pairs every word of a list, separated by commas or new lines, with one value. */
export function each<const Value>(words: string, value: Value): [string, Value][] {
  return words
    .split(/[,،\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== "")
    .map((word) => [word, value]);
}
