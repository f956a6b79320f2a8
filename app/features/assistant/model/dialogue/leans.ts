import { avoidedIn, avoidedInDish, headOf } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import type { Ask, Utterance } from "../ask/ask";
import { isMadeWith } from "../ask/variety";
import { isGeneral, isKitchen } from "../vocabulary/kinds";

/** What a message names. */
export const named = ({ dish, restaurant, query }: Ask) => Boolean(dish || restaurant || query);

/** Does it change how an earlier question is answered, and nothing of what it is about? */
const narrows = (ask: Utterance) =>
  ask.nth !== null ||
  ask.next ||
  ask.cheaper ||
  ask.more ||
  ask.cheapestOf ||
  ask.aside !== null ||
  ask.except !== "" ||
  ask.app !== "" ||
  ask.untold !== "" ||
  ask.otherOne ||
  ask.otherPlaces ||
  ask.focus !== "all" ||
  ask.deliverTo !== "" ||
  ask.when !== null ||
  ask.area !== "" ||
  ask.size !== "" ||
  ask.quantity !== null ||
  ask.share ||
  ask.people !== null ||
  ask.maxTotal !== null ||
  ask.anyPrice ||
  ask.without.length > 0;

/** These say all they mean. */
const WHOLE = new Set<Ask["kind"]>([
  "compare",
  "ranked",
  "recall",
  "cannot",
  "forget",
  "help",
  "about",
]);

/** Does a message make sense only after the one before? */
export function leansOn(topic: Ask, read: Utterance): boolean {
  // "You're a star" names no Bukhara Star.
  if (WHOLE.has(read.kind) || (read.kind === "thanks" && named(read))) return false;
  // After where somebody is there is nothing that "cheapest sisig" could be said of.
  const isOfPlace = topic.kind === "nearest" && !named(topic);
  if (!named(read) || (isAside(read) && !isOfPlace)) return leansUnnamed(topic, read);
  // "Any dessert there?"
  if (read.kind === "restaurant" && read.theirs && !read.restaurant) return true;
  if (read.kind === "nearest" || read.kind === "similar" || read.kind === "restaurant")
    return read.kind === "nearest" && read.leans && !read.restaurant;
  // «بالجبن» after a dish says which, and «اللحم كم» after one with chicken.
  const isWith = isMadeWith(read.dish) && topic.dish !== "" && !read.restaurant;
  if (isWith && (!read.asksPrice || read.cheaper || topic.dish.split(" ").some(isMadeWith)))
    return true;
  // «كم الأدوبو؟» after what a restaurant has, «دبل تشيز» after «ابي اطلب من برجر الحارة»: there.
  const isPlace = topic.kind === "price" && topic.restaurant !== "" && !topic.dish && !topic.query;
  if ((topic.kind === "restaurant" || isPlace) && isOfMenu(read)) return true;
  if (read.leans || read.corrects || read.theirs) return !(read.dish && read.restaurant);
  // A restaurant alone, after a dish, asks for the dish there.
  return Boolean(read.restaurant && !read.dish && (topic.dish || topic.query || topic.from));
}

/** A dish by itself, which nothing looks for anywhere else. */
function isOfMenu(read: Utterance): boolean {
  const { kind, dish, restaurant, area, cheaper, cheapestOf, where, otherPlaces, maxTotal } = read;
  const looks = cheaper || cheapestOf || where || otherPlaces || read.isThere || read.dearest;
  return kind === "price" && dish !== "" && !restaurant && !area && !looks && maxTotal === null;
}

/** Words that nobody knows mean nothing beside what does: «كم عمر السعر هذا». */
export function isAside(read: Utterance): boolean {
  return Boolean(read.query && !read.dish && !read.restaurant && (narrows(read) || read.points));
}

/** "2 plates with raita": what nobody knows is owned up to where it is to be beside what was asked for. */
export function besideSaid(ask: Ask, read: Utterance, signs: string): Ask {
  const isBeside = isAside(read) && BESIDE.test(signs.slice(0, signs.indexOf(` ${read.query}`)));
  return isBeside && ask.left === "" ? { ...ask, left: read.query } : ask;
}
const BESIDE = /(?:^| )(?:with|plus|and|مع|ومعه|ومعها|و)$/;

function leansUnnamed(topic: Ask, read: Utterance): boolean {
  if (read.kind === "similar" || read.kind === "restaurant" || read.kind === "nearest") return true;
  // "Something without nuts under 50" after the price of one dish asks for another.
  const isOne = topic.kind === "price" && tokenize(topic.dish).length > 1 && !topic.restaurant;
  const isAnew = read.kind === "suggest" && read.without.length > 0 && read.maxTotal !== null;
  if (isAnew && isOne && !topic.from) return false;
  if (read.kind === "suggest" && isOneDishOf(topic) && isNoneOfIt(topic, read)) return false;
  // "Not Indian please, something for 30" asks for ideas anew, wherever the last dish was from.
  if (read.kind === "suggest" && read.without.some(isKitchen)) return topic.kind === "suggest";
  if (asksThere(read) || isDearestOf(topic, read)) return true;
  if (dearestListed(topic, read)) return true;
  // «والأغلى؟» after what a restaurant has.
  if (read.dearest && topic.kind === "restaurant") return true;
  if (read.open && !read.more) return topic.kind === "suggest" && narrows(read) && read.leans;
  // «من ناحية السعر أقصد»: what was asked was meant to be of the price.
  const isBare = read.kind === "unclear" && read.asks && read.unread === 0;
  const isOfPrice = (read.corrects || (isBare && PRICED.has(topic.kind))) && read.asksPrice;
  return narrows(read) || isOfPrice || (read.points && read.kind === "unclear");
}

/** "Any veg?" after butter chicken: something else, which that can't be. */
export const isNoneOfIt = ({ dish }: Ask, { without }: Utterance): boolean =>
  without.some((food) => DIET.test(food) && avoidedInDish(avoidedIn(food), [dish]).length > 0);
const DIET = /^(?:veg|vegetarian|vegan|نباتي[هة]?)$/iu;

/** A dish that was asked about wherever it is sold. */
const isOneDishOf = ({ kind, dish, restaurant, from }: Ask) =>
  kind === "price" && dish !== "" && restaurant === "" && from === null;

/** After these "how much?" and nothing else asks what that costs. */
const PRICED = new Set<Ask["kind"]>(["price", "compare", "nearest"]);

/** "The dearest place for it?", "where is the most expensive?", «والأغلى وين؟» after a dish. */
export const isDearestOf = (topic: Ask, read: Utterance) =>
  read.dearest &&
  (read.points || read.leans || read.where) &&
  topic.kind === "price" &&
  !named(read);

/** The ideas that were listed, where the dearest of them is asked for: «alin ang pinakamahal?», also after one was picked of them. */
export function dearestListed(topic: Ask, read: Utterance): Ask | undefined {
  if (!read.dearest || named(read) || read.without.length > 0) return undefined;
  const list = topic.kind === "price" ? topic.from?.ask : topic;
  return list?.kind === "suggest" || list?.kind === "similar" ? list : undefined;
}

/** «وش تنصحني عندهم؟», "what's good there?" */
export const asksThere = (read: Utterance) =>
  (read.open || isOfNothing(read)) && read.theirs && !named(read);

/** "2 whole chicken mandi", «أم علي من وين؟», «فلافل بكام»: is so much of one dish asked for, or who has it and for what? */
export const isOneDish = ({ quantity, people, where, asksPrice, dish }: Utterance): boolean =>
  (quantity !== null && people === null) ||
  ((where || asksPrice) && headOf(dish) !== "" && !isGeneral(dish));

/** Is it the same question somewhere else: "and to Olaya?" */
export function goesElsewhere(read: Utterance): boolean {
  const isPlace = read.area !== "" || read.deliverTo !== "";
  return isPlace && !named(read) && !read.asksPrice && read.focus === "all" && !read.cheaper;
}

/** Ideas that nothing is said of: "do they have anything to eat too?" */
function isOfNothing({ kind, area, maxTotal, people, without }: Utterance): boolean {
  const isLimited = area !== "" || maxTotal !== null || people !== null || without.length > 0;
  return kind === "suggest" && !isLimited;
}

/** "Is that near Malaz?" of one that was picked of ideas: where it is, and no ideas there. */
export function asksIfNear({ kind, nth, from }: Ask, read: Utterance): boolean {
  const isPicked = from !== null || ((kind === "suggest" || kind === "similar") && nth !== null);
  return (
    isPicked && read.asks && read.points && read.area !== "" && !read.asksPrice && !named(read)
  );
}

/** «زهقت من البرجر، شي ثاني» after burgers, «ما أحب الكنافة، غيرها» after who has kunafa: anything but these. */
export function isTiredOf({ kind, dish, restaurant, from }: Ask, read: Utterance): boolean {
  const words = tokenize(dish).map(bare);
  const isOf = (food: string) => tokenize(food).every((word) => words.includes(bare(word)));
  const isList = kind === "suggest" || (kind === "price" && restaurant === "" && from === null);
  return isList && words.length > 0 && read.without.some(isOf);
}

const bare = (word: string) => word.replace(/^ال(?=..)/, "");
