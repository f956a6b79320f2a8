import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS } from "~/i18n/days";
import type { Observation } from "~db/schema";
import type { Evidence } from "./evidence";
import { against, evidence, priced, START } from "./evidence.arbitrary";
import { fold } from "./fold";
import { reviewByLaterEvidence } from "./later-evidence";

const day = (n: number) => START + n * DAY_MS;
const picture = { proof: "snapshot" } as const;

function numbered(rows: Evidence[]): Observation[] {
  const line = { dish_id: 1, platform: "platform_a", order_id: null, quantity: 1, options: null };
  return rows.map((row, id) => ({ ...row, ...line, id }));
}

/** What became of each thing said, by its place in `rows`. */
function review(rows: Evidence[]) {
  return reviewByLaterEvidence(numbered(rows), fold(rows).versions);
}

/** What became of the first thing said. */
function first(...rows: Evidence[]): boolean | undefined {
  return review(rows).find(({ observation }) => observation.id === 0)?.agreed;
}

const later = (item_price: number, days: number, said: Partial<Evidence> = {}) =>
  priced(item_price, { ...picture, user_id: "b", observed_at: day(days), ...said });

test("the next picture of another person decides, for a month in favour and for three days against", () => {
  const third = later(2500, 20, { user_id: "c" });
  expect(first(priced(2000), later(2000, 29))).toBe(true);
  expect(first(priced(2000), later(2000, 31))).toBeUndefined();
  expect(first(priced(2000), later(2500, 3), third)).toBe(false);
  expect(first(priced(2000), later(2500, 4), third)).toBeUndefined();
});

test("one picture that disagrees may be misread: a third person's has to bear it out", () => {
  const misread = later(2500, 1);
  expect(first(priced(2000), misread)).toBeUndefined();
  expect(first(priced(2000), misread, later(2500, 2))).toBeUndefined();
  expect(first(priced(2000), misread, later(2000, 2, { user_id: "c" }))).toBe(true);
  expect(first(priced(2000), misread, later(3000, 2, { user_id: "c" }))).toBeUndefined();
  expect(first(priced(2000), misread, later(2500, 2, { user_id: "c" }))).toBe(false);
  const own = later(2500, 2, { user_id: "reem" });
  expect(first(priced(2000), misread, own, later(2500, 3, { user_id: "c" }))).toBe(false);
});

test("one's own word, a tap and a newcomer decide nothing", () => {
  expect(first(priced(2000), later(2000, 1, { user_id: "reem" }))).toBeUndefined();
  expect(first(priced(2000), later(2000, 1, { proof: "tap" }))).toBeUndefined();
  expect(first(priced(2000), later(2000, 1, { trust_level: "newcomer" }))).toBeUndefined();
});

test("`changed` was right when the next price is another than the one shown", () => {
  const word = against({ observed_at: day(1) });
  const judged = (...after: Evidence[]) =>
    review([later(2000, 0), word, ...after]).find(({ observation }) => observation.id === 1)
      ?.agreed;
  const c = (price: number, days: number) => later(price, days, { user_id: "c" });
  expect(judged(c(2500, 9))).toBe(true);
  expect(judged(c(2000, 2), later(2000, 3, { user_id: "d" }))).toBe(false);
  expect(judged(c(2000, 9))).toBeUndefined();
});

test("`changed` speaks of the price that is shown, not of a picture that has yet to prevail", () => {
  const shown = later(2000, 0, { trust_level: "guardian" });
  const seen = later(2500, 1, { user_id: "c" });
  const word = against({ observed_at: day(2) });
  const rows = [shown, seen, word, later(2500, 3, { user_id: "d" })];
  expect(review(rows).find(({ observation }) => observation.id === 2)?.agreed).toBe(true);
});

test("saying one thing again is not judged again", () => {
  const again = priced(2000, { observed_at: day(1) });
  const judged = review([priced(2000), again, later(2000, 2)]);
  expect(judged.map(({ observation }) => observation.id)).toEqual([0]);
});

test("it does not matter in which order observations are read", () => {
  fc.assert(
    fc.property(evidence, fc.nat(), (rows, turn) => {
      const all = numbered(rows);
      const { versions } = fold(rows);
      const cut = turn % Math.max(all.length, 1);
      expect(reviewByLaterEvidence([...all.slice(cut), ...all.slice(0, cut)], versions)).toEqual(
        reviewByLaterEvidence(all, versions),
      );
    }),
  );
});

test("newcomers judge nobody, however many they are", () => {
  fc.assert(
    fc.property(evidence, (rows) => {
      const ring = rows.map((row) => ({ ...row, trust_level: "newcomer" }));
      expect(review(ring)).toEqual([]);
    }),
  );
});
