import { type Kysely, sql } from "kysely";
import { pageOfRows } from "~/server/database/page-of-rows";
import type { Database } from "~db/schema";

/** Pairs a moderator reads at a time. */
const PAGE_SIZE = 20;

/** Two restaurants each of which pages have, and that no moderator keeps apart, whichever of the two came first. */
const WAITING = sql<boolean>`pair.one_id <> pair.other_id
  and one.merged_into is null and one.hidden_at is null
  and other.merged_into is null and other.hidden_at is null
  and not exists (
    select 1 from catalogue_acts as act left join catalogue_acts as undo on undo.undoes = act.id
    where act.act = 'apart' and undo.id is null and (
      (act.restaurant_id = pair.one_id and act.into_id = pair.other_id)
      or (act.restaurant_id = pair.other_id and act.into_id = pair.one_id)))`;

const pairs = (db: Kysely<Database>) =>
  db
    .selectFrom("maybe_chains as pair")
    .innerJoin("restaurants as one", "one.id", "pair.one_id")
    .innerJoin("restaurants as other", "other.id", "pair.other_id");

/** Pairs that wait to be decided, those alike most first: a page of them. */
export async function waitingPairs(db: Kysely<Database>, offset: number) {
  const rows = await pairs(db)
    .select(["pair.id", "pair.one_id", "pair.other_id"])
    .where(WAITING)
    .orderBy("pair.score", "desc")
    .orderBy("pair.id")
    .limit(PAGE_SIZE + 1)
    .offset(offset)
    .execute();
  return pageOfRows(rows, { size: PAGE_SIZE, offset });
}

/** How many pairs wait, and since when, ms; null while none does. */
export function countWaitingPairs(db: Kysely<Database>) {
  return pairs(db)
    .select(({ fn }) => [fn.countAll().as("count"), fn.min("pair.found_at").as("since")])
    .where(WAITING)
    .executeTakeFirstOrThrow();
}

/** How many decisions about pairs there are. */
export async function countDecided(db: Kysely<Database>): Promise<number> {
  const { rows } = await db
    .selectFrom("catalogue_acts")
    .select(({ fn }) => fn.countAll().as("rows"))
    .where("into_id", "is not", null)
    .where("act", "in", ["merge", "apart"])
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** A pair by its id. */
export function pairById(db: Kysely<Database>, id: number) {
  return db
    .selectFrom("maybe_chains")
    .select(["one_id", "other_id"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Whether a pair still waits. */
export async function isWaiting(db: Kysely<Database>, id: number): Promise<boolean> {
  const row = await pairs(db).select("pair.id").where("pair.id", "=", id).where(WAITING);
  return (await row.executeTakeFirst()) !== undefined;
}

/** What tells some restaurants apart: names, and how many branches and dishes they have. */
export function restaurantsOfPairs(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom("restaurants")
    .select(["id", "name_ar", "name_en", "cuisine"])
    .select(({ selectFrom, fn }) => [
      selectFrom("branches")
        .select(fn.countAll<number>().as("rows"))
        .whereRef("branches.restaurant_id", "=", "restaurants.id")
        .as("branches"),
      selectFrom("dishes")
        .select(fn.countAll<number>().as("rows"))
        .whereRef("dishes.restaurant_id", "=", "restaurants.id")
        .where("merged_into", "is", null)
        .as("dishes"),
    ])
    .where("id", "in", ids)
    .execute();
}

/** In which neighbourhoods some restaurants have branches, each pair once. */
export function areasOfPairs(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom("branches")
    .innerJoin("neighbourhoods", "neighbourhoods.id", "branches.neighbourhood_id")
    .select(["restaurant_id", "name_ar", "name_en"])
    .distinct()
    .where("restaurant_id", "in", ids)
    .orderBy("name_ar")
    .execute();
}
