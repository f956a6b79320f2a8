import { AS_IT_IS } from "./affine";
import { LEAST_PEOPLE } from "./constants";
import { flat } from "./curve";
import { deciding, type OrderNumber, peopleIn, type WeighedOrder } from "./evidence";
import { changesOf } from "./fit-changes";
import { fitCurve, METRES } from "./fit-curve";
import { fitOffsets, unkind } from "./fit-offsets";
import { fitDays, fitHours } from "./fit-times";
import { type FeeChange, type PaidDelivery, paidDelivery, sinceThen } from "./platform-fees";
import { coinOf, location, scaleOf, weightedQuantile } from "./robust";

/** Rounds of fitting each part to what the others leave; the parts hardly overlap, so few are enough. */
const ROUNDS = 6;

/** In these rounds changes are looked for; hours and weekdays are known by then, and both are looked at again after. */
const CHANGE_ROUNDS = [1, 2, 3];

/**
 * Fits what is paid for delivery to orders that paid it, each part in turn to what the others leave (backfitting). Hours and
 * weekdays come first, while nothing else is known: every order tells of them, but a distance or a restaurant that few
 * tell of would take half a dearer day for its own.
 */
export function fitDelivery(orders: readonly WeighedOrder[]): {
  paid: PaidDelivery;
  changes: FeeChange[];
} {
  const w = orders.map(({ voice }) => voice);
  const usual =
    orders.length === 0
      ? 0
      : location(
          orders.map(({ delivery }) => delivery),
          w,
        );
  const near = orders.filter(({ metres }) => metres !== null);
  const metresOf = near.map(({ metres }) => metres ?? 0);
  const voices = near.map(({ voice }) => voice);
  const paid: PaidDelivery = {
    distance: flat(usual),
    typicalMetres: near.length === 0 ? 0 : weightedQuantile(metresOf, voices, 0.5),
    kinds: [AS_IT_IS],
    hours: Array(24).fill(0),
    typicalKind: 0,
    days: Array(7).fill(0),
    noise: 0,
    restaurantSpread: 0,
    coin: coinOf(deciding(orders).map(({ delivery }) => delivery)),
  };
  let changes: FeeChange[] = [];
  let offsets = new Map<number, number>();
  const offsetOf = ({ restaurantId }: WeighedOrder) => offsets.get(restaurantId) ?? 0;
  const now = (order: WeighedOrder) => order.delivery * sinceThen(changes, order.placedAt);
  const predicted = (order: WeighedOrder) =>
    paidDelivery(paid, order.metres, order.placedAt, order.hourKnown, offsetOf(order));
  for (let round = 0; round < ROUNDS; round++) {
    Object.assign(paid, fitHours(orders, paid, now, offsetOf));
    paid.days = fitDays(orders, paid, now, predicted);
    paid.distance = fitDistance(orders, paid, now, offsetOf);
    const residuals = orders.map((order) => now(order) - predicted(order));
    paid.noise = orders.length === 0 ? 0 : scaleOf(residuals, w);
    const spread = fitOffsets(orders, paid, now);
    offsets = spread.offsets;
    paid.restaurantSpread = spread.spread;
    if (CHANGE_ROUNDS.includes(round)) changes = changesOf(orders, predicted);
  }
  return { paid, changes };
}

function fitDistance(
  orders: readonly WeighedOrder[],
  paid: PaidDelivery,
  now: OrderNumber,
  offsetOf: OrderNumber,
) {
  const placed = orders.filter(({ metres }) => metres !== null);
  // Where no place is known but those of newcomers, there is one distance: else a ring could say alone what distances cost.
  const known = deciding(orders).filter(({ metres }) => metres !== null);
  const isKnown = peopleIn(known) >= LEAST_PEOPLE;
  const used = isKnown ? placed : orders;
  return fitCurve(
    {
      who: [...used],
      x: used.map(({ metres }) => (isKnown && metres !== null ? metres : paid.typicalMetres)),
      y: used.map((order) => unkind(paid, order, now(order)) - offsetOf(order)),
      w: used.map((order) => order.voice * (order.hourKnown ? 1 : 0.5)),
    },
    METRES,
  );
}
