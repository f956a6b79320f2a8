import { expect, test } from "vitest";
import { typedPage } from "~tests/support/typed-page";
import { unclearRows } from "./unclear-rows";

const rowsAt = (summed: boolean, ...lines: string[]) => {
  const { words, numbers } = typedPage(...lines);
  return unclearRows(words, numbers, summed).map(({ y0 }) => y0 / 50);
};

const ORDER = ["2x Falafel Wrap    24.00", "Fries              12.00"];
const FETCHED = [...ORDER, "Subtotal           36.00", "Total              36.00"];

test("where nothing adds up, all lines that say nothing known are looked at, the lowest first", () => {
  expect(rowsAt(false, ...FETCHED)).toEqual([1, 0]);
});

test("an order that is fetched has no line that may say what delivery costs", () => {
  expect(rowsAt(true, "Najd Kitchen", ...FETCHED)).toEqual([2]);
});

test("a label of delivery without an amount is looked at again", () => {
  expect(
    rowsAt(true, ...ORDER, "Subtotal   36.00", "Delivery fee     fr", "Total   36.00"),
  ).toEqual([3, 1]);
});

test("where a line is missing from the summary one is looked for", () => {
  const { words, numbers } = typedPage(
    ...["Fries              12.00", "Subtotal           36.00", "", "Discount           -3.00"],
    ...["Service fee         2.00", "Total              35.00"],
  );
  expect(unclearRows(words, numbers, true)).toEqual([
    expect.objectContaining({ y0: 88, y1: 143 }),
    expect.objectContaining({ y0: 0 }),
  ]);
});

test("a fee that may be another is looked at again", () => {
  expect(rowsAt(true, ...ORDER, "Subtotal   36.00", "fee   9.00", "Total   45.00")).toEqual([3, 1]);
});
