import { MOST_OF_ONE } from "~/features/catalogue";
import { numberWordsAt, quantityMarks, type Token } from "~/features/search";
import { limitMarks } from "~/features/understanding";
import { changeAt } from "../../words/changes";
import { nameIn } from "../slots/slots";
import { isPiecesAt } from "../slots/spans";
import { isFoodWord } from "../vocabulary/food-words";
import type { KnownNames } from "../vocabulary/known-names";

/** Where the lines of an order begin that are told apart by their numbers alone. */
export interface CountedLines {
  /** Tokens with which a line begins though nothing joins it to the one before. */
  starts: ReadonlySet<number>;
  /** Tokens of the "ek" of "ek aur" that counts what stands before it, and is no "one more". */
  ones: ReadonlySet<number>;
}

/** A number, or the words of a dish, with its first token and the place after its last. */
interface CountOrDish {
  counts: boolean;
  start: number;
  end: number;
}

/**
 * Reads which numbers of a message count what: all stand before their dish («एक दाल चार नान»), or all behind it
 * ("double cheese 2 onion ring 1", "kung pao ek aur spring roll do").
 */
export function countedLines(tokens: readonly Token[], names: KnownNames): CountedLines {
  const items = itemsIn(tokens, names);
  const starts = new Set<number>();
  const ones = new Set<number>();
  let from = 0;
  const parts: { items: CountOrDish[]; one: number }[] = [];
  for (let at = 0; at <= tokens.length; at++) {
    if (at < from) continue;
    const mark = at < tokens.length ? changeAt(tokens, at) : undefined;
    const isOneMore = mark?.role === "more" && mark.end === at + 2 && numberWordsAt(tokens, at);
    const ends = at === tokens.length || tokens[at]?.starts || mark?.role === "and" || isOneMore;
    if (!ends) continue;
    parts.push({
      items: items.filter(({ start }) => from <= start && start < at),
      one: isOneMore ? at : -1,
    });
    from = isOneMore ? (mark?.end ?? at) : at;
  }
  for (const [at, { items: part, one }] of parts.entries()) {
    const next = parts[at + 1]?.items ?? [];
    if (one >= 0 && part.at(-1)?.counts === false && isBehind(next)) ones.add(one);
    for (const start of startsIn(part)) starts.add(start);
  }
  return { starts, ones };
}

/** Do all numbers stand behind their dish? */
const isBehind = (items: readonly CountOrDish[]) =>
  items.length > 1 && items[0]?.counts === false && items.at(-1)?.counts === true;

function startsIn(items: readonly CountOrDish[]): number[] {
  if (items.length < 4 || items.length % 2 > 0) return [];
  // Two of a kind in a row are one, so that numbers and dishes alternate.
  const later = items.filter((_, at) => at > 0 && at % 2 === 0);
  return later.map(({ start }) => start);
}

/** The numbers and the dishes of a message, in their order; dishes between which no number stands are one. */
function itemsIn(tokens: readonly Token[], names: KnownNames): CountOrDish[] {
  const nameAt = nameIn(names);
  const limits = limitMarks(tokens);
  const isLimit = (at: number) => limits.some(({ start, end }) => start <= at && at < end);
  const marks = quantityMarks(tokens, (word) => isFoodWord(word) || names.isDishWord(word));
  const items: CountOrDish[] = [];
  const add = (counts: boolean, start: number, end: number) => {
    const last = items.at(-1);
    if (last && last.counts === counts) last.end = end;
    else items.push({ counts, start, end });
  };
  for (let at = 0; at < tokens.length; ) {
    const words = tokens.slice(at, at + 8).map(({ text }) => text);
    const place = names.restaurantAt(words, 0, false);
    const named = nameAt(tokens, at);
    const mark = marks.find((one) => one.start === at && one.noun === undefined && !one.refused);
    if (place > 1 && place >= named) at += place;
    else if (isPiecesAt(tokens, at)) {
      add(false, at, at + 2);
      at += 2;
    } else if (named > 1) {
      add(false, at, at + named);
      at += named;
    } else if (mark && mark.value <= MOST_OF_ONE && !isLimit(at)) {
      add(true, at, mark.end);
      at = mark.end;
    } else {
      const text = tokens[at]?.text ?? "";
      if (isFoodWord(text) || names.isDishWord(text)) add(false, at, at + 1);
      at++;
    }
  }
  return items;
}
