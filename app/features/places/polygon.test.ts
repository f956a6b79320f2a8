import fc from "fast-check";
import { expect, test } from "vitest";
import { areaOf, centroidOf, isInside, type Polygon, type Ring } from "./polygon";

const MIDDLE = { lng: 46.7, lat: 24.7 };
/** A regular polygon around the middle: its sides are never nearer than `radius × cos(π / corners)`. */
function around(corners: number, radius: number): Ring {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    return [MIDDLE.lng + radius * Math.cos(angle), MIDDLE.lat + radius * Math.sin(angle)];
  });
}
const at = (distance: number, angle: number) => ({
  lng: MIDDLE.lng + distance * Math.cos(angle),
  lat: MIDDLE.lat + distance * Math.sin(angle),
});
const corners = fc.integer({ min: 3, max: 60 });
const angle = fc.double({ min: 0, max: 7, noNaN: true });

test("a point is inside an outline, outside its hole, and outside what surrounds both", () => {
  fc.assert(
    fc.property(corners, corners, angle, (many, few, direction) => {
      const outline: Polygon = [around(many, 0.1), around(few, 0.01)];
      const within = 0.1 * Math.cos(Math.PI / many) * 0.99;
      expect(isInside(at(within, direction), areaOf([outline]))).toBe(true);
      expect(isInside(at(0.101, direction), areaOf([outline]))).toBe(false);
      const inHole = 0.01 * Math.cos(Math.PI / few) * 0.99;
      expect(isInside(at(inHole, direction), areaOf([outline]))).toBe(false);
      // An island in the hole belongs to the area again.
      expect(isInside(MIDDLE, areaOf([outline, [around(5, 0.001)]]))).toBe(true);
    }),
  );
});

test("an area without corners holds nothing", () => {
  for (const polygons of [[], [[]], [[[]]]]) expect(isInside(MIDDLE, areaOf(polygons))).toBe(false);
});

const square: Ring = [
  [46, 24],
  [47, 24],
  [47, 25],
  [46, 25],
];

test("a ring need not repeat its first corner", () => {
  expect(isInside({ lat: 24.5, lng: 46.5 }, areaOf([[square]]))).toBe(true);
  expect(isInside({ lat: 24.5, lng: 47.5 }, areaOf([[square]]))).toBe(false);
});

test("a point on the line between two neighbours is in both, unless the edge is left out", () => {
  const onEdge = { lat: 24.5, lng: 46 };
  expect(isInside(onEdge, areaOf([[square]]))).toBe(true);
  expect(isInside(onEdge, areaOf([[square]]), { edge: false })).toBe(false);
});

test("the centroid is the middle of the largest ring", () => {
  const small: Ring = [
    [50, 20],
    [50.1, 20],
    [50.1, 20.1],
  ];
  const { lat, lng } = centroidOf(areaOf([[small], [square]]));
  expect(lat).toBeCloseTo(24.5);
  expect(lng).toBeCloseTo(46.5);
  expect(
    centroidOf(
      areaOf([
        [
          [
            [1, 2],
            [1, 2],
          ],
        ],
      ]),
    ),
  ).toEqual({ lng: 1, lat: 2 });
});
