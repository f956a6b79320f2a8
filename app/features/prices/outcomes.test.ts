import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS } from "~/i18n/days";
import type { Observation } from "~db/schema";
import type { Evidence } from "./evidence";
import { against, evidence, priced, START } from "./evidence.arbitrary";
import { outcomes } from "./outcomes";

const day = (n: number) => START + n * DAY_MS;
const picture = { proof: "snapshot" } as const;

function numbered(rows: Evidence[]): Observation[] {
  return rows.map((row, id) => ({ ...row, id, dish_id: 1, platform: "platform_a" }));
}

/** What became of the first thing said. */
function first(...rows: Evidence[]): boolean | undefined {
  return outcomes(numbered(rows)).find(({ observation }) => observation.id === 0)?.agreed;
}

const later = (item_price: number, days: number, said: Partial<Evidence> = {}) =>
  priced(item_price, { ...picture, user_id: "b", observed_at: day(days), ...said });

test("the next picture of another person decides, for a month in favour and for three days against", () => {
  expect(first(priced(2000), later(2000, 29))).toBe(true);
  expect(first(priced(2000), later(2000, 31))).toBeUndefined();
  expect(first(priced(2000), later(2500, 3))).toBe(false);
  expect(first(priced(2000), later(2500, 4))).toBeUndefined();
});

test("one's own word, a tap and a newcomer decide nothing", () => {
  expect(first(priced(2000), later(2000, 1, { user_id: "reem" }))).toBeUndefined();
  expect(first(priced(2000), later(2000, 1, { proof: "tap" }))).toBeUndefined();
  expect(first(priced(2000), later(2000, 1, { trust_level: "newcomer" }))).toBeUndefined();
});

test("`changed` was right when the next price is another than the one before", () => {
  const word = against({ observed_at: day(1) });
  const judged = (price: number, days: number) =>
    outcomes(numbered([later(2000, 0), word, later(price, days, { user_id: "c" })])).find(
      ({ observation }) => observation.id === 1,
    )?.agreed;
  expect(judged(2500, 9)).toBe(true);
  expect(judged(2000, 2)).toBe(false);
  expect(judged(2000, 9)).toBeUndefined();
});

test("saying one thing again is not judged again", () => {
  const again = priced(2000, { observed_at: day(1) });
  const judged = outcomes(numbered([priced(2000), again, later(2000, 2)]));
  expect(judged.map(({ observation }) => observation.id)).toEqual([0]);
});

test("it does not matter in which order observations are read", () => {
  fc.assert(
    fc.property(evidence, fc.nat(), (rows, turn) => {
      const all = numbered(rows);
      const cut = turn % Math.max(all.length, 1);
      expect(outcomes([...all.slice(cut), ...all.slice(0, cut)])).toEqual(outcomes(all));
    }),
  );
});
