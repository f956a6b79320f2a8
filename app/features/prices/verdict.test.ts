import { describe, expect, test } from "vitest";
import type { Comparison, OrderFees, RankedOffer } from "./compare";
import { PLATFORMS, type Platform } from "./platform";
import type { Status } from "./status";
import { bestOf, verdict } from "./verdict";

const FREE: OrderFees = {
  ...{ delivery: 0, service: 0, smallOrder: 0, vat: 0, low: 0, high: 0, confidence: "low" },
  ...{ basis: { level: "restaurant", orders: 5, people: 5, newest: 0 }, thresholds: {} },
};

function comparison(...offers: [Platform, number, Status][]): Comparison {
  const ranked = offers.map(
    ([platform, total, status]): RankedOffer => ({
      platform,
      total,
      low: total,
      high: total,
      itemPrice: total,
      deliveryFee: 0,
      fees: FREE,
      vat: 0,
      status,
      confidence: "low",
      newestSupportAt: 0,
    }),
  );
  return {
    ranked,
    winner: ranked[0]?.platform ?? "platform_a",
    savings: (ranked.at(-1)?.total ?? 0) - (ranked[0]?.total ?? 0),
    winnerIsStale: ranked[0]?.status === "stale",
    cheapestCurrent: ranked.find(({ status }) => status !== "stale") ?? null,
  };
}

describe("verdict", () => {
  test("names the saving against the dearest", () => {
    expect(
      verdict(
        comparison(
          ["platform_b", 3000, "verified"],
          ["platform_a", 3200, "unverified"],
          ["platform_c", 3750, "verified"],
        ),
      ),
    ).toEqual({ kind: "save", platform: "platform_b", other: "platform_c", halalas: 750 });
  });

  test("claims no saving against an old price", () => {
    const mixed = comparison(
      ["platform_b", 3000, "verified"],
      ["platform_a", 3200, "verified"],
      ["platform_c", 9000, "stale"],
    );
    expect(verdict(mixed)).toMatchObject({ kind: "save", other: "platform_a", halalas: 200 });
  });

  test("an old price never wins silently", () => {
    const old = comparison(["platform_a", 2500, "stale"], ["platform_c", 3000, "unverified"]);
    expect(verdict(old)).toEqual({ kind: "staleWinner", platform: "platform_c", halalas: 3000 });
    expect(bestOf(old)?.platform).toBe("platform_c");
  });

  test("when all are old nothing is best", () => {
    const old = comparison(["platform_a", 2500, "stale"], ["platform_c", 3000, "stale"]);
    expect(verdict(old)).toEqual({ kind: "allStale" });
    expect(bestOf(old)).toBeNull();
  });

  test("one price alone has nothing to win against", () => {
    const one = comparison(["platform_a", 2500, "verified"]);
    expect(verdict(one)).toEqual({ kind: "onlyOne", platform: "platform_a" });
    expect(bestOf(one)).toBeNull();
  });

  test("one recent price among old ones is named", () => {
    const one = comparison(["platform_a", 2500, "verified"], ["platform_b", 2600, "stale"]);
    expect(verdict(one)).toEqual({ kind: "onlyRecent", platform: "platform_a" });
  });

  test("equal totals are the same, and none is best", () => {
    const same = comparison(["platform_a", 2500, "verified"], ["platform_b", 2500, "verified"]);
    expect(verdict(same)).toEqual({ kind: "same", platforms: ["platform_a", "platform_b"] });
    expect(bestOf(same)).toBeNull();
  });

  test("what is typical of one and usual for the other costs about the same, and none is best", () => {
    const near = ranged([3000, 2800, 3400], [3200, 2900, 3600], [5000, 4900, 5100]);
    expect(verdict(near)).toEqual({
      kind: "close",
      platforms: ["platform_a", "platform_b"],
      dearer: { platform: "platform_c", halalas: 2000 },
    });
    expect(bestOf(near)).toBeNull();
    const all = ranged([3000, 2800, 3400], [3200, 2900, 3600], [3300, 2900, 3700]);
    expect(verdict(all)).toMatchObject({ platforms: ["platform_a", "platform_b", "platform_c"] });
    expect(verdict(all)).toMatchObject({ dearer: null });
  });

  test("ranges whose ends alone meet leave a winner, by about so much", () => {
    const apart = ranged([3000, 2800, 3400], [3600, 3300, 3900]);
    expect(verdict(apart)).toEqual({
      kind: "saveAbout",
      platform: "platform_a",
      other: "platform_b",
      halalas: 600,
    });
    expect(bestOf(apart)?.platform).toBe("platform_a");
  });

  test("no app is cheaper than another while nobody knows what it charges for delivery", () => {
    const some = comparison(
      ["platform_c", 2500, "verified"],
      ["platform_a", 3000, "verified"],
      ["platform_b", 9000, "stale"],
    );
    const [without, old] = [some.ranked[0], some.ranked[2]];
    for (const offer of [without, old])
      if (offer) offer.fees = { ...FREE, basis: { ...FREE.basis, level: "none" } };
    expect(verdict(some)).toEqual({ kind: "feesUnknown", platforms: ["platform_c"] });
    expect(bestOf(some)).toBeNull();
  });

  test("what takes no order so small would be cheaper, and saves nothing", () => {
    const some = comparison(["platform_a", 1350, "verified"], ["platform_c", 1775, "verified"]);
    for (const offer of some.ranked) offer.fees = { ...FREE, thresholds: { minimum: 1350 } };
    expect(verdict(some).kind).toBe("save");
    for (const offer of some.ranked) offer.fees = { ...FREE, thresholds: { minimum: 1351 } };
    expect(verdict(some)).toEqual({
      ...{ kind: "wouldSave", platform: "platform_a", other: "platform_c", halalas: 425 },
    });
    expect(bestOf(some)).toBeNull();
  });

  test("of the only recent price nobody says that it is the cheapest before its fees are known", () => {
    const some = comparison(["platform_a", 1350, "verified"], ["platform_c", 1775, "stale"]);
    expect(bestOf(some)?.platform).toBe("platform_a");
    for (const offer of some.ranked)
      offer.fees = { ...FREE, basis: { ...FREE.basis, level: "none" } };
    expect(verdict(some)).toEqual({ kind: "feesUnknown", platforms: ["platform_a"] });
    expect(bestOf(some)).toBeNull();
  });

  test("a range no wider than one price is none", () => {
    expect(verdict(ranged([3000, 2990, 3010], [3600, 3600, 3610])).kind).toBe("save");
  });
});

/** The platforms in order, each with its total and the range of it; all verified. */
function ranged(...totals: [number, number, number][]): Comparison {
  const known = comparison(
    ...totals.map(([total], place): [Platform, number, Status] => [
      PLATFORMS[place] ?? "platform_a",
      total,
      "verified",
    ]),
  );
  for (const [place, [, low, high]] of totals.entries())
    Object.assign(known.ranked[place] ?? {}, { low, high });
  return known;
}
