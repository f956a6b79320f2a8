import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { against, evidence, priced, START } from "./evidence.arbitrary";
import { fold } from "./fold";
import { statusAt } from "./status";

const day = (n: number) => START + n * DAY_MS;
const pictured = (item_price: number, user_id: string, days: number) =>
  priced(item_price, { user_id, proof: "snapshot", observed_at: day(days) });

/** The status of what a history comes to, right after it. */
function status(rows: Parameters<typeof fold>[0], days: number) {
  const { offer } = fold(rows);
  return offer && statusAt(offer, day(days));
}

describe("a price in dispute", () => {
  const many = ["a", "b", "c", "d", "e", "f"].map((user) => pictured(2000, user, 0));

  it("is not verified for a week after two people above newcomer agreed on another", () => {
    const rivals = [pictured(2500, "x", 1), pictured(2500, "y", 2)];
    expect(status([...many, ...rivals.slice(0, 1), pictured(2000, "a", 3)], 3)).toBe("verified");
    expect(status([...many, ...rivals, pictured(2000, "a", 3)], 3)).toBe("unverified");
    expect(status([...many, ...rivals, pictured(2000, "a", 10)], 10)).toBe("verified");
  });

  it("is not one because two misread it differently, or newcomers say so", () => {
    const misread = [pictured(2500, "x", 1), pictured(3000, "y", 2)];
    expect(status([...many, ...misread, pictured(2000, "a", 3)], 3)).toBe("verified");
    const ring = ["r", "s", "t", "u"].map((user_id) => ({
      ...pictured(2500, user_id, 2),
      trust_level: "newcomer",
    }));
    expect(status([...many, ...ring, pictured(2000, "a", 3)], 3)).toBe("verified");
  });

  it("is one where a new price takes over while others still name the old one", () => {
    const old = [pictured(2000, "a", 0), pictured(2000, "b", 0)];
    const lie = ["x", "y", "z"].map((user, n) => pictured(2500, user, 20 + 2 * n));
    expect(status([...old, ...lie], 24)).toBe("verified");
    const { offer } = fold([...old, ...lie, pictured(2000, "c", 21)]);
    expect(offer).toMatchObject({ item_price: 2500, firm_at: null });
    expect(offer?.contradiction).toBeGreaterThan(0);
  });
});

describe("a price that has taken over", () => {
  const old = ["a", "b"].map((user) => pictured(2000, user, 0));
  const sayNew = (days: number) =>
    ["x", "y", "z"].map((user, n) => pictured(2500, user, days + n / 10));

  it("is not verified for three days where the former was fresh, whoever agrees on it", () => {
    const rows = [...old, ...sayNew(10)];
    expect(fold(rows).offer?.item_price).toBe(2500);
    expect(status([...rows, pictured(2500, "w", 11)], 11)).toBe("unverified");
    expect(status([...rows, pictured(2500, "w", 14)], 14)).toBe("verified");
    expect(status([...old, ...sayNew(20)], 21)).toBe("verified");
  });

  it("is disputed for two weeks by one person who names the former again, not by one who names a third", () => {
    const rows = [...old, ...sayNew(20)];
    const later = (price: number, days: number) =>
      status([...rows, pictured(price, "c", 25), pictured(2500, "x", days)], days);
    expect(later(2000, 33)).toBe("unverified");
    expect(later(2000, 40)).toBe("verified");
    expect(later(3000, 33)).toBe("verified");
  });
});

describe("a ring of newcomers", () => {
  it("verifies nothing, whatever it says, and unmakes nothing that two others verified", () => {
    fc.assert(
      fc.property(evidence, (rows) => {
        const ring = rows.map((row) => ({ ...row, trust_level: "newcomer" }));
        const { offer, versions } = fold(ring);
        expect(versions.every(({ verified }) => verified === 0)).toBe(true);
        if (offer) expect(statusAt(offer, offer.evidence_at)).not.toBe("verified");
        const late = day(70);
        const honest = ["x", "y"].map((user_id) =>
          priced(5000, { user_id, proof: "snapshot", trust_level: "trusted", observed_at: late }),
        );
        const after = ring.map((row) => ({ ...row, observed_at: late + 1 }));
        const stood = fold([...honest, ...after]).offer;
        expect(stood?.item_price).toBe(5000);
        expect(stood && statusAt(stood, late + 1)).toBe("verified");
      }),
    );
  });

  it("says `changed` in vain", () => {
    const honest = ["x", "y"].map((user) => pictured(2000, user, 0));
    const ring = Array.from({ length: 50 }, (_, n) =>
      against({ user_id: `r${n}`, trust_level: "newcomer", observed_at: day(1) }),
    );
    expect(status([...honest, ...ring], 1)).toBe("verified");
  });
});
