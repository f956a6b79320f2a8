import type { Kysely } from "kysely";
import { isPlatform, PLATFORMS, type Platform } from "~/features/prices";
import { compiledOnce } from "~/server/database/compiled.server";
import type { Database } from "~db/schema";
import type { OrdersTable } from "~db/schema-orders";
import type { FeeOrder } from "./fee-order";
import { ordersById, weightOf } from "./kept-orders.server";
import { OrderSample, type PlatformSample, type RankedOrder, SAMPLE_SIZE } from "./sample";

/** Orders looked through at once: a page of them is some ten milliseconds. */
const PAGE = 10_000;

type PagedOrder = Pick<OrdersTable, "platform" | "placed_at" | "trust_level" | "proof"> & {
  id: number;
};

const pageBefore = compiledOnce<{ before: number }, PagedOrder>((db, slot) =>
  db
    .selectFrom("orders")
    .select(["id", "platform", "placed_at", "trust_level", "proof"])
    .where("id", "<", slot("before"))
    .where("id", "not in", (q) => q.selectFrom("order_withdrawals").select("order_id"))
    .orderBy("id", "desc")
    .limit(PAGE),
);

/**
 * The orders that speak for each platform: all that count are looked through, the newest first, so that most of the others have
 * no place. Two seconds for a million, of which no more than the samples are kept.
 */
export async function samplesOf(
  db: Kysely<Database>,
  size = SAMPLE_SIZE,
): Promise<Record<Platform, PlatformSample>> {
  const kept = new Map(PLATFORMS.map((platform) => [platform, new OrderSample<RankedOrder>(size)]));
  let page = await pageBefore(db, { before: Number.MAX_SAFE_INTEGER });
  while (page.length > 0) {
    for (const { id: orderId, placed_at: placedAt, platform, ...by } of page)
      if (isPlatform(platform))
        kept.get(platform)?.add({ orderId, placedAt, weight: weightOf(by) });
    page = await pageBefore(db, { before: page.at(-1)?.id ?? 0 });
  }
  const samples: Partial<Record<Platform, PlatformSample>> = {};
  for (const [platform, sample] of kept) {
    const { firstLeftOut, orders } = sample.sample;
    const ids = orders.map(({ orderId }) => orderId);
    samples[platform] = { firstLeftOut, orders: await ordersById(db, ids) };
  }
  return samples as Record<Platform, PlatformSample>;
}

/** The orders that speak for all platforms. */
export async function feeOrders(db: Kysely<Database>): Promise<FeeOrder[]> {
  return Object.values(await samplesOf(db)).flatMap(({ orders }) => orders);
}
