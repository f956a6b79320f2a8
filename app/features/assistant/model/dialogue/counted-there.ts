import type { Ask, Utterance } from "../ask/ask";
import { followUp, pricesThere } from "./follow-up";

/**
 * «أطلب منه ثنتين», "make it 3" after where it is: so many of what was spoken of `before`, and of those who are nearest with it
 * at the first, not where it costs the least.
 */
export function countedThere(before: Ask, topic: Ask, read: Utterance): Ask {
  const isPlaced = topic.kind !== "nearest" || before.restaurant !== "" || before.from !== null;
  return isPlaced
    ? followUp({ ...before, nth: before.restaurant ? null : (topic.nth ?? 0) }, read)
    : pricesThere(topic, read);
}
