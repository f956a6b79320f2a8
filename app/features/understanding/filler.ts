import type { Annotation } from "./annotation";
import { connectorMarks } from "./connectors";
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
/** «حلال», "something", «سوا»: the same, but where a restaurant is named they are of its name. */
const MAYBE = those("maybe");
/** The words that filler is made of. */
export function fillerWords(): string[] {
  return [...FILLER.words(), ...MAYBE.words(), ...limitWords(), ...negationWords()];
}

/**
 * What in a query may say nothing about which dish or restaurant.
 *
 * @param isOfPlace see `negationMarks`.
 * @param isPlace whether folded words are a restaurant's name.
 */
export function fillerMarks(
  tokens: readonly Token[],
  isOfPlace?: (word: string) => boolean,
  isPlace?: (words: readonly string[]) => boolean,
): Extract<Annotation, { role: "filler" }>[] {
  const said = tokens.flatMap((_, start) => {
    const end =
      FILLER.at(tokens, start)?.end ??
      unlessNamed(tokens, start, isPlace) ??
      afterAnd(tokens, start);
    return end === undefined ? [] : [{ role: "filler" as const, start, end }];
  });
  return [...said, ...limitMarks(tokens), ...negationMarks(tokens, isOfPlace)];
}

/** The place after words that say nothing; undefined where "from" announces them, or they are of a restaurant's name. */
function unlessNamed(
  tokens: readonly Token[],
  start: number,
  isPlace: (words: readonly string[]) => boolean = () => false,
): number | undefined {
  const end = MAYBE.at(tokens, start)?.end;
  if (end === undefined) return undefined;
  const isAnnounced = connectorMarks(tokens).some(
    (mark) => mark.to === "restaurant" && (mark.after ? mark.start === end : mark.end === start),
  );
  const isNamed = [
    [start - 1, end],
    [start, end + 1],
    [start - 1, end + 1],
  ].some(
    ([from = 0, to = 0]) =>
      from >= 0 && to <= tokens.length && isPlace(tokens.slice(from, to).map(({ text }) => text)),
  );
  return isAnnounced || isNamed ? undefined : end;
}

/** «وسعر»: the same with an "and" written onto it. */
function afterAnd(tokens: readonly Token[], start: number): number | undefined {
  const [first, ...rest] = tokens.slice(start, start + 4);
  if (!first || !/^و.../.test(first.text)) return undefined;
  const end = FILLER.at([{ ...first, text: first.text.slice(1) }, ...rest], 0)?.end;
  return end === undefined ? undefined : start + end;
}
