import { estimateFees, type FeeModel, type FeeOrder } from "~/features/fees";
import { DAY_MS } from "~/i18n/days";

/** Fees are told within a riyal or two: closer to the range than this (halalas), nobody can say who is wrong. */
const LEAST_MARGIN = 200;

/** A judgement rests on so many other people, no newcomers, in each circle. */
const LEAST_OTHERS = 5;

/** Where more than one in so many of them were as far out, it is the circle that differs, not a person. */
const ONE_IN = 20;

/** Fees of a month are judged: what is learnt tells what is charged now, and not what once was. */
const JUDGED_MS = 30 * DAY_MS;

/** And only when others have ordered for as long since: what they are charged shows a fee that changed, a day of rain, a campaign. */
const DAYS_AROUND_MS = 3 * DAY_MS;

/** Two orders went about as far when their distances differ by no more than this, metres. */
const ABOUT_AS_FAR = 750;

/** Whose orders may bear one out: everybody's, those from about as far, of the days around it, of its restaurant. */
const CIRCLES: ((one: FeeOrder, other: FeeOrder) => boolean)[] = [
  () => true,
  (one, other) =>
    other.metres !== null && Math.abs(other.metres - (one.metres ?? 0)) <= ABOUT_AS_FAR,
  (one, other) => Math.abs(other.placedAt - one.placedAt) <= DAYS_AROUND_MS,
  (one, other) => other.restaurantId === one.restaurantId,
];

/**
 * The orders whose stated fees lie far outside what their situation explains, ids in rising order: beyond the range of 8 in
 * 10 by its width again, and by 2 SAR at least, where enough other people from as far, of those days and at that restaurant
 * hardly ever were. Whatever was not told speaks for the person: without a place or an hour nothing is judged, and without
 * a word about a membership only what neither a member nor anybody else would pay. Delivery for nothing is judged never: a
 * campaign may make it so for one person alone. A pure function of the two, whatever order the orders stand in.
 */
export function outlyingOrders(model: FeeModel, orders: readonly FeeOrder[]): number[] {
  const newest = orders.reduce((latest, { placedAt }) => Math.max(latest, placedAt), 0);
  const recent = orders
    .filter(({ placedAt }) => placedAt > newest - JUDGED_MS - DAYS_AROUND_MS)
    .map((order) => ({ order, side: sideOf(model, order) }));
  return recent
    .filter(({ order: { placedAt }, side }) => {
      const age = newest - placedAt;
      return side !== 0 && age >= DAYS_AROUND_MS && age <= JUDGED_MS;
    })
    .filter((one) => {
      const others = recent.filter(
        ({ order }) =>
          order.platform === one.order.platform &&
          order.person !== one.order.person &&
          !order.newcomer,
      );
      return CIRCLES.every((inCircle) => {
        const circle = others.filter(({ order }) => inCircle(one.order, order));
        const asFarOut = circle.filter(({ side }) => side === one.side);
        const people = peopleOf(circle);
        return people >= LEAST_OTHERS && ONE_IN * peopleOf(asFarOut) <= people;
      });
    })
    .map(({ order }) => order.orderId)
    .sort((a, b) => a - b);
}

const peopleOf = (orders: readonly { order: FeeOrder }[]) =>
  new Set(orders.map(({ order }) => order.person)).size;

/** On which side of its widened range an order lies: -1 cheaper, 1 dearer, 0 within or not to be told. */
function sideOf(model: FeeModel, order: FeeOrder): -1 | 0 | 1 {
  const { delivery, hourKnown, member, metres, placedAt, service, smallOrder } = order;
  if (metres === null || !hourKnown) return 0;
  const paid = delivery + service + smallOrder;
  const sides = (member === null ? [false, true] : [member]).map((as) => {
    const { basis, high, low } = estimateFees(model, { ...order, at: placedAt, member: as });
    if (basis.level === "none") return 0;
    const margin = Math.max(LEAST_MARGIN, high - low);
    if (paid > high + margin) return 1;
    return paid < low - margin && delivery > 0 ? -1 : 0;
  });
  const [side = 0] = sides;
  return sides.every((other) => other === side) ? side : 0;
}
