import type { Annotation } from "./annotation";
import { limitMarks, limitWords } from "./limits";
import { negationMarks, negationWords } from "./negation";
import { Phrases } from "./phrases";
import type { Token } from "./token";
import { phrasesIn } from "./words/load";

const KNOWN = phrasesIn("fillers");
const those = (wanted: string) =>
  Phrases.of(KNOWN, (meaning) => (meaning === wanted ? true : undefined));

/** What people say around an order: wishes, greetings, thanks, questions for the price. */
const FILLER = those("filler");
/** The words that filler is made of. */
export function fillerWords(): string[] {
  return [...FILLER.words(), ...limitWords(), ...negationWords()];
}

/** What in a query may say nothing about which dish or restaurant; `isOfPlace`: see `negationMarks`. */
export function fillerMarks(
  tokens: readonly Token[],
  isOfPlace?: (word: string) => boolean,
): Extract<Annotation, { role: "filler" }>[] {
  const said = tokens.flatMap((_, start) => {
    const end = FILLER.at(tokens, start)?.end ?? afterAnd(tokens, start);
    return end === undefined ? [] : [{ role: "filler" as const, start, end }];
  });
  return [...said, ...limitMarks(tokens), ...negationMarks(tokens, isOfPlace)];
}

/** «وسعر»: the same with an "and" written onto it. */
function afterAnd(tokens: readonly Token[], start: number): number | undefined {
  const [first, ...rest] = tokens.slice(start, start + 4);
  if (!first || !/^و.../.test(first.text)) return undefined;
  const end = FILLER.at([{ ...first, text: first.text.slice(1) }, ...rest], 0)?.end;
  return end === undefined ? undefined : start + end;
}
