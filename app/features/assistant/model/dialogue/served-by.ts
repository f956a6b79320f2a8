import type { Ask, Utterance } from "../ask/ask";
import { isOfPlaces } from "../ask/hours-of";
import { isHeading } from "../ask/kind-of";
import { isKitchen } from "../vocabulary/kinds";
import { named } from "./leans";

/** «مين فيهم», "do any of them", and what Urdu, Hindi and Filipino have for it: each of those that were listed. */
const OF_THEM =
  /(?:^| )(?:فيهم|منهم|بينهم|ايهم|which ones?|(?:which|who|any(?:one|body)?|one|some) (?:one )?(?:of|among) (?:them|these|those))(?= |$)/;

/** What asks of which there is most or least, and not of who has it. */
const isWeighed = ({ cheaper, cheapestOf, dearest, rated, subject, focus, nth }: Utterance) =>
  cheaper || cheapestOf || dearest || rated || subject !== null || focus !== "all" || nth !== null;

/** "Which one is Filipino?", "any Indian one?" after the nearest of all kinds: the nearest that cook so. */
export function ofKitchenThere(read: Utterance, topic: Ask): Ask | undefined {
  const isOfAll = topic.kind === "nearest" && !named(topic) && !topic.from;
  const isAsked = read.kind === "price" || read.kind === "suggest";
  const isOnly = read.restaurant === "" && read.other === null && (read.quantity ?? 1) === 1;
  if (!isOfAll || !isAsked || !isOnly || !isKitchen(read.dish) || read.asksPrice || read.cheaper)
    return undefined;
  if (read.maxTotal !== null || read.people !== null || read.without.length > 0) return undefined;
  const there = { area: read.area || topic.area, near: topic.near, nth: null };
  return { ...read, ...there, kind: "nearest", quantity: null };
}

/**
 * «مين فيهم عنده حلا؟», "do any of them have fries?" after a list of places: which of them have it. Undefined where that is
 * not asked; `signs`: the message as its signs are read.
 */
export function servedBy(read: Utterance, topic: Ask, signs: string): Ask | undefined {
  const isNamed = read.dish !== "" && read.restaurant === "" && read.other === null;
  const isAsked = isNamed && !isWeighed(read) && OF_THEM.test(signs);
  if (!isAsked || topic.nth !== null || !isOfPlaces(topic) || read.dish === topic.dish)
    return undefined;
  const list = { ...topic, facts: [], focus: "all" as const };
  return { ...read, kind: "price", area: "", list };
}

/**
 * What "the second", "the cheapest" pick from, and what delivery is asked of: the places that were just said to have something,
 * and not those listed before. What was picked already stays.
 */
export function pickedOf(
  served: Ask | undefined,
  topic: Ask | undefined,
  read: readonly Utterance[],
): Ask | undefined {
  const [one, ...more] = read;
  if (!served || !one || more.length > 0 || named(one)) return topic;
  const isPicked = one.nth !== null || one.cheapestOf || one.dearest;
  return isPicked || (one.focus === "delivery" && !topic?.from) ? served : topic;
}

/** Places that have something, from which one may be picked next; undefined for any other ask. */
export const servedSaid = (ask: Ask): Ask | undefined =>
  ask.list && ask.kind === "price" && !isHeading({ ...ask, restaurant: "", quantity: null })
    ? { ...ask, nth: null, dearest: false }
    : undefined;
