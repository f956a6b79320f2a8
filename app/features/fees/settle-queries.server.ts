import type { Kysely } from "kysely";
import { PLATFORMS } from "~/features/prices";
import type { Database } from "~db/schema";
import type { PlatformFeesTable } from "~db/schema-orders";

/** The key in `meta` that says which orders fees were learnt from. */
const LEARNT_FROM_KEY = "fees_learnt_from";

/** What `ordersThere` says where there are none. */
export const NO_ORDERS = "0 0 0 0";

/** Which orders there are: it is another text once one came, was withdrawn, came to count again or went. */
export async function ordersThere(db: Kysely<Database>): Promise<string> {
  const { count, newest } = await db
    .selectFrom("orders")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.max("id").as("newest")])
    .executeTakeFirstOrThrow();
  const withdrawn = await db
    .selectFrom("order_withdrawals")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.sum<number>("order_id").as("which")])
    .executeTakeFirstOrThrow();
  return `${count} ${newest ?? 0} ${withdrawn.count} ${withdrawn.which ?? 0}`;
}

/** Whether there is a platform with orders that nothing was learnt of yet. */
export async function isPlatformUnlearnt(db: Kysely<Database>): Promise<boolean> {
  const learnt = await db.selectFrom("platform_fees").select("platform").execute();
  const known = new Set(learnt.map(({ platform }) => platform));
  for (const platform of PLATFORMS) {
    if (known.has(platform)) continue;
    // What is folded of a restaurant stands on an order of its.
    const folded = db
      .selectFrom("restaurant_fees")
      .select("platform")
      .where("platform", "=", platform);
    if (await folded.limit(1).executeTakeFirst()) return true;
  }
  return false;
}

/** Which orders fees were learnt from last; undefined before the first time. */
export async function learntFrom(db: Kysely<Database>): Promise<string | undefined> {
  const query = db.selectFrom("meta").select("value").where("key", "=", LEARNT_FROM_KEY);
  return (await query.executeTakeFirst())?.value;
}

export async function setLearntFrom(db: Kysely<Database>, value: string): Promise<void> {
  await db
    .insertInto("meta")
    .values({ key: LEARNT_FROM_KEY, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

/** Has fees learnt anew although no order came. */
export async function forgetLearntFrom(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom("meta").where("key", "=", LEARNT_FROM_KEY).execute();
}

/** Stores what the platforms charge, and of no other. */
export async function setPlatformFees(
  trx: Kysely<Database>,
  rows: readonly PlatformFeesTable[],
): Promise<void> {
  await trx.deleteFrom("platform_fees").execute();
  if (rows.length > 0) await trx.insertInto("platform_fees").values(rows).execute();
}
