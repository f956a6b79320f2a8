import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toHalalas, toSar, total, vatFor } from "./money";

const price = fc.record({
  item_price: fc.integer({ min: 0, max: 100_000 }),
  delivery_fee: fc.integer({ min: 0, max: 5_000 }),
  vat_on_top: fc.integer({ min: 0, max: 15_000 }),
});

describe("money", () => {
  it("goes to the wire and back with at most two decimals", () => {
    expect(toSar(1995)).toBe(19.95);
    expect(toHalalas(19.95)).toBe(1995);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (halalas) => {
        expect(toHalalas(toSar(halalas))).toBe(halalas);
        expect(String(toSar(halalas))).toMatch(/^\d+(\.\d{1,2})?$/);
      }),
    );
  });

  it("charges one delivery for any quantity, and VAT on all of it", () => {
    const offer = { item_price: 2000, delivery_fee: 1000, vat_on_top: 450 };
    expect(total(offer, 1)).toBe(3450);
    expect(vatFor(offer, 3)).toBe(1050);
    expect(total(offer, 3)).toBe(6000 + 1000 + 1050);
  });

  it("keeps the VAT as observed for one, and never costs less for more", () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 50 }), (offer, quantity) => {
        expect(vatFor(offer, 1)).toBe(offer.vat_on_top);
        expect(Number.isInteger(total(offer, quantity))).toBe(true);
        expect(total(offer, quantity + 1)).toBeGreaterThanOrEqual(total(offer, quantity));
      }),
    );
  });
});
