import type { Kysely } from "kysely";
import { checkoutOf } from "~/features/checkout";
import { chargesOfOrders, orderById } from "~/features/fees/index.server";
import { observationById } from "~/features/prices/index.server";
import { type AcceptedAs, isAsSent } from "~/features/trust";
import type { Database } from "~db/schema";
import type { Contribution } from "./queries.server";

/** What a moderator made of an accepted contribution; null where it counts as it was sent, or not at all. */
export async function correctionOf(
  db: Kysely<Database>,
  contribution: Contribution,
): Promise<AcceptedAs | null> {
  const { state, decided_by, observation_id, source } = contribution;
  if (state !== "accepted" || decided_by === null || observation_id === null) return null;
  const line = await observationById(db, observation_id);
  if (line.order_id === null && source === "order") return null;
  const charges =
    line.order_id === null
      ? []
      : ((await chargesOfOrders(db, [line.order_id])).get(line.order_id) ?? []);
  if (isAsSent(contribution, line, charges)) return null;
  const { dish_id, platform, observed_at, item_price, quantity, order_id } = line;
  const own = (item_price ?? 0) * quantity;
  const others = order_id === null ? 0 : (await orderById(db, order_id)).subtotal - own;
  const taken = checkoutOf({ item_price: item_price ?? 0, quantity, others }, charges);
  return { ...taken, dish_id, platform, observed_at };
}
