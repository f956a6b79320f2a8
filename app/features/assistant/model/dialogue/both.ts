import { tokenize } from "~/features/names";
import type { Ask, Utterance } from "../ask/ask";
import { withLines } from "../ask/order";
import { DIFFERENCE } from "../ask/talk";
import { completed } from "../ask/variety";
import type { Slots } from "../slots/slots";
import { named } from "./leans";
import { signsOf } from "./signs-of";

/** Who of several, and not what: «مين أرخص», "who is cheaper". */
const WHO =
  /^(?:(?:طيب|و|اوكي|and|so|ok) ?)*(?:مين|منو|من|عند مين|who|whos|which (?:place|restaurant))(?= |$)/;

/** Are those who have one dish what was shown? */
const isListOfDish = ({ kind, dish, restaurant, from }: Ask) =>
  kind === "price" && dish !== "" && restaurant === "" && from === null;

/** Where there is all of it: "the same place", "ek hi jagah", "where can i get both". */
const IN_ONE_PLACE =
  /(?:^| )(?:(?:one|same|single) (?:place|restaurant|shop)|(?:مكان|مطعم|محل) واحد|نفس (?:ال)?(?:مكان|مطعم|محل))(?= |$)|^(?:(?:and|so|ok) )*(?:where|who|which (?:place|restaurant))(?: \S+){0,4} (?:both|the two)(?: of them)?$/;

/** "Both from the same place?" of two dishes that were set against each other: one order of them. Of an order: that order, which says so. */
export function inOnePlace(
  topic: Ask,
  read: Utterance,
  signs: string,
  before?: Ask,
): Ask | undefined {
  const isInTurn = before && isListOfDish(before) && isListOfDish(topic);
  if (isInTurn && before.dish !== topic.dish && IN_ONE_PLACE.test(signs) && !named(read))
    return { ...withLines(before, [slotsIn(before), slotsIn(topic)]), ...signsOf(read) };
  const isOfTwo = topic.kind === "compare" && (topic.apart || topic.dish !== topic.other?.dish);
  if (!isOfTwo || read.dish || read.restaurant || !IN_ONE_PLACE.test(signs)) return undefined;
  return { ...topic, ...signsOf(read), apart: true, cheaper: false };
}

/** The two dishes spoken of last, side by side; undefined where there were no two. `signs`: the message as its signs are read. */
export function compareBoth(
  read: Utterance,
  topic: Ask,
  before: Ask | undefined,
  signs: string,
): Ask | undefined {
  // «مين أرخص؟» after a list of those who have a dish asks which of them, and not which of two dishes.
  if (WHO.test(signs) && isListOfDish(topic)) return { ...topic, ...signsOf(read), nth: 0 };
  const byDistance = read.kind === "nearest";
  const compare = { ...read, kind: "compare" as const, byDistance };
  const near = read.area ? { area: read.area } : {};
  // "The medium at both": whichever size either was asked in.
  const inSize = read.size ? { size: read.size } : {};
  const pair = (one: Ask, other: Slots) => ({
    ...compare,
    ...(one.dish !== other.dish && DIFFERENCE.test(signs) && { aside: "recipe" as const }),
    ...slotsIn(one),
    ...near,
    ...inSize,
    other: { ...other, ...near, ...inSize },
  });
  if (byDistance && !read.area) return undefined;
  if (topic.kind === "compare" && topic.other) {
    const isOne = topic.restaurant !== "" && topic.restaurant === topic.other.restaurant;
    const apart = isOne && topic.rest.length === 0 && read.sums && !read.cheaper;
    return { ...pair(topic, topic.other), apart };
  }
  if (before && read.cheaper && isPlace(topic) && isPlace(before))
    return before.restaurant === topic.restaurant ? undefined : pair(before, slotsIn(topic));
  if (!before || !isOne(topic) || !isOne(before)) return undefined;
  // One of a list, and the list: what each of those has is there.
  if (isSame(before, topic) && before.restaurant === "" && topic.restaurant !== "")
    return { ...before, ...signsOf(read) };
  // "And the second one?", "what's the difference between the two?"
  if (isSame(before, topic) && before.restaurant === "" && topic.nth !== null)
    return { ...before, ...signsOf(read), nth: null };
  if (isSame(before, topic)) return undefined;
  return isOrdered(read, before, topic)
    ? { ...pair(before, slotsIn(topic)), apart: true, from: topic.from }
    : pair(before, slotsIn(topic));
}

/** "How much for both together?" of two dishes of one restaurant, or of any: what they come to as one order, and not which costs less. */
function isOrdered(read: Utterance, before: Ask, topic: Ask): boolean {
  const isHere = before.restaurant === topic.restaurant || before.restaurant === "";
  const isList = before.restaurant === "" && before.dish !== topic.dish;
  const isPlaced = topic.restaurant !== "" || topic.from !== null || isList;
  return read.sums && !read.cheaper && isHere && isPlaced;
}

/** "Alin mas mura, sa kanila o sa Bahay Manila?": the dish that was spoken of, where it was and where it is asked for now. */
export function againstNamed(read: Utterance, topic: Ask): Ask | undefined {
  const { restaurant, dish, both } = read;
  if (!both || !isOne(topic) || !topic.restaurant) return undefined;
  // "How much difference from the margherita?": there, in the same size if it has that.
  if (
    dish &&
    !restaurant &&
    !isSame(topic, { ...read, restaurant: topic.restaurant }) &&
    !read.sums
  ) {
    const size = read.size ? {} : { size: topic.size, sizeKept: topic.size !== "" };
    const other = { ...slotsIn({ ...read, restaurant: topic.restaurant }), ...size };
    return { ...read, aside: null, kind: "compare", ...slotsIn(topic), other };
  }
  if (dish || !restaurant) return undefined;
  if (isOneOfBoth(restaurant, topic, undefined)) return undefined;
  const here = slotsIn(topic);
  return { ...read, kind: "compare", ...here, other: { ...here, restaurant } };
}

/** Is a restaurant that of one of the two spoken of last? */
export function isOneOfBoth(name: string, topic: Ask, before: Ask | undefined): boolean {
  const words = tokenize(name);
  return [topic, topic.other, before].some((one) =>
    tokenize(one?.restaurant ?? "").some((word) => words.includes(word)),
  );
}

function isOne({ kind, dish, elsewhere }: Ask): boolean {
  return kind === "price" && dish !== "" && !elsewhere;
}

/** "Shawarma 77 ka rate", "the menu of Amo Hamza": a restaurant, and no dish of it. */
const isPlace = ({ kind, dish, restaurant }: Ask): boolean =>
  (kind === "price" || kind === "restaurant") && dish === "" && restaurant !== "";

/** Two prices of one dish are told apart by their restaurants; a list and one of it are the same. */
function isSame(one: Ask, other: Ask): boolean {
  if (one.dish !== other.dish || one.size !== other.size) return false;
  return !one.restaurant || !other.restaurant || one.restaurant === other.restaurant;
}

function slotsIn({ dish, size, restaurant, area, quantity, people, maxTotal }: Ask): Slots {
  return { dish, size, restaurant, area, quantity, people, maxTotal };
}

/** What is said of the two that are compared is said of each: "large?". */
export function onEachSide(side: Slots, { size, quantity, area, share }: Utterance): Slots {
  return {
    ...side,
    size: size || side.size,
    // Who shares is no number of dishes.
    quantity: share ? side.quantity : (quantity ?? side.quantity),
    area: area || side.area,
  };
}

/** "And the margherita, both places?": the other dish at each restaurant that was compared. */
export function atBoth(topic: Ask, read: Utterance): Ask | undefined {
  const { other, restaurant, apart, kind } = topic;
  const places = new Set([
    restaurant,
    other?.restaurant,
    ...topic.rest.map((one) => one.restaurant),
  ]);
  const isOne = read.there || read.restaurant !== "" || read.otherOne || read.nth !== null;
  // What sets two dishes apart is asked of no place.
  const isOther = isOne || !read.dish || read.aside === "recipe";
  if (kind !== "compare" || apart || !other || places.size < 2 || isOther) return undefined;
  const dish = completed(read.dish, topic);
  const { size, quantity } = read;
  const there = (side: Slots): Slots => ({ ...side, dish, size, quantity });
  return {
    ...topic,
    ...signsOf(read),
    ...{ dish, size, quantity, cheaper: false, focus: "all", byDistance: false },
    other: there(other),
    rest: topic.rest.map(there),
  };
}
