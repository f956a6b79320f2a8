import type { Ask, PickedResult, Utterance } from "./ask";

/** One of what an earlier question shows. */
export function choiceOf(topic: Ask, nth: number): PickedResult {
  // A dish that was chosen before is itself what is spoken of.
  if (topic.from && topic.kind === "price") return topic.from;
  return { ask: { ...topic, nth: null, facts: [] }, nth };
}

/** The restaurant spoken of, by its name or by its place in a list. */
export function restaurantOf(topic: Ask): Pick<Ask, "restaurant" | "from"> {
  if (topic.restaurant && topic.kind !== "nearest")
    return { restaurant: topic.restaurant, from: null };
  return { restaurant: "", from: choiceOf(topic, topic.nth ?? 0) };
}

/** The dish spoken of. */
export function dishOf(topic: Ask): Pick<Ask, "dish" | "size" | "from"> {
  const { dish, size, query } = topic;
  if (dish || query) return { dish: dish || query, size, from: null };
  return { dish: "", size: "", from: choiceOf(topic, topic.nth ?? 0) };
}

/** The restaurant that was named, or that of what was shown: the first, unless a place in the list is said. */
export function placeShown(topic: Ask, nth: number | null): Pick<Ask, "restaurant" | "from"> {
  return restaurantOf({ ...topic, nth: nth ?? topic.nth });
}

/** "That is wrong": of what was spoken of, where nothing else is named. */
export function wrongOf(read: Utterance, topic: Ask | undefined): Ask {
  if (!topic || read.dish || read.restaurant || topic.kind !== "price") return read;
  const { dish, size, restaurant, query, area, from } = topic;
  return { ...read, dish, size, restaurant, query, area, from };
}
