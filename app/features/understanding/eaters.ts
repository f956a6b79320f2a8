import { headOf } from "~/features/catalogue";
import { ATTACHED, amountBehind } from "./amounts";
import type { Annotation } from "./annotation";
import { companyAt } from "./company";
import { FOR, LEAST_MONEY, LIMITS, PEOPLE, PORTION, SERVES, WE } from "./limit-words";
import type { Token } from "./token";

/** What says how much is paid, or how many eat. */
export type LimitMark = Extract<Annotation, { role: "filler" }>;

/** More eat of no order that is looked for. */
const MOST_PEOPLE = 500;

/** Does a folded word stand before where something is, so that no number before it counts what follows? */
export const isNearWord = (word: string | undefined): boolean =>
  /^(?:in|near|around|في|قرب)$/.test(word ?? "");

/** Whether nothing that could be counted stands at a place. */
export function endsAt(
  tokens: readonly Token[],
  at: number,
  isJoin: (at: number) => boolean,
): boolean {
  const next = tokens[at];
  return (
    next === undefined ||
    next.starts === true ||
    isJoin(at) ||
    // "Dinner for 4 in Yasmin"
    isNearWord(next.text) ||
    LIMITS.at(tokens, at) !== undefined ||
    // «لستة ب٢٠٠ ريال», "for 4 100 sar".
    (amountBehind(tokens, at)?.value ?? 0) >= LEAST_MONEY
  );
}

/** How many eat: those who are added up, or a number of them. */
export const eaters = (tokens: readonly Token[], at: number, isJoin: (at: number) => boolean) => {
  // "Pizza for me and my wife": the "for" is of them.
  const lead = FOR.at(tokens, at);
  const company = companyAt(tokens, lead?.end ?? at);
  return company
    ? { role: "filler" as const, ...company, start: at }
    : eatersAt(tokens, at, isJoin);
};

/** "For 4 people", «لخمسة أشخاص», «حنا عشرة». */
function eatersAt(
  tokens: readonly Token[],
  start: number,
  isJoin: (at: number) => boolean,
): LimitMark | undefined {
  const serves = SERVES.at(tokens, start);
  const lead = serves ?? FOR.at(tokens, start);
  const at = lead?.end ?? start;
  const number = amountBehind(tokens, at);
  if (!number || number.value < 1 || number.value > MOST_PEOPLE) return undefined;
  const isFor = lead !== undefined || ATTACHED.test(tokens[at]?.text ?? "");
  const people =
    PEOPLE.at(tokens, number.end) ?? (isFor ? PORTION.at(tokens, number.end) : undefined);
  // "Pizza for two", "pizza for 2 from Fornello": nothing that follows is counted.
  const ends = endsAt(tokens, number.end, isJoin);
  const alone = ends && start > 0 && !isJoin(start - 1) && isFor;
  if (!people && !serves && !alone) return undefined;
  const isDish = !people && serves && headOf(tokens[number.end]?.text ?? "") !== "";
  if (isDish && WE.at(tokens, start)) return { role: "filler", start, end: serves.end };
  return { role: "filler", start, end: people?.end ?? number.end, people: number.value };
}
