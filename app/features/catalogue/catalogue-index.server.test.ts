import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "~/server/database/db.server";
import type { Database } from "~db/schema";
import { freshCatalogue } from "./catalogue-index.server";
import * as catalogue from "./queries.server";
import { catalogueRevision } from "./revision.server";

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openDatabase("file::memory:");
});
afterEach(() => db.destroy());

async function found(query: string): Promise<number | undefined> {
  return (await freshCatalogue(db)).restaurantIndex.search(query, { limit: 1, minScore: 0.8 })[0]
    ?.id;
}

test("a restaurant is found as soon as it is written", async () => {
  expect(await found("عمو حمزة")).toBeUndefined();
  const id = await catalogue.createRestaurant(db, { name_ar: "عمو حمزة" }, 0);
  expect(await found("عمو حمزة")).toBe(id);
});

test("a new name, an alias and a branch are seen", async () => {
  const id = await catalogue.createRestaurant(db, { name_ar: "ركن التنور", aliases: ["فرنّا"] }, 0);
  expect(await found("فرنا")).toBe(id);
  await catalogue.updateRestaurant(db, id, { name_ar: "واحة الزيتون" });
  expect(await found("واحة الزيتون")).toBe(id);
  expect(await found("ركن التنور")).toBeUndefined();
  await catalogue.addAlias(db, id, "الدرعة");
  await catalogue.addAlias(db, id, "الدرعة");
  expect(await found("الدرعة")).toBe(id);
  const area = await db
    .insertInto("neighbourhoods")
    .values({ name_ar: "العليا", name_en: "Olaya", lat: 24.69, lng: 46.68 })
    .returning("id")
    .executeTakeFirstOrThrow();
  await catalogue.createBranch(db, id, { lat: 24.69, lng: 46.68, neighbourhood_id: area.id });
  const index = await freshCatalogue(db);
  expect(index.restaurants.get(id)?.areas).toEqual([area.id]);
  expect(index.neighbourhoodIndex.search("olaya")[0]?.id).toBe(area.id);
});

test("a neighbourhood is found by the name it has now, and forgotten with it", async () => {
  const place = { lat: 24.69, lng: 46.68 };
  const olaya = { name_ar: "العليا", name_en: "Olaya" };
  const narjis = { name_ar: "النرجس", name_en: "Narjis" };
  const both = [olaya, narjis].map((names) => ({ ...names, ...place }));
  await db.insertInto("neighbourhoods").values(both).execute();
  const named = async (query: string) => {
    await catalogue.createRestaurant(db, { name_ar: "عمو حمزة" }, 0);
    const { neighbourhoodIndex, neighbourhoods } = await freshCatalogue(db);
    const [first] = neighbourhoodIndex.search(query, { limit: 1, minScore: 0.8 });
    return first && neighbourhoods.get(first.id)?.name_ar;
  };
  expect([await named("العليا"), await named("النرجس")]).toEqual(["العليا", "النرجس"]);
  const changed = db.updateTable("neighbourhoods").set({ name_ar: "الملقا", name_en: "Malqa" });
  await changed.where("name_ar", "=", "العليا").execute();
  await db.deleteFrom("neighbourhoods").where("name_ar", "=", "النرجس").execute();
  expect(await named("الملقا")).toBe("الملقا");
  expect([await named("العليا"), await named("النرجس")]).toEqual([undefined, undefined]);
});

test("a deleted restaurant is forgotten, also when another took its place", async () => {
  const first = await catalogue.createRestaurant(db, { name_ar: "عمو حمزة" }, 0);
  const second = await catalogue.createRestaurant(db, { name_ar: "ستيك هاوس" }, 0);
  await freshCatalogue(db);
  await catalogue.deleteRestaurant(db, first);
  await catalogue.createRestaurant(db, { name_ar: "واحة الزيتون" }, 0);
  expect(await found("عمو حمزة")).toBeUndefined();
  expect(await found("ستيك هاوس")).toBe(second);
});

test("a dish name is one row however often it is asked for", async () => {
  const name = { name_ar: "برجر", name_en: null };
  const id = await catalogue.dishNameId(db, name);
  expect(await catalogue.dishNameId(db, name)).toBe(id);
  expect((await freshCatalogue(db)).dishIndex.search("برجر")[0]?.id).toBe(id);
});

test("the revision grows with every write", async () => {
  const before = await catalogueRevision(db);
  await catalogue.createRestaurant(db, { name_en: "Amo Hamza" }, 0);
  expect(await catalogueRevision(db)).toBe(before + 1);
});
