import { tokenize } from "~/features/names";
import { isAvoidable } from "../foods/avoid";
import { headOf } from "../similar/represent";
import type { Ask, Chosen, Said } from "./ask";
import { isKind } from "./kinds";
import type { Slots } from "./slots";

/** What a message names. */
const named = ({ dish, restaurant, query }: Ask) => Boolean(dish || restaurant || query);

/** Does it change how an earlier question is answered, and nothing of what it is about? */
const narrows = (ask: Said) =>
  ask.nth !== null ||
  ask.next ||
  ask.cheaper ||
  ask.more ||
  ask.cheapestOf ||
  ask.aside !== null ||
  ask.except !== "" ||
  ask.untold !== "" ||
  ask.otherOne ||
  ask.focus !== "all" ||
  ask.area !== "" ||
  ask.size !== "" ||
  ask.quantity !== null ||
  ask.people !== null ||
  ask.maxTotal !== null ||
  ask.without.length > 0;

/** These say all they mean. */
const WHOLE = new Set<Ask["kind"]>(["compare", "recall", "cannot", "forget", "help", "about"]);

/** Does a message make sense only after the one before? */
export function leansOn(topic: Ask, read: Said): boolean {
  if (WHOLE.has(read.kind)) return false;
  if (!named(read) || isAside(read)) return leansUnnamed(topic, read);
  if (read.kind === "nearest" || read.kind === "similar" || read.kind === "restaurant")
    return read.kind === "nearest" && read.leans && !read.restaurant;
  // «بالجبن» after a dish says which.
  if (isMadeWith(read.dish) && topic.dish && !read.restaurant && (!read.asksPrice || read.cheaper))
    return true;
  if (read.leans || read.corrects || read.theirs) return !(read.dish && read.restaurant);
  // A restaurant alone, after a dish, asks for the dish there.
  return Boolean(read.restaurant && !read.dish && (topic.dish || topic.query || topic.from));
}

/** Words that nobody knows mean nothing beside what does: «كم عمر السعر هذا». */
function isAside(read: Said): boolean {
  return Boolean(read.query && !read.dish && !read.restaurant && (narrows(read) || read.points));
}

function leansUnnamed(topic: Ask, read: Said): boolean {
  if (read.kind === "similar" || read.kind === "restaurant" || read.kind === "nearest") return true;
  if (asksThere(read)) return true;
  if (read.open && !read.more) return topic.kind === "suggest" && narrows(read) && read.leans;
  return narrows(read) || (read.points && read.kind === "unclear");
}

/** «وش تنصحني عندهم؟», "what's good there?" */
const asksThere = (read: Said) => read.open && read.theirs && !named(read);

/** What a message asks of what was spoken of before. */
export function followUp(topic: Ask, message: Said): Ask {
  const read = isAside(message) ? { ...message, query: "" } : message;
  const listed = topic.kind === "suggest" || topic.kind === "similar";
  if (read.cheapestOf && !named(read)) {
    const cheapest = cheapestOf(topic, narrowed(topic, read));
    if (cheapest) return cheapest;
  }
  if (read.kind === "nearest") return nearestOf(topic, read);
  if (read.kind === "similar") return similarTo(topic, read);
  if (read.kind === "restaurant" || asksThere(read))
    return { ...read, kind: "restaurant", ...restaurantOf(topic) };
  const next = narrowed(topic, read);
  if (read.cheaper && !named(read) && !(read.more && listed)) return cheaper(next);
  if (read.otherOne && topic.restaurant && topic.kind === "price") return cheaper(next);
  if (topic.kind === "nearest" && read.asksPrice && !named(read)) return pricesThere(topic, read);
  if (!named(read)) return chosen(topic, read, next);
  const other = renamed(topic, read, next);
  return read.cheaper && !read.restaurant && isMadeWith(read.dish) ? cheaper(other) : other;
}

/** The earlier question with what the new message changes about it. */
function narrowed(topic: Ask, read: Said): Ask {
  const keepsAsking = topic.kind === "compare" && read.nth === null && !named(read);
  return {
    ...topic,
    ...signsOf(read),
    kind: topic.kind === "compare" && !keepsAsking ? "price" : topic.kind,
    cheaper: false,
    ...(read.except && { except: read.except, restaurant: "" }),
    other: keepsAsking ? topic.other : null,
    forgets: null,
    without: [...topic.without, ...read.without],
    area: read.area || topic.area,
    size: read.size || topic.size,
    ...counted(topic, read),
    maxTotal: read.maxTotal ?? topic.maxTotal,
  };
}

/** How many: of people where people were counted before. */
function counted(topic: Ask, { quantity, people, adds }: Said): Pick<Ask, "quantity" | "people"> {
  if (people !== null) return { people, quantity: null };
  if (adds) return { people: null, quantity };
  if (quantity === null) return { people: topic.people, quantity: topic.quantity };
  return topic.people === null ? { quantity, people: null } : { people: quantity, quantity: null };
}

/** What of a message holds for its own answer alone. */
function signsOf(read: Said) {
  const { facts, greets, orders, focus, platforms, nth, more, aside, untold, rated } = read;
  return { facts, greets, orders, focus, platforms, nth, more, aside, untold, rated };
}

/** «وأرخصهم؟» after a list; undefined where what was shown is none. */
function cheapestOf(topic: Ask, next: Ask): Ask | undefined {
  if (topic.kind === "suggest" || topic.kind === "similar")
    return { ...next, cheaper: true, nth: 0 };
  if (topic.kind === "restaurant") return { ...next, cheaper: true };
  if (topic.kind === "price" && topic.restaurant)
    return topic.dish || topic.query ? undefined : { ...next, kind: "restaurant", cheaper: true };
  if (topic.kind === "price") return { ...next, nth: 0 };
  const words = topic.restaurant || topic.dish || topic.query;
  if (topic.kind !== "nearest" || topic.from) return undefined;
  const there = { ...next, dish: words, restaurant: "", query: "", nth: null };
  if (headOf(words)) return { ...there, kind: "price" };
  const isPlace = words !== "" && !tokenize(words).every(isKind);
  return isPlace ? undefined : { ...there, kind: "suggest", cheaper: true };
}

/** «كم الكيلو عندهم؟» after the nearest were shown: of the one that was chosen, or the first. */
function pricesThere(topic: Ask, read: Said): Ask {
  const words = topic.dish || topic.restaurant || topic.query;
  const dish = headOf(words) ? words : "";
  const place = dish || topic.from ? {} : restaurantOf({ ...topic, kind: "price" });
  const from = choiceOf(topic, topic.nth ?? 0);
  const kind = dish || read.focus !== "all" ? "price" : "restaurant";
  return { ...read, kind, dish, area: topic.area, query: "", restaurant: "", from, ...place };
}

/** Puts what a message names in the place of what was named before. */
function renamed(topic: Ask, read: Said, next: Ask): Ask {
  const { dish, restaurant, query } = read;
  const price = { ...next, kind: "price" as const, query: "", from: null, elsewhere: false };
  if (topic.kind === "nearest" || topic.kind === "restaurant") {
    if (read.kind !== "price" || restaurant) return { ...next, restaurant: restaurant || dish };
    return { ...price, dish, size: read.size, ...restaurantOf(topic) };
  }
  if ((topic.kind === "similar" || topic.kind === "suggest") && !restaurant) {
    if (read.theirs) return { ...price, dish, ...restaurantOf(topic) };
    return { ...next, dish, from: null };
  }
  const spoken = dishOf(topic);
  const own = dish
    ? { dish: completed(dish, topic), size: read.size || sizeKept(dish, topic) }
    : { ...spoken, size: read.size || spoken.size };
  // «وعند هرفي», "and Herfy?": a name that nobody knows is a restaurant's once the dish is known.
  if (read.theirs && !restaurant && !topic.restaurant)
    return { ...price, dish, size: read.size, ...restaurantOf(topic) };
  if (query && !read.corrects)
    return topic.dish ? { ...price, restaurant: query } : { ...price, ...own, query };
  return { ...price, ...own, ...(restaurant ? { restaurant } : {}) };
}

/** «لا بالجبن» after «كنافة بالقشطة», «والدجاج» after «كبسة لحم»: what a dish is made with, not a dish. */
function completed(dish: string, topic: Ask): string {
  const head = headOf(topic.dish);
  return head && isMadeWith(dish) ? `${head} ${dish}` : dish;
}

function sizeKept(dish: string, topic: Ask): string {
  return isMadeWith(dish) ? topic.size : "";
}

/** Is it what a dish is made with, and no dish: «الدجاج», «بالقشطة»? */
function isMadeWith(dish: string): boolean {
  return !headOf(dish) && (isAvoidable(dish) || /^ب(?:ال)?\S+$/u.test(dish));
}

/** What of several is meant: the one named by its place, or the one spoken of since. */
function chosen(topic: Ask, read: Said, next: Ask): Ask {
  // "The second one" counts nothing.
  const counts = read.quantity !== null && !(read.quantity === 1 && read.nth !== null);
  const listed = topic.kind === "suggest" || topic.kind === "similar";
  const changes = counts || read.people !== null || read.size !== "" || (listed && read.asksPrice);
  const nth = read.next ? (topic.nth ?? 0) + 1 : (read.nth ?? topic.nth);
  if (nth === null) return next;
  if (topic.kind === "restaurant") return { ...next, kind: "price", from: choiceOf(topic, nth) };
  if (topic.kind === "nearest" || !changes) return { ...next, nth };
  const from = choiceOf(topic, nth);
  return { ...next, kind: "price", ...NOTHING, from, nth: null };
}

const NOTHING = { dish: "", restaurant: "", query: "", area: "", maxTotal: null };

/** One of what an earlier question shows. */
function choiceOf(topic: Ask, nth: number): Chosen {
  // A dish that was chosen before is itself what is spoken of.
  if (topic.from && topic.kind === "price") return topic.from;
  return { ask: { ...topic, nth: null, facts: [] }, nth };
}

/** The restaurant spoken of, by its name or by its place in a list. */
function restaurantOf(topic: Ask): Pick<Ask, "restaurant" | "from"> {
  if (topic.restaurant && topic.kind !== "nearest")
    return { restaurant: topic.restaurant, from: null };
  return { restaurant: "", from: choiceOf(topic, topic.nth ?? 0) };
}

/** The dish spoken of. */
function dishOf(topic: Ask): Pick<Ask, "dish" | "size" | "from"> {
  const { dish, size, query } = topic;
  if (dish || query) return { dish: dish || query, size, from: null };
  return { dish: "", size: "", from: choiceOf(topic, topic.nth ?? 0) };
}

/** "And the nearest branch?" asks for the restaurant that was spoken of, or for whoever sells the dish. */
function nearestOf(topic: Ask, read: Said): Ask {
  const area = read.area || topic.area || (topic.from?.ask.area ?? "");
  const own = read.restaurant || read.dish;
  if (own) return { ...read, area, restaurant: own, dish: "", size: "" };
  if (topic.kind === "nearest")
    return { ...topic, ...signsOf(read), area, restaurant: topic.restaurant || topic.dish };
  const nth = read.nth ?? topic.nth;
  if (nth !== null) return { ...read, area, nth: null, from: choiceOf(topic, nth) };
  const place = topic.elsewhere ? "" : topic.restaurant;
  const name = place || topic.dish || topic.query;
  return name ? { ...read, area, restaurant: name } : { ...read, area, from: choiceOf(topic, 0) };
}

/** «وش يشبهها؟», "something like it but cheaper". */
function similarTo(topic: Ask, read: Said): Ask {
  const { area, people } = topic;
  const kept = { area: read.area || area, people: read.people ?? people };
  if (read.cheaper) return { ...read, ...kept, from: choiceOf(topic, topic.nth ?? 0) };
  if (topic.nth !== null) return { ...read, ...kept, from: choiceOf(topic, topic.nth) };
  const { dish, from } = dishOf(topic);
  return { ...read, ...kept, dish, from };
}

/** «فيه أرخص؟» after a restaurant asks for the dish elsewhere; after a list, for what is like it and costs less. */
function cheaper(next: Ask): Ask {
  const listed = next.kind === "similar" || next.kind === "suggest";
  const kind = listed ? next.kind : "price";
  return { ...next, kind, elsewhere: !listed, cheaper: true, nth: null, focus: "all", more: false };
}

/** The two dishes spoken of last, side by side; undefined where there were no two. */
export function compareBoth(read: Said, topic: Ask, before: Ask | undefined): Ask | undefined {
  const byDistance = read.kind === "nearest";
  const compare = { ...read, kind: "compare" as const, byDistance };
  const near = read.area ? { area: read.area } : {};
  const pair = (one: Ask, other: Slots) => ({
    ...compare,
    ...slotsIn(one),
    ...near,
    other: { ...other, ...near },
  });
  if (byDistance && !read.area) return undefined;
  if (topic.kind === "compare" && topic.other) return pair(topic, topic.other);
  if (!before || !isOne(topic) || !isOne(before) || isSame(before, topic)) return undefined;
  return pair(before, slotsIn(topic));
}

function isOne({ kind, dish, elsewhere }: Ask): boolean {
  return kind === "price" && dish !== "" && !elsewhere;
}

/** Two prices of one dish are told apart by their restaurants; a list and one of it are the same. */
function isSame(one: Ask, other: Ask): boolean {
  if (one.dish !== other.dish || one.size !== other.size) return false;
  return !one.restaurant || !other.restaurant || one.restaurant === other.restaurant;
}

function slotsIn({ dish, size, restaurant, area, quantity, people, maxTotal }: Ask): Slots {
  return { dish, size, restaurant, area, quantity, people, maxTotal };
}
