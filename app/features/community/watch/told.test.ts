import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { agree } from "~/features/prices";
import { moveSince, type ToldTotal } from "./told";

const PLATFORMS = ["platform_a", "platform_b", "platform_c"];

/** Items on all platforms, and fees with a range around them on the one that is cheapest. */
const told: fc.Arbitrary<ToldTotal & { range: { low: number; high: number } }> = fc
  .record({
    platform: fc.constantFrom(...PLATFORMS),
    prices: fc.array(fc.integer({ min: 500, max: 9000 }), { minLength: 3, maxLength: 3 }),
    fee: fc.integer({ min: 0, max: 2500 }),
    below: fc.integer({ min: 0, max: 800 }),
    above: fc.integer({ min: 0, max: 800 }),
  })
  .map(({ above, below, fee, platform, prices }) => {
    const items = Object.fromEntries(PLATFORMS.map((one, n) => [one, prices[n] ?? 0]));
    const total = (items[platform] ?? 0) + fee;
    return { platform, items, total, range: { low: total - below, high: total + above } };
  });

describe("a follower", () => {
  test("hears nothing while prices stand and the total lies in its range, wherever it is cheapest", () => {
    fc.assert(
      fc.property(
        told,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom(...PLATFORMS),
        ({ range, ...before }, share, platform) => {
          const total = range.low + share * (range.high - range.low);
          expect(moveSince({ ...before, range }, { ...before, platform, total, range })).toBe(
            "same",
          );
        },
      ),
    );
  });

  test("hears of every price that moved its total, and of fees beyond what is usual", () => {
    fc.assert(
      fc.property(told, fc.integer({ min: -2000, max: 2000 }), fc.boolean(), (before, by, item) => {
        const items = { ...before.items };
        if (item) items[before.platform] = (items[before.platform] ?? 0) + by;
        const now = { ...before, items, total: before.total + by };
        const { high, low } = before.range;
        const outside = now.total < low || now.total > high;
        const moved =
          !agree(before.total, now.total) &&
          (outside ||
            (item && !agree(before.items[before.platform] ?? 0, items[before.platform] ?? 0)));
        expect(moveSince(before, now)).toBe(moved ? "moved" : "same");
      }),
    );
  });

  test("hears once: what was just told is no move", () => {
    fc.assert(
      fc.property(told, (one) => {
        expect(moveSince(one, one)).toBe("same");
      }),
    );
  });

  test("hears of a platform that got or lost its price where that moves the total", () => {
    fc.assert(
      fc.property(told, ({ range, ...before }) => {
        const { platform_a: _, ...items } = before.items;
        const now = { ...before, platform: "platform_b", total: before.total + 9000, range };
        expect(moveSince({ ...before, platform: "platform_a", range }, { ...now, items })).toBe(
          "moved",
        );
      }),
    );
  });

  test("hears nothing of fees that became known, or are not known for now", () => {
    const before = { platform: "platform_a", items: { platform_a: 2000 } };
    const unknown = { ...before, total: 2000, range: null };
    const known = { ...before, total: 2900, range: { low: 2700, high: 3100 } };
    expect(moveSince(unknown, known)).toBe("retold");
    expect(moveSince(known, unknown)).toBe("same");
    expect(moveSince({ ...known, items: null }, { ...known, total: 9900 })).toBe("retold");
  });
});
