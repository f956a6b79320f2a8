import type { Kysely } from "kysely";
import { compiledForIds } from "~/server/compiled.server";
import { inChunks } from "~/server/in-chunks";
import type { Database } from "~db/schema";
import type { OrderRanksTable } from "~db/schema-orders";
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
  const set: OrderRanksTable[] = [];
  for (const row of await rankedRows(trx, ids)) {
    if (row.gone !== null) {
      if (row.rank !== null)
        await trx.deleteFrom("order_ranks").where("order_id", "=", row.id).execute();
      continue;
    }
    const rank = sampleRank({ orderId: row.id, placedAt: row.placed_at, weight: weightOf(row) });
    if (rank !== row.rank) set.push({ order_id: row.id, platform: row.platform, rank });
  }
  for (const some of inChunks(set))
    await trx
      .insertInto("order_ranks")
      .values(some)
      .onConflict((conflict) =>
        conflict.column("order_id").doUpdateSet(({ ref }) => ({ rank: ref("excluded.rank") })),
      )
      .execute();
}
