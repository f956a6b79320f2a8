import type { Generated } from "kysely";

/** What people paid for orders and what beside the dishes: the facts behind every fee. Append-only. */
export interface OrderTables {
  orders: OrdersTable;
  order_charges: OrderChargesTable;
  order_withdrawals: OrderWithdrawalsTable;
  fee_reviews: FeeReviewsTable;
  restaurant_fees: RestaurantFeesTable;
  platform_fees: PlatformFeesTable;
  outlying_orders: OutlyingOrdersTable;
}

/** One order as a checkout, a menu screen or a person told of it. Its lines are the observations that name it. */
export interface OrdersTable {
  id: Generated<number>;
  user_id: string;
  platform: string;
  restaurant_id: number;
  /** The branch it came from; null where nobody said. */
  branch_id: number | null;
  /** Where it was delivered to; null where nobody said. Never an address. */
  neighbourhood_id: number | null;
  /** The minute it was placed, ms; only its day counts unless `hour_known`. */
  placed_at: number;
  /** 1 where the hour of `placed_at` is told too. */
  hour_known: number;
  /** What all its dishes cost, halalas, before any charge. */
  subtotal: number;
  /** 1 with a membership of the platform, 0 without; null where nobody said. */
  member: number | null;
  promised_minutes: number | null;
  /** The person's level when they told of it. */
  trust_level: string;
  /** Shown on a picture, carried over from a tap on a price, or only said. */
  proof: "snapshot" | "tap" | "stated";
  recorded_at: number;
  /** What its charges come to by kind, halalas; delivery net of what was taken off that. */
  delivery: number;
  service: number;
  small_order: number;
  cash: number;
  vat_on_top: number;
}

/** What an order was charged beside its dishes, or what was taken off. What is not listed was not charged. */
export interface OrderChargesTable {
  order_id: number;
  kind:
    | "delivery"
    | "service"
    | "small_order"
    | "cash"
    | "vat_on_top"
    | "discount"
    | "tip"
    | "donation";
  /** What a discount is taken off; empty for whatever is no discount. */
  off: "" | "items" | "delivery" | "order";
  /** Halalas, never negative. */
  amount: number;
}

/** Orders that no longer count, because nothing they were told by does. */
export interface OrderWithdrawalsTable {
  order_id: number;
  at: number;
}

/** An order whose fees a moderator looks at: it is withdrawn until they are accepted. */
export interface FeeReviewsTable {
  order_id: number;
  state: "waiting" | "accepted" | "refused";
  /** Null while nobody has. */
  decided_by: string | null;
  decided_at: number | null;
}

/** What orders of a restaurant on a platform are charged as a rule: a fold of them. */
export interface RestaurantFeesTable {
  restaurant_id: number;
  platform: string;
  /** Delivery, service and the like together, halalas. */
  typical: number;
  /** Within which that lies in eight of ten orders, halalas. */
  low: number;
  high: number;
  /** VAT charged on top of dishes and fees, in ten-thousandths; 0 where prices include it. */
  vat_share: number;
  orders: number;
  people: number;
  newest_at: number;
  /** JSON of what it adds to its platform's fees, RestaurantFees; null while too few people tell. */
  learnt: string | null;
}

/** Orders whose fees lie far outside what their situation explains: a fold of all orders and of what was learnt from them. */
export interface OutlyingOrdersTable {
  order_id: number;
}

/** What the orders of a platform say together: a fold of those of the highest rank. */
export interface PlatformFeesTable {
  platform: string;
  /** SHA-256 of `fees`, hexadecimal: who has it in memory need not read it again. */
  hash: string;
  /** JSON of PlatformFees. */
  fees: string;
}
