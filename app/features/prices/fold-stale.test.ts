import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { adviceOn } from "./advice";
import { against, evidence, priced, START } from "./evidence.arbitrary";
import { fold } from "./fold";
import { history } from "./history";
import { statusAt } from "./status";

const day = (n: number) => START + n * DAY_MS;
const seen = (n: number, item_price = 2000) => priced(item_price, { observed_at: day(n) });

function stepsOf(rows: Parameters<typeof fold>[0], now: number) {
  const key = { dish_id: 1, platform: "platform_a" };
  return history(
    fold(rows).versions.map((version) => ({ ...version, ...key })),
    now,
  );
}

const spans = (rows: Parameters<typeof fold>[0], now: number) =>
  stepsOf(rows, now).map(({ from, to, gap }) => [
    (from - START) / DAY_MS,
    (to - START) / DAY_MS,
    gap,
  ]);

describe("a price that went stale", () => {
  it("has a gap in the middle of its line where nobody saw it for 30 days", () => {
    expect(spans([seen(0), seen(80)], day(81))).toEqual([
      [0, 30, false],
      [30, 80, true],
      [80, 81, false],
    ]);
    expect(fold([seen(0), seen(80)]).offer?.since).toBe(START);
  });

  it("has none while it is seen often enough", () => {
    expect(spans([seen(0), seen(20), seen(45)], day(60))).toEqual([[0, 60, false]]);
  });

  it("has one while more spoke against it than for it", () => {
    const denied = ["a", "b"].map((user_id) => against({ user_id, observed_at: day(3) }));
    const stoodBy = ["c", "d"].map((user_id) => ({ ...seen(9), user_id }));
    expect(spans([seen(0), ...denied], day(12))).toEqual([
      [0, 3, false],
      [3, 12, true],
    ]);
    expect(spans([seen(0), ...denied, ...stoodBy], day(12))).toEqual([
      [0, 3, false],
      [3, 9, true],
      [9, 12, false],
    ]);
  });

  it("keeps what was known of it before: a later picture corrects only what came after", () => {
    const picture = { ...seen(80, 2030), proof: "snapshot" as const };
    expect(fold([seen(0), picture]).versions.map(({ item_price }) => item_price)).toEqual([
      2000, 2030,
    ]);
  });

  it("is counted in no advice for the days nobody knew it", () => {
    const versions = (rows: Parameters<typeof fold>[0]) =>
      fold(rows).versions.map((version) => ({ ...version, dish_id: 1, platform: "platform_a" }));
    const best = { platform: "platform_a", itemPrice: 2000 } as const;
    // What it cost before the gap is compared with, so the days that are told reach back to it.
    const dearer = adviceOn(
      versions([seen(0), seen(60, 3000)]),
      { ...best, itemPrice: 3000 },
      day(61),
    );
    expect(dearer).toMatchObject({ more: 1000, days: 61 });
    // Of the first look nothing lies within the 90 days, and the second is of yesterday.
    expect(adviceOn(versions([seen(0), seen(130)]), best, day(131))).toBeNull();
  });
});

it("a history shows at each moment a gap where the price was stale then, and nowhere else", () => {
  fc.assert(
    fc.property(evidence, fc.integer({ min: 0, max: 120 }), (rows, days) => {
      const then = day(days) + 1;
      const { offer } = fold(rows.filter(({ observed_at }) => observed_at <= then));
      const step = stepsOf(rows, day(200)).find(({ from, to }) => from <= then && then < to);
      expect(step?.gap).toBe(offer ? statusAt(offer, then) === "stale" : undefined);
    }),
    { numRuns: 2000 },
  );
});
