import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { orderedCheckout } from "../review-form/order";
import type { ReviewedOrder } from "../review-form/parse";
import { submitContribution } from "../submit-contribution.server";

/**
 * Sends what a person has checked as evidence about one of our dishes, or about one they name because it is missing. A
 * snapshot counts once, however often it is sent.
 *
 * @returns `gone` when the chosen dish is no longer there.
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
  const { dish, platform, order, observedAt, hourKnown, neighbourhoodId, member } = reviewed;
  const of =
    "id" in dish
      ? { dish_id: dish.id }
      : { dish_id: null, proposed_dish: dish.name, proposed_restaurant: dish.restaurant };
  const from = { user_id: userId, snapshot_id: id, platform, observed_at: observedAt };
  const situation = {
    neighbourhood_id: neighbourhoodId,
    hour_known: Number(hourKnown),
    member: member === null ? null : Number(member),
  };
  const checkout = orderedCheckout(order);
  const sent = await submitContribution(db, { ...checkout, ...of, ...from, ...situation }, now);
  return sent ? "sent" : "gone";
}
