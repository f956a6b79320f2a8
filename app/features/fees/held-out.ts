import { hashOfText } from "~/server/hash-of-text";
import { ownFees, typicalFees } from "./estimate";
import { groupedBy, type WeighedOrder } from "./evidence";
import { fitRestaurant } from "./fit-restaurant";
import type { PlatformFees, RestaurantFees } from "./model";
import { payerOf } from "./payer";
import { sinceThen } from "./platform-fees";
import { FOLDS, type MissedOrder } from "./ranges";

/**
 * How far each order lay from what is typical where its person had no say in what its restaurant is like: people are dealt
 * into FOLDS, and what restaurants add is fitted without each fold in turn (cross-conformal prediction, Vovk 2015). The few
 * numbers of the platform hardly follow a single order, so they are taken as they are.
 */
export function missedHeldOut(fees: PlatformFees, orders: readonly WeighedOrder[]): MissedOrder[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const apart = orders.filter(({ person }) => foldOf(person) === fold);
    const others = orders.filter(({ person }) => foldOf(person) !== fold);
    const restaurants = new Map(
      groupedBy(others, ({ restaurantId }) => restaurantId).map(([id, of]) => [
        id,
        fitRestaurant(fees, of),
      ]),
    );
    return apart.map((order) =>
      missedBy(fees, restaurants.get(order.restaurantId) ?? null, order, fold),
    );
  }).flat();
}

/** The fold that a person is always dealt into. */
const foldOf = (person: string): number => (hashOfText(person) >>> 0) % FOLDS;

function missedBy(
  fees: PlatformFees,
  restaurant: RestaurantFees | null,
  order: WeighedOrder,
  fold: number,
): MissedOrder {
  const payer = payerOf(fees, order);
  const scale = payer === "payer" ? sinceThen(fees.changes, order.placedAt) : 1;
  // What was paid before a change would be charged on the coin today as well: a range told on it is to hold that.
  const { coin } = fees.paid;
  const now = scale === 1 ? order.delivery : coin * Math.round((order.delivery * scale) / coin);
  const paid = now + order.service + order.smallOrder;
  const here = restaurant?.here[order.neighbourhoodId ?? -1]?.offset ?? 0;
  return {
    order,
    payer,
    fold,
    restaurant: restaurant !== null,
    by: (known) => {
      const own = ownFees(fees, known.restaurant ? (restaurant ?? undefined) : undefined);
      const offset = own.offset + (known.restaurant && known.place ? here : 0);
      const typical = typicalFees(
        fees,
        { ...order, metres: known.place ? order.metres : null, at: order.placedAt },
        known.hourKnown && order.hourKnown,
        { ...own, offset },
      );
      const sum = typical.delivery + typical.service + typical.smallOrder;
      return { by: paid - sum, typical: sum, coin: Math.min(own.coin, fees.serviceCoin) };
    },
  };
}
