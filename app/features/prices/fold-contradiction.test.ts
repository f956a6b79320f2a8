import { describe, expect, it } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { against, priced, START } from "./evidence.arbitrary";
import { fold } from "./fold";
import { statusAt } from "./status";

const day = (n: number) => START + n * DAY_MS;

describe("contradiction", () => {
  it("is `changed`, `gone` and other prices, by different people", () => {
    const { offer } = fold([
      priced(2000, { user_id: "a", trust_level: "guardian" }),
      against({ user_id: "b" }),
      against({ user_id: "b", kind: "gone" }),
      priced(2500, { user_id: "c", trust_level: "newcomer" }),
    ]);
    expect(offer).toMatchObject({ item_price: 2000, support: 3, contradiction: 1.5 });
  });

  it("moves a person's vote when they change their mind", () => {
    const { offer } = fold([
      priced(2000, { user_id: "a" }),
      priced(2000, { user_id: "b" }),
      against({ user_id: "b", observed_at: day(1) }),
    ]);
    expect(offer?.supporters).toBe(1);
    expect(offer?.contradiction).toBe(1);
  });

  it("makes the price stale when it has overtaken support", () => {
    const { offer } = fold([priced(2000), against({ user_id: "b", trust_level: "trusted" })]);
    expect(offer && statusAt(offer, START)).toBe("stale");
  });

  it("leaves the time a price was last seen when its last supporter goes elsewhere", () => {
    const { offer } = fold([priced(2000), against({ observed_at: day(1) })]);
    expect(offer).toMatchObject({ support: 0, supporters: 0, newest_support_at: START });
    expect(offer && statusAt(offer, day(1))).toBe("stale");
  });

  it("by someone above newcomer leaves a price unverified until another such person stands by it", () => {
    const all = [
      ...["a", "b", "c", "d"].map((user_id) => priced(2000, { user_id, proof: "snapshot" })),
      against({ user_id: "e", observed_at: day(1) }),
    ];
    const doubted = fold(all).offer;
    expect(doubted && statusAt(doubted, day(1))).toBe("unverified");
    const newcomer = { user_id: "f", trust_level: "newcomer", observed_at: day(2) };
    const still = fold([...all, priced(2000, newcomer)]).offer;
    expect(still && statusAt(still, day(2))).toBe("unverified");
    const stood = fold([...all, priced(2000, { user_id: "a", observed_at: day(2) })]).offer;
    expect(stood && statusAt(stood, day(2))).toBe("verified");
  });

  it("falls silent when it has all but faded", () => {
    const { offer } = fold([
      priced(2000),
      against({ user_id: "b", trust_level: "newcomer" }),
      priced(2000, { observed_at: day(71) }),
    ]);
    expect(offer?.contradiction).toBe(0);
  });
});
