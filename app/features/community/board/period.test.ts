import { expect, test } from "vitest";
import { riyadhDay } from "~/i18n/days";
import { firstDayOf } from "./period";

const at = (text: string) => Date.parse(text);
const day = (date: string) => riyadhDay(at(`${date}T12:00:00+03:00`));

test.each([
  ["2026-03-14T12:00:00+03:00", "2026-03-08"], // Saturday
  ["2026-03-15T00:00:00+03:00", "2026-03-15"], // Sunday begins
  ["2026-03-14T23:59:59+03:00", "2026-03-08"],
  ["2026-03-14T21:00:00Z", "2026-03-15"], // still Saturday in Greenwich
  ["2026-01-01T03:00:00+03:00", "2025-12-28"],
])("the week of %s begins on %s", (now, first) =>
  expect(firstDayOf("week", at(now))).toBe(day(first)),
);

test.each([
  ["2026-03-14T12:00:00+03:00", "2026-03-01"],
  ["2026-02-28T21:00:00Z", "2026-03-01"],
  ["2026-02-28T20:59:59Z", "2026-02-01"],
  ["2024-02-29T12:00:00+03:00", "2024-02-01"],
])("the month of %s begins on %s", (now, first) =>
  expect(firstDayOf("month", at(now))).toBe(day(first)),
);

test("all time has no beginning", () => expect(firstDayOf("all", Date.now())).toBe(0));
