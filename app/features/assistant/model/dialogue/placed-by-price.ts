import type { Ask, Utterance } from "../ask/ask";
import { choiceOf, restaurantOf } from "../ask/spoken-of";
import { named } from "./leans";

/** "The second cheapest", «ثالث اغلى»: a place in what is told by price. */
const PLACED =
  /(?:^| )(?:(second|2nd|ثاني)|(third|3rd|ثالث)|(fourth|4th|رابع)|(fifth|5th|خامس)) (?:(cheapest|lowest|ارخص|اوفر)|(?:most expensive|dearest|priciest|costliest|اغلي))(?= |$)/;

/** The place that is said, from 0, and from which end it is counted. */
function placeIn(signs: string): { nth: number; dearest: boolean } | undefined {
  const [, ...parts] = PLACED.exec(signs) ?? [];
  const at = parts.slice(0, 4).findIndex(Boolean);
  return at < 0 ? undefined : { nth: at + 1, dearest: !parts[4] };
}

/**
 * The dish that "the second cheapest at Burger Al Hara" means, or after a list "the third most expensive"; undefined where no
 * such place is named, or beside a dish, of which the list is told by price as it is. `signs`: the message as its signs are read.
 */
export function placedByPrice(
  read: Utterance,
  topic: Ask | undefined,
  signs: string,
): Ask | undefined {
  const place = placeIn(signs);
  if (!place || read.dish || read.query || read.kind === "compare") return undefined;
  const { nth, dearest } = place;
  const byPrice = { dearest, cheaper: !dearest, nth: null };
  const none = { dish: "", restaurant: "", query: "", area: "", nth: null };
  const chosen = (list: Ask): Ask => ({
    ...{ ...read, ...none, kind: "price", cheaper: false, dearest: false },
    from: choiceOf({ ...list, ...byPrice, focus: "all" }, nth),
  });
  if (read.restaurant) return chosen({ ...read, kind: "restaurant" });
  if (!topic || named(read)) return undefined;
  if (topic.kind === "suggest" || topic.kind === "similar") return chosen(topic);
  const isMenu = topic.kind === "restaurant" || (topic.kind === "price" && topic.restaurant !== "");
  if (isMenu && !topic.dish && !topic.query)
    return chosen({ ...topic, kind: "restaurant", ...restaurantOf(topic) });
  const isList = topic.kind === "price" && topic.restaurant === "" && topic.from === null;
  return isList ? { ...topic, facts: [], pages: 0, elsewhere: dearest, nth, dearest } : undefined;
}
