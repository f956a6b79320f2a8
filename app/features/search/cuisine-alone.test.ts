import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "~db/schema";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import { search } from "./search.server";

let db: Kysely<Database>;

beforeAll(async () => {
  db = await openSample();
});
afterAll(() => db.destroy());

const ask = (query: string) => search(db, { query, now: SAMPLE_NOW, suggest: true });
const brands = async (query: string) => (await ask(query)).matches.map(({ brand }) => brand.name);

test("a cuisine alone is answered by its restaurants, the best rated first", async () => {
  expect(await brands("مطاعم هندية")).toEqual([
    "قصر كيرلا",
    "مطعم الوادي الهندي",
    "Bombay Tiffin Corner",
  ]);
  expect((await ask("turkish restaurant")).understood).toMatchObject({
    cuisine: "turkish",
    restaurant: null,
    item: null,
  });
});

test("in a neighbourhood only those that have a branch there", async () => {
  expect(await brands("indian restaurant in olaya")).toEqual(["Kerala Palace"]);
});

test("where none is there, others are near matches", async () => {
  const { matches, emptyReason, nearMatches } = await ask("مطعم هندي في الملقا");
  expect(matches).toEqual([]);
  expect(emptyReason).toBe("restaurant_not_found");
  expect(nearMatches.restaurants.map(({ cuisine }) => cuisine)).toEqual(Array(3).fill("indian"));
});

test("a restaurant that is called so is that restaurant", async () => {
  expect(await brands("الوادي الهندي")).toEqual(["مطعم الوادي الهندي"]);
  expect(await brands("steak house")).toEqual(["Steak House"]);
});

test("where the best rated have no menu, those that come next are shown", async () => {
  const own = await openSample();
  const better = Array.from({ length: 12 }, (_, at) => ({
    ...{ id: 9000 + at, name_ar: null, name_en: `Curry House ${at}` },
    ...{ cuisine: "indian", rating: 5, is_brand: 0, revision: 0, created_at: SAMPLE_NOW },
  }));
  await own.insertInto("restaurants").values(better).execute();
  const { matches } = await search(own, { query: "مطاعم هندية", now: SAMPLE_NOW });
  expect(matches.map(({ brand }) => brand.name)).toContain("قصر كيرلا");
  await own.destroy();
});
