import type { Kysely } from "kysely";
import { pageOfRows } from "~/server/database/page-of-rows";
import type { Database } from "~db/schema";
import { FEE_STATES, type FeeState } from "./states";

/** What a moderator reads at a time. */
const PAGE_SIZE = 30;

/** Orders whose fees wait, the oldest first, or were decided about, the newest decision first: a page of them. */
export async function listFeeReviews(
  db: Kysely<Database>,
  { state, offset }: { state: FeeState; offset: number },
) {
  const rows = await db
    .selectFrom("fee_reviews")
    .innerJoin("orders", "orders.id", "fee_reviews.order_id")
    .innerJoin("restaurants", "restaurants.id", "orders.restaurant_id")
    .innerJoin("users", "users.id", "orders.user_id")
    .leftJoin("users as judge", "judge.id", "fee_reviews.decided_by")
    .leftJoin("neighbourhoods as area", "area.id", "orders.neighbourhood_id")
    .select(["fee_reviews.order_id", "decided_at", "judge.username as judge"])
    .select(["orders.user_id", "users.username", "platform", "subtotal", "delivery", "service"])
    .select(["recorded_at", "restaurant_id", "restaurants.name_ar", "restaurants.name_en"])
    .select(["area.name_ar as area_ar", "area.name_en as area_en"])
    .where("fee_reviews.state", "=", state)
    .$if(state === "waiting", (q) => q.orderBy("fee_reviews.order_id"))
    .$if(state !== "waiting", (q) => q.orderBy("decided_at", "desc").orderBy("order_id", "desc"))
    .limit(PAGE_SIZE + 1)
    .offset(offset)
    .execute();
  return pageOfRows(rows, { size: PAGE_SIZE, offset });
}

/** How many there are in each state, and since when the oldest waits, ms. */
export async function countFeeReviews(db: Kysely<Database>) {
  const rows = await db
    .selectFrom("fee_reviews")
    .innerJoin("orders", "orders.id", "fee_reviews.order_id")
    .select(({ fn }) => ["state", fn.countAll().as("count"), fn.min("recorded_at").as("since")])
    .groupBy("state")
    .execute();
  return FEE_STATES.map((name) => {
    const of = rows.find(({ state }) => state === name);
    return { name, count: Number(of?.count ?? 0), since: of?.since ?? null };
  });
}
