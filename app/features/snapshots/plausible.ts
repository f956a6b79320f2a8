import { type Checkout, chargesOf, subtotalOf } from "~/features/checkout";
import type { Offer } from "~db/schema";
import {
  LEAST_ITEM_PRICE,
  MOST_ITEM_PRICE,
  PLAUSIBLE_BETWEEN_PLATFORMS,
  PLAUSIBLE_CHANGE,
} from "./constants";
import type { WaitingReason } from "./reasons";

/** VAT is 15 %, some of it on fees we know nothing of: a fifth is too much. */
const MOST_VAT = 5;

/**
 * What speaks against taking an item price (halalas) at once, given the offers of its dish: it is near the price known on its
 * platform, or else near what the dish costs on another; null when nothing does.
 */
export function reasonToWait(
  item_price: number,
  platform: string,
  offers: readonly Offer[],
): WaitingReason | null {
  if (item_price < LEAST_ITEM_PRICE || item_price > MOST_ITEM_PRICE) return "implausible";
  const here = offers.find((offer) => offer.platform === platform);
  if (here) return within(item_price, here.item_price, PLAUSIBLE_CHANGE) ? null : "implausible";
  if (offers.length === 0) return "nothing_known";
  const near = offers.some((offer) =>
    within(item_price, offer.item_price, PLAUSIBLE_BETWEEN_PLATFORMS),
  );
  return near ? null : "implausible";
}

/**
 * Whether somebody should look at one of a checkout's charges: it is negative, takes more off than there was, or is more than
 * the order itself.
 */
export function hasOddCharge(checkout: Checkout): boolean {
  const subtotal = subtotalOf(checkout);
  return chargesOf(checkout).some(({ kind, off, amount }) => {
    if (amount < 0) return true;
    if (kind === "vat_on_top") return amount > (subtotal + checkout.delivery_fee) / MOST_VAT;
    return amount > (off === "delivery" ? checkout.delivery_fee : subtotal);
  });
}

function within(a: number, b: number, times: number): boolean {
  return a <= b * times && b <= a * times;
}
