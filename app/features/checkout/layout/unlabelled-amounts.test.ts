import { expect, test } from "vitest";
import type { LabelledAmount } from "./labelled";
import { moneyOf } from "./money";
import type { PageRow } from "./page";
import type { PageAmount } from "./page-amounts";
import { unlabelledAmounts } from "./unlabelled-amounts";

function amount(value: number, decimals = true): PageAmount {
  const box = { x0: 0, x1: 80, y0: 0, y1: 30 };
  const candidates = [{ value, probability: 0.9 }];
  return { value, negative: false, decimals, box, candidates, agreed: true };
}

function row(amounts: PageAmount[], more: Partial<PageRow> = {}): PageRow {
  const box = { x0: 0, x1: 400, y0: 0, y1: 30 };
  return { box, words: [], numbers: [], text: "", label: null, parts: [], amounts, ...more };
}

const total: PageRow["label"] = { kind: "total", share: 1, letters: 5 };

/** A page: an order of three lines, a subtotal, something unread, the total, four lines below it. */
function page() {
  const [subtotal, fee, sum] = [amount(5000), amount(1200), amount(6200)];
  const dishes = [row([amount(100)]), row([amount(2000)]), row([amount(3000)])];
  const below = [1, 2, 3, 4].map((value) => row([amount(value * 100)]));
  const rows = [...dishes, row([subtotal]), row([fee]), row([sum], { label: total }), ...below];
  const labelled: LabelledAmount[] = [
    { kind: "subtotal", share: 1, amount: subtotal, row: 3 },
    { kind: "total", share: 1, amount: sum, row: 5 },
  ];
  return { rows, labelled };
}

const loose = (rows: readonly PageRow[], labelled: readonly LabelledAmount[]) =>
  unlabelledAmounts(rows, labelled, moneyOf(rows, labelled));

const values = (amounts: readonly PageAmount[]) => amounts.map(({ value }) => value);

test("amounts without a label in and around the summary, but not those of the order", () => {
  const { rows, labelled } = page();
  expect(values(loose(rows, labelled))).toEqual([3000, 1200, 100, 200, 300]);
});

test("none where no label was understood", () => {
  expect(loose(page().rows, [])).toEqual([]);
});

test("what stands beside a date, and nothing at all, is no money", () => {
  const { labelled } = page();
  const date = {
    text: "12/09/2026",
    box: { x0: 0, x1: 90, y0: 0, y1: 30 },
    confidence: 1,
    others: [],
    script: "latin" as const,
    struck: false,
    dark: true,
  };
  const told = row([amount(2235)], { numbers: [date] });
  const rows = [row([]), row([]), row([]), row([amount(0)]), told, row([], { label: total })];
  expect(loose(rows, labelled)).toEqual([]);
});

test("of several amounts in a row those with halalas", () => {
  const { labelled } = page();
  const rows = [row([]), row([]), row([]), row([]), row([amount(200, false), amount(1550)])];
  expect(values(loose(rows, labelled))).toEqual([1550]);
});

test("of several without halalas the only one of more than one digit: letters by themselves look like digits", () => {
  const { labelled } = page();
  const rowOf = (...own: number[]) => row(own.map((value) => amount(value, false)));
  const rows = [row([]), row([]), row([]), row([]), rowOf(10300, 100, 100)];
  const money = new Set(rows.flatMap(({ amounts }) => amounts));
  expect(values(unlabelledAmounts(rows, labelled, money))).toEqual([10300]);
  const two = [row([]), row([]), row([]), row([]), rowOf(10300, 4700)];
  expect(unlabelledAmounts(two, labelled, new Set(two.flatMap((one) => one.amounts)))).toEqual([]);
});

test("where no label says what is to be paid, an amount in large type may be it, wherever it stands", () => {
  const { rows, labelled } = page();
  const large = { ...amount(6200), box: { x0: 0, x1: 160, y0: 0, y1: 44 } };
  const above = [row([large]), row([]), row([]), ...rows];
  const moved = labelled.map((one) => ({ ...one, row: one.row + 3 }));
  expect(values(loose(above, moved))).not.toContain(6200);
  const without = moved.filter(({ kind }) => kind !== "total");
  expect(loose(above, without)).toContain(large);
});
