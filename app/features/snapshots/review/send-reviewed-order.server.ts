import type { Kysely } from "kysely";
import { chosenDish } from "~/features/catalogue/index.server";
import type { Database } from "~db/schema";
import type { NewLine } from "../contribution";
import { orderedCheckout } from "../review-form/order";
import type { ReviewedLine, ReviewedOrder } from "../review-form/parse";
import { submitContribution } from "../submit-contribution.server";

/**
 * Sends what a person has checked as evidence about our dishes, and about those they name because they are missing. A
 * snapshot counts once, however often it is sent.
 *
 * @returns `gone` when a chosen dish is no longer there.
 */
export async function sendReviewedOrder(
  db: Kysely<Database>,
  {
    id,
    userId,
    reviewed,
    now,
  }: { id: string; userId: string; reviewed: ReviewedOrder; now: number },
): Promise<"sent" | "gone"> {
  const { source, platform, order, observedAt, hourKnown, neighbourhoodId, member } = reviewed;
  const { item_price, quantity } = order;
  const first: ReviewedLine = { ...reviewed, item_price, quantity };
  const restaurant = await restaurantOf(db, [first, ...reviewed.more]);
  const from = { user_id: userId, snapshot_id: id, platform, observed_at: observedAt, source };
  const situation = {
    neighbourhood_id: neighbourhoodId,
    hour_known: Number(hourKnown),
    member: member === null ? null : Number(member),
  };
  const checkout = orderedCheckout(order);
  const none = source === "menu" && { others: 0, paid_total: null };
  const more = reviewed.more.map((line) => lineOf(line, restaurant));
  const told = { ...checkout, ...lineOf(first, restaurant), ...none, ...from, ...situation, more };
  return (await submitContribution(db, told, now)) ? "sent" : "gone";
}

/** What our list calls the restaurant of an order, where one of its dishes is on it: a missing one is missing there. */
async function restaurantOf(
  db: Kysely<Database>,
  lines: readonly ReviewedLine[],
): Promise<string | null> {
  const [id = null] = lines.flatMap(({ dish }) => ("id" in dish ? [dish.id] : []));
  const known = await chosenDish(db, id);
  return known ? (known.restaurant.ar ?? known.restaurant.en) : null;
}

function lineOf(
  { dish, item_price, quantity, options }: ReviewedLine,
  restaurant: string | null,
): NewLine {
  const line = { item_price, quantity, options };
  if ("id" in dish) return { ...line, dish_id: dish.id };
  const names = { proposed_dish: dish.name, proposed_restaurant: restaurant ?? dish.restaurant };
  return { ...line, dish_id: null, ...names };
}
