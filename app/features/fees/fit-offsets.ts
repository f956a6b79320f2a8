import { AS_IT_IS } from "./affine";
import { curveAt } from "./curve";
import { groupedBy, type OrderNumber, type WeighedOrder } from "./evidence";
import { kindAt, type PaidDelivery } from "./platform-fees";
import { at, effective, location, scaleOf, sum, weightedQuantile } from "./robust";
import { weekdayOf } from "./time";

/** What a fee would be at the most usual hour and weekday. */
export function unkind(paid: PaidDelivery, order: WeighedOrder, delivery: number): number {
  const kind = paid.kinds[kindAt(paid, order.placedAt, order.hourKnown)] ?? AS_IT_IS;
  const plain = delivery - at(paid.days, weekdayOf(order.placedAt)) - kind.plus;
  return plain / Math.max(0.2, kind.times);
}

/** What each restaurant adds to the fee of its platform, shrunk towards nothing by how much is known of it. */
export function fitOffsets(orders: readonly WeighedOrder[], paid: PaidDelivery, now: OrderNumber) {
  const found = groupedBy(orders, ({ restaurantId }) => restaurantId).map(([id, of]) => ({
    id,
    ...offsetFrom(of, paid, now),
  }));
  const certain = found.filter(({ count }) => count >= 2);
  const weights = certain.map(() => 1);
  const variance =
    certain.length === 0
      ? 0
      : scaleOf(
          certain.map(({ value }) => value),
          weights,
        ) **
          2 -
        weightedQuantile(
          certain.map(({ error }) => error ** 2),
          weights,
          0.5,
        );
  const spread = Math.sqrt(Math.max(1, variance));
  const offsets = new Map(found.map(({ error, id, value }) => [id, shrunk(value, error, spread)]));
  return { offsets, spread };
}

/** One in twenty restaurants that add nothing lies farther out than so many standard errors. */
const CHANCE = 2;

/**
 * An effect drawn towards nothing by how little is known of it, but by no more than chance explains: what is far
 * out for certain stays (limited translation, Efron and Morris 1972).
 */
export function shrunk(value: number, error: number, spread: number): number {
  const drawn = (value * error ** 2) / (spread ** 2 + error ** 2);
  return value - Math.max(-CHANCE * error, Math.min(CHANCE * error, drawn));
}

/** What orders of a restaurant cost more than others of their platform (halalas), its standard error, and how many count. */
export function offsetFrom(
  orders: readonly WeighedOrder[],
  paid: PaidDelivery,
  now: OrderNumber,
): { value: number; error: number; count: number } {
  const far = distanceSpread(paid);
  const unsure = (paid.noise ** 2 + 1) / (paid.noise ** 2 + far ** 2 + 1);
  const left = orders.map(
    (order) =>
      unkind(paid, order, now(order)) - curveAt(paid.distance, order.metres ?? paid.typicalMetres),
  );
  const w = orders.map(({ metres, voice }) => voice * (metres === null ? unsure : 1));
  // Sure by number of voices, not surer than by how loud they still are, nor than by how they agree among each other.
  const count = Math.min(effective(w), sum(w));
  const value = location(left, w);
  const apart = scaleOf(
    left.map((one) => one - value),
    w,
  );
  const error = Math.max(paid.noise, apart) / Math.sqrt(Math.max(count, 0.1));
  return { value, error, count };
}

/** About how far a fee of unknown distance lies from that of the typical one, halalas. */
function distanceSpread({ distance, typicalMetres }: PaidDelivery): number {
  const typical = curveAt(distance, typicalMetres);
  const sides = [typicalMetres / 2, typicalMetres * 1.75].map(
    (x) => curveAt(distance, x) - typical,
  );
  return Math.max(...sides.map(Math.abs));
}
