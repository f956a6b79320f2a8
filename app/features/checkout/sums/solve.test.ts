import { expect, test } from "vitest";
import type { LabelKind } from "../layout/label-words";
import type { LabelledAmount } from "../layout/labelled";
import type { PageAmount } from "../layout/page-amounts";
import { solve } from "./solve";

let row = 0;

/** An amount with its readings, likeliest first; halalas. */
function amount(...values: number[]): PageAmount {
  row += 1;
  const candidates = values.map((value, at) => ({ value, probability: 0.9 / 5 ** at }));
  const box = { x0: 0, x1: 80, y0: row * 40, y1: row * 40 + 30 };
  return { value: values[0] ?? 0, negative: false, decimals: true, box, candidates, agreed: true };
}

const named = (kind: LabelKind, ...values: number[]): LabelledAmount => ({
  kind,
  share: 1,
  amount: values.length > 0 ? amount(...values) : null,
  row,
});

const nothing = { itemSums: new Map(), invoice: null, repeats: () => 0 };

test("parts that sum are taken, VAT on top or within", () => {
  const onTop = solve(
    [named("subtotal", 5000), named("deliveryFee", 1000), named("vat", 900), named("total", 6900)],
    nothing,
  );
  expect(onTop).toMatchObject({ sums: true, vatFits: true, vatIncluded: false, total: 6900 });
  const within = solve(
    [
      named("subtotal", 5000),
      named("deliveryFee", 1900),
      named("total", 6900),
      named("vatIncluded", 900),
    ],
    nothing,
  );
  expect(within).toMatchObject({ sums: true, vatFits: true, vatIncluded: true, deliveryFee: 1900 });
});

test("a misread digit is mended by the sum, and the mended reading leads", () => {
  const solution = solve(
    [named("subtotal", 5000), named("deliveryFee", 7000, 1000), named("total", 6000)],
    nothing,
  );
  expect(solution).toMatchObject({ deliveryFee: 1000, total: 6000, sums: true });
  expect(solution.lead("deliveryFee")).toBeGreaterThan(1.5);
});

test("two readings that sum as well leave no lead", () => {
  const solution = solve(
    [named("subtotal", 5000, 6000), named("deliveryFee", 1000), named("total", 7000, 6000)],
    nothing,
  );
  expect(solution.sums).toBe(true);
  expect(solution.lead("total")).toBeLessThan(1.5);
});

test("an amount without a name fills the part that the sum lacks, and is said to have none", () => {
  const solution = solve([named("subtotal", 5000), named("total", 6200)], nothing, [amount(1200)]);
  expect(solution).toMatchObject({
    deliveryFee: 1200,
    sums: true,
    taken: { deliveryFee: { label: 0 } },
  });
});

test("one amount counts once: a sum is no total of itself", () => {
  const solution = solve([named("sum", 5000)], nothing);
  expect(solution.sums).toBe(false);
  expect([solution.subtotal, solution.total].filter((value) => value !== null)).toHaveLength(1);
});

test("free delivery, discount and wallet", () => {
  const solution = solve(
    [
      named("subtotal", 5000),
      named("deliveryFee"),
      named("discount", 500),
      named("total", 4500),
      named("wallet", 1500),
      named("charged", 3000),
    ],
    nothing,
  );
  expect(solution).toMatchObject({
    deliveryFee: 0,
    discount: 500,
    total: 4500,
    wallet: 1500,
    sums: true,
    repeated: true,
  });
});

test("without a subtotal the lines of the order are what is added up", () => {
  const solution = solve([named("deliveryFee", 900), named("total", 5900)], {
    ...nothing,
    itemSums: new Map([[5000, { sum: 5000, cost: 0, lines: 1 }]]),
  });
  expect(solution).toMatchObject({ sums: true, base: 5000, subtotal: null });
});

test("the invoice's code decides between readings", () => {
  const solution = solve([named("total", 6900, 5900)], {
    ...nothing,
    invoice: { total: 5900, vat: 770 },
  });
  expect(solution.total).toBe(5900);
});

test("the code's total stands where another amount was taken for it and nothing adds up", () => {
  const invoice = { total: 5900, vat: 770 };
  for (const labelled of [[named("subtotal", 4400), named("total", 4100)], [named("vat", 770)]])
    expect(solve(labelled, { ...nothing, invoice })).toMatchObject({ total: 5900 });
});

test("a sum that adds up to something else is not overruled in silence", () => {
  const labelled = [named("subtotal", 5000), named("deliveryFee", 900), named("total", 5900)];
  const solution = solve(labelled, { ...nothing, invoice: { total: 4900, vat: 640 } });
  expect(solution).toMatchObject({ total: 5900, sums: true });
  // Sure of it is nobody: the code speaks against it.
  expect(solution.lead("total")).toBeLessThan(1.5);
});

test("a page without labels has no solution and does not fail", () => {
  expect(solve([], nothing)).toMatchObject({ total: null, sums: false });
});

test("of many doubtful amounts few of the possible assignments are looked at", () => {
  const doubtful = () => amount(1234, 1284, 7234, 1734, 1254, 1239);
  const kinds: LabelKind[] = ["subtotal", "deliveryFee", "serviceFee", "discount", "vat", "total"];
  const labelled = kinds.map(
    (kind): LabelledAmount => ({ kind, share: 1, amount: doubtful(), row }),
  );
  let looks = 0;
  const counting = { ...nothing, repeats: () => looks++ };
  solve(labelled, counting, Array.from({ length: 12 }, doubtful));
  expect(looks).toBeGreaterThan(1_000);
  expect(looks).toBeLessThan(50_000);
});
