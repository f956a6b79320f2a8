import { shared } from "../boxes";
import { besideCurrency } from "./currency";
import type { LabelKind } from "./label-words";
import { isRateOf, type PageRow, type RowPart } from "./page";
import type { PageAmount } from "./page-amounts";

/** An amount with what its label says it is. */
export interface LabelledAmount {
  kind: LabelKind;
  /** Null where a word stands for nothing to pay: free delivery. */
  amount: PageAmount | null;
  /** Its row, counted from the top. */
  row: number;
}

const FREE = /(?:^|\s)(?:free|(?:sar|sr) ?[0o]|مجان[يىاًإأآ]*|بلاش)(?:\s|$)/iu;

/** How far below a label its amount may stand, in heights of the label, and of the amount where it is larger. */
const BELOW = 3.2;
const BELOW_LARGE = 1.6;

/** An amount this much less probable than another of its row is a scrap: letters of a currency read as a digit. */
const SCRAP = 0.45;

/** The amount a row is about: one with halalas rather than a whole number, and the one farthest from the label. */
function amountIn(row: PageRow): PageAmount | undefined {
  const written = row.amounts.filter(({ decimals }) => decimals);
  const likely = (amount: PageAmount) => amount.candidates[0]?.probability ?? 0;
  const most = Math.max(0, ...row.amounts.map(likely));
  const read = row.amounts.filter((amount) => likely(amount) >= SCRAP * most);
  const those = written.length > 0 ? written : read;
  if (those.length < 2) return those[0];
  const labelled = row.words.filter(({ text }) => /\p{L}{3}/u.test(text));
  const middle =
    labelled.reduce((sum, { box }) => sum + (box.x0 + box.x1) / 2, 0) /
    Math.max(1, labelled.length);
  const far = ({ box }: PageAmount) => Math.abs((box.x0 + box.x1) / 2 - middle);
  return [...those].sort((a, b) => far(b) - far(a))[0];
}

/** An amount in one of the next rows that stands under a label and has none of its own: one with halalas or a currency before any other. */
function amountUnder(
  rows: readonly PageRow[],
  at: number,
  part: RowPart,
): { amount: PageAmount; row: number } | undefined {
  const { box } = rows[at] as PageRow;
  const reach = BELOW * (box.y1 - box.y0);
  let whole: { amount: PageAmount; row: number } | undefined;
  for (let next = at + 1; next < rows.length; next++) {
    const row = rows[next] as PageRow;
    const large = row.amounts.length > 0 ? BELOW_LARGE * (row.box.y1 - row.box.y0) : 0;
    if (row.box.y0 - box.y1 > Math.max(reach, large)) break;
    const labelled = row.parts.some(
      ({ label, x0, x1 }) =>
        label && label.kind !== "other" && shared(x0, x1, part.x0, part.x1) > 0,
    );
    if (labelled) break;
    const under = row.amounts.filter(
      (amount) =>
        shared(amount.box.x0, amount.box.x1, part.x0, part.x1) > 0 &&
        !(part.label && isRateOf(part.label, amount)),
    );
    const written = under.find(({ decimals }) => decimals);
    if (written) return { amount: written, row: next };
    const [bare] = under;
    if (!bare) continue;
    if (besideCurrency(bare.box, row.words)) return { amount: bare, row: next };
    // Between a label and its amount may stand a rate.
    whole ??= { amount: bare, row: next };
  }
  return whole;
}

/** Whether what stands under a label says that there is nothing to pay. */
function isFreeUnder(rows: readonly PageRow[], at: number, part: RowPart): boolean {
  const [row, next] = [rows[at] as PageRow, rows[at + 1]];
  if (!next || next.box.y0 - row.box.y1 > BELOW * (row.box.y1 - row.box.y0)) return false;
  return next.parts.some(
    ({ text, x0, x1 }) => FREE.test(text) && shared(x0, x1, part.x0, part.x1) > 0,
  );
}

/** How far below the first line of a label that is broken in two its amount may stand, in heights. */
const BETWEEN = 0.6;

/** An amount level with the gap between two lines of one label: a narrow column breaks it. */
function amountBetween(
  rows: readonly PageRow[],
  at: number,
): { amount: PageAmount; row: number } | undefined {
  const [row, next] = [rows[at] as PageRow, rows[at + 1]];
  const [amount, another] = next?.amounts ?? [];
  if (!next || next.label || /\p{L}{3}/u.test(next.text) || !amount || another) return undefined;
  const tall = row.box.y1 - row.box.y0;
  return next.box.y0 - row.box.y1 < BETWEEN * tall ? { amount, row: at + 1 } : undefined;
}

/** A fee that is free is worth nothing; the amount beside it is what it was before, crossed out or not. */
const FREE_PROBABILITY = 0.7;

function freed(amount: PageAmount): PageAmount {
  const before = amount.candidates.map(({ value, probability }) => ({
    value,
    probability: probability * (1 - FREE_PROBABILITY),
  }));
  return {
    ...amount,
    value: 0,
    candidates: [{ value: 0, probability: FREE_PROBABILITY }, ...before],
  };
}

/** Fees that a word beside them may make nothing. */
const FREED: readonly LabelKind[] = ["deliveryFee", "serviceFee", "smallOrderFee"];

/**
 * Every amount of a page that a label names. Where delivery stands on the page twice and is taken off once, it is a fee and
 * the discount on it: "delivery 9.00", "free delivery −9.00".
 */
export function labelledAmounts(rows: readonly PageRow[]): LabelledAmount[] {
  const found = amountsByLabel(rows);
  const isFee = ({ kind, amount }: LabelledAmount) =>
    kind === "deliveryFee" && amount !== null && !amount.negative;
  if (!found.some(isFee)) return found;
  return found.map((one) =>
    one.kind === "deliveryFee" && one.amount?.negative ? { ...one, kind: "deliveryDiscount" } : one,
  );
}

function amountsByLabel(rows: readonly PageRow[]): LabelledAmount[] {
  const found: LabelledAmount[] = [];
  const taken = new Set<PageAmount>();
  const add = (kind: LabelKind, amount: PageAmount | null, row: number) => {
    if (kind === "other" || (amount && taken.has(amount))) return;
    if (amount) taken.add(amount);
    found.push({ kind, amount, row });
  };
  for (const [at, row] of rows.entries()) {
    const amount = row.label && row.label.kind !== "other" ? amountIn(row) : undefined;
    const free = FREE.test(row.text);
    if (row.label && amount) {
      const isFreed = free && FREED.includes(row.label.kind) && !amount.negative;
      add(row.label.kind, isFreed ? freed(amount) : amount, at);
    } else if (row.label && free) add(row.label.kind, null, at);
    else if (row.amounts.length === 0) {
      const before = found.length;
      for (const part of row.parts) {
        const under = part.label && amountUnder(rows, at, part);
        if (part.label && under) add(part.label.kind, under.amount, under.row);
        else if (part.label && isFreeUnder(rows, at, part)) add(part.label.kind, null, at + 1);
      }
      const between = amountBetween(rows, at);
      if (row.label && found.length === before && between)
        add(row.label.kind, between.amount, between.row);
    }
  }
  return found;
}
