import { type Checkout, ROUNDING, subtotalOf, sumOf } from "~/features/checkout";
import type { OrderField } from "./fields";

/**
 * An order as the form has it, halalas: `item_price` for one of the dish, `others` everything ordered along with it,
 * `vat` as shown, whether the prices hold it already or not.
 */
export type Order = Record<OrderField, number>;

/**
 * Whether VAT was added to the prices (true) or lies within them (false), told by which of the two makes the total; null
 * where neither does. People needn't know: both kinds of checkout print the line.
 */
export function vatWasAdded(order: Order): boolean | null {
  const subtotal = subtotalOf(order);
  const makesTotal = (vat_on_top: number) =>
    Math.abs(sumOf({ ...order, subtotal, vat_on_top }) - order.total) <= ROUNDING;
  if (makesTotal(0)) return false;
  return makesTotal(order.vat) ? true : null;
}

/**
 * The checkout an order was read from. Where the parts don't make the total, VAT is taken to be within the prices and the
 * total stays as it was shown, so that somebody looks; negative VAT is kept, for the same reason.
 */
export function orderedCheckout({ vat, total, ...parts }: Order): Checkout {
  const added = vatWasAdded({ ...parts, vat, total });
  return { ...parts, vat_on_top: added || vat < 0 ? vat : 0, paid_total: total };
}
