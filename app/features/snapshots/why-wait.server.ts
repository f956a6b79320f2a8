import type { Kysely } from "kysely";
import { checkoutSums } from "~/features/checkout";
import { offersOfDishes } from "~/features/prices/index.server";
import type { Database } from "~db/schema";
import { CLOCK_MS, OLDEST_MS, SAME_ORDER_MS } from "./constants";
import type { NewContribution } from "./contribution";
import { hasOddCharge, reasonToWait } from "./plausible";
import { ordersAlike, sendersOf } from "./queries.server";
import type { RejectionReason, WaitingReason } from "./reasons";

type SentOrder = NewContribution & { order_hash: string; hashes: readonly string[] };

/** Whether what is sent counts already: the very picture, whoever sent it, or the very order of this person. */
export async function wasSentBefore(
  db: Kysely<Database>,
  sent: SentOrder,
): Promise<Extract<RejectionReason, "picture_known" | "order_twice"> | null> {
  if ((await sendersOf(db, sent.hashes)).size > 0) return "picture_known";
  const alike = await ordersAlike(db, sent.order_hash);
  const own = alike.filter(({ user_id }) => user_id === sent.user_id);
  return own.some((order) => isSameMoment(order, sent) !== false) ? "order_twice" : null;
}

/** What speaks against taking an order at once, whatever its lines are. */
export async function whyOrderWaits(
  db: Kysely<Database>,
  sent: SentOrder,
  now: number,
): Promise<WaitingReason[]> {
  const reasons: WaitingReason[] = [];
  const { source = "order", observed_at, hashes } = sent;
  if (hashes.length === 0) reasons.push("no_picture");
  if (source === "order" && !checkoutSums(sent)) reasons.push("parts");
  if (hasOddCharge(sent)) reasons.push("charge");
  if (observed_at > now + CLOCK_MS || observed_at < now - OLDEST_MS) reasons.push("date");
  const alike = await ordersAlike(db, sent.order_hash);
  if (source === "order" && alike.some((order) => isSameMoment(order, sent)))
    reasons.push("order_known");
  return reasons;
}

/** What speaks against taking one line at once. */
export async function whyLineWaits(
  db: Kysely<Database>,
  { dish_id, item_price, platform }: Pick<NewContribution, "dish_id" | "item_price" | "platform">,
): Promise<WaitingReason[]> {
  if (dish_id === null) return ["new_dish"];
  const offers = (await offersOfDishes(db, [dish_id])).get(dish_id) ?? [];
  const reason = reasonToWait(item_price, platform, offers);
  return reason ? [reason] : [];
}

/** Whether two orders were placed at one moment; null where the hour of either is not told. */
function isSameMoment(
  order: { observed_at: number; hour_known: number },
  { observed_at, hour_known = 0 }: Pick<NewContribution, "observed_at" | "hour_known">,
): boolean | null {
  if (order.hour_known === 0 || hour_known === 0) return null;
  return Math.abs(order.observed_at - observed_at) <= SAME_ORDER_MS;
}
