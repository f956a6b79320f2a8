import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { besideOthers } from "./beside-others";
import { BORNE_OUT_MS } from "./constants";
import type { Evidence } from "./evidence";
import { against, evidence, priced, START } from "./evidence.arbitrary";
import { fold } from "./fold";
import { statusAt } from "./status";

const day = (days: number) => START + days * DAY_MS;

/** Somebody pictures a price on a day. */
const pictured = (user_id: string, price: number, days: number, said: Partial<Evidence> = {}) =>
  priced(price, { user_id, proof: "snapshot", observed_at: day(days), ...said });

/** Two agree on day 5: verified for two weeks as long as nothing speaks against it. */
const here = [pictured("a", 2000, 4), pictured("b", 2000, 5)];

const statusBeside = (own: Evidence[], ...others: Evidence[][]) => statusOn(12, own, ...others);

function statusOn(on: number, own: Evidence[], ...others: Evidence[][]) {
  const offer = besideOthers(
    fold(own),
    others.map((one) => fold(one)),
  );
  return offer && statusAt(offer, day(on));
}

describe("a price beside those of other platforms", () => {
  it("is verified as long as nobody found another one there", () => {
    expect(statusBeside(here)).toBe("verified");
    expect(statusBeside(here, [pictured("c", 2200, 1), pictured("d", 2200, 10)])).toBe("verified");
  });

  it("promises nothing once another was found there, until somebody has looked here again", () => {
    const there = [pictured("c", 2200, 1), pictured("d", 2500, 10)];
    expect(statusBeside(here, [], there)).toBe("unverified");
    expect(statusBeside([...here, pictured("e", 2000, 11)], there)).toBe("verified");
  });

  it("is not doubted for what may be misread: somebody looked there just before", () => {
    expect(statusBeside(here, [pictured("c", 2200, 9), pictured("d", 2500, 10)])).toBe("verified");
  });

  it("is not doubted for what newcomers show, for taps, or for a dish that is gone", () => {
    const before = pictured("c", 2200, 1);
    for (const said of [
      pictured("d", 2500, 10, { trust_level: "newcomer" }),
      pictured("d", 2500, 10, { proof: "tap" }),
      against({ kind: "gone", user_id: "d", observed_at: day(10) }),
    ])
      expect(statusBeside(here, [before, said])).toBe("verified");
  });

  it("is not doubted where it changed itself since the old one was seen there", () => {
    const changed = [
      pictured("a", 1700, -20),
      ...[4, 5, 6].map((on) => pictured(`f${on}`, 2000, on)),
    ];
    expect(statusBeside(changed, [pictured("c", 2200, 1), pictured("d", 2500, 10)])).toBe(
      "verified",
    );
    expect(statusBeside(changed, [pictured("c", 2200, 7), pictured("d", 2500, 11)])).toBe(
      "unverified",
    );
  });

  it("is not doubted where it was first seen so late that it is the new one already", () => {
    const first = (on: number) => [pictured("a", 2000, on), pictured("b", 2000, 9.9)];
    const there = [pictured("c", 2200, 1), pictured("d", 2500, 10)];
    // Of the days on which it may have changed a tenth of one is left: one in 41, and one in 21.
    expect(statusBeside(first(5), there)).toBe("verified");
    expect(statusBeside(first(3), there)).toBe("unverified");
    expect(statusBeside(first(-5), there)).toBe("unverified");
  });

  it("is promised for three days more while it still costs the same elsewhere", () => {
    const seen = [...here, pictured("c", 2000, 5)];
    const same = [pictured("d", 2200, 1), pictured("e", 2200, 15)];
    expect(statusOn(19, seen)).toBe("verified");
    expect(statusOn(20, seen)).toBe("unverified");
    expect(statusOn(22, seen, [], same)).toBe("verified");
    expect(statusOn(22.1, seen, [], same)).toBe("unverified");
    // Whoever looked there on the day after looked for one day more.
    const dayAfter = [pictured("d", 2200, 1), pictured("e", 2200, 6)];
    expect(statusOn(20, seen, dayAfter)).toBe("verified");
    expect(statusOn(20.1, seen, dayAfter)).toBe("unverified");
  });

  it("is promised no longer for what newcomers say, what is new elsewhere, or is in dispute there", () => {
    const seen = [...here, pictured("c", 2000, 5)];
    for (const there of [
      [pictured("d", 2200, 1), pictured("e", 2200, 15, { trust_level: "newcomer" })],
      [pictured("d", 2200, 6), pictured("e", 2200, 15)],
      // Whoever looked there the day before may have misread it, or it changed.
      [pictured("d", 2200, 14), pictured("e", 2500, 15), pictured("f", 2200, 15.5)],
      [
        pictured("d", 2200, 1),
        pictured("e", 2200, 14),
        against({ kind: "changed", user_id: "f", observed_at: day(15) }),
      ],
    ])
      expect(statusOn(20, seen, there)).toBe("unverified");
  });

  it("keeps everything but its promise", () => {
    fc.assert(
      fc.property(evidence, fc.array(evidence, { maxLength: 2 }), (own, others) => {
        const { offer } = fold(own);
        const beside = besideOthers(
          fold(own),
          others.map((one) => fold(one)),
        );
        expect(beside && { ...beside, firm_at: offer?.firm_at }).toEqual(offer);
        const longer = (beside?.firm_at ?? 0) - (offer?.firm_at ?? 0);
        if (beside && beside.firm_at !== null)
          expect(longer >= 0 && longer <= BORNE_OUT_MS, `${longer} ms longer`).toBe(true);
      }),
    );
  });
});
