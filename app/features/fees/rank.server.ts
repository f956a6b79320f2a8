import { type Kysely, sql } from "kysely";
import { compiledForIds } from "~/server/compiled.server";
import type { Database } from "~db/schema";
import { weightOf } from "./kept-orders.server";
import { sampleRank } from "./sample";

const rankedRows = compiledForIds((db, ids) =>
  db
    .selectFrom("orders")
    .leftJoin("order_withdrawals as gone", "gone.order_id", "orders.id")
    .leftJoin("order_ranks as ranked", "ranked.order_id", "orders.id")
    .select(["id", "orders.platform", "placed_at", "trust_level", "proof", "ranked.rank"])
    .select("gone.order_id as gone")
    .where("orders.id", "in", ids),
);

/** Ranks some orders as they stand, and takes the rank of those that were withdrawn. Doing it again writes nothing. */
export async function rankOrders(trx: Kysely<Database>, ids: readonly number[]): Promise<void> {
  const set: [number, string, number][] = [];
  for (const row of await rankedRows(trx, ids)) {
    if (row.gone !== null) {
      if (row.rank !== null)
        await trx.deleteFrom("order_ranks").where("order_id", "=", row.id).execute();
      continue;
    }
    const rank = sampleRank({ orderId: row.id, placedAt: row.placed_at, weight: weightOf(row) });
    if (rank !== row.rank) set.push([row.id, row.platform, rank]);
  }
  if (set.length > 0)
    await sql`insert into order_ranks (order_id, platform, rank)
      select value ->> 0, value ->> 1, value ->> 2 from json_each(${JSON.stringify(set)}) where true
      on conflict (order_id) do update set rank = excluded.rank`.execute(trx);
}
