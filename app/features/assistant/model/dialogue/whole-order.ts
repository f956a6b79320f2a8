import type { Ask, Utterance } from "../ask/ask";
import { linesOf, withLines } from "../ask/order";

/** What an order comes to, or which app is the cheapest for it; of one dish, what it comes to. */
export function asksWholeOf(topic: Ask, read: Utterance): boolean {
  const { kind, apart } = topic;
  if (read.dish || read.restaurant || read.nth !== null) return false;
  // «فی بندہ کتنا بنے گا، ہم پانچ ہیں؟»: who shares it is said as well.
  if (read.share && read.people !== null) return false;
  const isOrder = kind === "compare" && apart;
  // "Which of the two is cheaper?" sets its dishes against each other.
  // «من نفس المطعم»: all of it from one place, wherever that is.
  if (isOrder && read.there && topic.restaurant === "" && read.kind === "unclear") return true;
  if (isOrder && read.both && read.cheaper && read.quantity === linesOf(topic).length) return false;
  // What delivering it costs is a part of that.
  const isPart = read.focus === "delivery" || read.focus === "minimum";
  if (isPart && !read.sums) return false;
  if (!isOrder && read.platforms.length > 0) return false;
  const counts =
    read.people !== null || read.quantity !== null || read.size !== "" || read.maxTotal !== null;
  // "3 large, how much in total?" is so many of it, and not what was told before.
  const isAsBefore = !counts && !read.both && !read.share && read.focus === "all";
  if (!isOrder) return isOfOne(topic) && read.sums && isAsBefore;
  if (
    OTHER_KINDS.has(read.kind) ||
    read.more ||
    !(read.subject === null || read.subject === "overall") ||
    read.without.length > 0
  )
    return false;
  const asks =
    read.app !== "" || read.sums || read.both || read.cheapestOf || read.focus === "platform";
  // «بكم الكولد برو» asks for something else, whether or not anybody knows it.
  const asksPrice = read.asksPrice && read.query === "";
  return asks || (!counts && !read.share && (read.cheaper || asksPrice || read.otherPlaces));
}

/** One dish, named or picked of a list. */
const isOfOne = ({ kind, dish, from }: Ask) => kind === "price" && (dish !== "" || from !== null);

/** These ask nothing of what an order costs. */
const OTHER_KINDS = new Set<Ask["kind"]>([
  "nearest",
  "similar",
  "recall",
  "forget",
  "save",
  "help",
  "about",
]);

/** "Which one is cheaper?" once the same order was asked at another restaurant: both of them. */
function bothPlaces(before: Ask, topic: Ask): readonly string[] {
  const dishes = (ask: Ask) => linesOf(ask).map(({ dish, quantity }) => `${quantity} ${dish}`);
  const isSame = dishes(before).join() === dishes(topic).join();
  const isElse = before.restaurant !== "" && before.restaurant !== topic.restaurant;
  return isSame && isElse ? [before.restaurant, topic.restaurant] : topic.places;
}

/** "4 chahiye, total kitna banega?": so many of the one dish that was spoken of. */
function counted(topic: Ask, { quantity, size, people }: Utterance): Ask {
  if (!isOfOne(topic)) return topic;
  return {
    ...topic,
    quantity: quantity ?? (people === null ? topic.quantity : null),
    people: people ?? (quantity === null ? topic.people : null),
    size: size || topic.size,
  };
}

/** What all of an order costs, on the apps that are asked about, and elsewhere where that is asked. */
export function wholeAsked(topic: Ask, read: Utterance, before: Ask | undefined): Ask {
  const { facts, greets, share, platforms, app, area, deliverTo, when } = read;
  const lines = read.otherPlaces
    ? linesOf(topic).map((line) => ({ ...line, restaurant: "" }))
    : null;
  const whole = lines ? withLines(topic, lines) : counted(topic, read);
  return {
    ...whole,
    ...(read.both && before && { places: bothPlaces(before, topic) }),
    ...{ facts, greets, share, platforms, app, left: "" },
    // «بدون توصيل كم؟»: all of it, without its fees.
    focus: read.focus === "item" ? "item" : "all",
    deliverTo: deliverTo || area || topic.deliverTo,
    when: when ?? topic.when,
  };
}
