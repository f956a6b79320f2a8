import type { PriceParts } from "~/features/prices/money";
import type { Platform } from "~/features/prices/platform";
import { type Parts, ROUNDING, sumOf } from "./parts-sum";

/** What stands on a checkout, halalas: `itemPrice` for one, everything else for the whole order. */
export interface Checkout {
  itemPrice: number;
  deliveryFee: number;
  serviceFee: number;
  /** VAT added to the prices; 0 where they include it. */
  vatOnTop: number;
  discount: number;
  quantity: number;
  /** What the order cost; null where the picture does not say. */
  paidTotal: number | null;
}

/** A picture as far as it is known here: the file itself is kept elsewhere. */
export interface PictureHashes {
  /** Of the picture's size and its pixels once decoded, hexadecimal: the same picture in another file is the same. */
  sha256: string;
}

/** A price someone sends. */
export interface NewContribution extends Checkout {
  userId: string;
  /** Names the form it was sent from, so that a retried or doubled form makes one contribution. */
  idempotencyKey: string;
  dishId: number;
  platform: Platform;
  /** When the price was seen, ms. */
  observedAt: number;
  /** When it was sent, ms, where that is not now: a dish had to be taken into our lists first. */
  sentAt?: number;
  pictures: readonly PictureHashes[];
}

/** Whether the parts of a checkout come to what was paid. Without a total they never do. */
export function checkoutSums(checkout: Checkout): boolean {
  if (checkout.paidTotal === null) return false;
  const parts: Parts = { ...checkout, subtotal: checkout.itemPrice * checkout.quantity };
  return Math.abs(sumOf(parts) - checkout.paidTotal) <= ROUNDING;
}

/**
 * The price a checkout shows, for one with its delivery. A service fee is paid like delivery, once an order. VAT on
 * top is a share of what is charged, so for one it is that share of one: vat × (item + fees) / (item × q + fees).
 * A discount is a person's own and no part of the price.
 */
export function priceOf(checkout: Checkout): PriceParts {
  const { itemPrice, quantity, vatOnTop } = checkout;
  const delivery_fee = checkout.deliveryFee + checkout.serviceFee;
  const charged = itemPrice * quantity + delivery_fee;
  const share = charged === 0 ? 0 : (itemPrice + delivery_fee) / charged;
  return { item_price: itemPrice, delivery_fee, vat_on_top: Math.round(vatOnTop * share) };
}
