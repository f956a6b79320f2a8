import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createBranch, createRestaurant } from "~/features/catalogue/queries.server";
import { neighbourhoodAt } from "~/features/places/neighbourhood";
import { freshPlaces } from "~/features/places/places-index.server";
import { openDatabase } from "~/server/database/db.server";
import { StartError } from "~/server/start-error";
import type { Database } from "~db/schema";
import { importDistricts } from "./import-districts.server";
import { readTable } from "./read-table";
import { reportText } from "./report";

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openDatabase("file::memory:");
  await db
    .insertInto("neighbourhoods")
    .values({ name_ar: "العليا", name_en: "Olaya", lat: 24.694, lng: 46.684 })
    .execute();
});
afterEach(() => db.destroy());

const square = (lng: number, lat: number) => [
  [
    [lng, lat],
    [lng + 0.02, lat],
    [lng + 0.02, lat + 0.02],
    [lng, lat + 0.02],
    [lng, lat],
  ],
];
const feature = (properties: object, coordinates: unknown = square(46.68, 24.69)) => ({
  type: "Feature",
  properties,
  geometry: { type: "Polygon", coordinates },
});

async function tell(dryRun: boolean, features: object[]) {
  const text = JSON.stringify({ type: "FeatureCollection", features });
  const table = await readTable(new TextEncoder().encode(text));
  return reportText(await importDistricts(db, table, { dryRun, columns: {}, now: 1 }));
}

const run = (...features: object[]) => tell(false, features);

const at = async (lat: number, lng: number) => {
  const { neighbourhoods } = await freshPlaces(db);
  return neighbourhoodAt({ lat, lng }, neighbourhoods)?.name_ar ?? null;
};

test("centres decide until outlines come, then outlines alone", async () => {
  const id = await createRestaurant(db, { name_ar: "قدور الديرة" }, 1);
  await createBranch(db, id, { lat: 24.715, lng: 46.69 });
  expect(await at(24.688, 46.684)).toBe("العليا");
  const report = await run(
    feature({ name_ar: "حي العليا", name_en: "Al Olaya" }),
    feature({ name_ar: "الورود", name_en: "Al Wurud" }, square(46.68, 24.71)),
  );
  expect(report).toContain("1 neighbourhoods given an outline");
  expect(report).toContain("1 neighbourhoods added");
  expect(report).toContain("1 branches now in another neighbourhood");
  expect(await at(24.695, 46.685)).toBe("العليا");
  expect(await at(24.715, 46.69)).toBe("الورود");
  expect(await at(24.688, 46.684)).toBeNull();
  expect((await freshPlaces(db)).branchesOf(id)[0]?.area?.name_ar).toBe("الورود");
});

test("a dry run tells what the run does, branches that move included, and writes nothing", async () => {
  const id = await createRestaurant(db, { name_ar: "قدور الديرة" }, 1);
  await createBranch(db, id, { lat: 24.695, lng: 46.685 });
  const meta = await db.selectFrom("meta").selectAll().execute();
  const outline = feature({ name_ar: "العليا", code: 7 });
  const tried = await tell(true, [outline]);
  expect(await db.selectFrom("meta").selectAll().execute()).toEqual(meta);
  expect(await db.selectFrom("neighbourhood_outlines").selectAll().execute()).toEqual([]);
  expect(tried).toContain("1 branches now in another neighbourhood");
  expect(tried).toContain("columns not used: code");
  expect(await run(outline)).toBe(tried);
});

test("the same again changes nothing, a redrawn outline does", async () => {
  await run(feature({ name_ar: "العليا" }));
  const meta = await db.selectFrom("meta").selectAll().execute();
  expect(await run(feature({ name_ar: "العليا" }))).toContain("1 neighbourhoods unchanged");
  expect(await db.selectFrom("meta").selectAll().execute()).toEqual(meta);
  await run(feature({ name_ar: "العليا" }, square(46.7, 24.69)));
  expect(await at(24.695, 46.685)).toBeNull();
  expect(await at(24.695, 46.715)).toBe("العليا");
});

test("what can't be used is named and skipped", async () => {
  const report = await run(
    feature({ name_ar: "العليا" }),
    feature({ name_en: "Nameless" }),
    {
      type: "Feature",
      properties: { name_ar: "نقطة" },
      geometry: { type: "Point", coordinates: [46.7, 24.7] },
    },
    feature({ name_ar: "دبي" }, square(55.2, 25.2)),
    feature({ name_ar: "العليا" }),
    { type: "Feature", properties: {}, geometry: null },
  );
  for (const line of [
    "no Arabic name (record 2)",
    "no outline (record 3)",
    "outside Saudi Arabia (record 4)",
    "the name was there before (record 5)",
    "does not have the shape of the others (record 6)",
  ])
    expect(report).toContain(line);
});

test("a file without a usable outline leaves the database as it is", async () => {
  await expect(run(feature({ name_en: "Nameless" }))).rejects.toThrow(StartError);
  expect(await at(24.695, 46.685)).toBe("العليا");
});
