import fc from "fast-check";
import { expect, test } from "vitest";
import { Postings } from "./postings";

test("postings hold what was added and not removed, whatever their number", () => {
  const step = fc.record({
    key: fc.oneof(fc.nat(3), fc.nat(3000)),
    slot: fc.nat(20),
    add: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const postings = new Postings();
      const held = new Map<number, Set<number>>();
      for (const { key, slot, add } of steps) {
        const slots = held.get(key) ?? new Set();
        held.set(key, slots);
        if (add && !slots.has(slot)) postings.add(key, slot);
        if (!add) postings.remove(key, slot);
        if (add) slots.add(slot);
        else slots.delete(slot);
      }
      for (const [key, slots] of held) {
        // In the order in which they came: a set keeps it too.
        expect([...postings.of(key)]).toEqual([...slots]);
        expect(postings.count(key)).toBe(slots.size);
      }
    }),
  );
});
