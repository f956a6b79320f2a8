import { expect, test } from "vitest";
import {
  REVIEW_FIELDS,
  type ReviewField,
  type ReviewFormValues,
} from "~/features/snapshots/review-form/fields";
import { differences } from "./differences";

const EMPTY = Object.fromEntries(REVIEW_FIELDS.map((field) => [field, ""])) as ReviewFormValues;

const READ: ReviewFormValues = {
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

const differing = (sent: Partial<Record<ReviewField, string>>, same = true) =>
  differences(READ, { ...READ, ...sent }, () => same);

test("what was sent as it was read differs in nothing, nor does VAT that the prices hold", () => {
  expect(differing({})).toEqual([]);
  expect(differing({ vat: "0.00", tip: "0.00" })).toEqual([]);
  expect(differing({ vat: "5.00" })).toEqual(["vat"]);
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
