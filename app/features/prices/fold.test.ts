import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS, PROOF_FACTOR } from "./constants";
import { agree } from "./evidence";
import { against, evidence, priced, START } from "./evidence.arbitrary";
import { fold } from "./fold";
import { total } from "./money";
import { statusAt } from "./status";

const day = (n: number) => START + n * DAY_MS;

describe("agreement", () => {
  it("is half a riyal, or 2 % of the larger, whichever is more", () => {
    expect(agree(2000, 2050)).toBe(true);
    expect(agree(2000, 2051)).toBe(false);
    expect(agree(9800, 10_000)).toBe(true);
    expect(agree(9799, 10_000)).toBe(false);
  });

  it("does not depend on which comes first", () => {
    const halalas = fc.integer({ min: 0, max: 50_000 });
    fc.assert(fc.property(halalas, halalas, (a, b) => agree(a, b) === agree(b, a)));
  });
});

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

  it("moves a person's voice when they change their mind", () => {
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
      { item_price: 2500, started_at: day(2), ended_at: null, newest_support_at: day(2) },
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

  it("leaves to the old one that it was verified, and when it was last seen", () => {
    const [old] = fold([
      ...supported,
      against({ user_id: "a", observed_at: day(1) }),
      against({ user_id: "b", observed_at: day(2) }),
    ]).versions;
    expect(old).toMatchObject({ verified: 1, newest_support_at: START });
  });

  it("is nobody's: without a price there is no offer", () => {
    expect(fold([])).toEqual({ offer: null, versions: [] });
    expect(fold([against()])).toEqual({ offer: null, versions: [] });
  });
});

describe("the fold", () => {
  it("does not depend on the order in which observations are stored", () => {
    const shuffled = evidence.chain((history) =>
      fc.tuple(
        fc.constant(history),
        fc.shuffledSubarray(history, { minLength: history.length, maxLength: history.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([history, permuted]) => {
        expect(fold(permuted)).toEqual(fold(history));
      }),
      { numRuns: 500 },
    );
  });

  it("never rewrites what was closed when something later is said", () => {
    fc.assert(
      fc.property(evidence, (history) => {
        const until = day(30);
        const then = fold(history.filter((row) => row.observed_at <= until)).versions;
        const now = fold(history).versions.filter((version) => version.started_at <= until);
        const closed = then.filter((version) => version.ended_at !== null);
        expect(now.slice(0, closed.length)).toEqual(closed);
        expect(now.map((version) => version.started_at)).toEqual(
          then.map((version) => version.started_at),
        );
      }),
    );
  });

  it("makes versions that follow each other without a hole, differ, and end in the offer", () => {
    fc.assert(
      fc.property(evidence, (history) => {
        const { offer, versions } = fold(history);
        versions.forEach((version, index) => {
          const next = versions[index + 1];
          expect(version.ended_at).toBe(next ? next.started_at : null);
          if (next) expect(next.started_at).toBeGreaterThan(version.started_at);
          if (next) expect(agree(total(version, 1), total(next, 1))).toBe(false);
        });
        expect(offer?.item_price).toBe(versions.at(-1)?.item_price);
        expect(offer?.since).toBe(versions.at(-1)?.started_at);
      }),
    );
  });

  it("weighs what a plain count of the last words would weigh, while one price holds", () => {
    const taps = fc.array(
      fc.record({
        user_id: fc.constantFrom("a", "b", "c", "d"),
        item_price: fc.constantFrom(2000, 9000),
        observed_at: fc.integer({ min: 1, max: 20 }).map(day),
      }),
    );
    fc.assert(
      fc.property(taps, (rows) => {
        const anchor = priced(2000, { user_id: "z", trust_level: "guardian", proof: "snapshot" });
        const others = rows.map((row) =>
          priced(row.item_price, { ...row, trust_level: "contributor" }),
        );
        const { offer, versions } = fold([anchor, ...others]);
        fc.pre(versions.length === 1 && offer !== null);
        const lastWord = new Map<string, (typeof others)[number]>();
        const cheapestLast = (a: (typeof others)[number], b: (typeof others)[number]) =>
          a.observed_at - b.observed_at || (b.item_price ?? 0) - (a.item_price ?? 0);
        for (const row of others.sort(cheapestLast)) lastWord.set(row.user_id, row);
        const decay = (at: number) => 2 ** (-((offer?.evidence_at ?? 0) - at) / (21 * DAY_MS));
        let support = 3 * PROOF_FACTOR.snapshot * decay(START);
        let contradiction = 0;
        for (const row of lastWord.values())
          if (row.item_price === 2000) support += decay(row.observed_at);
          else contradiction += decay(row.observed_at);
        expect(offer?.support).toBeCloseTo(support, 7);
        expect(offer?.contradiction).toBeCloseTo(contradiction, 7);
      }),
    );
  });

  it("folds a hundred thousand observations of one offer without growing quadratic", () => {
    const history = Array.from({ length: 100_000 }, (_, n) =>
      priced(2000 + (n % 997) * 10, { user_id: `u${n % 30_011}`, observed_at: START + n * 60_000 }),
    );
    expect(fold(history).offer?.evidence_at).toBe(START + 99_999 * 60_000);
  }, 20_000);
});
