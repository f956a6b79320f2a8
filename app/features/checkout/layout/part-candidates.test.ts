import { expect, test } from "vitest";
import type { PartName } from "../sums/parts";
import type { LabelKind } from "./label-words";
import type { LabelledAmount } from "./labelled";
import type { PageAmount } from "./page-amounts";
import { paidOf, partCandidates } from "./part-candidates";

/** An amount with its readings, likeliest first; halalas. */
function amount(...values: number[]): PageAmount {
  const candidates = values.map((value, at) => ({ value, probability: 0.9 / 5 ** at }));
  const box = { x0: 0, x1: 80, y0: 0, y1: 30 };
  return { value: values[0] ?? 0, negative: false, decimals: true, box, candidates, agreed: true };
}

const named = (kind: LabelKind, ...values: number[]): LabelledAmount => ({
  kind,
  share: 1,
  amount: values.length > 0 ? amount(...values) : null,
  row: 0,
});

function valuesOf(name: PartName, labelled: LabelledAmount[], loose: PageAmount[] = []) {
  const slot = partCandidates(labelled, loose).find((one) => one.name === name);
  return slot?.values.map(({ value }) => value) ?? [];
}

test("a label's readings, likeliest first, and names that stand for another part behind them", () => {
  const labelled = [named("sum", 5000), named("total", 6000, 8000)];
  expect(valuesOf("total", labelled)).toEqual([6000, 5000, 8000]);
  expect(valuesOf("subtotal", labelled)[0]).toBe(5000);
});

test("fees of one kind are one fee, and a word stands for nothing to pay", () => {
  expect(valuesOf("serviceFee", [named("serviceFee", 200), named("serviceFee", 150)])).toEqual([
    350,
    // Perhaps it is one fee that is said twice.
    200, 150,
  ]);
  expect(valuesOf("deliveryFee", [named("deliveryFee")])).toEqual([0]);
});

test("a part without a label may be an amount without one", () => {
  const loose = [amount(900), { ...amount(1200), negative: true }];
  expect(valuesOf("deliveryFee", [named("total", 6000)], loose)).toEqual([900]);
  expect(valuesOf("discount", [named("total", 6000)], loose).sort()).toEqual([1200, 900]);
  expect(valuesOf("deliveryFee", [named("deliveryFee", 700)], loose)).toEqual([700]);
});

test("what was paid from a wallet and what was left", () => {
  expect(paidOf([named("wallet", 1500), named("charged", 4500)])).toEqual({
    wallet: 1500,
    charged: 4500,
  });
  expect(paidOf([named("total", 4500)])).toEqual({ wallet: null, charged: null });
});
