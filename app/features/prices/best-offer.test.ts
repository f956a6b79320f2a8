import { expect, test } from "vitest";
import type { Offer } from "~db/schema";
import { bestOffer } from "./best-offer";
import type { OrderFees } from "./compare";

const NOW = Date.UTC(2026, 2, 14);

const offer: Offer = {
  ...{ dish_id: 1, platform: "platform_a", item_price: 1900, support: 3, contradiction: 0 },
  ...{ supporters: 2, has_proof: 1, newest_support_at: NOW, newest_trusted_proof_at: null },
  ...{ evidence_at: NOW, firm_at: NOW, since: NOW },
};

test.each([
  ["none", 0, true],
  ["none", 900, undefined],
  ["platform", 0, undefined],
] as const)("fees known by %s, of %s", (level, delivery, withoutFees) => {
  const fees: OrderFees = {
    ...{ delivery, service: 0, smallOrder: 0, vat: 0, low: delivery, high: delivery },
    ...{ confidence: "high", thresholds: {} },
    basis: { level, orders: 0, people: 0, newest: null },
  };
  const best = bestOffer([{ offer, platform: "platform_a", fees }], NOW);
  expect(best).toMatchObject({ total: 1900 + delivery });
  expect(best?.withoutFees).toBe(withoutFees);
});
