import { headOf } from "~/features/catalogue";
import type { Ask, Utterance } from "../ask/ask";
import { choiceOf, dishOf } from "../ask/spoken-of";
import { signsOf } from "./signs-of";

/** "And the nearest branch?" asks for the restaurant that was spoken of, or for whoever sells the dish. */
export function nearestOf(topic: Ask, read: Utterance): Ask {
  const area = read.area || topic.area || (topic.from?.ask.area ?? "");
  const own = read.restaurant || read.dish;
  if (own) return { ...read, area, restaurant: own, dish: "", size: "" };
  // "How far is that from Malaz?" after a list of places: the one that was spoken of, or the first.
  if (topic.kind === "nearest" && read.far && read.points && !topic.from)
    return { ...read, area, nth: null, from: choiceOf(topic, read.nth ?? topic.nth ?? 0) };
  if (topic.kind === "nearest")
    return { ...topic, ...signsOf(read), area, restaurant: topic.restaurant || topic.dish };
  const nth = read.nth ?? topic.nth;
  if (nth !== null) return { ...read, area, nth: null, from: choiceOf(topic, nth) };
  const place = topic.elsewhere ? "" : topic.restaurant;
  // «وين مكانه؟» after a list: of the first of it; of an order where all of it costs the least.
  if (!place && (read.points || topic.apart) && !read.area)
    return { ...read, area, from: choiceOf(topic, 0) };
  const name = place || topic.dish || topic.query;
  return name ? { ...read, area, restaurant: name } : { ...read, area, from: choiceOf(topic, 0) };
}

/** Are dishes of several restaurants what was shown? */
export function isListOfPlaces({ kind, restaurant, from, apart }: Ask): boolean {
  if (kind === "suggest" || kind === "similar") return true;
  return (kind === "price" && restaurant === "" && from === null) || (kind === "compare" && !apart);
}

/** «وش يشبهها؟», "something like it but cheaper". */
export function similarTo(topic: Ask, read: Utterance): Ask {
  const { area, people } = topic;
  const kept = { area: read.area || area, people: read.people ?? people };
  if (read.cheaper) return { ...read, ...kept, from: choiceOf(topic, topic.nth ?? 0) };
  if (topic.nth !== null) return { ...read, ...kept, from: choiceOf(topic, topic.nth) };
  const { dish, from } = dishOf(topic);
  return { ...read, ...kept, dish, from };
}

/** "Make it three" of a dish that was looked for near somewhere: at the one that comes first, where none was picked. */
export function isCountedNear(
  { dish, restaurant, query, nth, from }: Ask,
  read: Utterance,
): boolean {
  const isSold = nth === null && from === null && headOf(dish || restaurant || query) !== "";
  return isSold && read.quantity !== null && read.nth === null;
}
