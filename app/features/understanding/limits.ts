import { headOf, represent } from "~/features/catalogue";
import { toHalalas } from "~/features/prices";
import { amountAt, amountBehind } from "./amounts";
import { connectorMarks } from "./connectors";
import { eaters, endsAt, isNearWord, type LimitMark } from "./eaters";
import {
  ABOUT,
  AFTER,
  AFTER_CURRENCY,
  AFTER_FIRST,
  BETWEEN,
  BUYS,
  CURRENCY,
  FOR,
  JUDGED,
  LEAST_MONEY,
  LIMITS,
  MEASURES,
  MOST,
  ONLY,
  PAID,
  PEOPLE,
  PORTION,
  RANGE,
  SERVES,
  TOLD,
} from "./limit-words";
import { measureAt } from "./measures";
import { numberWordsAt } from "./number-words";
import type { Token } from "./token";

const DIGITS = /^\d+$/;

const FOR_MONEY = "ب";
/** Riyals: fewer than these are no money without a currency. */
const LEAST_PRICE = 3;

const GLUED = /^ب(?=..)/;

/** The words that amounts of money and numbers of people are said with. */
export function limitWords(): string[] {
  return [LIMITS, ABOUT, AFTER, CURRENCY, SERVES, FOR, PEOPLE, MEASURES].flatMap((phrases) => [
    ...phrases.words(),
  ]);
}

/** What in a query says how much is paid at most, or how many eat: neither is how many are ordered. */
export function limitMarks(tokens: readonly Token[]): LimitMark[] {
  const isJoin = joinsIn(tokens);
  return tokens.flatMap((_, at): LimitMark | [] => {
    const measured = measuredAt(tokens, at);
    if (measured) return measured;
    const said = budgetAt(tokens, at, isJoin);
    if (!said) return eaters(tokens, at, isJoin) ?? [];
    const { start, end, budget } = said;
    return { role: "filler", start, end, ...(budget !== undefined && { budget }) };
  });
}

/** Whether something begins at a place that stands behind what is counted: "from", «في». */
function joinsIn(tokens: readonly Token[]): (at: number) => boolean {
  const joins = connectorMarks(tokens).filter(({ to, after }) => to !== "more" && !after);
  return (at) => joins.some(({ start }) => start === at);
}

/** Is it said what was paid? */
export function tellsPaid(tokens: readonly Token[]): boolean {
  return tokens.some((_, at) => PAID.at(tokens, at));
}

/** An amount that is paid at most, and how surely: `isLimit` where a word says that it is one, `isAbout` where one only leads to it. */
export interface BudgetSaid {
  start: number;
  end: number;
  /** Halalas. */
  budget: number;
  isLimit: boolean;
  isAbout: boolean;
}

/** The amounts of a text that may be what is paid at most, in their order. */
export function budgetsSaid(tokens: readonly Token[]): BudgetSaid[] {
  const isJoin = joinsIn(tokens);
  return tokens.flatMap((_, start) => {
    if (measuredAt(tokens, start)) return [];
    const said = budgetAt(tokens, start, isJoin);
    return said?.budget === undefined ? [] : [{ ...said, budget: said.budget }];
  });
}

/** Is an amount told that was paid, or is called a price: "it was 30 riyals"? */
export function tellsPrice(tokens: readonly Token[]): boolean {
  return tokens.some((_, at) => TOLD.at(tokens, at));
}

/** Is it asked what an amount is worth: "is 50 a good price"? */
export function judgesPrice(tokens: readonly Token[]): boolean {
  return tokens.some((_, at) => JUDGED.at(tokens, at));
}

/** The place after words for a currency; undefined where none stand. */
export function currencyEnd(tokens: readonly Token[], at: number): number | undefined {
  return CURRENCY.at(tokens, at)?.end;
}

/** The place after a word for those who eat; undefined where none stands. */
export function peopleEnd(tokens: readonly Token[], at: number): number | undefined {
  return PEOPLE.at(tokens, at)?.end;
}

/** Do words stand at a place that say how many eat, and not how many are ordered: "crowd of"? */
export const isServed = (tokens: readonly Token[], at: number) =>
  SERVES.at(tokens, at) !== undefined;

/** Does a word announce an amount, or a number of people: «تحت», «معنا», «حنا»? */
export function isLimitLead(token: Token): boolean {
  return [LIMITS, ABOUT, SERVES, FOR].some((words) => words.at([token], 0) !== undefined);
}

type Budget = Omit<BudgetSaid, "budget"> & { budget?: number };

/** «أقل من 30 ريال», "under 30 SAR", "20 se kam". */
function budgetAt(
  tokens: readonly Token[],
  start: number,
  isJoin: (at: number) => boolean,
): Budget | undefined {
  const limit = LIMITS.at(tokens, start);
  const begins = start === 0 || tokens[start]?.starts === true;
  const between = BETWEEN.at(tokens, start);
  const about = ABOUT.at(tokens, start) ?? (begins ? ONLY.at(tokens, start) : undefined);
  const lead = limit ?? between ?? about;
  const from = lead?.end ?? start;
  const amount = amountBehind(tokens, (lead && ONLY.at(tokens, from)?.end) ?? from);
  if (!amount || amount.value === 0) return undefined;
  const most = rangeEnd(tokens, from, amount);
  if (most) {
    const end = CURRENCY.at(tokens, most.end)?.end ?? most.end;
    return { start, end, isLimit: true, isAbout: true, budget: toHalalas(most.value) };
  }
  if (between && !limit && !about) return undefined;
  const currency = CURRENCY.at(tokens, amount.end);
  const end = currency?.end ?? amount.end;
  const round = isRound(tokens, amount, from);
  const behind = AFTER.at(tokens, end);
  const after =
    (behind && leadsOn(tokens, end) ? undefined : behind) ??
    (currency || (round && lead) ? AFTER_CURRENCY.at(tokens, end) : undefined) ??
    (round && (begins || isTens(amount) || !isFood(tokens[start - 1]))
      ? AFTER_FIRST.at(tokens, end)
      : undefined);
  // «عشا بـ١٠٠»: nobody orders so many, nor eats for so little.
  const glued = GLUED.test(tokens[from]?.text ?? "");
  const isFor = glued || (lead !== undefined && tokens[from - 1]?.text === FOR_MONEY);
  const isPaid =
    (isFor && amount.value >= LEAST_MONEY && amount.end === tokens.length) ||
    (round && lead !== undefined && isBare(tokens, { start, end }, isJoin));
  if (!limit && !currency && !after && !isPaid) return undefined;
  const isLimit = limit !== undefined || after !== undefined;
  const said = { start, isLimit, isAbout: lead !== undefined || glued };
  if (amount.value < LEAST_MONEY && !currency) {
    // "Alin ang mas mura sa dalawa": cheaper of two.
    if (!after && !DIGITS.test(tokens[amount.end - 1]?.text ?? "")) return undefined;
    const most = MOST.at(tokens, start) ?? MOST.at(tokens, end);
    // "Cheeseburger max 2", "2 max": the number is left to count.
    if (most && after) return { ...said, start: end, end: after.end };
    const counts = most !== undefined || !endsAt(tokens, amount.end, isJoin);
    // «من مطعم واحد ولا أكثر»: nothing is sold for so little; "burger under 2" says so all the same.
    if (amount.value < LEAST_PRICE && (counts || after))
      return limit && { ...said, end: limit.end };
    if (counts && !after) return limit && { ...said, end: limit.end };
  }
  return { ...said, end: after?.end ?? end, budget: toHalalas(amount.value) };
}

/** "We are 4, budget 100": is a word for a limit that of the amount behind it, and not of the number before? */
function leadsOn(tokens: readonly Token[], at: number): boolean {
  const lead = LIMITS.at(tokens, at);
  return lead !== undefined && (amountBehind(tokens, lead.end)?.value ?? 0) >= LEAST_MONEY;
}

/** Riyals: a smaller number, or one that is not round, is of a name or counts: "77 mein", "9 me". */
const LEAST_ROUND = 15;

/** "30 to 50", «بين ٣٠ و٥٠»: the second of two amounts is paid at most. */
function rangeEnd(tokens: readonly Token[], at: number, least: { value: number; end: number }) {
  const to = RANGE.at(tokens, least.end)?.end ?? least.end;
  if (!isRound(tokens, least, at) || tokens[to]?.starts) return undefined;
  const bare = tokens[to]?.text.replace(/^و(?=\d)/, "") ?? "";
  const most = amountAt(tokens[to] ? tokens.with(to, { ...tokens[to], text: bare }) : tokens, to);
  const isRange = most && most.value > least.value && isRound(tokens, most, to);
  return isRange && !isCounted(tokens, most.end) ? most : undefined;
}

/** Is it an amount as people say how much they spend? What only amounts are said with may be another word without a currency: "saath" is sixty, and "with". */
const isRound = (
  tokens: readonly Token[],
  { value, end }: { value: number; end: number },
  at: number,
) =>
  value >= LEAST_ROUND &&
  value % 5 === 0 &&
  (value >= HUNDRED ||
    DIGITS.test(tokens[end - 1]?.text ?? "") ||
    numberWordsAt(tokens, at)?.end === end);

const HUNDRED = 100;

/** "Around 30", "what can you get me for 25": is it money that words lead to, though no currency is said? */
function isBare(
  tokens: readonly Token[],
  { start, end }: { start: number; end: number },
  isJoin: (at: number) => boolean,
): boolean {
  // "May 120 kami": it is theirs.
  if (AFTER_CURRENCY.at(tokens, end)) return true;
  if (isCounted(tokens, end)) return false;
  if (!FOR.at(tokens, start))
    // "Around 40 for two"
    return (
      !isNearWord(tokens[start]?.text) ||
      endsAt(tokens, end, isJoin) ||
      eaters(tokens, end, isJoin)?.people !== undefined
    );
  // "Dinner for 20" is for so many.
  const isServed = [1, 2, 3].some((back) => SERVES.at(tokens, start - back)?.end === start + 1);
  if (isServed || !endsAt(tokens, end, isJoin)) return false;
  return isBought(tokens, start) || isToldBeside(tokens, { start, end }, isJoin);
}

/** Is something to be bought for what stands at a place: "anything sweet for 30"? */
function isBought(tokens: readonly Token[], start: number): boolean {
  for (let at = start - 1; at >= 0 && at >= start - NEARBY; at--) {
    if (BUYS.at(tokens, at)) return true;
    if (tokens[at]?.starts) return false;
  }
  return false;
}

/** No dish is called by such a number. */
const isTens = ({ value }: { value: number }) => value % 10 === 0;

/** Does a word name food, whose number that behind it may be: "chicken 65 mein"? */
const isFood = (token: Token | undefined) => represent([token?.text ?? ""]).size > 0;

/** Does what is counted stand at a place: people, minutes, a dish? */
const isCounted = (tokens: readonly Token[], at: number) =>
  [PEOPLE, PORTION, MEASURES].some((words) => words.at(tokens, at)) ||
  headOf(tokens[at]?.text ?? "") !== "";

/** So far from an amount it is told how many eat. */
const NEARBY = 8;

function isToldBeside(
  tokens: readonly Token[],
  { start, end }: { start: number; end: number },
  isJoin: (at: number) => boolean,
): boolean {
  const near = Array.from({ length: NEARBY }, (_, i) => [start - 1 - i, end + i]).flat();
  return near.some((at) => {
    const told = tokens[at] && eaters(tokens, at, isJoin);
    return told?.people !== undefined && (told.end <= start || end <= told.start);
  });
}

/** "Under 30 minutes", "500 calories": says nothing that a menu tells. */
function measuredAt(tokens: readonly Token[], start: number): LimitMark | undefined {
  const said = measureAt(tokens, start);
  return said && { role: "filler", start, end: said.end };
}
