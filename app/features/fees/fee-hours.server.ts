import { DAY_MS, startOfRiyadhDay } from "~/i18n/days";
import { changes, type FeeHours, throughTheDay } from "./fee-hours";
import type { KnownOffer } from "./priced-offers.server";
import { kindOfHour, type OrderTerms, orderFees, TYPICAL_TERMS } from "./quote";
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
  const midnight = startOfRiyadhDay(day);
  const hours = throughTheDay(hourOf(day), (platform) => {
    const of = offers.find((one) => one.platform === platform);
    if (!of) return undefined;
    const { known, offer, restaurantId } = of;
    const order = { platform, restaurantId, items: offer.item_price * quantity };
    // What nobody knows is not free all day.
    if (orderFees(known, order, terms).basis.level === "none") return undefined;
    // Hours of one kind are charged alike: a day has two or three kinds.
    const charged = new Map<number, number>();
    return (hour) => {
      const at = midnight + (hour * DAY_MS) / 24;
      const kind = kindOfHour(known, platform, at);
      let fee = charged.get(kind);
      if (fee === undefined) {
        const { delivery, service } = orderFees(known, order, { ...terms, at });
        fee = delivery + service;
        charged.set(kind, fee);
      }
      return fee;
    };
  });
  return changes(hours) ? hours : null;
}
