import { describe, expect, test } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { indexCsv } from "./index-csv";
import { measure, median, type Pair } from "./measure";
import { indexOf, lastWeeks, WEEKS } from "./weeks";

const pair = (person: string, before: number, after: number): Pair => ({ person, before, after });

describe("how good prices are", () => {
  const totals = [
    { people: 6, status: "verified", age: DAY_MS },
    { people: 3, status: "stale", age: 40 * DAY_MS },
  ] as const;

  test("what more people search for weighs more", () => {
    expect(measure(totals, 9, [])).toMatchObject({ verified: 6 / 9, age: DAY_MS, wrong: null });
  });

  test("of fewer than three people nothing is told", () => {
    expect(measure(totals, 2, [pair("a", 1000, 2000), pair("b", 1000, 2000)])).toEqual({
      verified: null,
      age: null,
      wrong: null,
      wrongBy: null,
    });
  });

  test("the next picture is wrong only beyond what counts as the same price", () => {
    const pairs = [pair("a", 2000, 2040), pair("b", 2000, 3000), pair("c", 2000, 1500)];
    expect(measure([], 0, pairs)).toMatchObject({ wrong: 2 / 3, wrongBy: 0.25 });
  });

  test("half of the weight lies at or below the median", () => {
    expect(median([])).toBeNull();
    expect(
      median([
        { value: 9, weight: 1 },
        { value: 1, weight: 3 },
      ]),
    ).toBe(1);
  });
});

describe("the index", () => {
  const now = Date.UTC(2026, 2, 17, 12);

  test("whole weeks, each from a Sunday in Riyadh to the next, the last over before now", () => {
    const weeks = lastWeeks(now);
    expect(weeks.length).toBe(WEEKS);
    expect(weeks.at(-1)).toEqual({
      day: "2026-03-08",
      from: Date.UTC(2026, 2, 7, 21),
      to: Date.UTC(2026, 2, 14, 21),
    });
    for (const [i, week] of weeks.slice(1).entries()) expect(week.from).toBe(weeks[i]?.to);
  });

  test("fees are told from three people on, and an order counts in its week alone", () => {
    const [week, next] = lastWeeks(now).slice(-2) as [
      ReturnType<typeof lastWeeks>[0],
      ReturnType<typeof lastWeeks>[0],
    ];
    const order = (person: string, fees: number, placed_at = week.from) => ({
      platform: "platform_a",
      person,
      fees,
      placed_at,
    });
    const orders = [
      order("a", 900),
      order("b", 1000),
      order("c", 1900),
      order("d", 5000, next.from),
    ];
    const feesIn = (of: typeof week, all = orders) =>
      indexOf(of, all, new Map()).find(({ platform }) => platform === "platform_a")?.fees;
    expect(feesIn(week)).toBe(1000);
    expect(feesIn(next)).toBeNull();
    expect(feesIn(week, [order("a", 1), order("a", 2), order("b", 3)])).toBeNull();
  });

  test("as a file: riyals, percent, and the licence in every row", () => {
    const csv = indexCsv(
      [{ week: "2026-03-08", platform: "platform_a", fees: 1050, markup: 0.1234 }],
      "ODbL-1.0",
    );
    expect(csv).toBe(
      "week,platform,fees,markup_percent,license\n2026-03-08,platform_a,10.5,12.3,ODbL-1.0\n",
    );
  });
});
