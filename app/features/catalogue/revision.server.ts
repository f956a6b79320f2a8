import { type Kysely, sql } from "kysely";
import { compiledOnce } from "~/server/database/compiled.server";
import type { Database } from "~db/schema";

/** The key in `meta` that holds the counter. */
export const CATALOGUE_REVISION_KEY = "catalogue_revision";

const oneMore = sql<string>`cast(cast(meta.value as bigint) + 1 as text)`;

/**
 * Takes the next catalogue revision, for the rows a write is about to stamp with it.
 * Belongs inside the transaction of that write: whoever sees the new counter then sees the rows too.
 */
export async function nextRevision(trx: Kysely<Database>): Promise<number> {
  const { value } = await trx
    .insertInto("meta")
    .values({ key: CATALOGUE_REVISION_KEY, value: "1" })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: oneMore }))
    .returning("value")
    .executeTakeFirstOrThrow();
  return Number(value);
}

/** The counter as one more column of what is read: SQL's subquery, which each statement reads once. */
export const revisionBeside = sql<number>`(
  select cast(value as bigint) from meta where key = ${sql.lit(CATALOGUE_REVISION_KEY)})`.as(
  "revision",
);

const readCounter = compiledOnce<object, { value: string }>((db) =>
  db.selectFrom("meta").select("value").where("key", "=", CATALOGUE_REVISION_KEY),
);

/** The counter that every write to restaurants, their names and branches, and dish names moves; 0 before the first. */
export async function catalogueRevision(db: Kysely<Database>): Promise<number> {
  const [row] = await readCounter(db, {});
  return row ? Number(row.value) : 0;
}
