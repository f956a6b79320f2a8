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

/** An order as it is told, with its charges. `placed_at` in ms; it is kept to the minute. */
export type NewOrder = Omit<Insertable<OrdersTable>, "id" | "restaurant_id"> & {
  /** One of its dishes: it came from that restaurant. */
  dish_id: number;
  charges: readonly Charge[];
};
