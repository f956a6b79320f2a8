import { expect, test } from "vitest";
import type { PageNumber } from "~/features/checkout/digits/read-numbers";
import { mergeSizes } from "./merge-sizes";

/** A number of an amount's width at a place counted from the left. */
function number(text: string, confidence: number, place = 0, wide = 100): PageNumber {
  const box = { x0: place * 100, x1: place * 100 + wide, y0: 0, y1: 30 };
  return { text, confidence, box, script: "latin", others: [], struck: false, dark: true };
}

const brief = (numbers: readonly PageNumber[]) => numbers.map(({ text }) => text);

test("what two sizes read alike is believed more than either", () => {
  const [both] = mergeSizes([number("74.50", 0.5)], [number("74.50", 0.5)]);
  expect(both?.text).toBe("74.50");
  expect(both?.confidence).toBeGreaterThan(0.6);
});

test("two that agree outvote one, which stays as their rival", () => {
  const [best] = mergeSizes(
    [number("74.30", 0.45)],
    [number("74.50", 0.4)],
    [number("74.50", 0.4)],
  );
  expect(best?.text).toBe("74.50");
  expect(best?.others.map(({ text }) => text)).toEqual(["74.30"]);
});

test("a clear reading is not lost to doubtful ones", () => {
  const [best] = mergeSizes([number("74.50", 0.98)], [number("14.50", 0.6)]);
  expect(best).toMatchObject({ text: "74.50", confidence: 0.98 });
});

test("a number that one size sees whole takes the place of its pieces", () => {
  const pieces = [number("7", 0.8, 0, 25), number("50", 0.9, 0.5, 50)];
  expect(brief(mergeSizes(pieces, [number("74.50", 0.7)]))).toEqual(["74.50"]);
});

test("pieces do not take the place of what was read whole", () => {
  expect(
    brief(mergeSizes([number("74.50", 0.3)], [number("7", 0.3, 0, 25), number("0", 0.2, 3)])),
  ).toEqual(["74.50", "0"]);
});
