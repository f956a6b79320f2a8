import { describe, expect, it } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { against, priced, START } from "./evidence.arbitrary";
import { fold } from "./fold";

const day = (n: number) => START + n * DAY_MS;

describe("a new price", () => {
  const supported = [
    priced(2000, { user_id: "a", proof: "snapshot" }),
    priced(2000, { user_id: "b" }),
  ];

  it("takes over once its support exceeds the old one's, and closes it at that moment", () => {
    const first = priced(2500, { user_id: "c", observed_at: day(1) });
    expect(fold([...supported, first]).offer?.item_price).toBe(2000);
    const second = priced(2500, { user_id: "d", proof: "snapshot", observed_at: day(2) });
    const { offer, versions } = fold([...supported, first, second]);
    expect(offer).toMatchObject({ item_price: 2500, since: day(2), contradiction: 0 });
    expect(versions).toMatchObject([
      { item_price: 2000, started_at: START, ended_at: day(2), verified: 1 },
      { item_price: 2500, started_at: day(2), ended_at: null, stale_at: day(32) },
    ]);
  });

  it("needs half of that with a picture from a trusted person", () => {
    const seen = { user_id: "c", trust_level: "trusted", observed_at: day(1) };
    expect(fold([...supported, priced(2500, seen)]).offer?.item_price).toBe(2000);
    const pictured = priced(2500, { ...seen, proof: "snapshot" });
    expect(fold([...supported, pictured]).offer?.item_price).toBe(2500);
  });

  it("replaces a stale one at once", () => {
    const late = priced(2500, { user_id: "c", trust_level: "newcomer", observed_at: day(31) });
    expect(fold([...supported, late]).offer).toMatchObject({ item_price: 2500, since: day(31) });
  });

  it("is not one while it agrees: a picture corrects the amount, a word does not", () => {
    const said = priced(2040, { user_id: "c", observed_at: day(1) });
    expect(fold([priced(2000), said]).offer).toMatchObject({ item_price: 2000, supporters: 2 });
    const { offer, versions } = fold([priced(2000), { ...said, proof: "snapshot" }]);
    expect(offer).toMatchObject({ item_price: 2040, supporters: 2, since: START });
    expect(versions).toHaveLength(1);
  });

  it("is not corrected back to the price it replaced", () => {
    const { versions } = fold([
      priced(2100),
      priced(2040, { observed_at: day(1) }),
      priced(2060, { proof: "snapshot", observed_at: day(2) }),
    ]);
    expect(versions.map((version) => version.item_price)).toEqual([2100, 2040]);
  });

  it("leaves to the old one that it was verified, and since when it was stale", () => {
    const [old] = fold([
      ...supported,
      against({ user_id: "a", observed_at: day(1) }),
      against({ user_id: "b", observed_at: day(2) }),
    ]).versions;
    expect(old).toMatchObject({ verified: 1, stale_at: day(1) });
  });

  it("is nobody's: without a price there is no offer", () => {
    expect(fold([])).toEqual({ offer: null, versions: [], found: [] });
    expect(fold([against()])).toEqual({ offer: null, versions: [], found: [] });
  });
});
