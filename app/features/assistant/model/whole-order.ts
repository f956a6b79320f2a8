import type { Ask, Utterance } from "./ask";
import { linesOf, withLines } from "./order";

/** What an order comes to, or which app is the cheapest for it; of one dish, what it comes to. */
export function asksWholeOf(topic: Ask, read: Utterance): boolean {
  const { kind, apart, dish } = topic;
  if (read.dish || read.restaurant || read.nth !== null) return false;
  const isOrder = kind === "compare" && apart;
  // "Which of the two is cheaper?" sets its dishes against each other.
  if (isOrder && read.both && read.cheaper && read.quantity === linesOf(topic).length) return false;
  if (!isOrder && read.platforms.length > 0) return false;
  if (!isOrder)
    return kind === "price" && dish !== "" && read.sums && !read.share && read.focus === "all";
  const counts =
    read.people !== null || read.quantity !== null || read.size !== "" || read.maxTotal !== null;
  if (
    OTHER_KINDS.has(read.kind) ||
    read.more ||
    !(read.subject === null || read.subject === "overall") ||
    read.without.length > 0
  )
    return false;
  const asks = read.sums || read.both || read.cheapestOf || read.focus === "platform";
  return asks || (!counts && !read.share && (read.cheaper || read.asksPrice || read.otherPlaces));
}

/** These ask nothing of what an order costs. */
const OTHER_KINDS = new Set<Ask["kind"]>([
  "nearest",
  "similar",
  "recall",
  "forget",
  "save",
  "help",
]);

/** What all of an order costs, on the apps that are asked about, and elsewhere where that is asked. */
export function wholeAsked(topic: Ask, read: Utterance): Ask {
  const { facts, greets, share, platforms, area, deliverTo, when } = read;
  const lines = read.otherPlaces
    ? linesOf(topic).map((line) => ({ ...line, restaurant: "" }))
    : null;
  const whole = lines ? withLines(topic, lines) : topic;
  return {
    ...whole,
    ...{ facts, greets, share, platforms, left: "", focus: "all" },
    deliverTo: deliverTo || area || topic.deliverTo,
    when: when ?? topic.when,
  };
}
