import { expect, test } from "vitest";
import { invoiceDate } from "./invoice-date";

/** A moment of 31 May in Riyadh, or of the days beside it. */
const riyadh = (hour: number, minute = 0, day = 31) => Date.UTC(2026, 4, day, hour - 3, minute);

/** What a code says that writes this hour and a Z. */
const coded = (hour: number) => ({ time: riyadh(hour), timeIfUtc: riyadh(hour + 3) });

test("by day the hour makes no other day, printed or not", () => {
  expect(invoiceDate(coded(15), null)).toEqual({ value: riyadh(15), sure: true });
  expect(invoiceDate(coded(15), riyadh(12))).toEqual({ value: riyadh(15), sure: true });
});

test("the paper tells whose clock it is", () => {
  expect(invoiceDate(coded(22), riyadh(22, 1))).toEqual({ value: riyadh(22), sure: true });
  expect(invoiceDate(coded(22), riyadh(25))).toEqual({ value: riyadh(25), sure: true });
  expect(invoiceDate(coded(15), riyadh(18))).toEqual({ value: riyadh(18), sure: true });
  // A day alone, which stands for its noon.
  expect(invoiceDate(coded(22), riyadh(12))).toEqual({ value: riyadh(22), sure: true });
  expect(invoiceDate(coded(22), riyadh(12, 0, 32))).toEqual({ value: riyadh(25), sure: true });
});

test("late in the evening with nothing printed, or with another day, nothing is sure", () => {
  expect(invoiceDate(coded(22), null)).toEqual({ value: riyadh(22), sure: false });
  expect(invoiceDate(coded(15), riyadh(15, 0, 12))).toEqual({ value: riyadh(15), sure: false });
});

test("a zone that is told, or none, leaves no doubt", () => {
  const told = { time: riyadh(23), timeIfUtc: null };
  expect(invoiceDate(told, null)).toEqual({ value: riyadh(23), sure: true });
});

test("a code without a time says nothing", () => {
  const none = { time: null, timeIfUtc: null };
  expect(invoiceDate(none, null)).toEqual({ value: null, sure: false });
  expect(invoiceDate(none, riyadh(12))).toEqual({ value: riyadh(12), sure: false });
});
