import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "~/i18n/days";
import type { PriceVersion } from "~db/schema";
import { evidence, START } from "./evidence.arbitrary";
import { fold } from "./fold";
import { history, lastChange, lowest } from "./history";

const day = (n: number) => START + n * DAY_MS;

function version(item_price: number, from: number, rest: Partial<PriceVersion> = {}): PriceVersion {
  return {
    dish_id: 1,
    platform: "platform_a",
    started_at: day(from),
    ended_at: null,
    item_price,
    stale_at: day(from + 30),
    verified: 1,
    ...rest,
  };
}

const risen = [
  version(2000, 0, { ended_at: day(20), stale_at: day(45) }),
  version(2500, 20, { stale_at: day(80), verified: 0 }),
];

describe("history", () => {
  it("is level steps in time order, the last one up to now", () => {
    expect(history([...risen].reverse(), day(60))).toEqual([
      {
        platform: "platform_a",
        from: day(0),
        to: day(20),
        price: 2000,
        verified: true,
        gap: false,
      },
      {
        platform: "platform_a",
        from: day(20),
        to: day(60),
        price: 2500,
        verified: false,
        gap: false,
      },
    ]);
  });

  it("has a gap from where the price was stale", () => {
    const steps = history(risen, day(100));
    expect(steps.map(({ from, to, gap }) => [from, to, gap])).toEqual([
      [day(0), day(20), false],
      [day(20), day(80), false],
      [day(80), day(100), true],
    ]);
  });

  it("leaves no hole and no overlap, whatever people said", () => {
    fc.assert(
      fc.property(evidence, fc.integer({ min: 0, max: 200 }), (said, days) => {
        const versions = fold(said).versions.map((row) => ({
          ...row,
          dish_id: 1,
          platform: "platform_b",
        }));
        const steps = history(versions, day(days));
        const first = versions[0]?.started_at;
        if (first !== undefined && first < day(days)) {
          expect(steps[0]?.from).toBe(first);
          expect(steps.at(-1)?.to).toBe(day(days));
        } else expect(steps).toEqual([]);
        steps.slice(1).forEach((step, before) => {
          expect(step.from).toBe(steps[before]?.to);
        });
        for (const step of steps) expect(step.to).toBeGreaterThan(step.from);
      }),
    );
  });
});

describe("the lowest price", () => {
  it("is looked for within the window only", () => {
    expect(lowest(risen, 90 * DAY_MS, day(60))).toMatchObject({ price: 2000, at: day(20) });
    expect(lowest(risen, 30 * DAY_MS, day(60))).toMatchObject({ price: 2500, at: day(60) });
  });

  it("is not one that nobody has seen for 30 days", () => {
    expect(lowest(risen, 10 * DAY_MS, day(100))).toBeNull();
  });

  it("may be of this very moment, on any platform", () => {
    const now = version(100, 60, { platform: "platform_c" });
    expect(lowest([...risen, now], 30 * DAY_MS, day(60))).toEqual({
      platform: "platform_c",
      price: 100,
      at: day(60),
    });
  });
});

describe("the last change", () => {
  it("tells from what to what, up or down, on which platform", () => {
    const fallen = [
      version(2500, 0, { platform: "platform_b", ended_at: day(40) }),
      version(1500, 40, { platform: "platform_b" }),
    ];
    expect(lastChange(risen, day(60))).toMatchObject({ at: day(20), from: 2000, to: 2500 });
    expect(lastChange([...risen, ...fallen], day(60))).toEqual({
      platform: "platform_b",
      at: day(40),
      from: 2500,
      to: 1500,
    });
  });

  it("is none for a price that never changed", () => {
    expect(lastChange([version(2000, 0)], day(60))).toBeNull();
    expect(lastChange([], day(60))).toBeNull();
  });
});
