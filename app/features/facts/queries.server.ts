import type { Insertable, Kysely } from "kysely";
import { compiledOnce } from "~/server/database/compiled.server";
import type { Database } from "~db/schema";
import type { FactActsTable, ToldFactsTable } from "~db/schema-facts";

/** One kind of fact about one restaurant. */
export interface FactName {
  restaurantId: number;
  kind: string;
}

/** All that was told of one kind about a restaurant, in its order. */
export function toldOf(db: Kysely<Database>, { restaurantId, kind }: FactName) {
  return db
    .selectFrom("told_facts")
    .selectAll()
    .where("restaurant_id", "=", restaurantId)
    .where("kind", "=", kind)
    .orderBy("id")
    .execute();
}

/** What moderators did about that. */
export function actsOf(db: Kysely<Database>, { restaurantId, kind }: FactName) {
  return db
    .selectFrom("fact_acts")
    .innerJoin("told_facts", "told_facts.id", "fact_acts.fact_id")
    .selectAll("fact_acts")
    .where("restaurant_id", "=", restaurantId)
    .where("kind", "=", kind)
    .orderBy("fact_acts.id")
    .execute();
}

/** The newest that a person, or the operator (null), told of one kind about a restaurant. */
export function lastTold(
  db: Kysely<Database>,
  { restaurantId, kind }: FactName,
  userId: string | null,
) {
  return db
    .selectFrom("told_facts")
    .select(["id", "value", "told_at"])
    .where("restaurant_id", "=", restaurantId)
    .where("kind", "=", kind)
    .where("user_id", userId === null ? "is" : "=", userId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function insertTold(
  trx: Kysely<Database>,
  told: Insertable<ToldFactsTable>,
): Promise<void> {
  await trx.insertInto("told_facts").values(told).execute();
}

export async function insertFactAct(
  trx: Kysely<Database>,
  act: Insertable<FactActsTable>,
): Promise<void> {
  await trx.insertInto("fact_acts").values(act).execute();
}

/** Something told, by its id. */
export function toldById(db: Kysely<Database>, id: number) {
  return db.selectFrom("told_facts").selectAll().where("id", "=", id).executeTakeFirst();
}

/** What a moderator did, by its id, with what it is about. */
export function factActById(db: Kysely<Database>, id: number) {
  return db
    .selectFrom("fact_acts")
    .innerJoin("told_facts", "told_facts.id", "fact_acts.fact_id")
    .select(["fact_acts.id", "fact_acts.fact_id", "act", "restaurant_id", "kind"])
    .where("fact_acts.id", "=", id)
    .executeTakeFirst();
}

const shownRows = compiledOnce<
  { restaurant: number },
  { kind: string; value: string; told_at: number }
>((db, slot) =>
  db
    .selectFrom("shown_facts")
    .select(["kind", "value", "told_at"])
    .where("restaurant_id", "=", slot("restaurant")),
);

/** What is shown of a restaurant. */
export const shownOf = (db: Kysely<Database>, restaurantId: number) =>
  shownRows(db, { restaurant: restaurantId });

/** What moderators did that nobody took back. */
const standingActs = (db: Kysely<Database>) =>
  db
    .selectFrom("fact_acts")
    .leftJoin("fact_acts as undo", "undo.undoes", "fact_acts.id")
    .where("undo.id", "is", null)
    .where("fact_acts.act", "!=", "undo");

/** What was decided last about this very telling, and stands. */
export async function lastVerdict(db: Kysely<Database>, factId: number) {
  const row = await standingActs(db)
    .select("fact_acts.act")
    .where("fact_acts.fact_id", "=", factId)
    .orderBy("fact_acts.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.act;
}

/** Whether a decision was taken back. */
export async function isUndone(db: Kysely<Database>, actId: number): Promise<boolean> {
  const row = await standingActs(db)
    .select("fact_acts.id")
    .where("fact_acts.id", "=", actId)
    .executeTakeFirst();
  return row === undefined;
}
