import type { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "~/server/db.server";
import { StartError } from "~/server/start-error";
import type { Database } from "~db/schema";
import { importPlaces } from "./import-places.server";
import { readTable } from "./read-table";
import { reportText } from "./report";

const HEADER = "osm_id,osm_type,name,name_en,name_ar,business_subtype,latitude,longitude,brand";

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openDatabase("file::memory:");
});
afterEach(() => db.destroy());

const bytes = (text: string) => new TextEncoder().encode(text);
const csv = (...lines: string[]) => bytes([HEADER, ...lines].join("\n"));

async function run(
  file: Uint8Array,
  more: { dryRun?: boolean; columns?: Record<string, string> } = {},
) {
  const report = await importPlaces(db, readTable(file), {
    dryRun: false,
    columns: {},
    now: 1,
    ...more,
  });
  return reportText(report, { verbose: true });
}

/** Everything an import could have touched. */
async function everything() {
  const tables = [
    "meta",
    "restaurants",
    "restaurant_aliases",
    "branches",
    "import_sources",
  ] as const;
  return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
}

const restaurants = () =>
  db
    .selectFrom("restaurants")
    .innerJoin("branches", "restaurant_id", "restaurants.id")
    .select(["name_ar", "name_en", "is_brand"])
    .select((eb) => eb.fn.count<number>("branches.id").as("branches"))
    .groupBy("restaurants.id")
    .orderBy("restaurants.id")
    .execute();

describe("a chain is recognised from its branches' names", () => {
  test.each([
    ["across scripts", "عمو حمزة", "Ammo Hamza"],
    ["across spellings", "بيت الشاورمة", "بيت الشاورما"],
    ["with and without what it is", "مطعم قدور الديرة", "قدور الديره"],
    ["with the branch on the sign", "قدور الديرة فرع الملقا", "قدور الديرة - فرع ٢"],
    [
      "in Latin letters with the branch",
      "Qudoor Al Deera (Malqa)",
      "Qudoor Al Deera - Olaya Branch",
    ],
    ["in both scripts at once", "كودو الجزيرة Kudu Al Jazirah", "Kudu Al Jazirah"],
  ])("%s", async (_how, one, other) => {
    await run(
      csv(`1,node,${one},,,restaurant,24.70,46.70,`, `2,way,${other},,,restaurant,24.75,46.72,`),
    );
    expect(await restaurants()).toMatchObject([{ branches: 2, is_brand: 1 }]);
  });

  test.each([
    ["Restaurant", "Restaurant"],
    ["مطعم بخاري", "مطعم بخاري"],
    ["بيت الشاورما", "بيت البرجر"],
    ["قدور الديرة", "برجر الديرة"],
  ])("%s and %s are two", async (one, other) => {
    await run(
      csv(`1,node,${one},,,restaurant,24.70,46.70,`, `2,way,${other},,,restaurant,24.75,46.72,`),
    );
    expect(await restaurants()).toHaveLength(2);
  });

  test("two records of one place next door are one branch", async () => {
    await run(
      csv("1,node,قدور الديرة,,,cafe,24.70,46.70,", "2,way,Qudoor Al Deera,,,cafe,24.7002,46.70,"),
    );
    expect(await restaurants()).toMatchObject([
      { branches: 1, is_brand: 0, name_en: "Qudoor Al Deera" },
    ]);
  });
});

describe("the same again", () => {
  const first = csv(
    "1,node,قدور الديرة,,,restaurant,24.70,46.70,",
    "2,way,لفة وصاج,,,restaurant,24.75,46.72,",
  );
  /** Other column names, no types, an English name more, a place moved, one renamed, one new. */
  const later = bytes(
    JSON.stringify([
      {
        osm_id: 1,
        name_ar: "",
        name_en: "Qudoor Al Deera",
        category: "مطعم",
        lat: 24.71,
        lon: 46.7,
      },
      { osm_id: 2, name_ar: "صاج ونار", name_en: "", category: "مطعم", lat: 24.75, lon: 46.72 },
      { osm_id: 3, name_ar: "مضغوط نجد", name_en: "", category: "مطعم", lat: 24.76, lon: 46.73 },
      { osm_id: 4, name_ar: "فندق النخلة", name_en: "", category: "فنادق", lat: 24.76, lon: 46.73 },
    ]),
  );

  test("changes nothing", async () => {
    await run(first);
    const before = await everything();
    expect(await run(first)).toContain("2 branches unchanged");
    expect((await everything()).slice(1)).toEqual(before.slice(1));
  });

  test("from another extract updates and never doubles", async () => {
    await run(first);
    const report = await run(later);
    expect(report).toContain("1 branches added");
    expect(report).toContain("2 branches changed");
    expect(await restaurants()).toMatchObject([
      { name_ar: "قدور الديرة", name_en: "Qudoor Al Deera", branches: 1 },
      { name_ar: "صاج ونار", name_en: null, branches: 1 },
      { name_ar: "مضغوط نجد", branches: 1 },
    ]);
    const after = (await everything()).slice(1);
    expect(await run(later)).toContain("3 branches unchanged");
    expect((await everything()).slice(1)).toEqual(after);
  });

  test("after a run that was cut off, the rest comes in", async () => {
    await run(first);
    await db.deleteFrom("restaurants").where("name_ar", "=", "لفة وصاج").execute();
    expect(await run(first)).toContain("1 branches added");
    expect(await restaurants()).toHaveLength(2);
  });
});

test("a dry run reports the same and writes nothing", async () => {
  const file = csv("1,node,قدور الديرة,,,restaurant,24.70,46.70,");
  const before = await everything();
  const dry = await run(file, { dryRun: true });
  expect(await everything()).toEqual(before);
  expect(await run(file)).toBe(dry);
});

test("broken rows are named by line and skipped, the others come in", async () => {
  const report = await run(
    csv(
      "1,node,قدور الديرة,,,restaurant,24.70,46.70,",
      "2,node,Unnamed,,,restaurant,24.70,46.70,",
      "3,node,لفة وصاج,,,restaurant,46.70,24.70,",
      "4,node,لفة وصاج,,,restaurant,Null,Null,",
      "5,node,لفة وصاج,,,restaurant,25.2,55.3,",
      "1,node,لفة وصاج,,,restaurant,24.70,46.70,",
      "7,node,too,few",
      "8,node,Ù„Ù\u0081Ø© ÙˆØµØ§Ø¬,,,restaurant,24.70,46.70,",
      "9,node,Garden,,,hotel,24.70,46.70,",
      "10,node,Unnamed,,,restaurant,24.72,46.72,مضغوط نجد",
    ),
  );
  for (const line of [
    "no name (line 3)",
    "latitude and longitude are swapped (line 4)",
    "no coordinates (line 5)",
    "outside Saudi Arabia (line 6)",
    "the id was there before (line 7)",
    "has 4 cells instead of 9 (line 8)",
    "the name's letters are destroyed (wrong encoding) (line 9)",
    "1 records that sell no food left out",
    "2 branches added",
  ])
    expect(report).toContain(line);
  expect((await restaurants()).map(({ name_ar }) => name_ar)).toEqual(["مضغوط نجد", "قدور الديرة"]);
});

test.each([
  [
    "Overpass JSON",
    {
      elements: [
        {
          type: "node",
          id: 1,
          lat: 24.7,
          lon: 46.7,
          tags: { amenity: "cafe", "name:ar": "هيل", name: "Heel" },
        },
        {
          type: "way",
          id: 1,
          center: { lat: 24.8, lon: 46.7 },
          tags: { shop: "bakery", name: "Khubza" },
        },
      ],
    },
  ],
  [
    "GeoJSON",
    {
      type: "FeatureCollection",
      features: [
        {
          type: "Feature",
          id: "node/1",
          properties: { amenity: "cafe", name: "Heel" },
          geometry: { type: "Point", coordinates: [46.7, 24.7] },
        },
        {
          type: "Feature",
          properties: { "@id": "way/1", shop: "bakery", name: "Khubza" },
          geometry: {
            type: "Polygon",
            coordinates: [
              [
                [46.7, 24.8],
                [46.701, 24.8],
                [46.701, 24.801],
                [46.7, 24.8],
              ],
            ],
          },
        },
      ],
    },
  ],
])("%s comes in", async (_shape, data) => {
  await run(bytes(JSON.stringify(data)));
  expect((await restaurants()).map(({ name_en }) => name_en).sort()).toEqual(["Heel", "Khubza"]);
});

test("columns of any name can be given", async () => {
  await run(bytes("wo;breite;länge\nHeel;24.7;46.7"), {
    columns: { name: "wo", lat: "breite", lng: "länge" },
  });
  expect(await restaurants()).toHaveLength(1);
});

const GOOD = "1,node,قدور الديرة,,,restaurant,24.70,46.70,";
const BROKEN: [string, Uint8Array, RegExp][] = [
  ["an empty file", bytes(""), /is empty/],
  ["white space only", bytes(" \n \n"), /is empty/],
  ["a spreadsheet", new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 8, 0]), /no text .*save it as CSV/],
  [
    "Windows-1256",
    new Uint8Array([
      ...bytes(`${HEADER}\n1,node,`),
      0xcf,
      0xed,
      0xd1,
      0xc9,
      ...bytes(",,,cafe,24.7,46.7,"),
    ]),
    /not UTF-8/,
  ],
  ["a web page", bytes("<!doctype html><title>Sign in</title>"), /HTML or XML/],
  ["JSON cut off", bytes('[{"osm_id": 1, "name": "x"'), /not valid JSON/],
  ["JSON of another kind", bytes('{"version": 1, "rows": []}'), /neither a list/],
  [
    "GeoJSON in another coordinate system",
    bytes(
      '{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::32638"}},"features":[]}',
    ),
    /coordinate system/,
  ],
  ["a list of numbers", bytes("[1, 2, 3]"), /None of the file's 3 records/],
  ["a header alone", bytes(HEADER), /no records/],
  ["a column named twice", bytes("name,lat,lng,lat\nx,24.7,46.7,1"), /"lat" twice/],
  [
    "no coordinates at all",
    bytes("name,phone\nقدور الديرة,0112345678"),
    /no column for lat.*--column lat=NAME/,
  ],
  ["no names at all", bytes("id,lat,lng\n1,24.7,46.7"), /no column for name/],
  [
    "a quote never closed",
    csv(GOOD, '2,node,"لفة وصاج,,,restaurant,24.70,46.70,', GOOD),
    /quote is opened and never closed/,
  ],
  [
    "every coordinate swapped",
    csv("1,node,قدور,,,cafe,46.70,24.70,", "2,node,لفة,,,cafe,46.71,24.71,"),
    /No record .*\n {2}2: latitude and longitude are swapped/,
  ],
  [
    "every coordinate missing",
    csv("1,node,قدور,,,cafe,Null,Null,", "2,node,لفة,,,cafe,,,"),
    /2: no coordinates/,
  ],
  ["nothing to eat", csv("1,node,Hotel,,,hotel,24.70,46.70,"), /No record of the file can be used/],
];

test.each(BROKEN)(
  "%s ends in a clear report and an untouched database",
  async (_what, file, message) => {
    await run(csv(GOOD));
    const before = await everything();
    const failure = await run(file).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(StartError);
    expect((failure as StartError).message).toMatch(message);
    expect(await everything()).toEqual(before);
  },
);
