import { emptyLine, linesIn, withLines } from "~/features/snapshots/review-form/lines";
import { parseReviewForm } from "~/features/snapshots/review-form/parse";
import { prefilledForm } from "~/features/snapshots/review-form/prefilled-form";
import { dayText } from "~/i18n/days";
import type { Result } from "./score";

const NOBODY = { restaurant: "", dish: "", dishId: null, platform: "platform_a" };

/**
 * How many facts a picture tells when it is sent as it was read: the price of each line, what delivery cost, the total; those
 * alone that are right. Null where it would not be taken: something is missing, or the parts don't sum. Names don't count: a
 * person chooses the dish.
 */
export function factsOf({ truth, reading }: Result, now: number): number | null {
  if (!reading) return null;
  const { values } = prefilledForm(NOBODY, reading, now);
  const lines = linesIn(values).map((line) => ({ ...emptyLine(), ...line, dish_id: "1" }));
  const parsed = parseReviewForm(
    withLines({ ...values, date: dayText(now), time: "" }, lines),
    now,
  );
  if ("errors" in parsed) return null;
  const { order, more, source } = parsed.reviewed;
  const left = (truth.lines ?? []).map(({ price }) => price);
  let facts = 0;
  for (const { item_price } of [order, ...more]) {
    const at = left.indexOf(item_price);
    if (at >= 0) left.splice(at, 1);
    if (at >= 0) facts += 1;
  }
  if (source === "menu") return facts;
  return (
    facts + Number(order.delivery_fee === truth.deliveryFee) + Number(order.total === truth.total)
  );
}

/** What pictures tell, in one line for all of them. */
export function factsLine(results: readonly Result[], now: number): string {
  const taken = results.flatMap((result) => factsOf(result, now) ?? []);
  const sum = taken.reduce((all, facts) => all + facts, 0);
  const three = taken.filter((facts) => facts >= 3).length;
  return `Facts: ${(sum / Math.max(1, taken.length)).toFixed(1)} right ones a picture, three or more on ${three} of the ${taken.length} that are taken as read (of ${results.length}).`;
}
