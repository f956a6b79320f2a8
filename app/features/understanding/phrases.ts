import { plainWords } from "./letters";
import type { Token } from "./token";
import { type KnownPhrase, phrasesIn, phrasesMeaning } from "./words/load";

/** A value of some words, and the language that a question must be in for them to have it. */
interface Meant<Value> {
  value: Value;
  onlyIn?: string;
}

/** A phrase by the words behind its first, folded. */
interface PhraseMeant<Value> {
  rest: readonly string[];
  meant: readonly Meant<Value>[];
}

const NOTHING: readonly string[] = [];

/** Words and phrases, each standing for a value, found in a query by their folded words. */
export class Phrases<Value> {
  /** By their first word, the longest first: a long text is asked for hundreds of lists at each of its words. */
  readonly #byFirst = new Map<string, PhraseMeant<Value>[]>();

  constructor(entries: Iterable<readonly [phrase: string, value: Value, onlyIn?: string]>) {
    const alone = memoisedMeanings<Value>();
    for (const [phrase, value, onlyIn] of entries) {
      const [first = "", ...rest] = plainWords(phrase);
      const meant = alone(value, onlyIn);
      const begun = this.#byFirst.get(first) ?? [];
      const known = begun.find((one) => isSame(one.rest, rest));
      if (known) known.meant = known.meant.concat(meant);
      // Kept for good, so without the room for seventeen that a list which grew has: here and below.
      else begun.push({ rest: rest.length > 0 ? rest.slice() : NOTHING, meant });
      this.#byFirst.set(first, begun);
    }
    for (const [first, begun] of this.#byFirst)
      this.#byFirst.set(first, begun.sort((a, b) => b.rest.length - a.rest.length).slice());
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
    for (const [first, begun] of this.#byFirst)
      for (const { rest, meant } of begun)
        if (meant.some(({ onlyIn }) => onlyIn === undefined)) yield* [first, ...rest];
  }

  /** The longest phrase that begins at token `start`, with the place after its last token. */
  at(tokens: readonly Token[], start: number): { end: number; value: Value } | undefined {
    const first = tokens[start]?.text ?? "";
    const begun = this.#byFirst.get(first) ?? [];
    const isBetween = ASKING.has(first) ? isBetweenAsking : isBetweenAny;
    for (const { rest, meant } of begun) {
      const end = endOf(rest, tokens, start + 1, isBetween);
      const found = end && inLanguage(meant, tokens[start]?.spoken);
      if (end && found) return { end, value: found.value };
    }
    return undefined;
  }
}

/** One value of some words as a list: twenty thousand phrases share a few hundred of them. */
function memoisedMeanings<Value>() {
  const known = new Map<string | undefined, Map<Value, readonly Meant<Value>[]>>();
  return (value: Value, onlyIn: string | undefined): readonly Meant<Value>[] => {
    const ofLanguage = known.get(onlyIn) ?? new Map<Value, readonly Meant<Value>[]>();
    known.set(onlyIn, ofLanguage);
    const meant = ofLanguage.get(value) ?? [{ value, ...(onlyIn !== undefined && { onlyIn }) }];
    ofLanguage.set(value, meant);
    return meant;
  };
}

/** The place after words that stand from a token on, in Filipino with what may stand between any two; undefined where they don't. */
function endOf(
  words: readonly string[],
  tokens: readonly Token[],
  from: number,
  isBetween: (token: Token | undefined) => boolean,
) {
  let at = from;
  for (const word of words) {
    while (tokens[at]?.text !== word && isBetween(tokens[at])) at++;
    if (tokens[at++]?.text !== word) return undefined;
  }
  return at;
}

/** "Allergic kasi ako sa hipon": what says how something is said, and nothing else. */
export const BETWEEN: ReadonlySet<string> = new Set(
  phrasesMeaning("fillers", "between").map(({ phrase }) => phrase),
);
const isBetweenAny = (token: Token | undefined) =>
  token?.spoken?.has("tl") === true && BETWEEN.has(token.text);

/** "Saan ba kayo": behind a word that asks, what asks again adds nothing; of "kasya ba sa 6" it is all that asks. */
const isBetweenAsking = (token: Token | undefined) =>
  isBetweenAny(token) || (token?.text === "ba" && token.spoken?.has("tl") === true);
const ASKING: ReadonlySet<string> = new Set(
  phrasesIn("questions").flatMap(({ phrase, language }) =>
    language === "tl" && !/^bang?$/.test(phrase) ? [phrase] : [],
  ),
);

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((word, at) => word === other[at]);

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
