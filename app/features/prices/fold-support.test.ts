import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { PROOF_FACTOR } from "./constants";
import { evidence, priced, START } from "./evidence.arbitrary";
import { fold } from "./fold";
import { statusAt } from "./status";

const day = (n: number) => START + n * DAY_MS;

describe("support", () => {
  it("is weight × proof factor, halved every 21 days", () => {
    const { offer } = fold([
      priced(2000, { user_id: "a", trust_level: "guardian", proof: "snapshot" }),
      priced(2000, { user_id: "b", trust_level: "newcomer", observed_at: day(21) }),
    ]);
    expect(offer?.support).toBe((3 * PROOF_FACTOR.snapshot) / 2 + 0.5);
    expect(offer?.evidence_at).toBe(day(21));
  });

  it("counts a person once, with their newest time and strongest word", () => {
    const picture = priced(2000, { proof: "snapshot" });
    const { offer } = fold([picture, priced(2000, { observed_at: day(1) })]);
    expect(offer).toMatchObject({ supporters: 1, has_proof: 1, newest_support_at: day(1) });
    expect(offer?.support).toBeCloseTo(PROOF_FACTOR.snapshot * 2 ** (-1 / 21), 8);
  });

  it("does not grow however often one person repeats a price at one moment", () => {
    fc.assert(
      fc.property(evidence, fc.nat(), fc.integer({ min: 1, max: 5 }), (history, pick, times) => {
        const again = history[pick % Math.max(history.length, 1)];
        const repeated = again ? [...history, ...new Array(times).fill(again)] : history;
        expect(fold(repeated)).toEqual(fold(history));
      }),
    );
  });

  it("counts one image once, whoever sends it again", () => {
    const first = priced(2000, { proof: "snapshot", image_hash: "x" });
    const again = { ...first, user_id: "b", trust_level: "guardian", observed_at: day(1) };
    expect(fold([first, again])).toEqual(fold([first]));
  });

  it("does not listen to a new sender of an image that was sent before", () => {
    fc.assert(
      fc.property(evidence, fc.nat(), (history, pick) => {
        const images = history.filter((row) => row.image_hash !== null);
        const sent = images[pick % Math.max(images.length, 1)];
        const late = { user_id: "late", trust_level: "guardian", observed_at: day(400) };
        const repeated = sent ? [...history, { ...sent, ...late }] : history;
        expect(fold(repeated)).toEqual(fold(history));
      }),
    );
  });

  it("is never from more people than spoke", () => {
    fc.assert(
      fc.property(evidence, (history) => {
        const people = new Set(history.map((row) => row.user_id));
        expect(fold(history).offer?.supporters ?? 0).toBeLessThanOrEqual(people.size);
      }),
    );
  });
});

describe("newcomers", () => {
  const crowd = (item_price: number, observed_at = day(1)) =>
    Array.from({ length: 20 }, (_, n) =>
      priced(item_price, {
        user_id: `new ${n}`,
        trust_level: "newcomer",
        proof: "snapshot",
        image_hash: `new ${n}`,
        observed_at,
      }),
    );

  it("weigh together as one contributor, for a price and against it", () => {
    expect(fold(crowd(2000)).offer).toMatchObject({ support: 1, supporters: 20 });
    const against = fold([priced(2000, { trust_level: "guardian" }), ...crowd(9000, START)]);
    expect(against.offer).toMatchObject({ support: 3, contradiction: 1 });
  });

  it("verify nothing by themselves, and unmake nothing that two others verified", () => {
    const levels = fc.array(evidence, { maxLength: 3 }).map((all) => all.flat());
    fc.assert(
      fc.property(levels, (rows) => {
        const all = rows.map((row) => ({ ...row, trust_level: "newcomer" }));
        expect(fold(all).versions.some((version) => version.verified === 1)).toBe(false);
      }),
    );
    const others = ["a", "b"].map((user_id) => priced(2000, { user_id, proof: "snapshot" }));
    const { offer } = fold([...others, ...crowd(9000)]);
    expect(offer?.item_price).toBe(2000);
    expect(offer && statusAt(offer, day(1))).toBe("verified");
  });
});

describe("one moment", () => {
  it("gives a picture sent by two people to the weightier, or to either of two equals alike", () => {
    const picture = { proof: "snapshot", image_hash: "x" } as const;
    const newcomer = priced(2000, { ...picture, user_id: "a", trust_level: "newcomer" });
    const contributor = priced(2000, { ...picture, user_id: "b" });
    const support = PROOF_FACTOR.snapshot;
    expect(fold([newcomer, contributor]).offer).toMatchObject({ support, supporters: 1 });
    const equal = { ...newcomer, user_id: "c" };
    const word = priced(2000, { user_id: "c", trust_level: "newcomer", observed_at: day(1) });
    expect(fold([equal, newcomer, word])).toEqual(fold([newcomer, equal, word]));
    expect(fold([equal, newcomer, word]).offer?.supporters).toBe(2);
  });

  it("takes the weightiest of what one person says in it", () => {
    const picture = priced(2000, { proof: "snapshot" });
    const { offer } = fold([priced(9000), picture]);
    expect(offer).toMatchObject({ item_price: 2000, supporters: 1, has_proof: 1 });
  });
});
