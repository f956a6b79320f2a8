import { headOf } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import type { Ask, Utterance } from "../ask/ask";
import { choiceOf, dishOf, placeShown, restaurantOf } from "../ask/spoken-of";
import { completedThere, isMadeWith } from "../ask/variety";
import { countedOnApps } from "../order/on-apps";
import { isGeneral, isKind } from "../vocabulary/kinds";
import { onEachSide } from "./both";
import { counted } from "./counted";
import {
  asksIfNear,
  asksThere,
  dearestListed,
  goesElsewhere,
  isAside,
  isDearestOf,
  isNoneOfIt,
  isOneDish,
  isTiredOf,
  named,
} from "./leans";
import { isCountedNear, isListOfPlaces, nearestOf, similarTo } from "./near-or-like";
import { signsOf } from "./signs-of";

/** What a message asks of what was spoken of before. */
export function followUp(topic: Ask, message: Utterance): Ask {
  const read = isAside(message) ? { ...message, query: "" } : message;
  if (isTiredOf(topic, read))
    return followUp({ ...topic, dish: "", query: "", pages: 0 }, { ...message, more: false });
  const listed = topic.kind === "suggest" || topic.kind === "similar";
  // «أنا في النرجس» after "where can I get it near me?".
  if (topic.kind === "price" && topic.near && topic.where && read.area && !named(read))
    return {
      ...topic,
      ...NOTHING,
      kind: "nearest",
      near: false,
      restaurant: topic.dish,
      area: read.area,
    };
  if (leavesToUs(topic, read)) {
    const without = [...topic.without, ...read.without];
    return { ...read, kind: "restaurant", without, nth: null, ...restaurantOf(topic) };
  }
  // "How much is the large one?" after ideas of a dish: what that costs in this size.
  const isSized = listed && read.size !== "" && !named(read) && read.nth === null;
  if (isSized && headOf(topic.dish))
    return { ...topic, ...signsOf(read), kind: "price", size: read.size, nth: null };
  const ideas = dearestListed(topic, read);
  if (ideas) return { ...narrowed(ideas, read), kind: ideas.kind, dearest: true, nth: null };
  // Of the nearest, which have no price yet, the cheaper is the one that costs least.
  const isOfOne = read.there || read.theirs || read.otherPlaces;
  const isCheaperOf = read.cheaper && topic.kind === "nearest" && !isOfOne;
  if ((read.cheapestOf || isCheaperOf) && !named(read)) {
    const cheapest = cheapestOf(topic, narrowed(topic, read));
    if (cheapest) return cheapest;
  }
  // "Something closer to Malqa", "only on platform B" after ideas: ideas again, there.
  if (listed && read.nth === null && topic.nth === null && !named(read) && !read.points)
    if ((read.kind === "nearest" && read.area && !read.far) || isOnApp(read))
      return { ...narrowed(topic, read), kind: topic.kind };
  if (read.kind === "nearest") return nearestOf(topic, read);
  if (read.kind === "similar") return similarTo(topic, read);
  if (read.kind === "restaurant" || asksThere(read)) {
    const shown = { ...topic, nth: read.nth ?? topic.nth };
    return { ...read, kind: "restaurant", nth: null, ...restaurantOf(shown) };
  }
  // What of one price is asked about, after a list of dishes, is asked of one of them.
  if (listed && read.focus !== "all" && !named(read))
    return {
      ...read,
      kind: "price",
      nth: null,
      ...placeIn(topic, read),
      from: choiceOf(topic, read.nth ?? topic.nth ?? 0),
    };
  if (OF_AN_ORDER.has(read.focus) && !named(read)) {
    if (topic.kind === "restaurant") return orderThere(topic, read);
    const dish = topic.area === "" && !topic.from ? topic.dish || topic.restaurant : "";
    // Nobody said where, so no place was shown: the dish is what was spoken of.
    if (topic.kind === "nearest" && headOf(dish))
      return { ...read, kind: "price", dish, restaurant: "", query: "" };
    if (topic.kind === "nearest") return orderThere(placeOf(topic, read), read);
  }
  if (asksIfNear(topic, read))
    return { ...read, kind: "nearest", nth: null, from: choiceOf(topic, topic.nth ?? 0) };
  const next = narrowed(topic, read);
  if (topic.kind === "restaurant" && read.dearest && !named(read))
    return { ...read, kind: "restaurant", nth: null, ...restaurantOf(topic) };
  if (isDearestOf(topic, read)) return { ...next, dearest: true, elsewhere: true, nth: null };
  // "The cheapest thing on the menu" of a restaurant that was asked about, but of no dish there.
  const isOfMenu =
    topic.restaurant !== "" && topic.dish === "" && topic.query === "" && !topic.from;
  if (read.cheaper && !named(read) && isOfMenu && !read.otherPlaces && topic.kind !== "nearest")
    return { ...read, kind: "restaurant", restaurant: topic.restaurant };
  // "Anything cheaper there?": on the menu of the one that was spoken of.
  const isTheirs = read.cheaper && read.there && read.otherPlaces && !read.isThere;
  if (isTheirs && !named(read) && topic.restaurant)
    return { ...read, kind: "restaurant", ...restaurantOf(topic) };
  // "Another one", "any others?" of a list ask for what comes after it, and not for what costs less.
  const goesOn = read.more && (listed || (isListOfPlaces(topic) && !read.asksPrice));
  if (read.cheaper && !named(read) && !goesOn) {
    // Of a restaurant alone its first dish was shown, and that is what may cost less elsewhere.
    const shown = isOfMenu && topic.kind === "price" ? { from: choiceOf(topic, 0) } : {};
    return cheaper({ ...next, ...shown });
  }
  const isOther = read.otherOne && topic.restaurant !== "";
  // "Who does, then?" where the restaurant that was named does not have it; "and the other one?" of one place alone.
  if ((read.otherPlaces || isOther) && topic.kind === "price" && !named(read)) {
    const isOfOne = topic.restaurant !== "" || topic.from !== null;
    return { ...next, elsewhere: true, nth: null, more: read.more && !isOfOne };
  }
  if (topic.kind === "nearest" && !named(read) && (read.asksPrice || isCountedNear(topic, read)))
    return pricesThere(topic, read);
  if (!named(read)) return chosen(read.more ? { ...topic, nth: null } : topic, read, next);
  const other = renamed(topic, read, next);
  return read.cheaper && !read.restaurant && isMadeWith(read.dish) ? cheaper(other) : other;
}

/** "Anything without meat?" after a dish of one restaurant: another dish of theirs is wanted, and which one is left to us. */
function leavesToUs(topic: Ask, read: Utterance): boolean {
  if (read.kind !== "suggest" || named(read)) return false;
  if (!read.cued && !isNoneOfIt(topic, read)) return false;
  if (read.without.length === 0 && !read.more) return false;
  if (topic.kind === "restaurant") return !read.more;
  return topic.kind === "price" && (topic.restaurant !== "" || topic.from !== null || read.theirs);
}

/** What belongs to an order at a restaurant, whatever is ordered there. */
const OF_AN_ORDER = new Set<Ask["focus"]>(["delivery", "minimum"]);

/** «وكم توصيلهم؟» after a restaurant: of what people order there most. */
function orderThere(place: Ask, read: Utterance): Ask {
  const from = { ask: { ...place, facts: [], focus: "all" as const, nth: null }, nth: 0 };
  return { ...read, kind: "price", query: "", nth: null, from };
}

/** One of the nearest as the restaurant that is asked about. */
function placeOf(topic: Ask, read: Utterance): Ask {
  const shown = { ...topic, kind: "nearest" as const };
  const from = { ask: { ...shown, nth: null, facts: [] }, nth: read.nth ?? topic.nth ?? 0 };
  return { ...shown, kind: "restaurant", restaurant: "", dish: "", query: "", from };
}

/** "And to Olaya?", "and on platform A?" after what delivery costs ask for that again. */
const asksSame = (read: Utterance): boolean =>
  goesElsewhere(read) || (isOnApp(read) && !named(read) && !read.cheaper);
const isOnApp = ({ focus, platforms }: Utterance) => focus === "platform" && platforms.length > 0;

/** The earlier question with what the new message changes about it. */
function narrowed(topic: Ask, read: Utterance): Ask {
  const keepsAsking = topic.kind === "compare" && read.nth === null && !named(read);
  return {
    ...topic,
    ...signsOf(read),
    ...(OF_AN_ORDER.has(topic.focus) && asksSame(read) && { focus: topic.focus }),
    ...(!named(read) && countedOnApps(topic, read)),
    // Ideas that are to be had on one app stay on it.
    ...(topic.kind === "suggest" && !isOnApp(read) && { platforms: topic.platforms }),
    pages: read.more ? topic.pages + 1 : 0,
    sizeKept: topic.sizeKept && read.size === "",
    surely: named(read) ? read.surely : topic.surely,
    byDistance: keepsAsking && topic.byDistance,
    kind: topic.kind === "compare" && !keepsAsking ? "price" : topic.kind,
    ...{ cheaper: false, forgets: null, byRating: false },
    rated: read.rated || (topic.kind === "price" && topic.rated && !named(read)),
    ...(read.except && { except: read.except, restaurant: "" }),
    other: keepsAsking && topic.other ? onEachSide(topic.other, read) : null,
    rest: keepsAsking ? topic.rest.map((side) => onEachSide(side, read)) : [],
    // «قصدي متبل مو حمص» takes back a dish, and leaves nothing out.
    without: read.corrects && read.dish ? topic.without : [...topic.without, ...read.without],
    ...placeIn(topic, read),
    when: read.when ?? topic.when,
    size: read.size || topic.size,
    ...counted(topic, read),
    maxTotal: read.anyPrice ? null : (read.maxTotal ?? topic.maxTotal),
  };
}

/** «وفي الملقا؟» after what a dish costs asks what it costs there, and not who is near. */
function placeIn(topic: Ask, read: Utterance): Pick<Ask, "area" | "deliverTo"> {
  const { area, deliverTo } = topic;
  const isPrice = topic.kind === "price" && topic.dish && !topic.restaurant && !topic.where;
  // What delivery costs there is asked of no branch near it.
  if (read.moves && topic.focus === "delivery")
    return { area: "", deliverTo: read.deliverTo || read.area };
  if (read.focus === "delivery" && isPrice && area && !read.area)
    return { area: "", deliverTo: read.deliverTo || deliverTo || area };
  if (read.moves && isPrice && !area) return { area, deliverTo: read.deliverTo || read.area };
  return { area: read.area || area, deliverTo: read.deliverTo || deliverTo };
}

/** «وأرخصهم؟» after a list; undefined where what was shown is none. */
function cheapestOf(topic: Ask, next: Ask): Ask | undefined {
  if (topic.kind === "suggest" || topic.kind === "similar")
    return { ...next, cheaper: true, nth: 0 };
  if (topic.kind === "restaurant") return { ...next, cheaper: true };
  // Of what was set against each other the first costs least.
  if (topic.kind === "compare" && !topic.apart)
    return { ...next, ...NOTHING, kind: "price", from: choiceOf(topic, 0), other: null, rest: [] };
  if (topic.kind === "price" && topic.restaurant)
    return topic.dish || topic.query ? undefined : { ...next, kind: "restaurant", cheaper: true };
  if (topic.kind === "price") return { ...next, nth: 0, rated: false };
  const words = topic.restaurant || topic.dish || topic.query;
  if (topic.kind !== "nearest" || topic.from) return undefined;
  const there = { ...next, dish: words, restaurant: "", query: "", nth: null };
  if (headOf(words)) return { ...there, kind: "price" };
  const isPlace = words !== "" && !tokenize(words).every(isKind);
  // The nearest may be far from there: what each costs is for an order to where they were looked for.
  const to = { area: "", deliverTo: next.deliverTo || next.area };
  return isPlace ? undefined : { ...there, ...to, kind: "suggest", cheaper: true };
}

/** «كم الكيلو عندهم؟» after the nearest were shown: of the one that was chosen, or the first. */
export function pricesThere(topic: Ask, read: Utterance): Ask {
  const words = topic.dish || topic.restaurant || topic.query;
  const dish = headOf(words) ? words : "";
  const nth = read.nth ?? topic.nth ?? 0;
  // "How much at the second one?": the dish is had there, and not wherever it costs the least.
  const isPicked = read.nth !== null || !read.asksPrice || !(dish || topic.from);
  const place = isPicked ? restaurantOf({ ...topic, nth }) : {};
  const from = choiceOf(topic, nth);
  const kind = dish || read.focus !== "all" ? "price" : "restaurant";
  return { ...read, kind, dish, area: topic.area, query: "", restaurant: "", from, ...place };
}

/** Puts what a message names in the place of what was named before. */
function renamed(topic: Ask, read: Utterance, next: Ask): Ask {
  const { dish, restaurant, query } = read;
  const price = { ...next, kind: "price" as const, query: "", from: null, elsewhere: false };
  if (topic.kind === "nearest" || topic.kind === "restaurant") {
    const there = read.kind === "price" || (read.theirs && dish !== "");
    if (!there || restaurant) return { ...next, restaurant: restaurant || dish };
    return { ...price, dish, size: read.size, nth: null, ...placeShown(topic, read.nth) };
  }
  // "And at Khalti Hind?" after something sweet asks what they have of it: no dish is called so.
  if (topic.kind === "suggest" && restaurant && !dish && isGeneral(topic.dish))
    return { ...next, kind: "restaurant", dish: topic.dish, restaurant, from: null, query: "" };
  if ((topic.kind === "similar" || topic.kind === "suggest") && !restaurant) {
    if (read.theirs) return { ...price, dish, ...placeShown(topic, read.nth) };
    // "2 whole chicken mandi", «أم علي من وين؟» after ideas: so many of a dish, or who has it, are no ideas.
    if (isOneDish(read)) return { ...price, dish, size: read.size };
    return { ...next, dish, from: null };
  }
  // «طيب كودو؟» after a restaurant alone asks of no dish there.
  const isPlace = restaurant !== "" && !topic.dish && !topic.query && !topic.from;
  const spoken = isPlace ? { dish: "", size: "", from: null } : dishOf(topic);
  const own = dish
    ? { ...completedThere(dish, topic), ...sizeOf(topic, read) }
    : { ...spoken, size: read.size || spoken.size };
  // "How much is ayran there?" after two places were compared: at the one that came first.
  if (topic.kind === "compare" && !topic.apart && topic.other?.restaurant !== topic.restaurant)
    if (read.theirs && dish && !restaurant)
      return { ...price, dish, size: read.size, restaurant: "", from: choiceOf(topic, 0) };
  // «وعند هرفي», "and Herfy?": a name that nobody knows is a restaurant's once the dish is known.
  if (read.theirs && !restaurant && !topic.restaurant)
    return { ...price, dish, size: read.size, ...placeShown(topic, read.nth) };
  if (query && !read.corrects)
    return topic.dish ? { ...price, restaurant: query } : { ...price, ...own, query };
  return { ...price, ...own, ...(restaurant ? { restaurant } : {}) };
}

/** The size of another dish at the same restaurant is that of the one before, if it has one. */
function sizeOf(topic: Ask, { dish, size, restaurant }: Utterance): Pick<Ask, "size" | "sizeKept"> {
  if (size || restaurant) return { size, sizeKept: false };
  return { size: topic.size, sizeKept: topic.size !== "" && !isMadeWith(dish) };
}

/** What of several is meant: the one named by its place, or the one spoken of since. */
function chosen(topic: Ask, read: Utterance, next: Ask): Ask {
  // "The second one" counts nothing.
  const counts = read.quantity !== null && !(read.quantity === 1 && read.nth !== null);
  const listed = topic.kind === "suggest" || topic.kind === "similar";
  const isSaid = counts || read.people !== null || read.size !== "";
  // A list that was told by ratings since is told by price where it is asked for again.
  const changes = isSaid || topic.byRating === true || (listed && read.asksPrice);
  const nth = read.next ? (topic.nth ?? 0) + 1 : (read.nth ?? topic.nth);
  if (nth === null) return next;
  // "And the fourth?" after "the pizza one": of the list that was picked from.
  if (topic.from?.called && read.nth !== null) {
    const called = { ...topic.from.called, isPlace: true };
    return { ...next, ...NOTHING, nth: null, from: { ...topic.from, nth: read.nth, called } };
  }
  if (topic.kind === "restaurant") return { ...next, kind: "price", from: choiceOf(topic, nth) };
  const isSide = topic.kind === "compare" && !topic.apart;
  if (topic.kind === "nearest" || !(changes || isSide)) return { ...next, nth };
  const from = choiceOf(topic, nth);
  // "The second one" of what was set against each other.
  if (isSide) Object.assign(next, { size: read.size, other: null, rest: [] });
  return { ...next, kind: "price", ...NOTHING, from, nth: null };
}

const NOTHING = { dish: "", restaurant: "", query: "", area: "", maxTotal: null };

/** «فيه أرخص؟» after a restaurant asks for the dish elsewhere; after a list, for what is like it and costs less. */
function cheaper(next: Ask): Ask {
  const listed = next.kind === "similar" || next.kind === "suggest";
  const anew = { nth: null, focus: "all", more: false, rated: false } as const;
  return { ...next, ...anew, ...(!listed && { kind: "price" }), elsewhere: !listed, cheaper: true };
}
