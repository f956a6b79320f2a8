import { expect, test } from "vitest";
import type { ConnectedComponent } from "./components";
import { skewOf } from "./skew";

/** Eight lines of twelve letters that slope by some degrees. */
function page(degrees: number): ConnectedComponent[] {
  const slope = Math.tan((degrees * Math.PI) / 180);
  return Array.from({ length: 96 }, (_, at) => {
    const x0 = 40 + (at % 12) * 70;
    const y1 = Math.round(60 + Math.floor(at / 12) * 55 + slope * x0);
    const tall = at % 3 === 0 ? 30 : 22;
    return { x0, x1: x0 + 18, y0: y1 - tall, y1, area: 200, dark: true, enclosing: null };
  });
}

test.each([0, 1.5, -2, 3])("lines that slope by %f degrees are found to", (degrees) => {
  expect(skewOf(page(degrees))).toBeCloseTo(degrees, 0);
});

test("a few components tell nothing", () => {
  expect(skewOf(page(3).slice(0, 20))).toBe(0);
});
