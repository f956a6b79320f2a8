import fc from "fast-check";
import { expect, test } from "vitest";
import { MOST_LINES } from "./limits";
import { linesText, quantityField, readLines, withMore, withQuantities } from "./lines";

test("an order in an address is read as it was written", () => {
  const order = fc.uniqueArray(
    fc.record({
      dishId: fc.integer({ min: 1, max: 999_999_999_999_999 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { maxLength: MOST_LINES, selector: ({ dishId }) => dishId },
  );
  fc.assert(
    fc.property(order, (lines) => {
      expect(readLines(linesText(lines))).toEqual({ lines, problems: [] });
    }),
  );
});

test("whatever an address says, what is read of it is an order", () => {
  const text = fc
    .array(fc.constantFrom("1", "2", "99", "x", ".", "0", "-", "a", "٣"))
    .map((all) => all.join(""));
  fc.assert(
    fc.property(text, (said) => {
      const { lines } = readLines(said);
      expect(readLines(linesText(lines))).toEqual({ lines, problems: [] });
    }),
  );
  expect(readLines(null)).toEqual({ lines: [], problems: [] });
});

test("what is wrong is said, and the rest is kept", () => {
  expect(readLines("12x0.15x2.x.7x1000.-3.9")).toEqual({
    lines: [
      { dishId: 12, quantity: 1 },
      { dishId: 15, quantity: 2 },
      { dishId: 7, quantity: 1 },
      { dishId: 9, quantity: 1 },
    ],
    problems: [
      { kind: "quantity", dishId: 12, said: "0" },
      { kind: "unreadable", said: "x" },
      { kind: "quantity", dishId: 7, said: "1000" },
      { kind: "unreadable", said: "-3" },
    ],
  });
});

test("of too many dishes the first are kept, however long the address", () => {
  const all = Array.from({ length: 5000 }, (_, at) => at + 1).join(".");
  const { lines, problems } = readLines(all);
  expect(lines).toHaveLength(MOST_LINES);
  expect(problems).toEqual([{ kind: "tooMany" }]);
});

test("a dish that is added again is ordered as often as both say, up to what one may order", () => {
  expect(readLines(withMore("12x2.15", "12", "3")).lines).toEqual([
    { dishId: 12, quantity: 5 },
    { dishId: 15, quantity: 1 },
  ]);
  expect(readLines(withMore("12x98", "12", "3"))).toEqual({
    lines: [{ dishId: 12, quantity: 99 }],
    problems: [{ kind: "quantity", dishId: 12, said: "101" }],
  });
  expect(withMore("", "7", "1")).toBe("7x1");
});

test("a quantity that is typed is taken, and one that is none leaves the line as it was", () => {
  const { lines } = readLines("12x2.15x4.9");
  const typed = new Map([
    [quantityField(12), " 7 "],
    [quantityField(15), "lots"],
  ]);
  expect(withQuantities(lines, (field) => typed.get(field) ?? null)).toEqual({
    lines: [
      { dishId: 12, quantity: 7 },
      { dishId: 15, quantity: 4 },
      { dishId: 9, quantity: 1 },
    ],
    problems: [{ kind: "quantity", dishId: 15, said: "lots" }],
  });
});
