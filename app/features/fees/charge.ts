import type { Insertable } from "kysely";
import type { OrderChargesTable, OrdersTable } from "~db/schema-orders";

/** One charge of an order beside its dishes, or what was taken off; halalas, never negative. */
export type Charge = Omit<OrderChargesTable, "order_id">;

/** Where an order went and came from, when, and on what terms: null where nobody said. */
export type OrderSituation = Pick<
  OrdersTable,
  "neighbourhood_id" | "branch_id" | "hour_known" | "member" | "promised_minutes"
>;

const textOf = (charges: readonly Charge[]) =>
  charges
    .map(({ kind, off, amount }) => `${kind} ${off} ${amount}`)
    .sort()
    .join();

/** Whether two lists of charges say the same, in whatever order. */
export const sameCharges = (some: readonly Charge[], others: readonly Charge[]): boolean =>
  textOf(some) === textOf(others);

/** What the charges of an order come to by kind, kept beside it. */
type ChargeSums = Pick<OrdersTable, "delivery" | "service" | "small_order" | "cash" | "vat_on_top">;

/** Sums charges by kind, halalas; delivery net of what was taken off it. Tips and donations are in none. */
export function chargeSums(charges: readonly Charge[]): ChargeSums {
  const of = (kind: Charge["kind"], off: Charge["off"] = "") =>
    charges.reduce((sum, one) => sum + (one.kind === kind && one.off === off ? one.amount : 0), 0);
  return {
    delivery: Math.max(0, of("delivery") - of("discount", "delivery")),
    service: of("service"),
    small_order: of("small_order"),
    cash: of("cash"),
    vat_on_top: of("vat_on_top"),
  };
}

/** An order as it is told, with its charges. `placed_at` in ms; it is kept to the minute. */
export type NewOrder = Omit<Insertable<OrdersTable>, "id" | "restaurant_id" | keyof ChargeSums> & {
  /** One of its dishes: it came from that restaurant. */
  dish_id: number;
  charges: readonly Charge[];
};
