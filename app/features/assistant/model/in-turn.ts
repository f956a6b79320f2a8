import { fold } from "~/features/names";
import type { Ask } from "./ask";
import { linesOf, withLines } from "./order";

/** Nobody asks for more dishes one after the other before they want to know what they come to. */
const MOST = 8;

/**
 * The dishes of one restaurant that were asked about one after the other, once one more was: the same in another size or
 * number takes the place of what it was.
 */
export function inTurn(before: readonly Ask[], ask: Ask): readonly Ask[] {
  if (ask.kind !== "price" || !ask.dish || !ask.restaurant || ask.elsewhere || ask.people !== null)
    return [];
  const isThere = before.every(({ restaurant }) => fold(restaurant) === fold(ask.restaurant));
  const others = isThere ? before.filter(({ dish }) => fold(dish) !== fold(ask.dish)) : [];
  return [...others, ask].slice(-MOST);
}

/** «كم المجموع؟»: all of these as one order; the ask itself where they are fewer than two. */
export function summedUp(asked: readonly Ask[], topic: Ask): Ask {
  if (asked.length < 2 || asked.at(-1)?.dish !== topic.dish) return topic;
  return withLines(
    topic,
    asked.map((one) => linesOf(one)[0] ?? one),
  );
}
