import type { Ask, Unsure, Utterance } from "../ask/ask";
import { linesOf } from "../ask/order";

/** The most that "2" after a list may point at, rather than count. */
const MOST_PLACES = 3;

/**
 * What is asked back where a message means one thing as likely as another; undefined where it does not. `counted`: something was
 * counted last, and a number counts that again.
 */
export function unsureOf(topic: Ask, read: Utterance, counted: boolean): Ask | undefined {
  const isKnown = counted && !read.splits;
  const unsure = joinsOrNot(topic, read) ?? (isKnown ? undefined : whichOf(topic, read));
  return unsure && { ...read, kind: "choose", unsure };
}

function whichOf(topic: Ask, read: Utterance): Unsure | undefined {
  const { quantity, dish, restaurant, area, size, people, nth, share } = read;
  if (dish || restaurant || area || size || nth !== null) return undefined;
  const isOrder = isOrderOf(topic);
  if (share) {
    const known = [people, topic.people, topic.splitBetween].some((count) => count !== null);
    const says = quantity !== null && quantity > 1;
    return known || says || (topic.kind !== "price" && !isOrder) ? undefined : { of: "share" };
  }
  // "Which of the two": nothing is counted.
  if (quantity === null || quantity < 2 || people !== null || read.both) return undefined;
  if (isOrder) return { of: "line", count: quantity, dishes: linesOf(topic).map(dishOf) };
  const isList =
    topic.kind === "price" && topic.dish !== "" && !topic.restaurant && topic.nth === null;
  return read.bare && isList && !topic.from && quantity <= MOST_PLACES
    ? { of: "place", count: quantity, dish: topic.dish }
    : undefined;
}

const isOrderOf = ({ kind, apart }: Ask) => kind === "compare" && apart;

/** One dish at a restaurant, of which several are ordered. */
const isCounted = ({ kind, restaurant, from, quantity }: Ask) =>
  kind === "price" && (restaurant !== "" || from !== null) && (quantity ?? 1) > 1;

/** A dish by itself after an order of others. */
function joinsOrNot(topic: Ask, read: Utterance): Unsure | undefined {
  const { dish, size, quantity } = read;
  const isKnown = linesOf(topic).some((line) => dishOf(line) === dish);
  const isOrder = isOrderOf(topic) || (isCounted(topic) && !read.leans && quantity === null);
  if (!isOrder || !isBareDish(read) || isKnown) return undefined;
  return { of: "joins", count: quantity ?? 1, dish, size };
}

/** "Large fries" after an order, and neither "also" nor "how much": it may join the order, or be asked about by itself. */
function isBareDish(read: Utterance): boolean {
  const { kind, dish, restaurant, area, query, focus, left } = read;
  const isNamed = kind === "price" && dish !== "" && query === "" && left === "";
  const isElsewhere = restaurant !== "" || area !== "" || read.platforms.length > 0;
  const asks = read.asks || read.asksPrice || read.cheapestOf || read.dearest || read.sums;
  const isWhole = read.other !== null || read.rest.length > 0 || read.without.length > 0;
  const counts = read.people !== null || read.maxTotal !== null || read.share;
  return isNamed && focus === "all" && !(isElsewhere || asks || isWhole || counts);
}

const dishOf = ({ dish }: { dish: string }) => dish;
