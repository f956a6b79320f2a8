import type { Kysely } from "kysely";
import { offersOfDishes } from "~/features/prices/index.server";
import { DAY_MS, startOfRiyadhDay } from "~/i18n/days";
import type { Database } from "~db/schema";
import { changes, type FeeHours, throughTheDay } from "./fee-hours";
import { knownFees } from "./known-fees.server";
import type { DishOrder } from "./priced-offers.server";
import { type OrderTerms, orderFees, TYPICAL_TERMS } from "./quote";
import { hourOf } from "./time";

/**
 * What an order is charged at each hour of the day that it is for, else of today; null where that does not change. `now` in ms.
 */
export async function feeHours(
  db: Kysely<Database>,
  { dishId, quantity }: DishOrder,
  { terms = TYPICAL_TERMS, now }: { terms?: OrderTerms; now: number },
): Promise<FeeHours | null> {
  const offers = (await offersOfDishes(db, [dishId])).get(dishId) ?? [];
  const feesOf = await knownFees(db, [dishId]);
  const day = terms.at ?? now;
  const hours = throughTheDay(hourOf(day), (platform, hour) => {
    const offer = offers.find((one) => one.platform === platform);
    const of = offer && feesOf(dishId, platform);
    if (!of) return undefined;
    const order = { platform, restaurantId: of.restaurantId, items: offer.item_price * quantity };
    const at = startOfRiyadhDay(day) + (hour * DAY_MS) / 24;
    const { delivery, service } = orderFees(of.known, order, { ...terms, at });
    return delivery + service;
  });
  return changes(hours) ? hours : null;
}
