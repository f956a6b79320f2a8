import { headOf, isAvoidable } from "~/features/catalogue";
import { numberWordsAt, type Token } from "~/features/search";
import { type ChangeMark, changeAt, isVerbRole, type Role } from "../../words/changes";
import { isProperty } from "../ask/kind-of";
import { isTopping } from "../slots/further-dishes";
import { nameIn } from "../slots/slots";
import { isPiecesAt } from "../slots/spans";
import { isFoodWord } from "../vocabulary/food-words";
import type { KnownNames } from "../vocabulary/known-names";
import { countedLines } from "./counted-lines";

const OF = /^(?:من|mn|min)$/;

/** How a clause hangs on what stands before it. */
export type Joint = "and" | "with";

/** A clause while the words of a message are given to it. */
export interface ClauseDraft {
  verb: ChangeMark | null;
  joined: Joint | null;
  /** Nothing but a comma or a full stop stands before it. */
  apart: boolean;
  closed: boolean;
  before: Token[];
  after: Token[];
  pivoted: boolean;
  roles: Set<Role>;
}

const draft = (joined: Joint | null, apart: boolean): ClauseDraft => ({
  ...{ verb: null, joined, apart, closed: false, pivoted: false },
  ...{ before: [], after: [], roles: new Set<Role>() },
});

export const hasWords = ({ before, after }: ClauseDraft) => before.length + after.length > 0;

/** "Dough balls do": in Hindi and Urdu what is said to give is two as well. */
const GIVE = /^(?:do|दो|دو)$/;

/** Cuts the words of a message into what is done, and with what. */
export function cut(tokens: readonly Token[], names: KnownNames): ClauseDraft[] {
  const nameAt = nameIn(names);
  const lines = countedLines(tokens, names);
  let now = draft(null, true);
  const drafts = [now];
  const next = (joined: Joint | null, apart: boolean) => {
    if (!hasWords(now) && now.verb === null && now.roles.size === 0) {
      now.joined = joined === "with" ? joined : (now.joined ?? joined);
      return;
    }
    now = draft(joined, apart);
    drafts.push(now);
  };
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    if (token.starts && at > 0) next(null, true);
    else if (lines.starts.has(at)) next("and", false);
    if (lines.ones.has(at)) {
      (now.pivoted ? now.after : now.before).push(token);
      next("and", false);
      at += 2;
      continue;
    }
    const named = isPiecesAt(tokens, at) ? 2 : nameAt(tokens, at);
    const mark =
      token.text === "و"
        ? { role: "and" as const, end: at + 1, after: false }
        : isMoreOf(tokens, at)
          ? { role: "more" as const, end: at + 1, after: false }
          : isPurpose(tokens, at)
            ? undefined
            : EXTRA.test(token.text) && isTopping(tokens[at + 1]?.text ?? "")
              ? { role: "also" as const, end: at + 1, after: false }
              : changeAt(tokens, at);
    if (named > 0 && named >= (mark?.end ?? at) - at) {
      if (now.closed) next(null, false);
      (now.pivoted ? now.after : now.before).push(...tokens.slice(at, at + named));
      at += named;
      continue;
    }
    if (!mark) {
      // «واحد من البرجر»: of which so many.
      if (OF.test(token.text) && isNumber(tokens, at - 1)) {
        at++;
        continue;
      }
      if (now.closed) next(null, false);
      (now.pivoted ? now.after : now.before).push(token);
      at++;
      continue;
    }
    if (mark.role === "into" && !splits(now)) {
      (now.pivoted ? now.after : now.before).push(...tokens.slice(at, mark.end));
      at = mark.end;
      continue;
    }
    const isTaste = isOfTaste(mark, tokens[mark.end]?.text) || isStill(mark, tokens, at);
    if (isTaste || isOfName(mark, tokens, names)) {
      (now.pivoted ? now.after : now.before).push(...tokens.slice(at, mark.end));
      at = mark.end;
      continue;
    }
    at = mark.end;
    place(mark, now, next, () => now);
  }
  const isSaid = (one: ClauseDraft) => hasWords(one) || one.verb !== null || one.roles.size > 0;
  // «وحلقات بصل معها»: nothing follows what says that it comes with that.
  for (const [at, one] of drafts.entries())
    if (one.joined === "with" && !isSaid(one)) drafts[at - 1]?.roles.add("also");
  for (const [at, one] of drafts.entries()) gives(one, drafts[at - 1]);
  return toldLater(drafts.filter(isSaid));
}

/** «شوارما تین کر دو چکن والا», "lassi add karo mango wali 2": which one is meant, and how many, is said behind what is done to it. */
function toldLater(drafts: readonly ClauseDraft[]): ClauseDraft[] {
  const all: ClauseDraft[] = [];
  for (const one of drafts) {
    const last = all.at(-1);
    const isWhich = one.verb === null && one.joined === null && !one.apart && one.roles.has("it");
    if (last?.verb?.after && GETS.has(last.verb.role) && hasWords(last) && hasWords(one) && isWhich)
      all[all.length - 1] = { ...last, before: [...countedFirst(one), ...last.before] };
    else all.push(one);
  }
  return all;
}

/** The words of a clause with its numbers before the others. */
function countedFirst({ before, after }: ClauseDraft): Token[] {
  const words = [...before, ...after];
  const isCount = (_: Token, at: number) => isNumber(words, at);
  return [...words.filter(isCount), ...words.filter((one, at) => !isCount(one, at))];
}

/** Takes "give" for no number, where something else was taken off before. */
function gives(one: ClauseDraft, before: ClauseDraft | undefined): void {
  const words = one.after.length > 0 ? one.after : one.before;
  const isInstead = one.verb?.role === "instead" || TAKES.has(before?.verb?.role ?? "");
  // "Saath mein chai do".
  if (
    !(isInstead || one.roles.has("also")) ||
    words.length < 2 ||
    !GIVE.test(words.at(-1)?.text ?? "")
  )
    return;
  words.pop();
  one.verb ??= { role: "add", end: 0, after: false };
}

/** "Instead of that", and nothing before it. */
export const isOpen = (one: ClauseDraft | undefined) =>
  one?.verb?.role === "instead" && !one.verb.after && one.before.length === 0;

export const GETS: ReadonlySet<Role> = new Set<Role>(["add", "make", "more"]);

const TAKES: ReadonlySet<string> = new Set<Role>(["drop", "without"]);

/** "Do aur", "teen aur de do", "ek hummus aur": so many more, and nothing that is joined to them. */
function isMoreOf(tokens: readonly Token[], at: number): boolean {
  if (!AND.test(tokens[at]?.text ?? "")) return false;
  const next = tokens[at + 1];
  if (next === undefined || next.starts) return isCountedBefore(tokens, at);
  return isNumber(tokens, at - 1) && changeAt(tokens, at + 1)?.after === true;
}

/** Does a number stand before a place, or before a dish of at most three words that stands there? */
const isCountedBefore = (tokens: readonly Token[], at: number) =>
  [1, 2, 3, 4].some((back) => isNumber(tokens, at - back));

/** "Extra cheese" of what is ordered. */
const EXTRA = /^(?:extra|اكسترا|ekstra)$/;

/** "And" in Hindi and Urdu, which is "more" behind a number. */
const AND = /^(?:aur|or|اور)$/;

/** "Isa pang kanin" is one more; without a number before it "pang" says what or whom something is for: "pang dalawa", "pang-merienda". */
const isPurpose = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === "pang" && !isNumber(tokens, at - 1);

/** May what follows be what a dish is swapped for? */
function splits({ verb, before, after }: ClauseDraft): boolean {
  return (
    (verb?.role === "swap" || verb?.role === "make") &&
    !verb.after &&
    after.length > 0 &&
    before.length === 0
  );
}

/** "Less spicy", "more expensive", "no more than 30": these count nothing. */
function isOfTaste({ role, after }: ChangeMark, next = ""): boolean {
  return (
    (role === "more" || role === "less") &&
    !after &&
    (isProperty(next) || /^(?:than|expensive|cheap|costly|من|سعر)$/.test(next))
  );
}

/** "Ung mas mura pa": still more of what is compared, and none added; "pa deliver ng" asks for it. */
const isStill = ({ end }: ChangeMark, tokens: readonly Token[], at: number) =>
  tokens[at]?.text === "pa" &&
  end === at + 1 &&
  (at === 0 || [1, 2].some((back) => tokens[at - back]?.text === "mas"));

/** "Double cheese": nobody orders cheese twice, and so it is a dish's name; "double onion rings" are twice as many. */
function isOfName(
  { role, after, end }: ChangeMark,
  tokens: readonly Token[],
  names: KnownNames,
): boolean {
  const next = tokens[end]?.text ?? "";
  const isPart = role === "double" && !after && isAvoidable(next) && headOf(next) === "";
  return isPart && nameIn(names)(tokens, end) < 2;
}

function split(now: ClauseDraft): void {
  now.before = now.after;
  now.after = [];
}

const isNumber = (tokens: readonly Token[], at: number) =>
  at >= 0 && (/^\d+$/.test(tokens[at]?.text ?? "") || numberWordsAt(tokens, at) !== undefined);

/** Puts some words that change an order where they belong. */
function place(
  mark: ChangeMark,
  now: ClauseDraft,
  next: (joined: Joint | null, apart: boolean) => void,
  latest: () => ClauseDraft,
): void {
  const { role, after } = mark;
  if (role === "and") {
    next("and", false);
    return;
  }
  if (role === "with") {
    // "Swap the fries with rings": the new stands behind it; "make it 2 and a croissant" counts, and adds.
    if (splits(now) && !isNumber(now.after, now.after.length - 1)) split(now);
    else if (!after) next("with", false);
    if (after) now.roles.add("also").add("with");
    return;
  }
  if (role === "into") {
    split(now);
    return;
  }
  if (role.startsWith("size:")) {
    if (now.verb !== null || now.closed) next(null, false);
    const one = latest();
    one.roles.add(role);
    one.verb = { ...mark, role: "make" };
    one.pivoted = true;
    one.closed = after;
    return;
  }
  if (!isVerbRole(role)) {
    // "Instead of naan give me rice": what is wanted begins behind what says nothing.
    if (role === "quiet" && isOpen(now) && now.after.length > 0) next(null, true);
    else if (role !== "quiet" && role !== "of") now.roles.add(role);
    const said = [...now.before, ...now.after];
    if (role === "each" && said.some(({ text }) => isFoodWord(text))) now.roles.add("eachOf");
    return;
  }
  if (after) {
    // «زيد جبن زيادة»: the same, said twice.
    if (role === "more" && now.verb?.role === "add") return;
    if (now.verb !== null && now.verb.role !== "instead") {
      // "Hata do" behind "ki jagah …": what is meant was said before.
      if (now.verb.after) return;
      // "Ek aur kar do", "do aur de do": so many more, whatever is done to get them.
      if ((now.verb.role === "more" || now.verb.role === "swap") && GETS.has(role)) {
        now.closed = true;
        return;
      }
    }
    if (role === "instead") now.pivoted = true;
    else now.closed = true;
    if (now.verb?.role !== "instead") now.verb = mark;
    return;
  }
  if (role === "more" || role === "less") {
    // "Dalawa pa", "add another naan".
    if (now.verb?.role === "add") {
      now.roles.add(role);
      return;
    }
    if (now.verb === null) {
      now.verb = mark;
      return;
    }
  }
  const places = role === "make" || role === "instead";
  // «بدها خلها ٣»: the same, said twice.
  const isAgain = now.verb?.role === role && !hasWords(now);
  const isOther = now.closed || (now.verb !== null && !isAgain) || (hasWords(now) && !places);
  if (isOther) next(null, false);
  const one = latest();
  one.verb = mark;
  one.pivoted = true;
}
