import { tokenize } from "~/features/names";
import { chainAt } from "~/features/understanding";
import { hasFood } from "../slots/slots";
import { chainFood, isArabic } from "../vocabulary/chain-food";
import type { KnownNames } from "../vocabulary/known-names";
import type { Ask, PickedResult, Utterance } from "./ask";

/** What can be asked further about. */
export const TOPICS = new Set<Ask["kind"]>([
  "price",
  "compare",
  "nearest",
  "similar",
  "suggest",
  "restaurant",
]);

/** May words be the name of one of the restaurants we know? */
const isKnown = (words: readonly string[], names: KnownNames) =>
  names.isRestaurant(words) ||
  (chainAt(words, 0) === 0 &&
    (names.restaurantAt(words, 0, true) > 0 || names.isLikeRestaurant(words)));

/** What can be asked further about after an ask; undefined where nothing was spoken of. */
export function spokenOf(ask: Ask, names: KnownNames): Ask | undefined {
  if (ask.from?.called?.isSaid) {
    const called = { ...ask.from.called, isSaid: false };
    return { ...ask, from: { ...ask.from, called } };
  }
  // Of a restaurant that we lack nothing was shown, and its name is not kept for what is asked next.
  const isOfPlace = ask.kind === "price" || ask.kind === "restaurant";
  if (isOfPlace && ask.restaurant && !isKnown(tokenize(ask.restaurant), names)) {
    // "Big Mac at McDonald's": what people go there for was listed.
    const food = hasFood(ask.dish) ? "" : chainFood(ask.restaurant, isArabic(ask.restaurant));
    if (food) return { ...ask, kind: "suggest", dish: food, restaurant: "", query: "", size: "" };
    return ask.kind === "price" && ask.dish ? { ...ask, restaurant: "" } : undefined;
  }
  // Whoever asked when a place opens may go on about that place.
  if (ask.subject === "wrongPrice")
    return ask.dish ? { ...ask, kind: "price", subject: null } : undefined;
  // "Pizza in Jeddah", and then a place that we know.
  if (ask.subject === "city")
    return ask.dish && !ask.restaurant
      ? { ...ask, kind: "price", subject: null, city: "", area: "", deliverTo: "" }
      : undefined;
  if (ask.kind === "cannot" && ask.restaurant)
    return { ...ask, kind: "restaurant", subject: null, when: null, quantity: null };
  // Of those that have what was asked for, the one that was picked.
  if (ask.list && ask.kind === "price" && ask.nth !== null) {
    const { nth } = ask;
    const from = choiceOf(ask, nth);
    return { ...ask, dish: "", size: "", list: null, nth: null, from };
  }
  // What is like a restaurant that we lack is of no restaurant.
  if (ask.kind === "suggest" && ask.restaurant) return { ...ask, restaurant: "" };
  // "And the second one?" once they were told by their ratings counts them so.
  if (ask.list) return { ...ask.list, byRating: ask.kind === "ranked" && !ask.byDistance };
  // "Any shawarma open now?", and then where.
  if (ask.subject === "hours" && ask.dish)
    return { ...ask, kind: "nearest", subject: null, restaurant: ask.dish, dish: "", when: null };
  // What is asked next of a dish that may have nuts in it is asked of that dish.
  if (ask.kind === "inside" && ask.dish) return { ...ask, kind: "price", inside: "" };
  return TOPICS.has(ask.kind) ? ask : undefined;
}

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
