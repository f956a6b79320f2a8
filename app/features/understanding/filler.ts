import type { Annotation } from "./annotation";
import { negationMarks, negationWords } from "./negation";
import { numberWordsAt } from "./number-words";
import { Phrases } from "./phrases";
import type { Token } from "./token";
import { phrasesIn } from "./words/load";

const KNOWN = phrasesIn("fillers");
const those = (wanted: string) =>
  Phrases.of(KNOWN, (meaning) => (meaning === wanted ? true : undefined));

/** What people say around an order: wishes, greetings, thanks, questions for the price. */
const FILLER = those("filler");
const LIMITS = those("limit");
const CURRENCY = those("currency");
/** «يكفي ستة», "for 4 people": how many eat is not how many are ordered. */
const SERVES = those("serves");
const PEOPLE = those("people");
/** The words that filler is made of. */
export function fillerWords(): string[] {
  return [
    ...[FILLER, LIMITS, CURRENCY, SERVES, PEOPLE].flatMap((phrases) => [...phrases.words()]),
    ...negationWords(),
  ];
}

/** What in a query may say nothing about which dish or restaurant; `isOfPlace`: see `negationMarks`. */
export function fillerMarks(
  tokens: readonly Token[],
  isOfPlace?: (word: string) => boolean,
): Extract<Annotation, { role: "filler" }>[] {
  const said = tokens.flatMap((_, start) => {
    const end =
      budgetAt(tokens, start) ??
      eatersAt(tokens, start) ??
      FILLER.at(tokens, start)?.end ??
      afterAnd(tokens, start);
    return end === undefined ? [] : [{ role: "filler" as const, start, end }];
  });
  return [...said, ...negationMarks(tokens, isOfPlace)];
}

/** «أقل من 30 ريال», "under 30 SAR": an amount of money is no quantity. */
function budgetAt(tokens: readonly Token[], start: number): number | undefined {
  const amount = LIMITS.at(tokens, start)?.end ?? start;
  if (!/^\d+$/.test(tokens[amount]?.text ?? "")) return undefined;
  return CURRENCY.at(tokens, amount + 1)?.end;
}

/** The place after how many eat. */
function eatersAt(tokens: readonly Token[], start: number): number | undefined {
  const serves = SERVES.at(tokens, start)?.end;
  const at = serves ?? start;
  const digits = /^\d{1,3}$/.test(tokens[at]?.text ?? "") ? at + 1 : undefined;
  const end = digits ?? numberWordsAt(tokens, at)?.end;
  if (end === undefined) return undefined;
  return PEOPLE.at(tokens, end)?.end ?? (serves === undefined ? undefined : end);
}

/** «وسعر»: the same with an "and" written onto it. */
function afterAnd(tokens: readonly Token[], start: number): number | undefined {
  const [first, ...rest] = tokens.slice(start, start + 4);
  if (!first || !/^و.../.test(first.text)) return undefined;
  const end = FILLER.at([{ ...first, text: first.text.slice(1) }, ...rest], 0)?.end;
  return end === undefined ? undefined : start + end;
}
