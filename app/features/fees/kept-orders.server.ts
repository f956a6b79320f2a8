import type { Kysely } from "kysely";
import {
  isNewcomer,
  isPlatform,
  PLATFORMS,
  type Platform,
  PROOF_FACTOR,
  trustLevel,
} from "~/features/prices";
import { compiledForIds, compiledOnce } from "~/server/compiled.server";
import { distanceM, type Point } from "~/server/geo";
import type { Database } from "~db/schema";
import type { OrdersTable } from "~db/schema-orders";
import { RECENT_ORDERS } from "./book";
import type { ChargedOrder, FeeOrder } from "./fee-order";
import { type PlatformSample, SAMPLE_SIZE } from "./sample";

/** The restaurant and platform whose fees are meant. */
export interface FeesOf {
  restaurantId: number;
  platform: string;
}

const recentIds = compiledOnce<FeesOf, { id: number }>((db, slot) =>
  db
    .selectFrom("orders")
    .select("id")
    .where("restaurant_id", "=", slot("restaurantId"))
    .where("platform", "=", slot("platform"))
    .where("id", "not in", (q) => q.selectFrom("order_withdrawals").select("order_id"))
    .orderBy("placed_at", "desc")
    .orderBy("id", "desc")
    .limit(RECENT_ORDERS),
);

/** The newest orders of a restaurant on a platform that count. */
export async function recentOrders(db: Kysely<Database>, of: FeesOf): Promise<ChargedOrder[]> {
  return chargedOrders(db, await recentIds(db, of));
}

/** The orders that speak for a platform: those of the highest rank. */
export async function sampleOf(
  db: Kysely<Database>,
  platform: Platform,
  size = SAMPLE_SIZE,
): Promise<PlatformSample> {
  const ranked = await db
    .selectFrom("order_ranks")
    .select(["order_id as id", "rank"])
    .where("platform", "=", platform)
    .orderBy("rank", "desc")
    .orderBy("order_id", "desc")
    .limit(size + 1)
    .execute();
  const [firstLeftOut] = ranked.slice(size);
  const orders = await chargedOrders(db, ranked.slice(0, size));
  return { orders, firstLeftOut: firstLeftOut?.rank ?? null };
}

/** The orders that speak for all platforms. */
export async function feeOrders(db: Kysely<Database>): Promise<FeeOrder[]> {
  const samples = await Promise.all(PLATFORMS.map((platform) => sampleOf(db, platform)));
  return samples.flatMap(({ orders }) => orders);
}

/** What an order weighs by who told of it and how: neither what is tapped nor what is stated can be checked. */
export const weightOf = ({ proof, trust_level }: Pick<OrdersTable, "proof" | "trust_level">) =>
  trustLevel(trust_level).confirmation_weight *
  PROOF_FACTOR[proof === "snapshot" ? "snapshot" : "tap"];

const orderRows = compiledForIds((db, ids) =>
  db
    .selectFrom("orders")
    .leftJoin("neighbourhoods as centre", "centre.id", "neighbourhood_id")
    .selectAll("orders")
    .select(["centre.lat as lat", "centre.lng as lng"])
    .where("orders.id", "in", ids),
);

const chargeRows = compiledForIds((db, ids) =>
  db.selectFrom("order_charges").selectAll().where("order_id", "in", ids),
);

const branchRows = compiledForIds((db, ids) =>
  db
    .selectFrom("branches")
    .select(["id", "restaurant_id", "lat", "lng"])
    .where("restaurant_id", "in", ids),
);

async function chargedOrders(
  db: Kysely<Database>,
  ids: readonly { id: number }[],
): Promise<ChargedOrder[]> {
  const asked = ids.map(({ id }) => id);
  const rows = await orderRows(db, asked);
  const metresOf = await distances(db, rows);
  const orders = new Map<number, ChargedOrder>();
  for (const row of rows) {
    if (!isPlatform(row.platform)) continue;
    orders.set(row.id, {
      orderId: row.id,
      person: row.user_id,
      weight: weightOf(row),
      newcomer: isNewcomer(row.trust_level),
      platform: row.platform,
      restaurantId: row.restaurant_id,
      neighbourhoodId: row.neighbourhood_id,
      metres: metresOf(row),
      placedAt: row.placed_at,
      hourKnown: row.hour_known === 1,
      subtotal: row.subtotal,
      member: row.member === null ? null : row.member === 1,
      ...{ delivery: 0, service: 0, smallOrder: 0, cash: 0 },
      vatOnTop: row.proof === "stated" ? null : 0,
    });
  }
  for (const { order_id, kind, off, amount } of await chargeRows(db, asked)) {
    const order = orders.get(order_id);
    if (!order) continue;
    if (kind === "delivery") order.delivery += amount;
    else if (kind === "service") order.service += amount;
    else if (kind === "small_order") order.smallOrder += amount;
    else if (kind === "cash") order.cash += amount;
    else if (kind === "vat_on_top") order.vatOnTop = (order.vatOnTop ?? 0) + amount;
    else if (off === "delivery") order.delivery -= amount;
  }
  return [...orders.values()].map((order) => ({ ...order, delivery: Math.max(0, order.delivery) }));
}

interface OrderEnds {
  restaurant_id: number;
  branch_id: number | null;
  /** The centre of the neighbourhood. */
  lat: number | null;
  lng: number | null;
}

/**
 * How far an order went: straight metres from its branch, or the nearest of its restaurant where nobody said which, to the
 * centre of the neighbourhood; null where either end is unknown.
 */
async function distances(
  db: Kysely<Database>,
  orders: readonly OrderEnds[],
): Promise<(order: OrderEnds) => number | null> {
  const told = orders.filter(({ lat }) => lat !== null);
  const branches = new Map<number, (Point & { id: number })[]>();
  const restaurants = [...new Set(told.map(({ restaurant_id }) => restaurant_id))];
  for (const { restaurant_id, ...branch } of await branchRows(db, restaurants)) {
    const of = branches.get(restaurant_id) ?? [];
    branches.set(restaurant_id, of);
    of.push(branch);
  }
  return ({ branch_id, lat, lng, restaurant_id }) => {
    const all = branches.get(restaurant_id) ?? [];
    if (lat === null || lng === null || all.length === 0) return null;
    const own = all.filter(({ id }) => id === branch_id);
    const from = own.length > 0 ? own : all;
    return Math.round(Math.min(...from.map((branch) => distanceM(branch, { lat, lng }))));
  };
}
