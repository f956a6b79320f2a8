import type { Kysely, Selectable } from "kysely";
import type { Database } from "~db/schema";
import type { OrdersTable } from "~db/schema-orders";
import { type Charge, chargeSums, type NewOrder } from "./charge";

const MINUTE_MS = 60_000;

/** Appends an order and its charges; the fees of its restaurant are still to be folded. In the caller's transaction. */
export async function insertOrder(
  trx: Kysely<Database>,
  { charges, dish_id, placed_at, ...order }: NewOrder,
): Promise<{ id: number; restaurant_id: number }> {
  const kept = await trx
    .insertInto("orders")
    .values(({ selectFrom }) => ({
      ...order,
      ...chargeSums(charges),
      restaurant_id: selectFrom("dishes").select("restaurant_id").where("id", "=", dish_id),
      placed_at: Math.floor(placed_at / MINUTE_MS) * MINUTE_MS,
    }))
    .returning(["id", "restaurant_id"])
    .executeTakeFirstOrThrow();
  const rows = charges.map((charge) => ({ order_id: kept.id, ...charge }));
  if (rows.length > 0) await trx.insertInto("order_charges").values(rows).execute();
  return kept;
}

/** The charges of some orders by the order's id, withdrawn or not. */
export async function chargesOfOrders(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, Charge[]>> {
  const byOrder = new Map<number, Charge[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return byOrder;
  const rows = await db
    .selectFrom("order_charges")
    .selectAll()
    .where("order_id", "in", ids)
    .execute();
  for (const { order_id, ...charge } of rows) byOrder.get(order_id)?.push(charge);
  return byOrder;
}

/** An order as it was told, withdrawn or not. */
export function orderById(db: Kysely<Database>, id: number): Promise<Selectable<OrdersTable>> {
  return db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}
