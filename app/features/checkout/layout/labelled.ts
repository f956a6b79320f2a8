import { height, shared } from "../boxes";
import { besideCurrency } from "./currency";
import { chanceOf, LIKELY, stepsOf } from "./evidence-model";
import type { Label } from "./label";
import type { LabelKind } from "./label-words";
import fitted from "./owner-model.json";
import { isRateOf, type PageRow, type RowPart } from "./page";
import { likelihood, type PageAmount } from "./page-amounts";

/** An amount with what its label says it is. */
export interface LabelledAmount {
  kind: LabelKind;
  /** How probable the label is, 0 to 1. */
  share: number;
  /** Null where a word stands for nothing to pay: free delivery. */
  amount: PageAmount | null;
  /** Its row, counted from the top. */
  row: number;
}

const FREE = /(?:^|\s)(?:free|(?:sar|sr) ?[0o]|مجان[يىاًإأآ]*|بلاش)(?:\s|$)/iu;

/** A label with an amount that may be its own, and what speaks for it. */
export interface LabelPair {
  label: Label;
  /** The row of the label, and that of the amount. */
  at: number;
  row: number;
  amount: PageAmount;
  evidence: string[];
}

/** A label with where it stands. */
interface PlacedLabel {
  label: Label;
  at: number;
  x0: number;
  x1: number;
}

/** An amount with the row it stands in. */
interface PlacedAmount {
  row: number;
  amount: PageAmount;
}

/** The lines below a label in which its amount may stand. */
const LINES_BELOW = 4;

/** How far an amount stands from the words of its row. */
function farFrom(row: PageRow): (amount: PageAmount) => number {
  const named = row.words.filter(({ text }) => /\p{L}{3}/u.test(text));
  const middle =
    named.reduce((sum, { box }) => sum + (box.x0 + box.x1) / 2, 0) / Math.max(1, named.length);
  return ({ box }) => Math.abs((box.x0 + box.x1) / 2 - middle);
}

const isUnder = ({ box }: PageAmount, { x0, x1 }: Pick<RowPart, "x0" | "x1">) =>
  shared(box.x0, box.x1, x0, x1) > 0;

/** What speaks for or against an amount being that of a label; first whether it stands in its line. */
function evidenceOf(
  rows: readonly PageRow[],
  { label, at, ...place }: PlacedLabel,
  amount: PageAmount,
  { row, all, near }: { row: number; all: readonly PageAmount[]; near: readonly PlacedAmount[] },
): string[] {
  const [own, there] = [rows[at] as PageRow, rows[row] as PageRow];
  const down = there.box.y0 - own.box.y1;
  const far = farFrom(there);
  const rivals = row === at ? all : all.filter((one) => isUnder(one, place));
  const most = (of: (amount: PageAmount) => number) => Math.max(...there.amounts.map(of));
  const said = [
    ["under it", isUnder(amount, place)],
    ["with halalas", amount.decimals],
    ["others with halalas", !amount.decimals && rivals.some((one) => one.decimals)],
    ["beside a currency", besideCurrency(amount.box, there.words)],
    ["alone", there.amounts.length === 1],
    ["farthest", far(amount) === most(far)],
    ["as a rate", isRateOf(label, amount)],
    ["beside words", /\p{L}{3}/u.test(there.text)],
    ["beside another label", row !== at && there.label !== null],
    ["below others", near.some((one) => one.row > at && one.row < row)],
    [
      "above others",
      row !== at && (rows[row + 1]?.amounts.length ?? 0) > 0 && !rows[row + 1]?.label,
    ],
  ] as const;
  return [
    row === at ? "same line" : "below",
    ...said.flatMap(([name, holds]) => (holds ? [name] : [])),
    ...stepsOf("as likely", likelihood(amount) / Math.max(0.01, most(likelihood)), [0.45, 1]),
    ...stepsOf("down", row === at ? 0 : down / height(own.box), [0.6, 1, 1.6, 2.4, 3.2, 4.5]),
    ...stepsOf("down, large", row === at ? 0 : down / height(there.box), [0.6, 1, 1.6, 2.4]),
    ...stepsOf("label", label.share, [0.6, 0.7, 0.8, 0.9]),
  ];
}

/** The labels of a row: what all of it says where it has an amount, else what each of its parts does. */
function labelsIn({ label, amounts, parts, box }: PageRow, at: number): PlacedLabel[] {
  const all = amounts.length > 0 ? [{ label, x0: box.x0, x1: box.x1 }] : parts;
  return all.flatMap(({ label: one, x0, x1 }) =>
    one && one.kind !== "other" ? [{ label: one, at, x0, x1 }] : [],
  );
}

/** What is left of a rate has two digits at most; halalas. */
const MOST_RATE = 10_000;

/** Whether a number may be what is left of the rate of a tax: a bare small one. */
const mayBeRate = ({ kind }: Label, { decimals, value, box }: PageAmount, { words }: PageRow) =>
  (kind === "vat" || kind === "vatIncluded") &&
  !decimals &&
  value < MOST_RATE &&
  !besideCurrency(box, words);

/**
 * The rows in which the amount of a label may stand: its own, or those below up to another label over it where its own has none, or
 * nothing but what may be a rate.
 */
function rowsFor(rows: readonly PageRow[], { label: of, at, x0, x1 }: PlacedLabel): number[] {
  const own = rows[at] as PageRow;
  const found = own.amounts.length > 0 ? [at] : [];
  if (!own.amounts.every((amount) => mayBeRate(of, amount, own))) return found;
  for (let row = at + 1; row <= at + LINES_BELOW && row < rows.length; row++) {
    const { parts, label, amounts } = rows[row] as PageRow;
    const isLabel = (one: Label | null) => one !== null && one.kind !== "other";
    if (parts.some((part) => isLabel(part.label) && shared(part.x0, part.x1, x0, x1) > 0)) break;
    if (amounts.length > 0 && !isLabel(label)) found.push(row);
  }
  return found;
}

/**
 * Whether a number is the rate of a tax that was not read as one, or counts it: a bare small one next to the name, and after it
 * stands an amount with halalas. Drawn pictures have too few of them to learn it from.
 */
function isRateBefore(
  rows: readonly PageRow[],
  { label, at, ...place }: PlacedLabel,
  { row, amount }: PlacedAmount,
  near: readonly PlacedAmount[],
): boolean {
  const there = rows[row] as PageRow;
  if (!mayBeRate(label, amount, there)) return false;
  const far = farFrom(there);
  const isAfter = (one: PlacedAmount) =>
    one.row > row || (one.row === row && far(one.amount) > far(amount));
  return near.some(
    (one) => one.amount.decimals && isAfter(one) && (one.row === at || isUnder(one.amount, place)),
  );
}

/** Every amount that may be that of a label. */
export function labelPairs(rows: readonly PageRow[]): LabelPair[] {
  return rows.flatMap((own, at) =>
    labelsIn(own, at).flatMap((label) => {
      const found = rowsFor(rows, label).flatMap((row) =>
        (rows[row] as PageRow).amounts.map((amount) => ({ row, amount })),
      );
      const all = found.map(({ amount }) => amount);
      const near = found.filter((one) => !isRateBefore(rows, label, one, found));
      return near.map(({ row, amount }) => ({
        ...{ label: label.label, at, row, amount },
        evidence: evidenceOf(rows, label, amount, { row, all, near }),
      }));
    }),
  );
}

/** Each label with the likeliest amount that is no likelier another's; none where none is likely. */
function pairsOf(rows: readonly PageRow[]): LabelPair[] {
  const [labels, amounts] = [new Set<Label>(), new Set<PageAmount>()];
  return labelPairs(rows)
    .map((pair) => ({ ...pair, chance: chanceOf(fitted, pair.evidence) }))
    .filter(({ chance }) => chance >= LIKELY)
    .sort((a, b) => b.chance - a.chance)
    .filter(({ label, amount }) => {
      if (labels.has(label) || amounts.has(amount)) return false;
      labels.add(label);
      amounts.add(amount);
      return true;
    });
}

/** How far below a label a word may stand that says so, in heights of the label. */
const BELOW = 3.2;

/** Whether what stands under a label says that there is nothing to pay. */
function isFreeUnder(
  rows: readonly PageRow[],
  at: number,
  part: Pick<RowPart, "x0" | "x1">,
): boolean {
  const [row, next] = [rows[at] as PageRow, rows[at + 1]];
  if (!next || next.box.y0 - row.box.y1 > BELOW * height(row.box)) return false;
  return next.parts.some(
    ({ text, x0, x1 }) => FREE.test(text) && shared(x0, x1, part.x0, part.x1) > 0,
  );
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
  const pairs = pairsOf(rows);
  return rows.flatMap((own, at) =>
    labelsIn(own, at).flatMap(({ label, ...place }): LabelledAmount[] => {
      const { kind, share } = label;
      const found = pairs.find((pair) => pair.label === label);
      if (!found) {
        const free =
          own.amounts.length === 0 && (FREE.test(own.text) || isFreeUnder(rows, at, place));
        return free ? [{ kind, share, amount: null, row: at }] : [];
      }
      const { amount, row } = found;
      const isFreed = FREE.test(own.text) && FREED.includes(kind) && !amount.negative;
      return [{ kind, share, amount: isFreed ? freed(amount) : amount, row }];
    }),
  );
}
