import { expect, test } from "vitest";
import { formatAge, formatDate, formatDistance, formatMoney } from "./format";
import { LANGUAGE_CODES } from "./languages";

const DAY = 86_400_000;

test("amounts have two decimals and the unit of the language", () => {
  expect(formatMoney(2450, "ar")).toBe("24.50\u00a0ر.س");
  expect(formatMoney(123_456, "ur")).toBe("1,234.56\u00a0ر.س");
  expect(formatMoney(100, "tl")).toBe("1.00\u00a0SAR");
});

test("digits are Latin in every language", () => {
  for (const language of LANGUAGE_CODES) {
    const all = [
      formatMoney(123_456, language),
      formatDistance(1234, language),
      formatAge(0, 40 * DAY, language),
      formatDate(0, language),
    ].join(" ");
    expect(all.replaceAll(/[0-9]/g, "")).not.toMatch(/\p{Nd}/u);
  }
});

test("an age is told in the largest unit that fits, and never lies in the future", () => {
  expect(formatAge(0, 3 * DAY, "en")).toBe("3 days ago");
  expect(formatAge(0, 5 * 3_600_000, "en")).toBe("5 hours ago");
  expect(formatAge(0, 90 * DAY, "en")).toBe("3 months ago");
  expect(formatAge(1000, 0, "en")).toBe("this minute");
});

test("near is told in metres, far in kilometres", () => {
  expect(formatDistance(847, "en")).toBe("850 m");
  expect(formatDistance(998, "en")).toBe("1 km");
  expect(formatDistance(12_340, "en")).toBe("12.3 km");
});

test("a day is a day in Riyadh", () => {
  expect(formatDate(Date.UTC(2026, 2, 13, 22), "en")).toContain("14");
});
