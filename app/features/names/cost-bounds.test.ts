import fc from "fast-check";
import { expect, test } from "vitest";
import { CostBounds } from "./cost-bounds";
import { distance } from "./distance";
import { symbolsOf } from "./symbols";

const word = fc
  .string({
    unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz", ..."ابتثجحخدذرزسشصضطظعغفقكلمنهوي"),
    minLength: 1,
    maxLength: 12,
  })
  .map((text) => ({ symbols: symbolsOf(text) }));

test.each([false, true])(
  "never more than the distance, also of words that had to make room (across: %s)",
  (across) => {
    const bounds = new CostBounds(across);
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 30 }), (words) => {
        const first = words[0] as (typeof words)[number];
        for (const one of [...words, first])
          for (const other of words) {
            const least = bounds.leastDistance(one, other.symbols);
            expect(least).toBeLessThanOrEqual(distance(one.symbols, other.symbols, across) + 1e-4);
            expect(least).toBe(new CostBounds(across).leastDistance(one, other.symbols));
          }
      }),
      { numRuns: 60 },
    );
  },
);
