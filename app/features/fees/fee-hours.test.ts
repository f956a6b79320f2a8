import fc from "fast-check";
import { expect, test } from "vitest";
import { PLATFORMS } from "~/features/prices";
import {
  changes,
  cheaperLater,
  type FeeHours,
  partsOfDay,
  stretchesOf,
  throughTheDay,
} from "./fee-hours";

const days = fc
  .record({
    hour: fc.integer({ min: 0, max: 23 }),
    fees: fc.array(
      fc.array(fc.constantFrom(0, 20, 500, 540, 900), { minLength: 24, maxLength: 24 }),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
  })
  .map(
    ({ hour, fees }): FeeHours => ({
      hour,
      platforms: fees.map((own, place) => ({
        platform: PLATFORMS[place] ?? "platform_a",
        fees: own,
      })),
    }),
  );

test("the stretches of a day follow each other and say the fee of every hour", () => {
  fc.assert(
    fc.property(days, ({ platforms }) => {
      for (const { fees } of platforms) {
        const stretches = stretchesOf(fees);
        const told = stretches.flatMap(({ from, to, fee }) => Array(to - from).fill(fee));
        expect(told).toEqual(fees);
        for (const [place, { fee }] of stretches.entries())
          expect(stretches[place + 1]?.fee).not.toBe(fee);
      }
    }),
  );
});

test("the rows of the table say the fee of every hour on every platform", () => {
  fc.assert(
    fc.property(days, (day) => {
      const rows = partsOfDay(day);
      for (const [place, { fees }] of day.platforms.entries())
        for (const [hour, fee] of fees.entries())
          expect(rows.findLast(({ from }) => from <= hour)?.fees[place]?.fee).toBe(fee);
    }),
  );
});

test("what is called cheaper later is the least of what is left of the day, and noticeably less than now", () => {
  fc.assert(
    fc.property(days, (day) => {
      const told = new Map(cheaperLater(day).map((one) => [one.platform, one]));
      for (const { platform, fees } of day.platforms) {
        const now = fees[day.hour] ?? 0;
        const least = Math.min(...fees.slice(day.hour + 1));
        const one = told.get(platform);
        if (one) {
          expect(one.hour).toBeGreaterThan(day.hour);
          expect(fees[one.hour]).toBe(least);
          expect(one.less).toBe(now - least);
        }
        expect(one !== undefined).toBe(now - least >= 50 && Number.isFinite(least));
      }
    }),
  );
});

test("a day of one fee is not worth a drawing, nor one of a few halalas", () => {
  const flat = throughTheDay(12, () => () => 900);
  expect(flat.platforms).toHaveLength(3);
  expect(changes(flat)).toBe(false);
  expect(changes(throughTheDay(12, () => (hour) => 900 + (hour % 2) * 49))).toBe(false);
  expect(changes(throughTheDay(12, () => (hour) => 900 + (hour % 2) * 50))).toBe(true);
});

test("a platform without a price is not drawn", () => {
  const hours = throughTheDay(3, (platform) => (platform === "platform_b" ? undefined : () => 500));
  expect(hours.platforms.map(({ platform }) => platform)).toEqual(["platform_a", "platform_c"]);
});
