import { fold } from "~/features/names";
import type { Ask, Utterance } from "../ask/ask";
import { kept, linesOf, withLines } from "../ask/order";
import type { Slots } from "../slots/slots";
import { type Clauses, countIn } from "./change-clauses";
import type { Base } from "./order-stays";

/** What is ordered once something else was asked about: the same while that is had where the order is from; undefined where nothing is. */
export function orderStill(order: Ask | undefined, about: Ask | undefined): Ask | undefined {
  if (!about) return order;
  if (isOrder(about)) return about;
  return order && isThere(order, about) ? order : undefined;
}

/**
 * "How much is naan there?", "add three" once something was ordered: that order, with what was asked about where nothing
 * else is named. Undefined where nothing is to be added, or to another order.
 */
export function furtherOf(
  topic: Ask,
  { clauses, slotsOf }: Clauses,
  order: Ask | undefined,
): Base | undefined {
  if (!order || order === topic || isOrder(topic) || !isThere(order, topic)) return undefined;
  const adds = clauses.find(({ verb, roles }) => verb === "add" || roles.has("also"));
  if (!adds) return undefined;
  const words = [...adds.before, ...adds.after];
  const { dish, unknown, restaurant } = slotsOf(words);
  if (restaurant !== "") return undefined;
  if (dish !== "" || unknown !== "") return { ask: order, picks: false };
  if (topic.dish === "") return undefined;
  // "Add three" counts it; what is added without a number is one.
  const [line] = linesOf({ ...topic, restaurant: order.restaurant });
  const asked = { ...(line as Slots), quantity: countIn(words) === null ? null : 0 };
  const lines = [...linesOf(order), asked];
  const ask = { ...withLines(order, lines), changedLine: lines.length - 1 };
  return { ask, picks: false, grows: true };
}

/** "Anything cheaper?", "what does it come to?" once it was asked where an order is from: of that order, and of no branch. */
export function backToOrder(topic: Ask | undefined, read: readonly Utterance[]): Ask | undefined {
  const order = topic?.kind === "nearest" ? topic.from?.ask : undefined;
  const isOfIt = read.some((one) => (one.cheaper || one.sums || one.asksPrice) && !named(one));
  return order && isOrder(order) && isOfIt ? order : topic;
}

/** The same order at another restaurant: "and at Rustum Bek?" */
export function movedTo(topic: Ask, { clauses, slotsOf }: Clauses): Ask | undefined {
  const isOrder = topic.kind === "compare" && topic.apart;
  const said = clauses.map(({ before, after }) => slotsOf([...before, ...after]));
  const places = said.flatMap(({ restaurant, others }) =>
    restaurant ? [restaurant, ...others] : [],
  );
  const [restaurant] = places;
  if (!isOrder || !restaurant || said.some(({ dish }) => dish !== "")) return undefined;
  const moved = withLines(
    kept(topic),
    linesOf(topic).map((line) => ({ ...line, restaurant })),
  );
  return { ...moved, places: places.length > 1 ? places : [] };
}

const named = ({ dish, restaurant, query }: Ask) => Boolean(dish || restaurant || query);

const isOrder = ({ kind, apart, quantity, dish }: Ask) =>
  (kind === "compare" && apart) || (kind === "price" && dish !== "" && quantity !== null);

/** Is what was asked about had at the restaurant of an order, or where that was cheapest? */
function isThere(order: Ask, { kind, restaurant, from }: Ask): boolean {
  if (kind !== "price" && kind !== "restaurant") return false;
  const isShown = from !== null && linesOf(from.ask)[0]?.dish === linesOf(order)[0]?.dish;
  return restaurant === "" ? isShown : fold(restaurant) === fold(order.restaurant);
}
