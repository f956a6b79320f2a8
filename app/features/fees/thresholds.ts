import { LEAST_ORDERS, LEAST_PEOPLE, SAME_FEE_HALALAS } from "./constants";
import { deciding, peopleIn, type WeighedOrder } from "./evidence";
import { at, location, sum } from "./robust";

/** At least this share obeys a threshold on either side of it. */
const OBEY = 0.8;

/**
 * The subtotal (halalas) from which on orders change: below it `isOn` is false, from it on true, for nearly all. Null where
 * no threshold tells the orders better than none. The roundest amount that fits is taken. O(n log n).
 */
export function thresholdOf(
  orders: readonly WeighedOrder[],
  isOn: (order: WeighedOrder) => boolean,
): number | null {
  const sorted = deciding(orders)
    .map((order) => ({ order, subtotal: order.subtotal, on: isOn(order), w: order.voice }))
    .sort((a, b) => a.subtotal - b.subtotal);
  const on = sum(sorted.map((one) => (one.on ? one.w : 0)));
  const all = sum(sorted.map(({ w }) => w));
  // Begins with the threshold below everything: wrong are all that are not on.
  let [wrong, best, place] = [all - on, Number.POSITIVE_INFINITY, -1];
  sorted.forEach((one, i) => {
    const isStep = i === 0 || one.subtotal > (sorted[i - 1]?.subtotal ?? 0);
    if (isStep && wrong < best - 1e-9) [best, place] = [wrong, i];
    wrong += one.on ? one.w : -one.w;
  });
  if (place < 1 || wrong <= best) return null;
  const [below, above] = [sorted.slice(0, place), sorted.slice(place)];
  const obeys = (side: typeof sorted, wanted: boolean) =>
    sum(side.map((one) => (one.on === wanted ? one.w : 0))) >= OBEY * sum(side.map(({ w }) => w));
  const seen = (side: typeof sorted) =>
    side.length >= LEAST_ORDERS && peopleIn(side.map(({ order }) => order)) >= LEAST_PEOPLE;
  if (!seen(below) || !seen(above) || !obeys(below, false) || !obeys(above, true)) return null;
  return roundest(
    at(
      below.map((one) => one.subtotal),
      place - 1,
    ),
    above[0]?.subtotal ?? 0,
  );
}

/** What is added below a subtotal, and below which; null where nothing is. */
export function smallOrderOf(
  orders: readonly WeighedOrder[],
): { below: number; fee: number } | null {
  const from = thresholdOf(orders, ({ smallOrder }) => smallOrder < SAME_FEE_HALALAS);
  if (from === null) return null;
  const small = orders.filter(
    ({ smallOrder, subtotal }) => subtotal < from && smallOrder >= SAME_FEE_HALALAS,
  );
  if (peopleIn(small) < LEAST_PEOPLE) return null;
  const fee = location(
    small.map(({ smallOrder }) => smallOrder),
    small.map(({ voice }) => voice),
  );
  return { below: from, fee: Math.round(fee) };
}

/** At most this share of a platform's orders may lie below its own minimum: misread ones, and lies. */
const MISREAD = 0.02;

/** Each of those has to be outweighed by as many orders that would be there if people ordered here as they do elsewhere. */
const OUTWEIGHS = 10;

/**
 * The least subtotal (halalas) that a platform takes: orders elsewhere are smaller, here as good as none. Null where the
 * orders do not show one. `here` and `elsewhere` are subtotals. O(n log n).
 */
export function minimumOf(here: readonly number[], elsewhere: readonly number[]): number | null {
  const sorted = [...here].sort((a, b) => a - b);
  const others = [...elsewhere].sort((a, b) => a - b);
  const expected = sorted.length / Math.max(1, others.length);
  let [best, place, below] = [OUTWEIGHS, -1, 0];
  for (let i = 0; i <= MISREAD * sorted.length && i < sorted.length; i++) {
    while (below < others.length && at(others, below) < at(sorted, i)) below += 1;
    const worth = below * expected - OUTWEIGHS * i;
    if (worth > best) [best, place] = [worth, i];
  }
  if (place < 0) return null;
  const least = at(sorted, place);
  // It lies close below the first order: three orders farther down there would have been some here too.
  const close = others.filter((subtotal) => subtotal < least).at(-Math.ceil(3 / expected)) ?? 0;
  return roundest(Math.max(close, sorted[place - 1] ?? 0), least);
}

/** The roundest amount above `from` and not above `to`, halalas: of fifties, tens, fives, ones and halves of a riyal. */
export function roundest(from: number, to: number): number {
  for (const step of [5000, 1000, 500, 100, 50]) {
    const amount = Math.floor(to / step) * step;
    if (amount > from) return amount;
  }
  return to;
}
