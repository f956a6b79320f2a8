import type { Insertable, Kysely } from "kysely";
import { tellFacts } from "~/features/facts/index.server";
import { inChunks } from "~/server/database/in-chunks";
import type { Database } from "~db/schema";
import type { MaybeChainsTable } from "~db/schema-moderation";
import type { ModelBranch, ModelRestaurant } from "./model";

/** All that an import of places compares with: restaurants with aliases, branches and the ids of `source`. */
export async function loadRestaurants(
  db: Kysely<Database>,
  source: string,
): Promise<Omit<ModelRestaurant, "key">[]> {
  const restaurants = await db
    .selectFrom("restaurants")
    .selectAll()
    .where("merged_into", "is", null)
    .orderBy("id")
    .execute();
  const byId = new Map<number, Omit<ModelRestaurant, "key">>();
  const former = await formerNames(db);
  for (const {
    revision: _,
    created_at: __,
    merged_into: ___,
    closed_at: ____,
    hidden_at: _____,
    ...row
  } of restaurants)
    byId.set(row.id, {
      ...row,
      is_brand: row.is_brand === 1,
      aliases: [],
      newAliases: [],
      formerNames: former.get(row.id) ?? [],
      branches: [],
      newHours: null,
      dirty: false,
    });
  for (const row of await db.selectFrom("restaurant_aliases").selectAll().execute())
    byId.get(row.restaurant_id)?.aliases.push(row.alias);
  const branches = new Map<number, ModelBranch>();
  for (const { id, restaurant_id, lat, lng } of await db
    .selectFrom("branches")
    .select(["id", "restaurant_id", "lat", "lng"])
    .orderBy("id")
    .execute()) {
    const branch = {
      id,
      lat,
      lng,
      sources: new Map(),
      newSources: [],
      dirty: false,
    };
    branches.set(id, branch);
    byId.get(restaurant_id)?.branches.push(branch);
  }
  for (const row of await db
    .selectFrom("import_sources")
    .select(["source_id", "branch_id", "fingerprint"])
    .where("source", "=", source)
    .execute())
    branches.get(row.branch_id)?.sources.set(row.source_id, row.fingerprint);
  return [...byId.values()];
}

type NamesBefore = Pick<ModelRestaurant, "name_ar" | "name_en">;

/** The names that moderators took from restaurants by renaming them. */
async function formerNames(db: Kysely<Database>): Promise<Map<number, string[]>> {
  const acts = await db
    .selectFrom("catalogue_acts as act")
    .leftJoin("catalogue_acts as undo", "undo.undoes", "act.id")
    .select(["act.restaurant_id", "act.before"])
    .where("act.act", "=", "rename")
    .where("act.dish_id", "is", null)
    .where("undo.id", "is", null)
    .execute();
  const names = new Map<number, string[]>();
  for (const { restaurant_id, before } of acts)
    for (const { name_ar, name_en } of JSON.parse(before) as NamesBefore[]) {
      const known = names.get(restaurant_id) ?? [];
      names.set(restaurant_id, [...known, ...[name_ar, name_en].filter((name) => name !== null)]);
    }
  return names;
}

/** Writes down a restaurant with everything of it that is new or changed. `now` in ms. */
export async function saveRestaurant(
  trx: Kysely<Database>,
  restaurant: ModelRestaurant,
  { source, revision, now, neighbourhoodOf }: SaveContext,
): Promise<void> {
  const { name_ar, name_en, brand_id, cuisine, rating, is_brand } = restaurant;
  const columns = { name_ar, name_en, brand_id, cuisine, rating, is_brand: +is_brand, revision };
  if (restaurant.id === null)
    restaurant.id = await inserted(trx, "restaurants", { ...columns, created_at: now });
  else await trx.updateTable("restaurants").set(columns).where("id", "=", restaurant.id).execute();
  for (const alias of restaurant.newAliases)
    await trx
      .insertInto("restaurant_aliases")
      .values({ restaurant_id: restaurant.id, alias })
      .onConflict((conflict) => conflict.columns(["restaurant_id", "alias"]).doNothing())
      .execute();
  for (const branch of restaurant.branches) {
    if (branch.dirty) {
      const { lat, lng } = branch;
      const place = {
        restaurant_id: restaurant.id,
        lat,
        lng,
        neighbourhood_id: neighbourhoodOf(branch),
      };
      if (branch.id === null) branch.id = await inserted(trx, "branches", place);
      else await trx.updateTable("branches").set(place).where("id", "=", branch.id).execute();
    }
    await saveSources(trx, branch, source);
  }
  // What one place of a chain keeps to says nothing of the others.
  if (restaurant.newHours !== null && restaurant.branches.length === 1)
    await tellFacts(trx, {
      restaurantId: restaurant.id,
      facts: [{ kind: "hours", value: restaurant.newHours }],
      teller: null,
      now,
    });
  restaurant.newHours = null;
  restaurant.dirty = false;
  restaurant.newAliases = [];
}

/** Writes down pairs that may be one chain, each once. */
export async function insertMaybeChains(
  trx: Kysely<Database>,
  pairs: readonly Insertable<MaybeChainsTable>[],
): Promise<void> {
  for (const chunk of inChunks(pairs))
    await trx
      .insertInto("maybe_chains")
      .values(chunk)
      .onConflict((conflict) => conflict.columns(["one_id", "other_id"]).doNothing())
      .execute();
}

export interface SaveContext {
  source: string;
  /** Of the catalogue, taken in the same transaction. */
  revision: number;
  now: number;
  neighbourhoodOf(branch: ModelBranch): number | null;
}

async function saveSources(
  trx: Kysely<Database>,
  branch: ModelBranch,
  source: string,
): Promise<void> {
  for (const source_id of branch.newSources) {
    const columns = { branch_id: branch.id ?? 0, fingerprint: branch.sources.get(source_id) ?? "" };
    await trx
      .insertInto("import_sources")
      .values({ source, source_id, ...columns })
      .onConflict((conflict) => conflict.columns(["source", "source_id"]).doUpdateSet(columns))
      .execute();
  }
  branch.newSources = [];
  branch.dirty = false;
}

async function inserted<Table extends "restaurants" | "branches">(
  trx: Kysely<Database>,
  table: Table,
  values: Parameters<ReturnType<typeof trx.insertInto<Table>>["values"]>[0],
): Promise<number> {
  const { id } = await trx
    .insertInto(table)
    .values(values)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id as number;
}
