import { LEAST_PEOPLE } from "./constants";
import { curveAt } from "./curve";
import type { FeeEstimate, FeeLevel, Situation, Thresholds } from "./fee-order";
import { type FeeModel, type PlatformFees, type RestaurantFees, restaurantKey } from "./model";
import { payerOf } from "./payer";
import { paidDelivery } from "./platform-fees";
import { bandOf, spreadOf, toldRange } from "./ranges";
import { toCoin } from "./robust";

const UNKNOWN: FeeEstimate = {
  delivery: 0,
  service: 0,
  smallOrder: 0,
  low: 0,
  high: 0,
  basis: { level: "none", orders: 0, people: 0, newest: null },
  thresholds: {},
};

/** What the three fees typically are, halalas, each told on the coin that it is charged in. */
export function typicalFees(
  fees: PlatformFees,
  situation: Pick<Situation, "metres" | "at" | "subtotal" | "member">,
  hourKnown: boolean,
  { coin, offset }: { coin: number; offset: number },
): { delivery: number; service: number; smallOrder: number } {
  const payer = payerOf(fees, situation);
  const { at, metres, subtotal } = situation;
  let delivery = 0;
  if (payer !== "free") {
    delivery = paidDelivery(fees.paid, metres, at, hourKnown, offset);
    if (payer === "member" && fees.members)
      delivery = fees.members.times * delivery + fees.members.plus;
  }
  return {
    delivery: Math.max(0, toCoin(delivery, coin)),
    service: Math.max(0, toCoin(curveAt(fees.service, subtotal), fees.serviceCoin)),
    smallOrder: fees.smallOrder && subtotal < fees.smallOrder.below ? fees.smallOrder.fee : 0,
  };
}

/**
 * What delivery costs in a situation: typical, and the range of 8 in 10 orders. It rests on the finest cell that at least
 * LEAST_PEOPLE people stand behind. A platform without orders gives nothing, level `none`. O(1).
 */
export function estimateFees(model: FeeModel, situation: Situation): FeeEstimate {
  const { at, metres, neighbourhoodId, platform, restaurantId } = situation;
  const fees = model.platforms[platform];
  if (!fees) return UNKNOWN;
  const restaurant = model.restaurants[restaurantKey(platform, restaurantId)];
  const here =
    metres === null || neighbourhoodId === null ? undefined : restaurant?.here[neighbourhoodId];
  const own = ownFees(fees, restaurant);
  const offset = own.offset + (here?.offset ?? 0);
  const typical = typicalFees(fees, situation, true, { ...own, offset });
  const payer = payerOf(fees, situation);
  const spread = spreadOf(fees, payer, {
    metres,
    hourKnown: at !== null,
    restaurant: restaurant !== undefined,
  });
  const sum = typical.delivery + typical.service + typical.smallOrder;
  return {
    ...typical,
    ...toldRange(sum, spread, Math.min(own.coin, fees.serviceCoin)),
    basis: basisOf(fees, restaurant, here, metres),
    thresholds: thresholdsOf(fees),
  };
}

/** What a restaurant's delivery is dearer by, and the coin it is charged in. */
export const ownFees = ({ paid }: PlatformFees, restaurant: RestaurantFees | undefined) => ({
  offset: restaurant?.offset ?? 0,
  coin: Math.min(paid.coin, restaurant?.coin ?? paid.coin),
});

function basisOf(
  fees: PlatformFees,
  restaurant: RestaurantFees | undefined,
  here: RestaurantFees["here"][number] | undefined,
  metres: number | null,
): FeeEstimate["basis"] {
  if (here) return { level: "here", ...here.seen };
  if (restaurant) return { level: "restaurant", ...restaurant.seen };
  const band = metres === null ? undefined : fees.bands[bandOf(metres)];
  const level: FeeLevel = band && band.people >= LEAST_PEOPLE ? "distance" : "platform";
  return { level, ...(band && level === "distance" ? band : fees.seen) };
}

/** The facts of a platform, as far as its orders show them. */
function thresholdsOf({ freeFrom, minimum, smallOrder }: PlatformFees): Thresholds {
  return {
    ...(freeFrom === null ? {} : { freeFrom }),
    ...(smallOrder ? { smallOrderBelow: smallOrder.below, smallOrderFee: smallOrder.fee } : {}),
    ...(minimum === null ? {} : { minimum }),
  };
}
