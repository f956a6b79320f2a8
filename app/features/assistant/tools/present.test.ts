import { expect, test } from "vitest";
import type { RankedOffer } from "~/features/prices";
import { platformPrice } from "./present";

test.each([
  ["2026-03-14T20:30:00Z", 1],
  ["2026-03-14T21:30:00Z", 0],
  ["2026-03-13T20:30:00Z", 2],
])("what was seen at %s is %i days old in Riyadh on the 15th", (seenAt, ageDays) => {
  const offer = {
    ...{ platform: "platform_a", total: 2000, itemPrice: 2000, deliveryFee: 0, vat: 0 },
    ...{ status: "verified", confidence: "low", newestSupportAt: Date.parse(seenAt) },
    ...{ low: 2000, high: 2000, fees: { basis: { newest: null }, thresholds: {} } },
  } as unknown as RankedOffer;
  const price = platformPrice(offer, { now: Date.parse("2026-03-15T05:00:00Z"), quantity: 1 });
  expect(price.ageDays).toBe(ageDays);
  expect(Date.parse(price.seenAt)).toBe(Date.parse(seenAt));
});
