import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distanceM, type Point } from "~/server/geo";
import { Grid } from "./grid";

const anywhere = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const inRiyadh = fc.record({
  lat: fc.double({ min: 24.4, max: 25, noNaN: true }),
  lng: fc.double({ min: 46.4, max: 47, noNaN: true }),
});

function gridOf(points: Point[]): Grid<number> {
  const grid = new Grid<number>();
  for (const [item, point] of points.entries()) grid.add(item, point);
  return grid;
}

/** What a loop over everything finds; a hair's breadth around the radius is left to rounding. */
function expectSame(points: Point[], centre: Point, radius: number) {
  const found = new Map(
    gridOf(points)
      .within(centre, radius)
      .map((hit) => [hit.item, hit.distance]),
  );
  for (const [item, point] of points.entries()) {
    const distance = distanceM(centre, point);
    // Metres; half a turn away, asin answers to a few centimetres only.
    if (Math.abs(distance - radius) < 0.5) continue;
    expect(found.has(item)).toBe(distance < radius);
    if (found.has(item)) expect(Math.abs((found.get(item) ?? 0) - distance)).toBeLessThan(0.5);
  }
}

describe("within equals a loop over great-circle distances", () => {
  test("in a city, 500 points and radii", () => {
    fc.assert(
      fc.property(
        fc.array(inRiyadh, { minLength: 1, maxLength: 200 }),
        inRiyadh,
        fc.double({ min: 0, max: 20_000, noNaN: true }),
        expectSame,
      ),
      { numRuns: 500 },
    );
  });

  test("anywhere on earth, over poles and the date line", () => {
    fc.assert(
      fc.property(
        fc.array(anywhere, { minLength: 1, maxLength: 60 }),
        anywhere,
        fc.double({ min: 0, max: 20_100_000, noNaN: true }),
        expectSame,
      ),
      { numRuns: 500 },
    );
  });

  test.each([
    ["the date line", { lat: 0, lng: 179.999 }, { lat: 0, lng: -179.999 }, 300],
    ["the north pole", { lat: 89.999, lng: 10 }, { lat: 89.999, lng: -170 }, 300],
  ])("across %s", (_name, a, b, radius) => {
    expect(gridOf([a]).within(b, radius)).toHaveLength(1);
  });
});

test("nearest is the beginning of within, sorted", () => {
  fc.assert(
    fc.property(
      fc.array(inRiyadh, { minLength: 1, maxLength: 200 }),
      inRiyadh,
      fc.double({ min: 1, max: 50_000, noNaN: true }),
      fc.integer({ min: 1, max: 20 }),
      (points, centre, radius, limit) => {
        const grid = gridOf(points);
        const all = grid.within(centre, radius).map((hit) => hit.distance);
        expect(all).toEqual([...all].sort((a, b) => a - b));
        const nearest = grid.nearest(centre, radius, limit).map((hit) => hit.distance);
        expect(nearest).toEqual(all.slice(0, limit));
      },
    ),
  );
});

test("a moved item is found where it is, a removed one nowhere", () => {
  const grid = new Grid<number>();
  grid.remove(grid.add(0, { lat: 24.7, lng: 46.7 }));
  const slot = grid.add(0, { lat: 24.8, lng: 46.7 });
  expect(grid.size).toBe(1);
  expect(grid.within({ lat: 24.7, lng: 46.7 }, 1000)).toEqual([]);
  expect(grid.within({ lat: 24.8, lng: 46.7 }, 1)).toHaveLength(1);
  grid.remove(slot);
  expect(grid.size).toBe(0);
  expect(grid.within({ lat: 24.8, lng: 46.7 }, 20_000)).toEqual([]);
});
