import { tokenize } from "~/features/names";
import { hasAny } from "./avoided";
import type { QueryWord } from "./frames";
import { type QuerySpan, weightOf } from "./hypothesis";
import type { FoundName, NameLookup } from "./name-lookup";

/** Below this weight words are generic, and must match a name as well as `WHOLE` to name something. */
export const WEAK = 0.5;
const WHOLE = 0.95;

/**
 * Makes the spans of one query: names are looked up once, when first asked for, however many readings share the words.
 */
export function spansBy(
  lookUp: NameLookup,
): (words: readonly QueryWord[], avoided?: readonly string[]) => QuerySpan | null {
  const asked = new Map<string, SpanLookup>();
  return (words, avoided = []) => {
    if (words.length === 0) return null;
    const texts = words.map(({ text }) => text);
    const key = texts.join(" ");
    const known = asked.get(key) ?? new SpanLookup(texts, weightOf(words), lookUp);
    asked.set(key, known);
    return new WordsOfName(words, known, avoided);
  };
}

/** Some folded words, and what the catalogue has for them. */
class SpanLookup {
  #most: number | undefined;
  #matches: readonly FoundName[] | undefined;

  constructor(
    readonly texts: readonly string[],
    readonly weight: number,
    readonly lookUp: NameLookup,
  ) {}

  get most(): number {
    this.#most ??= this.lookUp.most(this.texts);
    return this.#most;
  }

  get matches(): readonly FoundName[] {
    this.#matches ??= this.lookUp.find(this.texts).filter((match) => says(this.weight, match));
    return this.#matches;
  }
}

/** Thousands of queries are cached with all their spans, so spans of the same words share one look-up. */
class WordsOfName implements QuerySpan {
  readonly #asked: SpanLookup;

  constructor(
    readonly words: readonly QueryWord[],
    asked: SpanLookup,
    /** Words that no name of it may have. */
    readonly avoided: readonly string[],
  ) {
    this.#asked = asked;
  }

  get texts(): readonly string[] {
    return this.#asked.texts;
  }

  get weight(): number {
    return this.#asked.weight;
  }

  get most(): number {
    return this.#asked.most;
  }

  get matches(): readonly FoundName[] {
    const { words, avoided } = this;
    const { matches } = this.#asked;
    const wanted =
      avoided.length === 0 ? matches : matches.filter(({ name }) => !hasAny(name, avoided));
    return isAside(words) ? wanted.filter((match) => isJust(words, match)) : wanted;
  }
}

/** Words as weak as «مطعم» name something only when they are all of its name, or are of no other. */
function says(weight: number, { score, nameCoverage, standsFor }: FoundName): boolean {
  return weight >= WEAK || standsFor === true || (score >= WHOLE && nameCoverage >= WHOLE);
}

/** Whether all words usually are no names («اليوم», "big"), and no connector announces one. */
function isAside(words: readonly QueryWord[]): boolean {
  return words[0]?.cue !== "restaurant" && words.every(({ otherwise }) => otherwise);
}

/** Are the words the whole name? */
function isJust(words: readonly QueryWord[], { name, score }: FoundName): boolean {
  return score >= WHOLE && tokenize(name).length <= words.length;
}
