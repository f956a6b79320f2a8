import type { Reading } from "./reading";

/** Halalas a sum may be off by: platforms round VAT and discounts on their own. */
export const ROUNDING = 5;

/** The numbers of a checkout, halalas; what it doesn't show is 0. */
export interface Parts {
  subtotal: number;
  deliveryFee: number;
  serviceFee: number;
  /** Only VAT that was added to the prices. */
  vatOnTop: number;
  discount: number;
}

/** What the parts come to, halalas. */
export function sumOf({ subtotal, deliveryFee, serviceFee, vatOnTop, discount }: Parts): number {
  return subtotal + deliveryFee + serviceFee + vatOnTop - discount;
}

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
    deliveryFee: reading.deliveryFee.value ?? 0,
    serviceFee: reading.serviceFee.value ?? 0,
    vatOnTop: vatIncluded.value === false ? (reading.vat.value ?? 0) : 0,
    discount: reading.discount.value ?? 0,
  });
  return Math.abs(sum - total.value) <= ROUNDING;
}
