import { headOf, isAvoidable } from "~/features/catalogue";
import { isFood as isFoodName, isListed } from "~/features/names";
import type { Annotation } from "./annotation";
import { connectorMarks } from "./connectors";
import { Phrases } from "./phrases";
import { sizeMarks } from "./size-words";
import type { Token } from "./token";
import { translated } from "./tokens";
import { phrasesIn } from "./words/load";

const KNOWN = phrasesIn("negations");
const those = (wanted: string) =>
  Phrases.of(KNOWN, (meaning) => (meaning === wanted ? true : undefined));

/** "Extra cheese": how it is wanted, said of a dish that is found without it. */
const HOW = those("how");
/** «بدون بصل»: what is not to be in it, and so in no dish's name. */
const WITHOUT = those("without");
/** «مو دجاج», "not beef": what is not to be on the plate, said of which dish is wanted. */
const NOT = those("not");
/** The same said behind the word: «پیاز کے بغیر», «बीफ नहीं». */
const HOW_AFTER = those("after:how");
const WITHOUT_AFTER = those("after:without");
const NOT_AFTER = those("after:not");
/** «बिना मिर्च के»: stands behind what "without" stands before. */
const CLOSING = those("close");

/** «ولا», "or": joins what is not wanted either. */
const JOINS = those("or");
/** "And", which does so too where only what is in a dish follows: "no onion and garlic", but "no onion and fries". */
const ADDS = those("and");

/** What is not wanted has at most so many words. */
const MOST_WORDS = 3;

/** No phrase for it has more. */
const LONGEST = 6;

/** An "and" written onto the word. */
const AND = /^و(?=...)/;

/** The words that say what is not wanted, or how. */
export function negationWords(): string[] {
  return [HOW, WITHOUT, NOT].flatMap((phrases) => [...phrases.words()]);
}

/**
 * What in a query may say what is not wanted, or only how. One word belongs to it, whatever it is; those behind it only
 * where they are known words too.
 *
 * @param isOfPlace whether a folded word is one of restaurants' names and of no dish's.
 */
export function negationMarks(
  tokens: readonly Token[],
  isOfPlace: (word: string) => boolean = () => false,
): Extract<Annotation, { role: "filler" }>[] {
  const joins = connectorMarks(tokens);
  // «بيتزا بدون زيتون وسط» is a medium one.
  const sizes = sizeMarks(tokens);
  const isJoin = (at: number) => joins.some(({ start, end }) => start <= at && at < end);
  const goesOn = (at: number) => {
    const token = tokens[at];
    return (
      token !== undefined &&
      !token.starts &&
      !isJoin(at) &&
      !sizes.some((size) => size.start === at) &&
      isListed(token.text) &&
      !isOfPlace(token.text)
    );
  };
  /** Where what is not wanted ends, and how it was said: «ولا مخلل» goes on with it. */
  const open = new Map<number, Said["says"]>();
  const marksAt = (start: number) => {
    const also = JOINS.at(tokens, start) ?? addedAt(tokens, start);
    const says = also && isFood(tokens, also.end) ? open.get(start) : undefined;
    const said = saidAt(tokens, start) ?? (also && says && { end: also.end, says });
    if (!said) return saidBehind(tokens, start);
    // «پیاز کے بغیر برگر»: it belongs to what stands before it.
    if (isBehind(tokens, start)) return [];
    const ends = said.end < tokens.length && !tokens[said.end]?.starts ? [said.end + 1] : [];
    for (let at = said.end + 1; at < said.end + MOST_WORDS && goesOn(at); at++) ends.push(at + 1);
    const closed = ends.find((end) => CLOSING.at(tokens, end));
    if (closed !== undefined) {
      const { end = closed } = CLOSING.at(tokens, closed) ?? {};
      return [markOf(start, end, leftOut(said, tokens, closed))];
    }
    for (const end of ends) open.set(end, said.says);
    return ends.map((end) => markOf(start, end, leftOut(said, tokens, end)));
  };
  return tokens.flatMap((_, start) => marksAt(start));
}

/** An "and" before one more food that heads no dish and ends what is said; the place of that food. */
function addedAt(tokens: readonly Token[], start: number): { end: number } | undefined {
  const [first] = tokens.slice(start, start + 1);
  if (!first || first.starts) return undefined;
  const and = ADDS.at(tokens, start);
  const isOnto = !and && AND.test(first.text) && !first.spoken?.has("ur");
  const at = and?.end ?? start;
  const [food, next] = tokens.slice(at, at + 2);
  if (!food || !(and || isOnto) || (next && !next.starts)) return undefined;
  const text = isOnto ? food.text.replace(AND, "") : food.text;
  const names = translated([{ ...food, text }]).map((one) => one.text);
  const isPart = names.every(
    (name) => (isAvoidable(name) || isFoodName(name)) && headOf(name) === "",
  );
  return isPart ? { end: at } : undefined;
}

/** Whether the words from one on are the end of what is said behind a word: the "bina" of "pyaz ke bina". */
function isBehind(tokens: readonly Token[], at: number): boolean {
  const before = saidAfter(tokens, at - 1);
  return at > 1 && !tokens[at]?.starts && before !== undefined && before.end > at;
}

/** «پیاز کے بغیر»: one or two words, and what is said of them behind. */
function saidBehind(
  tokens: readonly Token[],
  start: number,
): Extract<Annotation, { role: "filler" }>[] {
  if (saidAfter(tokens, start)) return [];
  for (const end of [start + 1, start + 2]) {
    if (tokens[end]?.starts) return [];
    const said = saidAfter(tokens, end);
    // «बिना मिर्च»: it belongs to what follows.
    if (said && end === said.end - 1 && said.end < tokens.length && saidAt(tokens, end)) return [];
    if (said)
      return [markOf(start, said.end, leftOut({ end: start, says: said.says }, tokens, end))];
  }
  return [];
}

function saidAfter(tokens: readonly Token[], at: number): Said | undefined {
  const not = NOT_AFTER.at(tokens, at);
  const lack = WITHOUT_AFTER.at(tokens, at);
  const found = not ?? lack ?? HOW_AFTER.at(tokens, at);
  return found && { end: found.end, says: not ? "not" : lack ? "without" : "how" };
}

function markOf(
  start: number,
  end: number,
  avoided: { start: number; end: number } | undefined,
): Extract<Annotation, { role: "filler" }> {
  return { role: "filler", open: true, start, end, ...(avoided && { avoided }) };
}

/** What is said, and the place after it. */
interface Said {
  end: number;
  says: "how" | "without" | "not";
}

/** The words of what is not wanted; of "no rush" there are none. */
function leftOut({ end: start, says }: Said, tokens: readonly Token[], end: number) {
  const isSaid = says === "not" || (says === "without" && isFood(tokens, start));
  return isSaid ? { start, end } : undefined;
}

/** Whether it is a word of food, as it is said or as menus call it: «चिकन». */
const isFood = (tokens: readonly Token[], at: number) =>
  [...tokens.slice(at, at + 1), ...translated(tokens.slice(at, at + 1))].some(
    ({ text }) => isListed(text) || isAvoidable(text),
  );

/** The place after "not" or "without", with an "and" before it or none. */
function saidAt(tokens: readonly Token[], start: number): Said | undefined {
  const says = { not: NOT, without: WITHOUT, how: HOW } as const;
  // The longest is what is said: of "wag lang may isda" the "wag" says nothing by itself.
  const found = (["not", "without", "how"] as const)
    .flatMap((one) => {
      const end = says[one].at(tokens, start)?.end;
      return end === undefined ? [] : [{ end, says: one }];
    })
    .sort((one, other) => other.end - one.end);
  if (found[0]) return found[0];
  const first = tokens[start];
  // Urdu writes no «و» onto words: its «والا» is no «وإلا».
  if (!first || first.spoken?.has("ur") || !AND.test(first.text)) return undefined;
  const bare = { ...first, text: first.text.replace(AND, "") };
  const said = saidAt([bare, ...tokens.slice(start + 1, start + LONGEST)], 0);
  return said && { ...said, end: start + said.end };
}
