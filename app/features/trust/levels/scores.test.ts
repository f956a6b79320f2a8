import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { levelFor } from "./level-for";
import { accuracyScore, progressOf, trustScore } from "./scores";

const NOW = Date.UTC(2026, 2, 14, 9);
const nothing = { goodPictures: 0, goodTaps: 0, wrong: 0, days: 0 };
const record = fc.record({
  goodPictures: fc.nat(300),
  goodTaps: fc.nat(300),
  wrong: fc.nat(100),
  days: fc.nat(120),
});

test("nobody begins with trust, and scores stay between 0 and 100", () => {
  expect(trustScore(nothing, [], NOW)).toBe(0);
  expect(accuracyScore(nothing)).toBe(0);
  const moments = Array.from({ length: 30 }, (_, n) => NOW - n * DAY_MS);
  fc.assert(
    fc.property(record, (one) => {
      expect(trustScore(one, moments, NOW)).toBeLessThanOrEqual(100);
      expect(trustScore(one, [], NOW)).toBeGreaterThanOrEqual(0);
      expect(accuracyScore(one)).toBeLessThanOrEqual(100);
    }),
  );
});

test("a record that lacks nothing has the next level", () => {
  fc.assert(
    fc.property(record, (one) => {
      const progress = progressOf(one, levelFor(one, "newcomer"));
      if (progress)
        expect([progress.work, progress.accuracy, progress.days]).not.toEqual([0, null, 0]);
    }),
  );
});
