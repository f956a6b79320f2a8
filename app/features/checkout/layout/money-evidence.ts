import { height, shared } from "../boxes";
import { besideCurrency } from "./currency";
import type { LabelledAmount } from "./labelled";
import { hasDateOrTime, type PageRow } from "./page";
import type { PageAmount } from "./page-amounts";

/** What speaks for or against a number being money. */
export type MoneyEvidence = string;

/** How far the edges of a column may differ, in heights. */
const ALIGNED = 0.5;
/** Gaps to what stands beside a number, in heights: closer than letters of one word, and wide as between two columns. */
const CLOSE = 0.6;
const WIDE = 1.6;
/** A number this much taller or lower than most of its page is another kind of print. */
const TALLER = 1.25;
const MOST_TIMES = 12;

const alignedWith = (a: PageAmount, b: PageAmount) =>
  Math.min(Math.abs(a.box.x0 - b.box.x0), Math.abs(a.box.x1 - b.box.x1)) <
  ALIGNED * Math.max(height(a.box), height(b.box));

/** Whether halalas are written, be it with one digit. */
const isFraction = ({ value, decimals }: PageAmount) =>
  decimals || (value % 100 !== 0 && value % 10 === 0);

/** Whether an amount may be one whose point was not seen: 20.00 read as 2000. */
const isPointless = ({ value, candidates }: PageAmount) =>
  candidates.some((one) => one.value === 100 * value);

/** Whether one of two amounts is the other so many times. */
function isTimes(a: PageAmount, b: PageAmount): boolean {
  const times = Math.max(a.value, b.value) / Math.max(1, Math.min(a.value, b.value));
  return Number.isInteger(times) && times > 1 && times <= MOST_TIMES;
}

/** What is the same for all numbers of a page. */
interface PageFacts {
  rows: readonly PageRow[];
  all: readonly { amount: PageAmount; at: number }[];
  /** Amounts that are money by how they are written or labelled. */
  written: ReadonlySet<PageAmount>;
  named: ReadonlySet<PageAmount>;
  /** Whether it writes riyals without halalas. */
  whole: boolean;
  /** The rows in which the labelled amounts begin and end. */
  summary: readonly [number, number];
  /** The height of most amounts, pixels. */
  usual: number;
}

function factsOf(rows: readonly PageRow[], labelled: readonly LabelledAmount[]): PageFacts {
  const named = new Set(labelled.flatMap(({ amount }) => (amount ? [amount] : [])));
  const all = rows.flatMap(({ amounts }, at) => amounts.map((amount) => ({ amount, at })));
  const written = all.filter(
    ({ amount, at }) =>
      named.has(amount) ||
      isFraction(amount) ||
      besideCurrency(amount.box, (rows[at] as PageRow).words),
  );
  const heights = all.map(({ amount }) => height(amount.box)).sort((a, b) => a - b);
  const at = labelled.map(({ row }) => row);
  return {
    rows,
    all,
    named,
    written: new Set(written.map(({ amount }) => amount)),
    whole: named.size === 0 || [...named].some((amount) => !isFraction(amount)),
    summary: [Math.min(...at, rows.length), Math.max(...at, -1)],
    usual: heights[Math.floor(heights.length / 2)] ?? 1,
  };
}

/** Where a number stands in its row: how near its neighbours are, and whether it is the last at a side. */
function placeIn(row: PageRow, amount: PageAmount): MoneyEvidence[] {
  const tall = height(amount.box);
  const others = [...row.words, ...row.numbers].filter(
    ({ box }) => shared(box.x0, box.x1, amount.box.x0, amount.box.x1) <= 0,
  );
  const gaps = others.map(
    ({ box }) => -shared(box.x0, box.x1, amount.box.x0, amount.box.x1) / tall,
  );
  const gap = Math.min(...gaps, Number.POSITIVE_INFINITY);
  const left = others.every(({ box }) => box.x0 > amount.box.x0);
  const right = others.every(({ box }) => box.x1 < amount.box.x1);
  const words = row.words.filter(({ text }) => /\p{L}{3}/u.test(text));
  return [
    ...(gap < CLOSE ? ["close"] : gap > WIDE ? ["apart"] : []),
    ...(left && right ? ["alone"] : left ? ["first"] : right ? ["last"] : ["within"]),
    ...(words.length > 0 ? ["beside a name"] : []),
    ...(words.length > 0 && left && words.every(({ language }) => language === "arabic")
      ? ["ends an Arabic line"]
      : []),
    ...(words.length > 0 && right && words.every(({ language }) => language === "english")
      ? ["ends an English line"]
      : []),
  ];
}

/** What the other numbers of a page say about one. */
function companyOf(facts: PageFacts, amount: PageAmount, at: number): MoneyEvidence[] {
  const others = facts.all.filter((one) => one.amount !== amount);
  const row = others.filter((one) => one.at === at).map((one) => one.amount);
  const columns = others.filter(
    (one) => one.at !== at && alignedWith(amount, one.amount) && one.amount.value >= 100,
  );
  const said = [
    ["under money", columns.some((one) => facts.written.has(one.amount))],
    ["in a column", columns.some((one) => !facts.written.has(one.amount))],
    ["beside money", row.some((one) => facts.written.has(one))],
    ["beside its like", row.some(({ value }) => value === amount.value)],
    ["beside its multiple", row.some((one) => isTimes(one, amount))],
    ["of many", row.length > 1],
    ["largest", row.length > 0 && row.every(({ value }) => value < amount.value)],
    ["said again", [...facts.named].some(({ value }) => value === amount.value)],
  ] as const;
  return said.flatMap(([name, holds]) => (holds ? [name] : []));
}

/** What the number is by itself. */
function shapeOf(amount: PageAmount, { usual }: PageFacts): MoneyEvidence[] {
  const digits = String(Math.floor(amount.value / 100)).length;
  const tall = height(amount.box) / usual;
  const believed = amount.candidates[0]?.probability ?? 0;
  return [
    digits <= 2 ? "few digits" : `${Math.min(digits, 5)} digits`,
    ...(amount.value <= 500 ? ["up to 5"] : []),
    ...(isPointless(amount) ? ["a point may be lost"] : []),
    ...(tall > TALLER ? ["large"] : tall < 1 / TALLER ? ["small"] : []),
    ...(believed > 0.7 ? ["clear"] : believed < 0.4 ? ["unclear"] : []),
    ...(amount.agreed ? ["agreed"] : []),
  ];
}

/** What stands around it. */
function placeOn({ rows, summary: [start, end], written }: PageFacts, at: number): MoneyEvidence[] {
  const [row, next] = [rows[at] as PageRow, rows[at + 1]];
  const priceAlone =
    next !== undefined &&
    !next.label &&
    !/\p{L}{3}/u.test(next.text) &&
    next.amounts.some((one) => written.has(one));
  return [
    at < start ? "above the summary" : at > end ? "below the summary" : "in the summary",
    ...(row.label ? ["beside a label"] : []),
    ...(hasDateOrTime(row) ? ["beside a date"] : []),
    ...(priceAlone ? ["above a price"] : []),
    ...(rows[at - 1]?.label?.kind === "other" ? ["below a label"] : []),
  ];
}

/**
 * Every amount of a page with the evidence on whether it is money, first how its page writes money, or null where how it is
 * written already says so.
 */
export function moneyEvidence(
  rows: readonly PageRow[],
  labelled: readonly LabelledAmount[],
): { amount: PageAmount; row: number; evidence: MoneyEvidence[] | null }[] {
  const facts = factsOf(rows, labelled);
  return facts.all.map(({ amount, at }) => {
    if (facts.written.has(amount)) return { amount, row: at, evidence: null };
    const evidence = [
      ...shapeOf(amount, facts),
      ...placeIn(rows[at] as PageRow, amount),
      ...companyOf(facts, amount, at),
      ...placeOn(facts, at),
    ];
    const page = facts.whole ? "whole riyals" : "halalas";
    return { amount, row: at, evidence: [page, ...evidence] };
  });
}
