import { headOf, type Representation, represent } from "~/features/catalogue";
import { fold, tokenize } from "~/features/names";
import { sectionOf, type Token } from "~/features/search";
import type { MessageSlots, Slots } from "../slots/slots";
import { type Clauses, countIn, withoutNames } from "./change-clauses";

/** The dishes of an order while it is changed. */
export interface OrderDraft {
  lines: readonly Slots[];
  /** The one that was spoken of last; -1 where that is none in particular. */
  focus: number;
  /** What the first line is called where only a list that was shown has its name. */
  called: string;
  /** How many eat, where somebody said so. */
  people: number | null;
  /** Words that nothing was made of. */
  left: readonly string[];
  /** What was to be taken off, and is not ordered. */
  lacks: readonly string[];
  /** What a dish of it is to be without. */
  wishes: readonly string[];
  /** Whether some words together are what a menu calls a dish. */
  isDish: (words: readonly string[]) => boolean;
}

/** Some words of a clause: a dish of the order or another, how many, how large. */
export interface SaidOfLine {
  dish: string;
  size: string;
  quantity: number | null;
  unknown: string;
  also: MessageSlots["also"];
}

/** Nothing of a line. */
export const NOTHING: SaidOfLine = { dish: "", size: "", quantity: null, unknown: "", also: [] };

/** Words without what is written onto them. */
export function bare(words: string): string[] {
  return tokenize(words).map((word) =>
    word
      .replace(/^[وف]?(?:ال|لل)(?=..)|^al(?=[a-z]{4})/u, "")
      // «الوجبة» and «وجبة» are one word; the «ف» of «فول» and «فلافل» is written onto none.
      .replace(/^و(?=...)/u, "")
      .replace(/(?<=^[a-z]{2,}(?:ch|sh|x|ss))es$/u, "")
      .replace(/(?<=^[a-z]{3,}[^s])s$/u, ""),
  );
}

/** How surely a line is meant by the name of a dish: 3 it is called so, 2 in short, 1 in part; 0 it is another. */
export function meant(own: string, said: string): number {
  const [words, names] = [bare(said), bare(own)];
  if (words.length === 0 || names.length === 0) return 0;
  const same = words.filter((word) => names.includes(word));
  if (same.length === words.length) return same.length >= names.length ? 3 : 2;
  // "The burger" of a cheeseburger is that in short as well.
  if (words.every((word) => names.includes(word) || isEndOf(word, names))) return 2;
  if (same.length === names.length) return 1.5;
  const head = bare(headOf(own)).filter(Boolean);
  const isHead = words.every((word) => head.includes(word));
  return isHead || head.some((word) => same.includes(word)) ? 1 : 0;
}

/** No shorter word is a dish by itself. */
const A_WORD = 5;

const isEndOf = (word: string, names: readonly string[]) =>
  word.length >= A_WORD && names.some((name) => name !== word && name.endsWith(word));

/** What a line of an order is called. */
export const nameOf = ({ lines, called }: OrderDraft, at: number) =>
  lines[at]?.dish || (at === 0 ? called : "");

/** How surely a line is meant; by what menus call it behind its name as well: "the pizza" of a pepperoni. */
function meantAt(draft: OrderDraft, at: number, dish: string): number {
  const own = nameOf(draft, at);
  const isKind = own !== "" && dish !== "" && draft.isDish([...bare(own), ...bare(dish)]);
  return Math.max(meant(own, dish), isKind ? 1.5 : 0);
}

/** The line that a dish's name means, at least as surely as that; -1 where none is, or one as well as another. */
export function lineOf(draft: OrderDraft, dish: string, least: number): number {
  const scores = draft.lines.map((_, at) => meantAt(draft, at, dish));
  const best = Math.max(...scores);
  if (best < least) return -1;
  const found = scores.flatMap((score, at) => (score === best ? [at] : []));
  // Of two that are called alike the one just spoken of.
  if (found.length > 1) return found.includes(draft.focus) ? draft.focus : -1;
  return found[0] ?? -1;
}

/** The only line that is of a kind: the latte is "the coffee", the cola "the drink"; -1 where none is, or several are. */
export function lineOfKind(draft: OrderDraft, kind: string): number {
  const found = linesOfKind(draft, kind);
  return found.length === 1 ? (found[0] ?? -1) : -1;
}

/** All lines of a kind: of "the drinks" the cola and the juice. */
export function linesOfKind(draft: OrderDraft, kind: string): number[] {
  const isDrink = sectionOf(tokenize(kind)) === "drinks";
  const [most] = strongest(represent([kind]));
  return draft.lines.flatMap((_, at) => {
    const traits = represent([nameOf(draft, at)]);
    const isSo = isDrink ? (traits.get("drink") ?? 0) >= A_DRINK : most === strongest(traits)[0];
    return isSo && (isDrink || most !== undefined) ? [at] : [];
  });
}

/** From here on it is drunk. */
const A_DRINK = 0.35;

const strongest = (traits: Representation) =>
  [...traits].sort(([, one], [, other]) => other - one).map(([name]) => name);

/** May a dish's name mean one of the lines, be it one as well as another? */
export const holds = (draft: OrderDraft, dish: string) =>
  draft.lines.some((_, at) => meantAt(draft, at, dish) >= 1);

/** Reads some words of a clause. */
export function saidIn(clauses: Clauses, tokens: readonly Token[]): SaidOfLine {
  if (tokens.length === 0) return NOTHING;
  const said = clauses.slotsOf(tokens);
  const { dish, size, people, also } = said;
  // "Rice for three" is three of it; "we are three" counts those who eat.
  const each = dish ? people : null;
  const quantity = said.quantity ?? each ?? countIn(withoutNames(tokens, said), clauses.isOfDish);
  // "Laban 3": what was counted is understood.
  const unknown = said.unknown.split(" ").filter((word) => Number(fold(word)) !== quantity);
  return { dish, size, quantity, unknown: unknown.join(" "), also };
}

/** Does it say anything of a line? */
export const isSet = ({ dish, size, quantity }: SaidOfLine) =>
  dish !== "" || size !== "" || quantity !== null;

/** Nothing but words that nobody knows. */
export const isUnknown = ({ dish, quantity, unknown }: SaidOfLine) =>
  unknown !== "" && dish === "" && quantity === null;

/** The words that nothing was made of, with those of one more clause. */
export const leftOf = ({ left }: OrderDraft, { unknown }: SaidOfLine) =>
  unknown ? [...left, unknown] : left;
