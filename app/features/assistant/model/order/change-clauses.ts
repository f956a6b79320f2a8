import { tokenize } from "~/features/names";
import { numberWordsAt, quantityMarks, sizeMarks, type Token, tokensOf } from "~/features/search";
import { tokensAsSpoken, translated } from "~/features/understanding";
import type { Role, Verb } from "../../words/changes";
import { languagesOf } from "../../words/signs";
import type { MessageLanguage } from "../language/language";
import { spelledOut } from "../language/spelled-out";
import { keptIn, type MessageSlots, nameIn, slotsOf } from "../slots/slots";
import { isPiecesAt } from "../slots/spans";
import { isFoodWord } from "../vocabulary/food-words";
import type { KnownNames } from "../vocabulary/known-names";
import { type ClauseDraft, cut, GETS, hasWords, isOpen, type Joint } from "./change-cuts";

/** Words of a clause that name or count something, as they were written. */
export interface Part {
  tokens: readonly Token[];
  /** Stands before what is done, or between the old and the new. */
  before: boolean;
}

/** One change of an order, as it was said. */
export interface Clause {
  verb: Verb | null;
  /** What is done stands behind what it is done to. */
  postponed: boolean;
  /** How it hangs on what stands before it. */
  joined: Joint | null;
  /** A comma or a full stop stands before it, or nothing. */
  apart: boolean;
  /** The words before what is done, or before what stands between the old and the new, and those after it. */
  before: readonly Token[];
  after: readonly Token[];
  roles: ReadonlySet<Role>;
}

/** A message cut into the changes that it asks for. */
export interface Clauses {
  text: string;
  clauses: readonly Clause[];
  slotsOf(tokens: readonly Token[]): MessageSlots;
  /** Is a folded word one of a dish's name? */
  isOfDish(word: string): boolean;
}

/** "Take the fries out": the verb is said together, "take out the fries". */
const PARTED =
  /\b(take|leave|cut|throw|swap|switch)\s+((?:(?!and\b|then\b)[\p{L}\p{N}'’-]+\s+){1,5})(out|off|away|in)(?=\s*(?:[.,;!?]|$|and\b|then\b))/giu;

/** "Elbatates": the article of Arabic in Latin letters. */
const ARTICLE = /\bel(?=[a-z0-9]{4})/giu;

/** Nobody changes more in one message. */
const MOST_CLAUSES = 14;

/** Nor with more words; what is longer is no change of an order. */
const MOST_WORDS = 60;

/** The changes that a message may ask for; undefined where it is too long to be one. */
export function clausesOf(
  message: string,
  names: KnownNames,
  language: MessageLanguage,
): Clauses | undefined {
  const spoken = languagesOf(language);
  const text = spoken
    ? message
    : spelledOut(
        language === "ar" ? message.replace(ARTICLE, " ") : message,
        language === "ar",
      ).replace(PARTED, "$1 $3 $2");
  const read = spoken
    ? translated(tokensAsSpoken(text, spoken), keptIn(names))
    : apart(tokensOf(text), names);
  if (read.length > MOST_WORDS) return undefined;
  const clauses = joinedUp(recounting(replacedAfterDrop(cut(read, names))));
  if (clauses.length > MOST_CLAUSES) return undefined;
  const own = spoken && { people: null, maxTotal: null, spoken };
  return {
    text,
    clauses,
    isOfDish: (word) => isFoodWord(word) || names.isDishWord(word),
    slotsOf: (tokens) => slotsOf(writtenIn(text, tokens), names, own),
  };
}

/**
 * Tokens without those of the names of restaurants, and the numbers of a dish's: the 77 of «شاورما 77», the 9 of "or Burger
 * Dukkan 9" and the four of "four cheese" count nothing.
 */
export function withoutNames(
  tokens: readonly Token[],
  { restaurant, others, dish }: Pick<MessageSlots, "restaurant" | "others" | "dish">,
): readonly Token[] {
  const numbers = tokensOf(dish).filter(
    ({ text }, at, all) => /^\d+$/.test(text) || numberWordsAt(all, at) !== undefined,
  );
  const words = [...[restaurant, ...others].flatMap(tokenize), ...numbers.map(({ text }) => text)];
  return words.length > 0 ? tokens.filter(({ text }) => !words.includes(text)) : tokens;
}

/** Tokens as they were written, with a space between them; those that are one word of the text are it once. */
export function writtenIn(text: string, tokens: readonly Token[]): string {
  const words = tokens.filter(({ from }, at) => from !== tokens[at - 1]?.from);
  return words.map(({ from, to }) => text.slice(from, to)).join(" ");
}

/** Tokens of Arabic with what is written onto them as words of their own, but in names: «وليمة الأجداد», «زيتون وزعتر». */
function apart(tokens: readonly Token[], names: KnownNames): Token[] {
  const nameAt = nameIn(names);
  const all: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const named = nameAt(tokens, at);
    if (named > 0) all.push(...tokens.slice(at, at + named));
    else all.push(...detached(tokens[at] as Token, names));
    at += Math.max(1, named);
  }
  return all;
}

/** «وجبات» has its own «و». */
const JOINED_ON = /^و(?!جب(?:ات|[هة]|تين)$)(?=\p{Script=Arabic}{2})/u;
const MADE_INTO = /^ب(?=\p{Script=Arabic}{3})/u;

/** A token of Arabic with the «و» written onto it as a word of its own, unless it is of the word. */
function detached(token: Token, names: KnownNames): Token[] {
  const { text, from } = token;
  const isWord = (word: string) =>
    isFoodWord(word) || names.isDishWord(word) || numberWordsAt([{ ...token, text: word }], 0);
  const into = text.replace(MADE_INTO, "");
  if (into !== text && !isWord(text) && isWord(into))
    return [
      { ...token, text: "ب", to: from + 1 },
      { text: into, from: from + 1, to: token.to },
    ];
  if (!JOINED_ON.test(text) || sizeMarks([token]).length > 0) return [token];
  // «وثومية» is food by its second letter on, «وجبة» is a word of menus.
  if (isWord(text) && (names.isDishWord(text) || !isWord(text.slice(1)))) return [token];
  const rest = { ...token, text: text.slice(1), from: from + 1, starts: undefined };
  const and: Token = { ...token, text: "و", to: from + 1 };
  return [and, ...detached(rest as unknown as Token, names)];
}

/** "Remove the fries and the rings", "fries aur lassi hata do": what is done to one of several is done to all of them. */
function joinedUp(drafts: readonly ClauseDraft[]): Clause[] {
  const verbs = drafts.map(({ verb }) => verb);
  for (const [at, { joined, verb }] of drafts.entries()) {
    const before = verbs[at - 1];
    const goesOn = joined === "and" || isListed(drafts, at);
    if (verb === null && goesOn && before && !before.after && GOES_ON.has(before.role))
      verbs[at] = before;
  }
  for (let at = drafts.length - 1; at > 0; at--) {
    const [verb, one] = [verbs[at], drafts[at]];
    const goesOn = one?.joined === "and" || isListed(drafts, at);
    if (goesOn && verb?.after && GOES_ON.has(verb.role)) verbs[at - 1] ??= verb;
  }
  return drafts.flatMap((one, at): Clause[] => {
    const { joined, apart, before, after, roles } = one;
    const verb = verbs[at];
    const said = { joined, apart, before, after, roles, postponed: verb?.after === true };
    const next = drafts[at + 1];
    // "Instead of that, a pizza": the new stands behind the comma.
    if (isOpen(drafts[at]) && next && isWanted(next))
      return [{ ...said, verb: "instead", before: [...next.before, ...next.after] }];
    if (at > 0 && isOpen(drafts[at - 1]) && isWanted({ ...one, verb: verb ?? null })) return [];
    return [{ ...said, verb: (verb?.role ?? null) as Verb | null }];
  });
}

const isWanted = (one: ClauseDraft) =>
  (one.verb === null || GETS.has(one.verb.role)) && hasWords(one);

/** "The fries, the cola and the naan": behind a comma, without a number, and more of the list follows. */
function isListed(drafts: readonly ClauseDraft[], at: number): boolean {
  const [one, next] = [drafts[at], drafts[at + 1]];
  if (!one || one.joined !== null || !hasWords(one)) return false;
  if (countIn([...one.before, ...one.after]) !== null) return false;
  const isLast = next?.joined === "and" && next.before.length + next.after.length > 0;
  return isLast || (next !== undefined && next.verb === null && isListed(drafts, at + 1));
}

/** "Remove the lumpia, replace it with halo-halo": what was taken off is what the other comes in place of. */
function replacedAfterDrop(drafts: readonly ClauseDraft[]): ClauseDraft[] {
  const all: ClauseDraft[] = [];
  for (const one of drafts) {
    const last = all.at(-1);
    // "… with halo-halo" behind "replace it" is its own clause.
    if (last && one.joined === "with" && last.verb?.role === "swap" && last.after.length === 0)
      all[all.length - 1] = { ...last, after: [...one.before, ...one.after] };
    else if (last && isReplacing(last, one))
      all[all.length - 1] = { ...one, before: wordsOf(last), joined: last.joined };
    else if (last && isCountedRather(last, one))
      all[all.length - 1] = {
        ...last,
        verb: MAKE,
        before: [],
        after: [...uncounted(last), ...wordsOf(one)],
      };
    else if (last && isRather(last, one))
      all[all.length - 1] = { ...last, verb: SWAP, before: wordsOf(last), after: wordsOf(one) };
    else all.push(one);
  }
  return all;
}

const wordsOf = ({ before, after }: ClauseDraft) => [...before, ...after];

const SWAP = { role: "swap", end: 0, after: false } as const;
const MAKE = { role: "make", end: 0, after: false } as const;

/** "Parotta 5 nahi 8": of the two numbers the last is wanted. */
function isCountedRather(old: ClauseDraft, fresh: ClauseDraft): boolean {
  const isSo = old.verb?.role === "without" && old.verb.after && fresh.verb === null;
  const counts = [old, fresh].every((one) => countIn(wordsOf(one)) !== null);
  return isSo && counts && uncounted(fresh).length === 0;
}

/** "Cream wala nahi, cheese wala", "hindi yung cream, yung cheese": which one is not meant, and which is. */
function isRather(old: ClauseDraft, fresh: ClauseDraft): boolean {
  const isSo = old.verb?.role === "without" && fresh.verb === null && fresh.joined === null;
  return isSo && [old, fresh].every((one) => one.roles.has("it") && hasWords(one));
}

function isReplacing(old: ClauseDraft, fresh: ClauseDraft): boolean {
  const isSo = old.verb?.role === "drop" && fresh.verb?.role === "swap" && !fresh.verb.after;
  return isSo && hasWords(old) && fresh.before.length === 0;
}

/** "Make it three burgers instead of two", "instead of two burgers make it three": of the two numbers the other is wanted. */
function recounting(drafts: readonly ClauseDraft[]): ClauseDraft[] {
  const all: ClauseDraft[] = [];
  for (const one of drafts) {
    const last = all.at(-1);
    if (last && isMadeInstead(last, one)) all[all.length - 1] = insteadOf(last, one);
    else if (last && isCountedAnew(last, one)) all[all.length - 1] = madeInto(last, one, last);
    else if (last && isCountedAnew(one, last)) all[all.length - 1] = madeInto(one, last, last);
    else all.push(one);
  }
  return all;
}

/** "Make it onion rings, instead of the fries": is what is named made of what follows? */
function isMadeInstead(made: ClauseDraft, old: ClauseDraft): boolean {
  const isSo = made.verb?.role === "make" && old.verb?.role === "instead" && !old.verb.after;
  return isSo && !isCountedAnew(made, old) && hasWords(made) && old.before.length === 0;
}

const insteadOf = (made: ClauseDraft, old: ClauseDraft): ClauseDraft => ({
  ...old,
  ...{ joined: made.joined, apart: made.apart, before: [...made.before, ...made.after] },
});

/** One clause of both: so many of the dish, whichever of the two names it, in the place of so many. */
function madeInto(made: ClauseDraft, old: ClauseDraft, first: ClauseDraft): ClauseDraft {
  const { joined, apart } = first;
  const [own, words] = [uncounted(made), uncounted(old)];
  if (own.length > 0) return { ...made, joined, apart };
  if (words.length > 0) return { ...made, joined, apart, after: [...words, ...made.after] };
  return { ...old, joined, apart, before: [...made.before, ...made.after] };
}

/** Is one number made another, and both of the same dish? */
function isCountedAnew(made: ClauseDraft, old: ClauseDraft): boolean {
  const isSo = made.verb?.role === "make" && old.verb?.role === "instead" && !old.verb.after;
  const counts = (one: ClauseDraft) => countIn([...one.before, ...one.after]) !== null;
  if (!isSo || old.before.length > 0 || !counts(made) || !counts(old)) return false;
  const own = uncounted(made).map(({ text }) => text);
  return own.length === 0 || uncounted(old).every(({ text }) => own.includes(text));
}

/** The words of a clause but its numbers. */
function uncounted({ before, after }: ClauseDraft): Token[] {
  const tokens = [...before, ...after];
  return tokens.filter(({ text }, at) => !/^\d+$/.test(text) && !numberWordsAt(tokens, at));
}

const GOES_ON: ReadonlySet<Role> = new Set<Role>(["add", "drop", "without"]);

/** How many a clause says; null where it does not. */
export function countIn(
  tokens: readonly Token[],
  knows: (word: string) => boolean = isFoodWord,
): number | null {
  const marks = quantityMarks(tokens, knows).filter(
    ({ start, refused, noun }) =>
      !refused && (noun === undefined || knows(noun)) && !isPiecesAt(tokens, start),
  );
  return marks.at(-1)?.value ?? null;
}
