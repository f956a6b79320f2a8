import { expect, test } from "vitest";
import { streakDays } from "./streak";

const at = (text: string) => Date.parse(text);
const NOW = at("2026-03-10T12:00:00+03:00");

test("nothing done is no streak", () => {
  expect(streakDays([], NOW)).toBe(0);
});

test("days count in Riyadh, not in UTC", () => {
  // 22:30 UTC on the 8th is already the 9th in Riyadh.
  expect(streakDays([at("2026-03-08T22:30:00Z"), at("2026-03-10T08:00:00+03:00")], NOW)).toBe(2);
});

test("today may still come", () => {
  expect(streakDays([at("2026-03-09T23:59:59+03:00"), at("2026-03-08T00:00:00+03:00")], NOW)).toBe(
    2,
  );
});

test("a missed day ends it", () => {
  expect(streakDays([at("2026-03-08T12:00:00+03:00")], NOW)).toBe(0);
  expect(streakDays([at("2026-03-10T12:00:00+03:00"), at("2026-03-08T12:00:00+03:00")], NOW)).toBe(
    1,
  );
});

test("many on one day are one", () => {
  expect(streakDays([NOW, NOW - 1, NOW - 2], NOW)).toBe(1);
});
