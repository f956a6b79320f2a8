import type { Reading } from "../reading";
import { ROUNDING, sumOf } from "./checkout";

/**
 * Whether what was read adds up: the items, fees and VAT on top, less the discount, are the total. The items are the
 * subtotal, or one item's price times its quantity where no subtotal is shown.
 */
export function partsSum(reading: Reading): boolean {
  const { total, vatIncluded } = reading;
  const subtotal =
    reading.subtotal.value ??
    (reading.itemPrice.value === null
      ? null
      : reading.itemPrice.value * (reading.quantity.value ?? 1));
  if (total.value === null || subtotal === null) return false;
  const sum = sumOf({
    subtotal,
    delivery_fee: reading.deliveryFee.value ?? 0,
    service_fee: reading.serviceFee.value ?? 0,
    vat_on_top: vatIncluded.value === false ? (reading.vat.value ?? 0) : 0,
    small_order_fee: reading.smallOrderFee.value ?? 0,
    cash_fee: reading.cashFee.value ?? 0,
    discount: reading.discount.value ?? 0,
    delivery_discount: reading.deliveryDiscount.value ?? 0,
    tip: reading.tip.value ?? 0,
    donation: reading.donation.value ?? 0,
  });
  return Math.abs(sum - total.value) <= ROUNDING;
}
