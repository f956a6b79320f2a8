import { DAY_MS, startOfRiyadhDay } from "~/i18n/days";
import { changes, type FeeHours, throughTheDay } from "./fee-hours";
import type { KnownOffer } from "./priced-offers.server";
import { type OrderTerms, orderFees, TYPICAL_TERMS } from "./quote";
import { hourOf } from "./time";

/**
 * What an order of so many of a dish, by its offers, is charged at each hour of the day that it is for, else of today; null
 * where that does not change. `now` in ms.
 */
export function feeHours(
  offers: readonly KnownOffer[],
  quantity: number,
  { terms = TYPICAL_TERMS, now }: { terms?: OrderTerms; now: number },
): FeeHours | null {
  const day = terms.at ?? now;
  const hours = throughTheDay(hourOf(day), (platform, hour) => {
    const of = offers.find((one) => one.platform === platform);
    if (!of) return undefined;
    const { restaurantId, offer } = of;
    const order = { platform, restaurantId, items: offer.item_price * quantity };
    const at = startOfRiyadhDay(day) + (hour * DAY_MS) / 24;
    const { delivery, service } = orderFees(of.known, order, { ...terms, at });
    return delivery + service;
  });
  return changes(hours) ? hours : null;
}
