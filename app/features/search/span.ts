import { type NameMatch, tokenize } from "~/features/names";
import type { Word } from "./frames";
import { type Span, weightOf } from "./hypothesis";
import type { LookUp } from "./memory";

/** The weight below which words say little, and how well they must then fit. */
export const WEAK = 0.5;
const WHOLE = 0.95;

/** Makes the spans of one query: names are looked up once, when first asked for, however many readings share the words. */
export function spansBy(lookUp: LookUp): (words: readonly Word[]) => Span | null {
  const asked = new Map<string, Asked>();
  return (words) => {
    if (words.length === 0) return null;
    const texts = words.map(({ text }) => text);
    const key = texts.join(" ");
    const known = asked.get(key) ?? new Asked(texts, weightOf(words), lookUp);
    asked.set(key, known);
    return new WordsOfName(words, known);
  };
}

/** Some folded words, and what the catalogue has for them. */
class Asked {
  #most: number | undefined;
  #matches: readonly NameMatch<number>[] | undefined;

  constructor(
    readonly texts: readonly string[],
    readonly weight: number,
    readonly lookUp: LookUp,
  ) {}

  get most(): number {
    this.#most ??= this.lookUp.most(this.texts);
    return this.#most;
  }

  get matches(): readonly NameMatch<number>[] {
    this.#matches ??= this.lookUp.find(this.texts).filter((match) => says(this.weight, match));
    return this.#matches;
  }
}

/** Thousands of questions are remembered with all their spans: what they share stands once. */
class WordsOfName implements Span {
  readonly #asked: Asked;

  constructor(
    readonly words: readonly Word[],
    asked: Asked,
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

  get matches(): readonly NameMatch<number>[] {
    const { matches } = this.#asked;
    return isAside(this.words) ? matches.filter((match) => isJust(this.words, match)) : matches;
  }
}

/** Words as weak as «مطعم» name something only when they are all of its name. */
function says(weight: number, { score, nameCoverage }: NameMatch<number>): boolean {
  return weight >= WEAK || (score >= WHOLE && nameCoverage >= WHOLE);
}

/** Words that all have another part to play, and nothing says that here they name something: «اليوم», "big". */
function isAside(words: readonly Word[]): boolean {
  return words[0]?.cue !== "restaurant" && words.every(({ otherwise }) => otherwise);
}

/** Are the words the whole name? */
function isJust(words: readonly Word[], { name, score }: NameMatch<number>): boolean {
  return score >= WHOLE && tokenize(name).length <= words.length;
}
