import type { PriceParts } from "~/features/prices/money";
import { total } from "~/features/prices/money";
import type { Offer } from "~db/schema";
import {
  LEAST_ITEM_PRICE,
  MOST_FEES,
  MOST_ITEM_PRICE,
  PLAUSIBLE_BETWEEN_PLATFORMS,
  PLAUSIBLE_CHANGE,
} from "./constants";
import type { WaitingReason } from "./reasons";

/**
 * What speaks against taking a price for one at once, given the offers of its dish: it is near the price known on its
 * platform, or else near what the dish costs on another; null when nothing does.
 */
export function doubtAbout(
  price: PriceParts,
  platform: string,
  offers: readonly Offer[],
): WaitingReason | null {
  const { item_price, delivery_fee, vat_on_top } = price;
  if (item_price < LEAST_ITEM_PRICE || item_price > MOST_ITEM_PRICE) return "implausible";
  if (delivery_fee > MOST_FEES || vat_on_top > (item_price + delivery_fee) / 5)
    return "implausible";
  const here = offers.find((offer) => offer.platform === platform);
  if (here) return within(total(price, 1), total(here, 1), PLAUSIBLE_CHANGE) ? null : "implausible";
  if (offers.length === 0) return "nothing_known";
  const near = offers.some((offer) =>
    within(item_price, offer.item_price, PLAUSIBLE_BETWEEN_PLATFORMS),
  );
  return near ? null : "implausible";
}

function within(a: number, b: number, times: number): boolean {
  return a <= b * times && b <= a * times;
}
