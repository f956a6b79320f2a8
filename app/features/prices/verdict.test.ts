import { describe, expect, test } from "vitest";
import type { Comparison, RankedOffer } from "./compare";
import type { Platform } from "./platform";
import type { Status } from "./status";
import { bestOf, verdict } from "./verdict";

function comparison(...offers: [Platform, number, Status][]): Comparison {
  const ranked = offers.map(
    ([platform, total, status]): RankedOffer => ({
      platform,
      total,
      itemPrice: total,
      deliveryFee: 0,
      vat: 0,
      status,
      confidence: "low",
      newestSupportAt: 0,
      totalForOne: total,
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
});
