import { heard, isUsual, mayTell } from "./by-restaurant";
import { LEAST_PEOPLE } from "./constants";
import { curveAt } from "./curve";
import { deciding, groupedBy, peopleIn, type WeighedOrder } from "./evidence";
import { offsetFrom, shrunk, unkind } from "./fit-offsets";
import type { PlatformFees, RestaurantFees, Seen } from "./model";
import { payerOf } from "./payer";
import { sinceThen } from "./platform-fees";
import { coinOf, location, sum } from "./robust";

/** How many voices a destination needs before it is believed as much as its restaurant. */
const HERE_VOICES = 8;

export function seenOf(orders: readonly WeighedOrder[]): Seen {
  return {
    orders: orders.length,
    people: peopleIn(orders),
    newest: orders.reduce((newest, { placedAt }) => Math.max(newest, placedAt), 0),
  };
}

/** What the weighed orders of one restaurant add to its platform's fees; null while too few tell. */
export function fitRestaurant(
  fees: Pick<PlatformFees, "byRestaurant" | "changes" | "freeFrom" | "members" | "paid">,
  orders: readonly WeighedOrder[],
): RestaurantFees | null {
  const { changes, paid } = fees;
  const payers = mayTell(
    fees,
    orders.filter((order) => payerOf(fees, order) === "payer"),
  );
  if (payers.length === 0) return null;
  const now = (order: WeighedOrder) => order.delivery * sinceThen(changes, order.placedAt);
  const { error, value } = offsetFrom(payers, paid, now);
  if (payers.every(({ newcomer }) => newcomer) && !isUsual(paid, value)) return null;
  const offset = shrunk(value, error, paid.restaurantSpread);
  const here: RestaurantFees["here"] = {};
  const placed = payers.filter(
    ({ metres, neighbourhoodId }) => metres !== null && neighbourhoodId !== null,
  );
  for (const [id, all] of groupedBy(placed, ({ neighbourhoodId }) => neighbourhoodId ?? 0)) {
    const of = heard(all);
    // Newcomers say with the others what it is like, but not whether it is one: else a ring could make it, or drown it.
    if (peopleIn(of.filter(({ newcomer }) => !newcomer)) < LEAST_PEOPLE) continue;
    const left = of.map(
      (order) =>
        unkind(paid, order, now(order)) - curveAt(paid.distance, order.metres ?? 0) - offset,
    );
    const voices = sum(of.map(({ voice }) => voice));
    const share = voices / (voices + HERE_VOICES);
    here[id] = {
      seen: seenOf(of),
      offset:
        share *
        location(
          left,
          of.map(({ voice }) => voice),
        ),
    };
  }
  const voices = sum(payers.map(({ voice }) => voice)) * (1 + (error / paid.restaurantSpread) ** 2);
  const coin = coinOf(deciding(payers).map(({ delivery }) => delivery));
  return { seen: seenOf(payers), offset, coin, voices, here };
}
