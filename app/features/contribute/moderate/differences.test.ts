import { expect, test } from "vitest";
import { SHEET_FIELDS, type SheetValues } from "../sheet/fields";
import { differences } from "./differences";

const EMPTY = Object.fromEntries(SHEET_FIELDS.map((field) => [field, ""])) as SheetValues;

const READ: SheetValues = {
  ...EMPTY,
  restaurant: "Ammu Hamza",
  dish: "Shawarma",
  quantity: "2",
  item_price: "20.00",
  others: "40.00",
  delivery_fee: "10.00",
  vat: "11.74",
  discount: "8.00",
  total: "82.00",
  date: "2026-03-14",
};

const differing = (sent: Partial<SheetValues>, same = true) =>
  differences(READ, { ...READ, ...sent }, () => same);

test("what was sent as it was read differs in nothing, nor does the one dish's share of it", () => {
  expect(differing({})).toEqual([]);
  // Half of the goods: half of the discount, VAT within the prices, and the total of the share.
  const share = { others: "0.00", vat: "0.00", discount: "4.00", total: "46.00" };
  expect(differing(share)).toEqual([]);
});

test("what a person put right differs, and what was not read can't", () => {
  expect(differing({ item_price: "21", total: "84.00", date: "2026-03-13" })).toEqual([
    "item_price",
    "total",
    "date",
  ]);
  expect(differing({ service_fee: "3.00" })).toEqual([]);
});

test("names differ where neither script says the same", () => {
  expect(differing({}, false)).toEqual(["restaurant", "dish"]);
});
