import fc from "fast-check";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "~db/schema";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import { type AskedDestination, type Destination, parseDestination } from "./destination";
import { freshPlaces, type PlacesIndex } from "./places-index.server";
import { isInside } from "./polygon";

const HOUR = 3_600_000;
let db: Kysely<Database>;
let index: PlacesIndex;
beforeAll(async () => {
  db = await openSample();
  index = await freshPlaces(db);
});
afterAll(() => db.destroy());

const parse = (asked: AskedDestination) => parseDestination(asked, index, SAMPLE_NOW);

function found(asked: AskedDestination): Destination {
  const destination = parse(asked);
  if (typeof destination === "string") throw new Error(destination);
  return destination;
}

test.each([
  ["الملقا", "Malqa"],
  ["حي الملقا", "Malqa"],
  ["ملقا", "Malqa"],
  ["Malqa", "Malqa"],
  ["al malqa", "Malqa"],
  ["Malqa District", "Malqa"],
  [" olaya ", "Olaya"],
])("«%s» is %s", (area, english) => {
  const { neighbourhood, point, at } = found({ area });
  expect(neighbourhood?.name_en).toBe(english);
  const known = index.neighbourhood(neighbourhood?.id ?? -1);
  expect(point).toEqual({ lat: known?.lat, lng: known?.lng });
  expect(at).toBeNull();
});

test("every neighbourhood is found by its id and by both of its names", () => {
  for (const { id, name_ar, name_en } of index.neighbourhoods)
    for (const area of [String(id), name_ar, name_en])
      expect(found({ area }).neighbourhood, area).toEqual({ id, name_ar, name_en });
});

test.each([
  "",
  "  ",
  "0",
  "-1",
  "99999999",
  "1.5",
  "Atlantis",
  "زحل",
  "جدة",
  "Jeddah",
  "x".repeat(400),
])("«%s» is no neighbourhood", (area) => expect(parse({ area })).toBe("invalid_area"));

test("any text is a neighbourhood or refused", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (area) => {
      const destination = parse({ area });
      return destination === "invalid_area" || typeof destination === "object";
    }),
  );
});

test("a place is measured to from the middle of its neighbourhood, and from itself outside of all", () => {
  // One is bent around its middle.
  const straight = index.neighbourhoods.filter(
    (one) => one.area !== null && isInside(one, one.area),
  );
  expect(straight).toHaveLength(index.neighbourhoods.length - 1);
  for (const { id, lat, lng } of straight) {
    const { neighbourhood, point } = found({ point: { lat: lat + 0.0001, lng } });
    expect([neighbourhood?.id, point]).toEqual([id, { lat, lng }]);
  }
  const jeddah = { lat: 21.54, lng: 39.17 };
  expect(found({ point: jeddah })).toEqual({ neighbourhood: null, point: jeddah, at: null });
});

test.each([
  { lat: 25.276, lng: 51.52 },
  { lat: 46.68, lng: 24.69 },
  { lat: 1e300, lng: 46 },
  { lat: 0, lng: 0 },
])("%j is outside the country", (point) => {
  expect(parse({ point })).toBe("outside_saudi_arabia");
});

test.each([
  ["2026-03-14T19:00:00Z", Date.UTC(2026, 2, 14, 19)],
  ["2026-03-14T19:00:00+03:00", Date.UTC(2026, 2, 14, 16)],
  ["2026-03-14T19:00", Date.UTC(2026, 2, 14, 16)],
  ["2026-03-14T08:30:00Z", Date.UTC(2026, 2, 14, 8, 30)],
])("%s is a time", (at, ms) => expect(found({ at }).at).toBe(ms));

test("from an hour ago to a week ahead, and nothing else, is a time to order for", () => {
  fc.assert(
    fc.property(fc.integer({ min: -400 * 24 * HOUR, max: 400 * 24 * HOUR }), (away) => {
      const at = new Date(SAMPLE_NOW + away).toISOString();
      const possible = away >= -HOUR && away <= 7 * 24 * HOUR;
      expect(parse({ at })).toEqual(
        possible ? { neighbourhood: null, point: null, at: SAMPLE_NOW + away } : "invalid_at",
      );
    }),
  );
});

test.each(["", "now", "2026-02-30T10:00:00Z", "2026-03-14T25:00", "99999-01-01T00:00:00Z"])(
  "«%s» is no time",
  (at) => expect(parse({ at })).toBe("invalid_at"),
);
