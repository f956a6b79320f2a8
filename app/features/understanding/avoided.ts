import { similarityOfTerms, termOf, tokenize } from "~/features/names";
import type { Frame } from "./frames";
import { textOf } from "./token";
import { translated } from "./tokens";

/** From this similarity on, a name has a word, in whatever script. */
const SAME_WORD = 0.85;

const NONE: readonly string[] = [];

/** The folded words for what is not wanted: «مو دجاج», "not beef". Of "not beef shawarma, chicken shawarma" it is beef. */
export function avoidedIn({ marks, tokens, words }: Frame): readonly string[] {
  const avoided = marks.flatMap((mark) => (mark.role === "filler" && mark.avoided) || []);
  if (avoided.length === 0) return NONE;
  const wanted = new Set(words.map(({ text }) => text));
  const texts = avoided.flatMap(({ start, end }) => {
    const said = tokens.slice(start, end);
    // «चिकन»: names have what is not wanted in other words as well.
    return [...said, ...translated(said)].map(({ text }) => text);
  });
  return [...new Set(texts)].filter((text) => !wanted.has(text));
}

/** The same as the person wrote it, each in its own words. */
export function avoidedAsWritten(
  query: string,
  { marks, tokens }: Pick<Frame, "marks" | "tokens">,
): string[] {
  return marks.flatMap((mark) => {
    const avoided = mark.role === "filler" ? mark.avoided : undefined;
    return (avoided && textOf(query, tokens, avoided)) || [];
  });
}

/** Whether a name has one of some folded words. */
export function hasAny(name: string, words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const named = tokenize(name).map(termOf);
  return words.some((word) =>
    named.some((one) => similarityOfTerms(one, termOf(word)) >= SAME_WORD),
  );
}
