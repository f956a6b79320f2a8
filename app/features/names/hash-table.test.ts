import fc from "fast-check";
import { expect, it } from "vitest";
import { HashTable } from "./hash-table";

it("finds what a Map finds, whatever is added and removed, though hashes meet", () => {
  const steps = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 3000 })), {
    maxLength: 4000,
    size: "max",
  });
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 5000 }), (moves, hashes) => {
      const table = new HashTable();
      const known = new Set<number>();
      const hashOf = (number: number) => Math.imul(number % hashes, 0x10001);
      for (const [adds, number] of moves)
        if (adds && !known.has(number)) {
          table.add(number, hashOf(number));
          known.add(number);
        } else if (!adds && known.delete(number)) table.remove(number);
      for (let number = 0; number <= 3000; number++)
        expect(table.find(hashOf(number), (found) => found === number)).toBe(
          known.has(number) ? number : undefined,
        );
    }),
    { numRuns: 20 },
  );
});
