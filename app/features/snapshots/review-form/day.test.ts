import { expect, test } from "vitest";
import { dayText } from "~/i18n/days";
import { momentOf } from "./day";

/** Half past midnight in Riyadh: still the day before in London. */
const NOW = Date.parse("2026-03-14T00:30:00+03:00");

test("days are Riyadh's", () => {
  expect(dayText(NOW)).toBe("2026-03-14");
  expect(momentOf("2026-03-14", NOW)).toBe(NOW);
  expect(momentOf("2026-03-13", NOW)).toBe(Date.parse("2026-03-13T12:00:00+03:00"));
});

test.each(["2026-03-15", "2025-11-01", "2026-02-30", "14.3.2026", "", "2026-03-14T00:00"])(
  "%j is no day to have seen a price on",
  (day) => {
    expect(momentOf(day, NOW)).toBeNull();
  },
);
