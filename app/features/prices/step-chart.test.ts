import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS } from "~/i18n/days";
import type { HistoryStep } from "./history";
import { PLATFORMS, type Platform } from "./platform";
import { stepChart } from "./step-chart";

const step = (
  from: number,
  to: number,
  price: number,
  rest: Partial<HistoryStep> = {},
): HistoryStep => ({
  platform: "platform_a",
  from: from * DAY_MS,
  to: to * DAY_MS,
  price,
  verified: true,
  gap: false,
  ...rest,
});

test("prices that follow each other are joined by a riser", () => {
  const chart = stepChart([step(0, 50, 3000), step(50, 100, 3400)], 0, 100 * DAY_MS);
  expect(chart.runs.map(({ x1, x2 }) => [x1, x2])).toEqual([
    [0, 50],
    [50, 100],
  ]);
  expect(chart.risers).toEqual([
    { platform: "platform_a", x: 50, y1: chart.runs[0]?.y, y2: chart.runs[1]?.y },
  ]);
  expect(chart.runs[0]?.y).toBeGreaterThan(chart.runs[1]?.y ?? Number.NaN);
});

test("a stale time is a gap: no riser across it", () => {
  const chart = stepChart(
    [step(0, 30, 3000), step(30, 60, 3000, { gap: true }), step(60, 100, 3400)],
    0,
    100 * DAY_MS,
  );
  expect(chart.risers).toEqual([]);
  expect(chart.runs).toHaveLength(2);
});

test("platforms are not joined to each other", () => {
  const other = step(50, 100, 3400, { platform: "platform_b" });
  expect(stepChart([step(0, 50, 3000), other], 0, 100 * DAY_MS).risers).toEqual([]);
});

test("what began before the window is cut at its edge, what ended before it is left out", () => {
  const chart = stepChart([step(-80, -20, 1000), step(-20, 50, 3000)], 0, 100 * DAY_MS);
  expect(chart.runs).toHaveLength(1);
  expect(chart.runs[0]).toMatchObject({ x1: 0, x2: 50 });
});

test("amounts are round riyals around the prices", () => {
  const { amounts } = stepChart([step(0, 50, 3150), step(50, 100, 3725)], 0, 100 * DAY_MS);
  expect(amounts.map(({ halalas }) => halalas)).toEqual([3000, 3200, 3400, 3600, 3800]);
});

test("one price alone stands between two amounts, and nothing at all is an empty chart", () => {
  const { amounts } = stepChart([step(0, 100, 3000)], 0, 100 * DAY_MS);
  expect(amounts.map(({ halalas }) => halalas)).toEqual([2900, 3000, 3100]);
  expect(stepChart([], 0, DAY_MS).runs).toEqual([]);
});

test("everything stays inside the chart", () => {
  const pieces = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.nat(500_000), fc.boolean()));
  const line = (platform: Platform, of: readonly [number, number, boolean][]) => {
    let day = -50;
    return of.map(([days, price, gap]) => {
      day += days;
      return step(day - days, day, price, { platform, gap });
    });
  };
  fc.assert(
    fc.property(fc.tuple(pieces, pieces, pieces), (lines) => {
      const history = PLATFORMS.flatMap((platform, place) => line(platform, lines[place] ?? []));
      const { runs, amounts } = stepChart(history, 0, 100 * DAY_MS);
      for (const { x1, x2, y } of runs) {
        expect(x1).toBeGreaterThanOrEqual(0);
        expect(x2).toBeLessThanOrEqual(100);
        expect(x2).toBeGreaterThan(x1);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(100);
      }
      expect(amounts.length).toBeGreaterThanOrEqual(2);
      expect(amounts.length).toBeLessThanOrEqual(9);
    }),
  );
});
