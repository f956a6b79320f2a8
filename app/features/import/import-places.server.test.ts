import type { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { renameRestaurant } from "~/features/moderation/catalogue/rename.server";
import { openDatabase } from "~/server/database/db.server";
import { StartError } from "~/server/start-error";
import type { Database } from "~db/schema";
import { importPlaces, type PlacesOptions } from "./import-places.server";
import { ensureImporter, IMPORTER_ID } from "./menu-queries.server";
import { openTable, readTable } from "./read-table";
import { reportText } from "./report";

const HEADER = "osm_id,osm_type,name,name_en,name_ar,business_subtype,latitude,longitude,brand";

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openDatabase("file::memory:");
});
afterEach(() => db.destroy());

const bytes = (text: string) => new TextEncoder().encode(text);
const csv = (...lines: string[]) => bytes([HEADER, ...lines].join("\n"));

async function run(file: Uint8Array, more: Partial<PlacesOptions> = {}) {
  const report = await importPlaces(db, await openTable(file), {
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
    ["with other letters of the keyboard", "زرقانة الدّيرة", "زرقانه الديره"],
    ["with and without what it is", "مطعم زرقان", "زرقان"],
    ["with the branch on the sign", "زرقان فرع الملقا", "زرقان - فرع ٢"],
    [
      "in Latin letters with the branch",
      "Qudoor Al Deera (Malqa)",
      "Qudoor Al Deera - Olaya Branch",
    ],
    ["in both scripts at once", "زرقان الجزيرة Zarqan Al Jazirah", "Zarqan Al Jazirah"],
    ["as everybody knows it by another name", "كنتاكي", "KFC"],
  ])("%s", async (_how, one, other) => {
    await run(
      csv(`1,node,${one},,,restaurant,24.70,46.70,`, `2,way,${other},,,restaurant,24.75,46.72,`),
    );
    expect(await restaurants()).toMatchObject([{ branches: 2, is_brand: 1 }]);
  });

  test.each([
    ["Restaurant", "Restaurant"],
    ["مطعم بخاري", "مطعم بخاري"],
    ["فول وتميس", "فول وتميس"],
    ["زرقانة", "Zarqana"],
    ["مطعم هاشم", "مطعم هاشم"],
    ["باب اليمن", "باب اليمن"],
    ["Golden Garden", "Golden Garden"],
    ["بيت الشاورمة", "بيت الشاورما"],
    ["بيت الشاورما", "بيت البرجر"],
    ["قدور الديرة", "برجر الديرة"],
  ])("%s and %s are two", async (one, other) => {
    await run(
      csv(`1,node,${one},,,restaurant,24.70,46.70,`, `2,way,${other},,,restaurant,24.75,46.72,`),
    );
    expect(await restaurants()).toHaveLength(2);
  });

  test.each([
    ["مخبز النسيم", "مخبز نسيم", 2],
    ["Malaz", "Malaz Restaurant", 2],
    ["مخبز زرقان النسيم", "مخبز زرقان النسيم", 1],
  ])("%s and %s, of which the city has a neighbourhood, are %i", async (one, other, many) => {
    await run(
      csv(`1,node,${one},,,restaurant,24.70,46.70,`, `2,way,${other},,,restaurant,24.75,46.72,`),
      { areaNames: ["النسيم الشرقي", "Al Malaz"] },
    );
    expect(await restaurants()).toHaveLength(many);
  });

  test("a chain that everybody knows learns all it is called, and keeps a branch that moved under another of its names", async () => {
    const known = "1,node,KFC,,,restaurant,24.70,46.70,";
    await run(csv(known, "2,node,كنتاكي,,,restaurant,24.75,46.72,"));
    await run(csv(known, "2,node,Kentucky Fried Chicken,,,restaurant,24.76,46.72,"));
    expect(await restaurants()).toMatchObject([{ name_ar: "كنتاكي", name_en: "KFC", branches: 2 }]);
  });

  test("ordinary words are a chain's own name where a record says that it is a brand, and a neighbourhood's never", async () => {
    const areaNames = ["Al Malaz"];
    await run(
      csv(
        ...["Golden Garden", "Malaz"].flatMap((name, at) => [
          `${at}1,node,${name},,,cafe,24.7${at},46.70,${name}`,
          `${at}2,node,${name},,,cafe,24.7${at},46.75,`,
        ]),
      ),
      { areaNames },
    );
    expect(await restaurants()).toMatchObject([{ branches: 2 }, { branches: 1 }, { branches: 1 }]);
  });

  test("every name of a record is one of its own: a branch is known by the second, too", async () => {
    await run(
      csv(
        "1,node,Qudoor,Qudoor Steam,,restaurant,24.70,46.70,",
        "2,way,Qudoor Steam,,,restaurant,24.75,46.72,",
      ),
    );
    expect(await restaurants()).toMatchObject([{ branches: 2 }]);
  });

  test.each([
    ["less what they sell", "Zarqan,Zarqan", "Zarqan Pizza"],
    ["less the number of the branch", "Zarqan,Zarqan", "Zarqan 10201"],
    ["less an owner's s", "Zarqan's Pizza,Zarqan's Pizza", "Zarqan Pizza"],
  ])("a chain's name %s is a pair for a moderator", async (_how, chain, other) => {
    const rows = chain
      .split(",")
      .map((name, at) => `${at},node,${name},,,restaurant,24.7${at},46.70,`);
    expect(await run(csv(...rows, `9,way,${other},,,restaurant,24.75,46.72,`))).toContain(
      "1 pairs of restaurants that may be one chain",
    );
    expect(await restaurants()).toMatchObject([{ branches: 2 }, { branches: 1 }]);
  });

  test("two of one ordinary name are a pair, and two that sell different things under some house's name none", async () => {
    const rows = ["Steak House", "Steak House", "Pancake House", "Pancake House"].map(
      (name, at) => `${at},node,${name},,,restaurant,24.7${at},46.70,`,
    );
    expect(await run(csv(...rows))).toContain("2 pairs of restaurants that may be one chain");
  });

  test("a record with names of two is told as a pair", async () => {
    await run(csv("1,node,Kudu,,,restaurant,24.70,46.70,", "2,way,,,هرفي,restaurant,24.75,46.72,"));
    const report = await run(csv("3,way,Kudu,,هرفي,restaurant,24.72,46.71,"));
    expect(report).toContain("1 pairs of restaurants that may be one chain");
    expect(await restaurants()).toMatchObject([{ branches: 1 }, { branches: 2 }]);
  });

  test("what only sounds the same is told as a pair that may be one chain, and waits for a moderator", async () => {
    const file = csv(
      "1,node,عمو حمزة,,,restaurant,24.70,46.70,",
      "2,way,Ammo Hamza,,,restaurant,24.75,46.72,",
      "3,node,لفة وصاج,,,restaurant,24.76,46.73,",
    );
    const report = await run(file);
    const waiting = () =>
      db.selectFrom("maybe_chains").select(["one_id", "other_id", "found_at"]).execute();
    expect(await waiting()).toEqual([{ one_id: 1, other_id: 2, found_at: 1 }]);
    await run(file);
    expect(await waiting()).toHaveLength(1);
    expect(report).toContain("1 pairs of restaurants that may be one chain");
    expect(report).toContain("may be one chain: عمو حمزة / Ammo Hamza");
  });

  test("a brand's number makes one chain of any names, also in a later file", async () => {
    const file = (id: number, name: string) =>
      bytes(`osm_id,name,amenity,lat,lon,brand:wikidata\n${id},${name},cafe,24.${70 + id},46.7,Q7`);
    await run(file(1, "Barns"));
    await run(file(2, "بارنز الجديد"));
    expect(await restaurants()).toMatchObject([{ branches: 2, is_brand: 1 }]);
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

  test("from another extract takes back no name that moderators gave", async () => {
    await run(first);
    const by = { actorId: IMPORTER_ID, reason: "The sign says so", now: 1 };
    const named = { name_ar: "لقمة ودلة", name_en: null };
    await ensureImporter(db, 1);
    await renameRestaurant(db, { id: 2, ...named }, by);
    await run(csv("2,way,لفة وصاج,,,restaurant,24.76,46.72,"));
    expect((await restaurants())[1]).toMatchObject({ ...named, branches: 1 });
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
    "1 mended: latitude and longitude were swapped, and are turned back (line 4)",
    "no coordinates (line 5)",
    "outside Saudi Arabia (line 6)",
    "the id was there before (line 7)",
    "has 4 cells instead of 9 (line 8)",
    "the name's letters are destroyed (wrong encoding) (line 9)",
    "1 skipped: sells no food by its category (line 10)",
    "sells no food by its category: hotel",
    "3 branches added",
  ])
    expect(report).toContain(line);
  expect((await restaurants()).map(({ name_ar }) => name_ar)).toEqual([
    "مضغوط نجد",
    "قدور الديرة",
    "لفة وصاج",
  ]);
});

describe("a list of another make", () => {
  const list = (...lines: string[]) =>
    bytes(["name|categories|lat|lng|rating", ...lines].join("\n"));

  test("its categories are understood, and the best of several counts", async () => {
    const report = await run(
      list(
        "قدور|Middle Eastern Restaurant|24.70|46.70|4",
        "Heel|Arena, Coffee Shop|24.71|46.71|",
        "Ruz|Indian Restaurant|24.72|46.72|",
        "Plain||24.73|46.73|",
      ),
    );
    expect(report).toContain("4 branches added");
    const stored = await db.selectFrom("restaurants").select(["name_en", "cuisine"]).execute();
    expect(Object.fromEntries(stored.map((row) => [row.name_en, row.cuisine]))).toEqual({
      null: null,
      Heel: "coffee",
      Ruz: "indian",
      Plain: null,
    });
  });

  test("what is in no table is asked for with counts, before anything is written", async () => {
    const file = list(
      "قدور|Arena|24.70|46.70|",
      "لفة|Arena|24.71|46.71|",
      "Heel|Café|24.72|46.72|",
    );
    await expect(run(file)).rejects.toThrow(/2 records .*\n {2}unknown category: Arena 2\n.*--map/);
    expect(await restaurants()).toEqual([]);
    expect(await run(file, { dryRun: true })).toContain("unknown category: Arena 2");
    const report = await run(file, { map: "# ours\nArena = burger\n" });
    expect(report).toContain("3 branches added");
    expect(await run(file, { map: "* = none" })).toContain(
      "sells no food by its category: Arena 2",
    );
  });

  test.each(["Arena", "Arena = fish", "= food"])("a map that says %j is refused", async (map) => {
    await expect(run(list("قدور|Café|24.70|46.70|"), { map })).rejects.toThrow(/Line 1 of the map/);
  });

  test("ratings out of ten are asked for, and never taken for stars", async () => {
    const file = list(
      "قدور|Café|24.70|46.70|8.4",
      "لفة|Café|24.71|46.71|4.2",
      "Heel|Café|24.72|46.72|x",
    );
    await expect(run(file)).rejects.toThrow(/go up to 8.4.*--rating-scale/);
    const report = await run(file, { ratingScale: 10 });
    expect(report).toContain(
      "1 mended: a rating that is none, or above its scale, left out (line 4)",
    );
    expect(await db.selectFrom("restaurants").select("rating").orderBy("id").execute()).toEqual([
      { rating: 4.2 },
      { rating: 2.1 },
      { rating: null },
    ]);
  });

  test("what lies far from the city is refused, HTML and foreign digits are mended", async () => {
    const city = [{ lat: 24.7, lng: 46.7 }];
    const report = await run(
      list(
        "<b>قدور</b> &amp; لفة|Café|٢٤٫٧٠|46,70|",
        "Far|Café|26.1|46.7|",
        "Far turned|Café|46.7|26.1|",
        "Heel|Café|24.7|46.9|",
      ),
      { city },
    );
    expect(report).toContain("HTML taken out of the name (line 2)");
    expect(report).toContain(
      "outside the city: more than 25 km from all its neighbourhoods (line 3)",
    );
    expect(report).toContain("swapped, and outside the city (line 4)");
    expect((await restaurants()).map((row) => row.name_ar ?? row.name_en)).toEqual([
      "قدور & لفة",
      "Heel",
    ]);
  });

  test("a file larger than what is read at a time is read whole, and what is past the most is told by its line", async () => {
    const long = "ش".repeat(49_000);
    const lines = Array.from(
      { length: 24 },
      (_, at) =>
        `${at},node,عمو حمزة ${"ابجدهوزحطيكلمنسعفصقرشتثخذ"[at]},,,restaurant,24.7,46.${10 + at},${at === 5 ? "" : long}`,
    );
    const text = [HEADER.replace(",brand", ",note"), ...lines, "99,node,Late,,,restaurant"].join(
      "\n",
    );
    expect(bytes(text).length).toBeGreaterThan(2 * 1024 * 1024);
    const report = await run(bytes(text), { mostPlaces: 20, dryRun: true });
    expect(report).toContain("25 records read.");
    expect(report).toContain("4 skipped: more than the 20 places that one run takes");
    expect(report).toContain("(lines 22, 23, 24, 25)");
    expect(report).toContain("1 skipped: has 6 cells instead of 9 (line 26)");
  });

  test("an encoding that is said is read", async () => {
    // «قدور» in Windows-1256.
    const file = new Uint8Array([
      ...bytes("name,lat,lng\n"),
      ...[0xde, 0xcf, 0xe6, 0xd1],
      ...bytes(",24.7,46.7"),
    ]);
    const table = await readTable(file, { encoding: "windows-1256" });
    expect(table.rows[0]?.values.name).toBe("قدور");
    await expect(openTable(file, { encoding: "klingon" })).rejects.toThrow(/no encoding "klingon"/);
  });
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
    columns: { name: ["wo"], lat: ["breite"], lng: ["länge"] },
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

test("opening hours come in where they are plain, and those of one of several branches stay out", async () => {
  const file = (hours: string, ...more: string[]) =>
    bytes(
      [
        "id,name_en,lat,lng,opening_hours",
        `1,Qudoor,24.70,46.70,${hours}`,
        "2,Laffah,24.71,46.71,sunset-02:00",
        ...more,
      ].join("\n"),
    );
  const shown = () =>
    db.selectFrom("shown_facts").select(["restaurant_id", "kind", "value"]).execute();
  const first = await run(file("Fr off"));
  expect(first).toContain(
    "2 mended: opening hours that are no plain week of clocks left out (lines 2, 3)",
  );
  expect(await shown()).toEqual([]);
  await run(file("24/7"));
  await run(file("24/7"));
  const hours = { restaurant_id: 1, kind: "hours", value: "24/7" };
  expect(await shown()).toEqual([hours]);
  const told = await db.selectFrom("told_facts").select(["user_id", "value"]).execute();
  expect(told).toEqual([{ user_id: null, value: "24/7" }]);
  const chain = await run(file("24/7", "3,Qudoor,24.80,46.80,10:00-11:00"));
  expect(chain).toContain("1 chains whose branch told opening hours, left out");
  expect(await shown()).toEqual([hours]);
});
