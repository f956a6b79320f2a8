import type { Kysely } from "kysely";
import { isNewcomer, isPlatform, PROOF_FACTOR, TRUST_LEVELS, trustLevel } from "~/features/prices";
import { compiledForIds, compiledOnce } from "~/server/database/compiled.server";
import { distanceM, type Point } from "~/server/geo";
import type { Database } from "~db/schema";
import type { OrdersTable } from "~db/schema-orders";
import { RECENT_ORDERS } from "./book";
import type { ChargedOrder } from "./fee-order";

/** The restaurant and platform whose fees are meant. */
export interface FeesOf {
  restaurantId: number;
  platform: string;
}

/** What an order weighs by who told of it and how: neither what is tapped nor what is stated can be checked. */
export const weightOf = ({ proof, trust_level }: Pick<OrdersTable, "proof" | "trust_level">) =>
  trustLevel(trust_level).confirmation_weight *
  PROOF_FACTOR[proof === "snapshot" ? "snapshot" : "tap"];

/** What is read of an order: no more than its index has, and the centre of its neighbourhood. */
type OrderRow = Pick<OrdersTable, (typeof READ)[number]> & OrderEnds & { id: number };

const READ = [
  ...(["user_id", "platform", "restaurant_id", "branch_id", "neighbourhood_id"] as const),
  ...(["placed_at", "hour_known", "subtotal", "member", "trust_level", "proof"] as const),
  ...(["delivery", "service", "small_order", "cash", "vat_on_top"] as const),
] as const;

const placedOrders = (db: Kysely<Database>) =>
  db
    .selectFrom("orders")
    .leftJoin("neighbourhoods as centre", "centre.id", "neighbourhood_id")
    .select(["orders.id", ...READ, "centre.lat", "centre.lng"]);

const recentRows = compiledOnce<FeesOf, OrderRow>((db, slot) =>
  placedOrders(db)
    .where("restaurant_id", "=", slot("restaurantId"))
    .where("platform", "=", slot("platform"))
    .where("orders.id", "not in", (q) => q.selectFrom("order_withdrawals").select("order_id"))
    .orderBy("placed_at", "desc")
    .orderBy("orders.id", "desc")
    .limit(RECENT_ORDERS),
);

/** Above newcomer. */
const KNOWN_LEVELS = TRUST_LEVELS.map(({ slug }) => slug).filter((slug) => !isNewcomer(slug));

interface OlderThan extends FeesOf {
  placedAt: number;
  id: number;
  count: number;
}

const olderKnownRows = compiledOnce<OlderThan, OrderRow>((db, slot) =>
  placedOrders(db)
    .where("restaurant_id", "=", slot("restaurantId"))
    .where("platform", "=", slot("platform"))
    .where("placed_at", "<=", slot("placedAt"))
    .where((eb) =>
      eb.or([eb("placed_at", "<", slot("placedAt")), eb("orders.id", "<", slot("id"))]),
    )
    .where("trust_level", "in", KNOWN_LEVELS)
    .where("orders.id", "not in", (q) => q.selectFrom("order_withdrawals").select("order_id"))
    .orderBy("placed_at", "desc")
    .orderBy("orders.id", "desc")
    .limit(slot("count")),
);

/** The newest orders of a restaurant on a platform that count, and as many of people who are no newcomers. */
export async function recentOrders(db: Kysely<Database>, of: FeesOf): Promise<ChargedOrder[]> {
  const newest = await recentRows(db, of);
  const oldest = newest.at(-1);
  const count = newest.filter(({ trust_level }) => isNewcomer(trust_level)).length;
  if (!oldest || newest.length < RECENT_ORDERS || count === 0) return chargedOrders(db, newest);
  const { id, placed_at: placedAt } = oldest;
  return chargedOrders(db, [
    ...newest,
    ...(await olderKnownRows(db, { ...of, id, placedAt, count })),
  ]);
}

const orderRows = compiledForIds((db, ids) => placedOrders(db).where("orders.id", "in", ids));

/** Some orders as the fee model sees them. */
export const ordersById = async (
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ChargedOrder[]> => chargedOrders(db, await orderRows(db, ids));

const branchRows = compiledForIds((db, ids) =>
  db
    .selectFrom("branches")
    .select(["id", "restaurant_id", "lat", "lng"])
    .where("restaurant_id", "in", ids),
);

async function chargedOrders(
  db: Kysely<Database>,
  rows: readonly OrderRow[],
): Promise<ChargedOrder[]> {
  const metresOf = await distances(db, rows);
  return rows.flatMap((row) => {
    if (!isPlatform(row.platform)) return [];
    return {
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
      delivery: row.delivery,
      service: row.service,
      smallOrder: row.small_order,
      cash: row.cash,
      vatOnTop: row.proof === "stated" ? null : row.vat_on_top,
    };
  });
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
