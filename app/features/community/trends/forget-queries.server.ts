import { type Kysely, sql } from "kysely";
import type { Database } from "~db/schema";

/** Forgets what addresses of days before `day` were hashed with. */
export async function forgetSalts(trx: Kysely<Database>, day: number): Promise<void> {
  await trx.deleteFrom("search_salts").where("day", "<", day).execute();
}

/**
 * Puts the number of people in place of the people, for days before `before`; what fewer than `atLeast` asked for goes
 * without a number. Returns how many rows of people went.
 */
export async function foldDays(
  trx: Kysely<Database>,
  { before, atLeast }: { before: number; atLeast: number },
): Promise<number> {
  await trx
    .insertInto("search_days")
    .columns(["intent_id", "day", "people"])
    .expression(({ selectFrom }) =>
      selectFrom("search_voices")
        .select(["intent_id", "day", sql<number>`count(distinct person)`.as("people")])
        .where("day", "<", before)
        .groupBy(["intent_id", "day"])
        .having(sql<number>`count(distinct person)`, ">=", atLeast),
    )
    .onConflict((conflict) => conflict.columns(["intent_id", "day"]).doNothing())
    .execute();
  const { numDeletedRows } = await trx
    .deleteFrom("search_voices")
    .where("day", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Forgets the numbers of days before `day`. Returns how many. */
export async function forgetDays(trx: Kysely<Database>, day: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom("search_days")
    .where("day", "<", day)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Forgets what nobody asked for as far as anybody remembers. Returns how many. */
export async function forgetIntents(trx: Kysely<Database>): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom("search_intents")
    .where("id", "not in", ({ selectFrom }) => selectFrom("search_voices").select("intent_id"))
    .where("id", "not in", ({ selectFrom }) => selectFrom("search_days").select("intent_id"))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
