import fc from "fast-check";
import { DAY_MS } from "~/i18n/days";
import type { Evidence } from "./evidence";
import { TRUST_LEVELS } from "./trust-level";

/** 1 January 2026 UTC: where the histories made up for tests begin. */
export const START = Date.UTC(2026, 0, 1);

/** Someone says a price of `item_price` halalas; what a test cares about is given in `said`. */
export function priced(item_price: number, said: Partial<Evidence> = {}): Evidence {
  return {
    user_id: "reem",
    kind: "price",
    item_price,
    proof: "tap",
    image_hash: null,
    trust_level: "contributor",
    observed_at: START,
    ...said,
  };
}

/** Someone says that the price no longer holds. */
export function against(said: Partial<Evidence> = {}): Evidence {
  return { ...priced(0, said), item_price: null, kind: said.kind ?? "changed" };
}

/**
 * A history of one dish on one platform with few people, moments, images and prices, so that they meet often:
 * the same person again, the same image again, prices just inside and just outside agreement.
 */
export const evidence: fc.Arbitrary<Evidence[]> = fc.array(
  fc
    .record({
      user_id: fc.constantFrom("a", "b", "c", "d", "e"),
      kind: fc.constantFrom("price", "price", "price", "changed", "gone"),
      item_price: fc.constantFrom(2000, 2020, 2030, 2050, 2051, 2100, 2500, 9000),
      proof: fc.constantFrom("snapshot", "tap"),
      image_hash: fc.constantFrom(null, null, "one", "two", "three"),
      trust_level: fc.constantFrom(...TRUST_LEVELS.map(({ slug }) => slug)),
      observed_at: fc.integer({ min: 0, max: 12 }).map((step) => START + step * 5 * DAY_MS),
    })
    .map((said) => (said.kind === "price" ? (said as Evidence) : against(said as Evidence))),
  { maxLength: 30 },
);
