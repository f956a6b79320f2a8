import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import fc from "fast-check";
import { expect, test } from "vitest";
import { areaOf, centroidOf, isInside, type Ring } from "./polygon";

const degrees = (from: number) =>
  fc.integer({ min: 0, max: 10_000 }).map((step) => from + step / 10_000);
const corner = fc.tuple(degrees(46), degrees(24));
const ring = fc
  .array(corner, { minLength: 3, maxLength: 30 })
  .map((corners): Ring => [...corners, corners[0] ?? [0, 0]]);

test("isInside agrees with an independent library on stars, knots and holes", () => {
  fc.assert(
    fc.property(ring, ring, corner, (outer, hole, [lng, lat]) => {
      const coordinates = [outer, hole].map((line) => line.map((pair) => [...pair]));
      // A point on a side is nobody's: the library counts it in, a ray may not.
      fc.pre(!onEdge([lng, lat], outer) && !onEdge([lng, lat], hole));
      const inOuter = booleanPointInPolygon([lng, lat], {
        type: "Polygon",
        coordinates: [coordinates[0] ?? []],
      });
      const inHole = booleanPointInPolygon([lng, lat], {
        type: "Polygon",
        coordinates: [coordinates[1] ?? []],
      });
      expect(isInside({ lat, lng }, areaOf([[outer]]))).toBe(inOuter);
      if (inOuter) expect(isInside({ lat, lng }, areaOf([[outer, hole]]))).toBe(!inHole);
    }),
    { numRuns: 500 },
  );
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

function onEdge([lng, lat]: [number, number], line: Ring): boolean {
  return line.some(([x1, y1], i) => {
    const [x2, y2] = line[(i + 1) % line.length] ?? [x1, y1];
    const cross = (x2 - x1) * (lat - y1) - (y2 - y1) * (lng - x1);
    return (x1 !== x2 || y1 !== y2) && Math.abs(cross) < 1e-9;
  });
}
