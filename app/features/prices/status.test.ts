import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { evidence, START } from "./evidence.arbitrary";
import { fold } from "./fold";
import { confidenceAt, type Standing, statusAt, supportAt } from "./status";

const solid: Standing = {
  support: 5,
  contradiction: 0,
  evidence_at: START,
  supporters: 3,
  has_proof: 1,
  newest_support_at: START,
  newest_trusted_proof_at: null,
  firm_at: START,
};
const daysOn = (days: number) => START + days * DAY_MS;

describe("status", () => {
  it("is verified with support of 2, two people, a proof, and a third of contradiction at most", () => {
    expect(statusAt({ ...solid, support: 2 }, START)).toBe("verified");
    expect(statusAt({ ...solid, support: 2, contradiction: 1 }, START)).toBe("verified");
    expect(statusAt({ ...solid, support: 1.99 }, START)).toBe("unverified");
    expect(statusAt({ ...solid, supporters: 1 }, START)).toBe("unverified");
    expect(statusAt({ ...solid, has_proof: 0 }, START)).toBe("unverified");
    expect(statusAt({ ...solid, support: 2, contradiction: 1.01 }, START)).toBe("unverified");
  });

  it("is stale when nobody saw it for 30 days, or contradiction has overtaken support", () => {
    expect(statusAt({ ...solid, support: 100 }, daysOn(30))).toBe("unverified");
    expect(statusAt({ ...solid, support: 100 }, daysOn(30) + 1)).toBe("stale");
    expect(statusAt({ ...solid, contradiction: 5 }, START)).toBe("unverified");
    expect(statusAt({ ...solid, contradiction: 5.01 }, START)).toBe("stale");
  });

  it("is verified for two weeks after someone above newcomer stood by it", () => {
    expect(statusAt({ ...solid, support: 100 }, daysOn(14))).toBe("verified");
    expect(statusAt({ ...solid, support: 100 }, daysOn(14) + 1)).toBe("unverified");
    expect(statusAt({ ...solid, firm_at: null }, START)).toBe("unverified");
  });

  it("fades as support halves", () => {
    const firm = { ...solid, firm_at: daysOn(21) };
    expect(supportAt(firm, daysOn(21))).toBe(2.5);
    expect(statusAt({ ...firm, support: 4 }, daysOn(21))).toBe("verified");
    expect(statusAt({ ...firm, support: 4 }, daysOn(21) + 1)).toBe("unverified");
  });
});

describe("confidence", () => {
  it("is high when verified with support of 4, within 14 days, uncontradicted", () => {
    expect(confidenceAt({ ...solid, support: 4 }, START)).toBe("high");
    expect(confidenceAt({ ...solid, support: 3.99 }, START)).toBe("medium");
    const firm = { ...solid, support: 50, firm_at: daysOn(14) };
    expect(confidenceAt(firm, daysOn(14))).toBe("high");
    expect(confidenceAt(firm, daysOn(14) + 1)).toBe("medium");
    expect(confidenceAt({ ...solid, contradiction: 0.1 }, START)).toBe("medium");
  });

  it("is medium for one fresh picture from a trusted person, else low", () => {
    const alone = { ...solid, supporters: 1, newest_trusted_proof_at: START };
    expect(confidenceAt(alone, daysOn(14))).toBe("medium");
    expect(confidenceAt(alone, daysOn(14) + 1)).toBe("low");
    expect(confidenceAt({ ...alone, newest_trusted_proof_at: null }, START)).toBe("low");
    expect(confidenceAt({ ...alone, contradiction: 9 }, START)).toBe("low");
  });
});

describe("time alone", () => {
  const statuses = ["verified", "unverified", "stale"];
  const confidences = ["high", "medium", "low"];
  const days = fc.double({ min: 0, max: 200, noNaN: true });

  it("only takes away: support, status and confidence never rise", () => {
    fc.assert(
      fc.property(evidence, days, days, (history, a, b) => {
        const { offer } = fold(history);
        fc.pre(offer !== null);
        const sooner = offer.evidence_at + Math.min(a, b) * DAY_MS;
        const later = offer.evidence_at + Math.max(a, b) * DAY_MS;
        const loss = (order: string[], from: string, to: string) =>
          order.indexOf(to) - order.indexOf(from);
        expect(supportAt(offer, later)).toBeLessThanOrEqual(supportAt(offer, sooner));
        expect(
          loss(statuses, statusAt(offer, sooner), statusAt(offer, later)),
        ).toBeGreaterThanOrEqual(0);
        expect(
          loss(confidences, confidenceAt(offer, sooner), confidenceAt(offer, later)),
        ).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("reaches stale in the end", () => {
    fc.assert(
      fc.property(evidence, (history) => {
        const { offer } = fold(history);
        fc.pre(offer !== null);
        expect(statusAt(offer, offer.newest_support_at + 31 * DAY_MS)).toBe("stale");
      }),
    );
  });
});
