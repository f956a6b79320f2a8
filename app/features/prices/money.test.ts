import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toHalalas, toSar } from "./money";

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
});
