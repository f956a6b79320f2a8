import type { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  createBranch,
  createRestaurant,
  deleteRestaurant,
} from "~/features/catalogue/queries.server";
import { type ExternalPlace, type Maps, MapsUnavailable } from "~/providers/maps/maps";
import { openDatabase } from "~/server/database/db.server";
import type { Database } from "~db/schema";
import { findNearby } from "./find-nearby.server";
import { toWire } from "./wire";

const NOW = Date.UTC(2026, 2, 14);
const OLAYA = { lat: 24.694, lng: 46.684 };
/** So many metres north of Olaya. */
const north = (metres: number) => ({ lat: OLAYA.lat + metres / 111_195, lng: OLAYA.lng });

let db: Kysely<Database>;
let outside: ExternalPlace[] | MapsUnavailable;
const maps: Maps = {
  async find() {
    if (outside instanceof MapsUnavailable) throw outside;
    return outside;
  },
};

beforeEach(async () => {
  db = await openDatabase("file::memory:");
  outside = [];
});
afterEach(() => db.destroy());

const ask = (more: { radius?: number; keyword?: string } = {}) =>
  findNearby(
    { db, maps },
    { centre: OLAYA, radius: 1500, keyword: "", language: "ar", now: NOW, ...more },
  );

const external = (placeId: string, name: string, metres: number, more: object = {}) => ({
  placeId,
  name,
  ...north(metres),
  rating: 4.4,
  types: ["restaurant"],
  ...more,
});

async function restaurant(name_ar: string, metres: number[], more: object = {}): Promise<number> {
  const id = await createRestaurant(db, { name_ar, is_brand: metres.length > 1, ...more }, NOW);
  for (const distance of metres) await createBranch(db, id, north(distance));
  return id;
}

const names = (places: readonly { name_ar: string | null; name_en: string | null }[]) =>
  places.map((place) => place.name_ar ?? place.name_en);

test("by distance, a chain once at its nearest branch, nothing beyond the radius", async () => {
  const chain = await restaurant("قدور الديرة", [900, 300, 1400]);
  await restaurant("لفة وصاج", [600]);
  await restaurant("بعيد جدا", [1600]);
  const places = await ask();
  expect(names(places)).toEqual(["قدور الديرة", "لفة وصاج"]);
  expect(places[0]).toMatchObject({ id: String(chain), isBrand: true, restaurantId: chain });
  expect(places[0]?.distance).toBeCloseTo(300, 0);
});

test("a branch added or a restaurant deleted shows at the next question", async () => {
  const id = await restaurant("قدور الديرة", [900]);
  expect((await ask())[0]?.distance).toBeCloseTo(900, 0);
  await createBranch(db, id, north(100));
  expect((await ask())[0]?.distance).toBeCloseTo(100, 0);
  await deleteRestaurant(db, id);
  expect(await ask()).toEqual([]);
});

test("at most 100 places, the nearest ones", async () => {
  for (let i = 0; i < 120; i++) await restaurant(`مطعم رقم ${i}`, [10 + i * 10, 15 + i * 10]);
  const places = await ask();
  expect(places).toHaveLength(100);
  expect(places.at(-1)?.distance).toBeCloseTo(1000, 0);
});

describe("keyword", () => {
  beforeEach(async () => {
    await restaurant("برجر الحارة", [1000], { cuisine: "burger" });
    await restaurant("دكان الظهرة", [200], { cuisine: "burger" });
    await restaurant("نجمة بخارى", [100], { cuisine: "bukhari", name_en: "Bukhara Star" });
  });

  test.each(["برجر الحارة", "burger al hara", "برغر الحاره"])("%s is a name", async (keyword) => {
    expect(names(await ask({ keyword }))[0]).toBe("برجر الحارة");
  });

  test.each(["برجر", "burger", "Burgers"])(
    "%s is a cuisine, and a name before it",
    async (keyword) => {
      const places = await ask({ keyword });
      expect(names(places).sort()).toEqual(["برجر الحارة", "دكان الظهرة"]);
      const relevances = places.map(({ relevance }) => relevance);
      expect(relevances).toEqual([...relevances].sort((a, b) => b - a));
    },
  );

  test("nonsense finds nothing", async () => {
    expect(await ask({ keyword: "قثصضغ" })).toEqual([]);
  });
});

describe("the maps provider's places", () => {
  test("come in by distance, with an id of ours that lasts", async () => {
    await restaurant("قدور الديرة", [500]);
    outside = [external("ChIJa", "سدرة", 200, { types: ["pizza_restaurant"] })];
    const places = await ask();
    expect(names(places)).toEqual(["سدرة", "قدور الديرة"]);
    expect(places[0]).toMatchObject({
      restaurantId: null,
      externalPlaceId: "ChIJa",
      cuisine: "pizza",
      isBrand: false,
    });
    expect(places[0]?.id).toMatch(/^ext_\d+$/);
    expect((await ask())[0]?.id).toBe(places[0]?.id);
  });

  test("are one with ours by id, wherever the provider puts them", async () => {
    const id = await createRestaurant(db, { name_ar: "قدور الديرة" }, NOW);
    await createBranch(db, id, { ...north(500), external_place_id: "ChIJa" });
    outside = [external("ChIJa", "Something Else", 900)];
    const places = await ask();
    expect(names(places)).toEqual(["قدور الديرة"]);
    expect(places[0]).toMatchObject({ externalPlaceId: "ChIJa", rating: 4.4 });
  });

  test("are one with ours by name next door, and the id is remembered", async () => {
    await restaurant("قدور الديرة", [500]);
    outside = [external("ChIJa", "Qudoor Al Deera", 550)];
    const places = await ask();
    expect(places).toHaveLength(1);
    expect(places[0]).toMatchObject({ name_ar: "قدور الديرة", externalPlaceId: "ChIJa" });
    outside = new MapsUnavailable();
    expect((await ask())[0]?.externalPlaceId).toBe("ChIJa");
  });

  test.each([
    ["another name", external("ChIJa", "لفة وصاج", 510)],
    ["the same name 70 m on", external("ChIJa", "قدور الديرة", 570)],
  ])("are two with %s", async (_why, place) => {
    await restaurant("قدور الديرة", [500]);
    outside = [place];
    expect(await ask()).toHaveLength(2);
  });

  test("are each once, by id and by name", async () => {
    outside = [
      external("ChIJa", "سدرة", 200),
      external("ChIJa", "سدرة", 200),
      external("ChIJb", "Sidra", 230),
    ];
    expect(await ask()).toHaveLength(1);
  });

  test("that only the provider finds for a keyword come last, ours among them", async () => {
    await restaurant("بيت الورقة", [100]);
    await restaurant("مندي الشيخ", [900]);
    outside = [external("ChIJa", "بيت الورقة", 100), external("ChIJb", "ركن الضيافة", 50)];
    expect(names(await ask({ keyword: "مندي" }))).toEqual([
      "مندي الشيخ",
      "ركن الضيافة",
      "بيت الورقة",
    ]);
  });

  test("are missing while it can't be asked, and ours are the answer", async () => {
    await restaurant("قدور الديرة", [500]);
    outside = new MapsUnavailable();
    expect(names(await ask())).toEqual(["قدور الديرة"]);
  });
});

test("on the wire: the other script stands in, the area is Arabic", async () => {
  await db
    .insertInto("neighbourhoods")
    .values({ name_ar: "العليا", name_en: "Olaya", ...OLAYA })
    .execute();
  await restaurant("قدور الديرة", [500]);
  outside = [external("ChIJa", "Sidra", 200)];
  expect(toWire(await ask(), "ar")).toMatchObject({
    count: 2,
    places: [
      { name: "Sidra", area: "العليا", external_place_id: "ChIJa" },
      { name: "قدور الديرة", area: null, external_place_id: null, rating: null },
    ],
  });
});
