import { AS_IT_IS } from "./affine";
import { LEAST_PEOPLE, SAME_FEE_HALALAS } from "./constants";
import { flat } from "./curve";
import { deciding, groupedBy, type OrderNumber, peopleIn, type WeighedOrder } from "./evidence";
import { changesOf } from "./fit-changes";
import { fitCurve, METRES } from "./fit-curve";
import { fitOffsets, unkind } from "./fit-offsets";
import { fitDays, fitHours } from "./fit-times";
import { type FeeChange, type PaidDelivery, paidDelivery, sinceThen } from "./platform-fees";
import { coinOf, location, scaleOf, sum, weightedQuantile } from "./robust";

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
  const usual = orders.length === 0 ? 0 : locationOf(orders);
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
  let offsets = offsetsAlone(orders, usual);
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

/** So many orders of restaurants that several tell of are told by what others pay there: then the rest is told beside that. */
const TOLD_ALONE = 0.9;

/**
 * What restaurants add to the usual fee where they alone tell what nearly everybody pays; else nothing. Of few orders, each
 * restaurant's fall on hours of their own: hours that came before them would take a part of their fees, and keep it.
 */
function offsetsAlone(orders: readonly WeighedOrder[], usual: number): Map<number, number> {
  const several = groupedBy(deciding(orders), ({ restaurantId }) => restaurantId).flatMap(
    ([id, of]) => (of.length < LEAST_PEOPLE ? [] : [{ id, of, fee: locationOf(of) }]),
  );
  const told = several.flatMap(({ fee, of }) =>
    of.filter(({ delivery }) => Math.abs(delivery - fee) <= SAME_FEE_HALALAS),
  );
  const all = several.flatMap(({ of }) => of);
  const isTold = voicesOf(told) >= TOLD_ALONE * voicesOf(all);
  return new Map(isTold ? several.map(({ fee, id }) => [id, fee - usual]) : []);
}

const voicesOf = (orders: readonly WeighedOrder[]) => sum(orders.map(({ voice }) => voice));

const locationOf = (orders: readonly WeighedOrder[]) =>
  location(
    orders.map(({ delivery }) => delivery),
    orders.map(({ voice }) => voice),
  );

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
