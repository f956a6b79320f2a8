import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agree } from "./evidence";

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
