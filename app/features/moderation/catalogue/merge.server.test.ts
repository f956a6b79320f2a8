import fc from "fast-check";
import type { Kysely } from "kysely";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { mergedInto } from "~/features/catalogue/merged.server";
import { evidence } from "~/features/prices/evidence.arbitrary";
import { recordObservation } from "~/features/prices/index.server";
import { rebuildAndCompare } from "~/features/prices/rebuild-and-compare.server";
import type { Database } from "~db/schema";
import { evidenceDatabase } from "~tests/support/evidence-database";
import { mergeRestaurants } from "./merge.server";
import { OF_DISH, OF_RESTAURANT, STAYS } from "./move";
import { renameRestaurant } from "./rename.server";
import { settlePrices } from "./settle-prices.server";
import { undoAct } from "./undo.server";

const BY = { actorId: "a", reason: "One chain", now: 5 };
const TABLES = ["restaurants", "restaurant_aliases", "branches", "dishes", "observations"] as const;
const MORE = ["offers", "price_versions", "judgements", "watches", "own_prices"] as const;

let db: Kysely<Database>;
beforeEach(async () => {
  db = await evidenceDatabase(["a", "b", "c", "d", "e"]);
  await db
    .insertInto("restaurants")
    .values({ id: 2, name_ar: "حمزة", name_en: "Hamza", is_brand: 0, revision: 1, created_at: 0 })
    .execute();
  for (const [at, restaurant_id] of [1, 2].entries()) {
    await db
      .insertInto("branches")
      .values({ restaurant_id, lat: 24.7 + at / 10, lng: 46.7 })
      .execute();
    await db.insertInto("restaurant_aliases").values({ restaurant_id, alias: "Amo" }).execute();
  }
  // One dish that both have, and one of its own.
  for (const [id, size] of [
    [4, "size 1"],
    [5, "size 9"],
  ] as const)
    await db
      .insertInto("dishes")
      .values({
        id,
        restaurant_id: 2,
        dish_name_id: 1,
        size,
        section: "sandwiches",
        asked_count: 0,
      })
      .execute();
  for (const dish_id of [1, 4, 5]) {
    await db
      .insertInto("watches")
      .values({ user_id: dish_id === 5 ? "b" : "a", dish_id, created_at: 1 })
      .execute();
    await db
      .insertInto("own_prices")
      .values({ dish_id, item_price: 100 * dish_id, seen_at: 1 })
      .execute();
  }
});
afterEach(() => db.destroy());

/** Everything but the counters that say that something was written. */
async function everything() {
  const all: Record<string, string[]> = {};
  for (const table of [...TABLES, ...MORE]) {
    const rows: object[] = await db.selectFrom(table).selectAll().execute();
    all[table] = rows.map((row) => JSON.stringify({ ...row, revision: 0 })).sort();
  }
  return all;
}

async function acts() {
  return db.selectFrom("catalogue_acts").select(["id", "act"]).orderBy("id").execute();
}

it("keeps every observation through a merge, and gives back exactly what was", async () => {
  await fc.assert(
    fc
      .asyncProperty(evidence, evidence, evidence, async (one, two, three) => {
        for (const [dish_id, said] of [
          [1, one],
          [4, two],
          [5, three],
        ] as const)
          for (const row of said)
            await recordObservation(db, { ...row, dish_id, platform: "platform_a" });
        await settlePrices(db, [1, 2]);
        const before = await everything();
        expect(await mergeRestaurants(db, { from: 2, into: 1 }, BY)).toBeNull();
        const merged = await everything();
        expect(merged.observations).toHaveLength(before.observations?.length ?? 0);
        const left = await db
          .selectFrom("observations")
          .innerJoin("dishes", "dishes.id", "dish_id")
          .select("observations.id")
          .where("restaurant_id", "=", 2)
          .execute();
        expect(left).toEqual([]);
        expect((await rebuildAndCompare(db)).differed).toEqual([]);
        const [{ id } = { id: 0 }] = (await acts()).slice(-1);
        expect(await undoAct(db, id, BY)).toBeNull();
        expect(await everything()).toEqual(before);
      })
      .afterEach(async () => {
        await db.deleteFrom("observations").execute();
        await settlePrices(db, [1, 2]);
      }),
    { numRuns: 15 },
  );
});

it("leads from what became part of another to the other, and takes back the newest first", async () => {
  await mergeRestaurants(db, { from: 2, into: 1 }, BY);
  expect([await mergedInto(db, "restaurants", 2), await mergedInto(db, "dishes", 4)]).toEqual([
    1, 1,
  ]);
  expect(await mergedInto(db, "dishes", 5)).toBeNull();
  expect(await mergeRestaurants(db, { from: 2, into: 1 }, BY)).toBe("not_found");
  expect(await mergeRestaurants(db, { from: 1, into: 1 }, BY)).toBe("same");
  const names = { id: 1, name_ar: "عمو", name_en: null };
  for (let press = 0; press < 2; press += 1) await renameRestaurant(db, names, BY);
  expect(await undoAct(db, 1, BY)).toBe("later");
  expect(await undoAct(db, 2, BY)).toBeNull();
  for (let press = 0; press < 2; press += 1) expect(await undoAct(db, 1, BY)).toBeNull();
  expect((await acts()).map(({ act }) => act)).toEqual(["merge", "rename", "undo", "undo"]);
  expect(await mergedInto(db, "restaurants", 2)).toBeNull();
});

it("knows every table that names a restaurant or a dish", async () => {
  const known = new Set([...OF_RESTAURANT, ...OF_DISH].map(({ table }) => table));
  const { rows } = await sql<{ name: string }>`
    select distinct m.name from sqlite_master m join pragma_foreign_key_list(m.name) f
    where m.type = 'table' and f."table" in ('restaurants', 'dishes')`.execute(db);
  expect(
    rows.map(({ name }) => name).filter((name) => !known.has(name) && !STAYS.has(name)),
  ).toEqual([]);
});
