import type { Kysely } from "kysely";
import type { Database } from "~db/schema";

/** The orders that had something taken off their delivery. */
export async function ordersTakenOff(db: Kysely<Database>): Promise<Set<number>> {
  const rows = await db
    .selectFrom("order_charges")
    .select("order_id")
    .where("kind", "=", "discount")
    .where("off", "=", "delivery")
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

/** The ids of all orders that are judged to lie outside. */
export async function storedOutlying(db: Kysely<Database>): Promise<number[]> {
  const rows = await db.selectFrom("outlying_orders").select("order_id").execute();
  return rows.map(({ order_id }) => order_id);
}

export async function setOutlying(
  trx: Kysely<Database>,
  { come, gone }: { come: readonly number[]; gone: readonly number[] },
): Promise<void> {
  for (const order_id of gone)
    await trx.deleteFrom("outlying_orders").where("order_id", "=", order_id).execute();
  for (const order_id of come)
    await trx.insertInto("outlying_orders").values({ order_id }).execute();
}

/** Who told of these orders, each once, as far as there still are such people. */
export async function peopleOfOrders(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Set<string>> {
  const people = new Set<string>();
  for (const id of ids) {
    const row = await db
      .selectFrom("orders")
      .innerJoin("users", "users.id", "orders.user_id")
      .select("users.id")
      .where("orders.id", "=", id)
      .executeTakeFirst();
    if (row) people.add(row.id);
  }
  return people;
}

/** How many orders of a person that stand tell fees far outside what their situation explains: a query, to be part of another. */
export function outlyingOf(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom("outlying_orders")
    .innerJoin("orders", "orders.id", "outlying_orders.order_id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("orders.user_id", "=", userId)
    .where("orders.id", "not in", (q) => q.selectFrom("order_withdrawals").select("order_id"));
}
