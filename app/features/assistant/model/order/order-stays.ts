import { headOf, isAvoidable } from "~/features/catalogue";
import { isOfMemory } from "../../facts/forgets";
import type { Verb } from "../../words/changes";
import type { Ask, Unsure, Utterance } from "../ask/ask";
import { kept } from "../ask/order";
import type { Subject } from "../ask/subjects";
import { isRice } from "../slots/further-dishes";
import type { Clause, Clauses } from "./change-clauses";
import { isOrderItself, namesAccount } from "./change-idle";
import { holds, lineOf, type OrderDraft } from "./order-draft";

/** What is changed: what was spoken of, or one of what was shown. */
export interface Base {
  ask: Ask;
  picks: boolean;
  /** What was asked about last is put to it. */
  grows?: boolean;
}

/** The order as it was, with the reason why a change leaves it so; undefined where a clause is no change of an order after all. */
export function stays(
  base: Base,
  draft: OrderDraft,
  clause: Clause,
  clauses: Clauses,
  read: readonly Utterance[],
): Ask | undefined {
  const { ask } = base;
  const { verb, before, after } = clause;
  const said = [...before, ...after];
  const words = clauses.text.slice(said[0]?.from ?? 0, said.at(-1)?.to ?? 0);
  // "Cancel the order": of one that was placed in an app.
  const isPlaced = read.some(({ subject }) => subject === "tracking" || subject === "ordering");
  if (isPlaced && isOrderItself(words)) return undefined;
  if (isWhole(draft, clause, clauses, words) && !isOfPerson(base, draft, clauses.text, read))
    return { ...kept(ask), unmade: { why: "whole", words: [] } };
  const isOrder = ask.kind === "compare" && !base.picks;
  const isTalk = read.some(({ kind, subject }) => OTHERWISE.has(kind) || subject !== null);
  if (!isOrder || !HARD.has(verb ?? "") || isTalk) return undefined;
  const which = oneMoreOf(draft, clause, clauses);
  if (which) return { ...kept(ask), kind: "choose", unsure: which };
  const old = goneOf(draft, clause, clauses);
  if (old) return { ...kept(ask), unmade: { why: "lacks", words: [old] } };
  return { ...kept(ask), unmade: { why: "unclear", words: words ? [words] : [] } };
}

/** «زيد وحدة», "add two more" of an order of several, each as often: of which of them is asked back. */
function oneMoreOf(
  { lines }: OrderDraft,
  { verb, before, after }: Clause,
  { slotsOf }: Clauses,
): Unsure | undefined {
  const { dish, unknown, quantity } = slotsOf([...before, ...after]);
  const [often = 1, ...others] = lines.map((line) => line.quantity ?? 1);
  const isStep = (verb === "add" || verb === "more") && quantity !== null;
  if (!isStep || dish !== "" || unknown !== "" || others.some((count) => count !== often))
    return undefined;
  return { of: "line", count: often + quantity, dishes: lines.map((line) => line.dish) };
}

/** What is asked of an order whatever else is said beside it: where it is not understood, that is said. */
export const HARD: ReadonlySet<string> = new Set<Verb>([
  ...(["add", "drop", "swap", "instead", "make", "more", "less", "keep"] as const),
]);

/** The dish that another is to come in place of, where it is not ordered; empty where it is, or none is told apart. */
function goneOf(
  draft: OrderDraft,
  { verb, postponed, before, after }: Clause,
  { slotsOf }: Clauses,
): string {
  const isInstead = verb === "instead";
  if ((verb !== "swap" && !isInstead) || before.length === 0 || after.length === 0) return "";
  const { dish } = slotsOf(isInstead && !postponed ? after : before);
  return dish && !holds(draft, dish) ? dish : "";
}

/** Would nothing be left of the order? What is kept in mind has no part in that. */
function isWhole(
  draft: OrderDraft,
  { verb, roles, before, after }: Clause,
  { slotsOf }: Clauses,
  words: string,
): boolean {
  if (verb !== "drop") return false;
  if (isOrderItself(words)) return true;
  const { dish, unknown, also, quantity } = slotsOf([...before, ...after]);
  if (unknown !== "") return false;
  // «Sab ko hata do» is of all; "one off each" is of one.
  if (dish === "") return roles.has("all") || (roles.has("each") && quantity === null);
  return [dish, ...also.map((one) => one.dish)].every((one) => lineOf(draft, one, 1) >= 0);
}

/** Is it of what is kept about somebody that something is to be taken, or is nothing ordered yet that it could be taken off? */
export function isOfPerson(
  { ask, picks }: Base,
  { lacks }: OrderDraft,
  message: string,
  read: readonly Utterance[],
): boolean {
  // "Drop the fries" of a burger is of no memory.
  const isDish = lacks.some((words) => headOf(words) !== "" || isRice(words));
  const isOrder = ask.kind === "compare" || ask.restaurant !== "" || ask.from !== null || isDish;
  const isSo = read.some(({ forgets, subject }) => isOfMemory(forgets ?? "") || isOther(subject));
  return picks || !isOrder || isSo || isOfMemory(message) || lacks.some(namesAccount);
}

/** "Delete my account" is none of the order's business. */
const isOther = (subject: Utterance["subject"]) => subject !== null && !MISTAKEN.has(subject);

/** "Cancel the fries" and «نقص الجبن» are none of these where they change an order. */
export const MISTAKEN: ReadonlySet<string> = new Set<Subject>([
  "tracking",
  "complaint",
  "ordering",
  "forgetAll",
]);

/** What was to be taken off and is not in the order. What a dish is made with is for the order's notes. */
export function unmadeOf({ lacks, wishes }: OrderDraft): Pick<Ask, "unmade" | "untold"> {
  const [foods, dishes] = [true, false].map((isPart) =>
    lacks.filter((words) => (headOf(words) === "" && isAvoidable(words)) === isPart),
  ) as [string[], string[]];
  return {
    untold: [...foods, ...wishes].join(" "),
    unmade: dishes.length > 0 ? { why: "lacks", words: dishes } : null,
  };
}

/** These are no change of an order that is not understood. */
const OTHERWISE = new Set<Utterance["kind"]>([
  "save",
  "forget",
  "recall",
  "nearest",
  "help",
  "about",
]);
