import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { PROOF_FACTOR } from "./constants";
import { agree } from "./evidence";
import { evidence, priced, START } from "./evidence.arbitrary";
import { fold } from "./fold";

const day = (n: number) => START + n * DAY_MS;

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

  it("makes versions that follow each other without a hole, differ or were stale between, and end in the offer", () => {
    fc.assert(
      fc.property(evidence, (history) => {
        const { offer, versions } = fold(history);
        versions.forEach((version, index) => {
          const next = versions[index + 1];
          expect(version.ended_at).toBe(next ? next.started_at : null);
          if (next) expect(next.started_at).toBeGreaterThan(version.started_at);
          if (next && version.stale_at >= next.started_at)
            expect(agree(version.item_price, next.item_price)).toBe(false);
        });
        expect(offer?.item_price).toBe(versions.at(-1)?.item_price);
        const last = versions.findLast(({ started_at }) => started_at === offer?.since);
        expect(last && agree(last.item_price, (offer ?? last).item_price)).toBe(
          offer ? true : undefined,
        );
      }),
    );
  });

  it("does not say a price since when one was named that corrections have led away from", () => {
    const drifted = [2000, 2030, 2051].map((price, n) =>
      priced(price, {
        observed_at: day([0, 35, 40][n] as number),
        proof: n > 0 ? "snapshot" : "tap",
        trust_level: n > 1 ? "expert" : "newcomer",
      }),
    );
    const { offer, versions } = fold(drifted);
    expect(versions.map(({ item_price }) => item_price)).toEqual([2000, 2051]);
    expect(offer).toMatchObject({ item_price: 2051, since: day(35) });
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
  });
});
