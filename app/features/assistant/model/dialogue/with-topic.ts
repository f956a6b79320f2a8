import { headOf, isAvoidable, isQuality } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import { foodsAgainst } from "../act/calls";
import type { Ask, Utterance } from "../ask/ask";
import { pairOf } from "../ask/in-turn";
import { linesOf } from "../ask/order";
import { isMadeWith } from "../ask/variety";
import { isRice } from "../slots/further-dishes";
import { isGeneral } from "../vocabulary/kinds";
import type { KnownNames } from "../vocabulary/known-names";
import { appOfShown, type WrittenMessage } from "./app-of-shown";
import { isTiredOf, named } from "./leans";
import { sizesOf } from "./sizes-ordered";
import { sameOfAnother } from "./terms-of";
import { undercutOf } from "./undercut";

/** "Is there egg in it?": of the dish that is named, where it was spoken of. */
export function insideOf(read: Utterance, topic: Ask | undefined): Ask {
  const isShown = topic?.kind === "price" || topic?.kind === "restaurant";
  const restaurant = read.restaurant || (isShown ? topic.restaurant : "");
  return { ...read, restaurant, dish: read.dish || (topic?.dish ?? "") };
}

/** «ما نحب السمك» after ideas, or what several have: others, and it is kept. */
export function listedWithout(read: Utterance, topic: Ask): Ask | undefined {
  const isList = topic.kind === "price" && topic.restaurant === "" && topic.from === null;
  const dislikes = read.kind === "save" && foodsAgainst(read.facts).length > 0;
  if (!dislikes || (topic.kind !== "suggest" && !isList) || named(read)) return undefined;
  return { ...topic, facts: read.facts, greets: false, nth: null, pages: 0 };
}

/** "What's the difference between X and Y?", of two restaurants, after a dish: what that costs at each. */
export function comparedOf(read: Utterance, topic: Ask, before?: Ask): Ask | undefined {
  // "The medium at both, which is cheaper?" is of the two places, and no second size.
  const isOfPlaces = read.both && pairOf(topic, before) !== undefined;
  const sizes = isOfPlaces ? undefined : sizesOf(read, topic);
  if (sizes) return sizes;
  const { dish, size, kind } = topic;
  const kinds = kindsAgainst(read, topic);
  if (kinds) return kinds;
  if (read.kind !== "compare" || read.apart || kind !== "price" || dish === "") return undefined;
  const sides = linesOf(read);
  // "Is it chicken or mutton?": what was shown says so.
  if (read.points && sides.every(({ dish }) => isMadeWith(dish)))
    return { ...topic, facts: [], nth: null };
  if (sides.some((side) => side.dish !== "" || side.restaurant === "")) return undefined;
  const asked = <Side extends object>(side: Side) => ({ ...side, dish, size });
  return { ...asked(read), other: read.other && asked(read.other), rest: read.rest.map(asked) };
}

/** «دجاج ولا لحم أرخص؟» after the price of biryani: one of each kind of it, side by side. */
function kindsAgainst(read: Utterance, { kind, dish, restaurant, size }: Ask): Ask | undefined {
  const { other, apart, points, rest } = read;
  if (read.kind !== "compare" || apart || points || !other || kind !== "price") return undefined;
  // «دجاج ولا روبيان؟»: shrimp is a dish as well, and here what one is made with.
  const sides = [read, other, ...rest];
  const isOfKind =
    sides.some((side) => isMadeWith(side.dish)) &&
    sides.every(
      (side) => (isMadeWith(side.dish) || isAvoidable(side.dish)) && side.restaurant === "",
    );
  const head = headOf(dish);
  if (head === "" || !isOfKind) return undefined;
  const of = <Side extends { dish: string; size: string }>(side: Side) => ({
    ...side,
    dish: `${head} ${side.dish}`,
    restaurant,
    size: side.size || size,
  });
  return { ...of(read), other: of(other), rest: rest.map(of) };
}

/** The neighbourhood that an ask says food goes to, or is looked for in; empty where it names none that we know. */
export function placeOf({ kind, deliverTo, area }: Ask, names: KnownNames): string {
  const place = PRICED.has(kind) || kind === "nearest" ? deliverTo || area : "";
  return names.areaAt(tokenize(place), 0, false) > 0 ? place : "";
}

/** A price that is asked for without a place, once one was named, is for an order to there. */
export function sentTo(place: string, ask: Ask): Ask {
  // «كم تبعد عني؟» once a place to deliver to was named: from there.
  const isNear = ask.kind === "nearest" && ask.near && ask.area === "";
  if (isNear && place) return { ...ask, area: place, near: false };
  const isOpen = PRICED.has(ask.kind) && ask.area === "" && ask.deliverTo === "";
  return isOpen ? { ...ask, deliverTo: place } : ask;
}

/** These tell what is paid in all. */
const PRICED = new Set<Ask["kind"]>(["price", "compare", "similar", "suggest"]);

/** "Ones under 25 riyal" after the nearest or best restaurants: what is to be had there for so much. */
function limitedNear(topic: Ask, read: Utterance): Ask | undefined {
  const isLimit = read.maxTotal !== null || (read.people !== null && !read.share);
  if (topic.kind !== "nearest" || !isLimit || named(read) || read.nth !== null) return undefined;
  const dish = topic.restaurant || topic.dish;
  const [area, isDish] = [read.area || topic.area, headOf(dish) !== ""];
  if (!(area || dish) || topic.from || (dish && !isDish && !isGeneral(dish))) return undefined;
  const rated = isDish && topic.rated;
  const said = { dish, area, rated, open: false, restaurant: "", left: "" };
  return { ...read, ...said, kind: isDish ? "price" : "suggest" };
}

/** "To phir kahan milega" after what one restaurant was asked for: who else sells it. */
function soldElsewhere(topic: Ask, read: Utterance): Ask | undefined {
  const isAnew = read.dish || read.restaurant || read.query || read.area || read.nth !== null;
  const isOfOne = topic.kind === "price" && topic.dish !== "" && topic.restaurant !== "";
  if (!read.where || read.kind !== "unclear" || isAnew || !isOfOne) return undefined;
  return { ...topic, facts: [], greets: false, nth: null, focus: read.focus, elsewhere: true };
}

/** "Medium wala 3" after what a restaurant has of one dish: that dish there, in that size or number. */
function countedThere(topic: Ask, read: Utterance): Ask | undefined {
  const isOfDish = topic.kind === "restaurant" && headOf(topic.dish) !== "";
  const isSaid = read.size !== "" || read.quantity !== null;
  if (!isOfDish || !isSaid || named(read) || read.nth !== null || read.kind !== "unclear")
    return undefined;
  const { size, quantity } = read;
  return { ...topic, kind: "price", size, quantity, facts: [], greets: false, left: read.left };
}

/** "Forget the budget" once one of some ideas was picked: the ideas without it. */
function withoutBudget(topic: Ask, read: Utterance): Ask | undefined {
  const list = topic.kind === "price" ? topic.from?.ask : undefined;
  if (!read.anyPrice || !list || list.maxTotal === null || topic.maxTotal !== null)
    return undefined;
  return { ...list, maxTotal: null, facts: [], greets: false, pages: 0, nth: null };
}

/** "Yung walang bawang" after who is near and sells a dish: that dish there without it. */
function withoutThere(topic: Ask, read: Utterance): Ask | undefined {
  const dish = topic.kind === "nearest" && !topic.from ? topic.restaurant || topic.dish : "";
  const isSaid = read.without.length > 0 || read.untold !== "";
  const asks = read.kind === "unclear" || (read.kind === "suggest" && !read.open);
  if (!isSaid || !asks || named(read) || headOf(dish) === "") return undefined;
  const { without, untold } = read;
  const there = { area: read.area || topic.area, near: topic.near, dish, restaurant: "" };
  return { ...read, ...there, kind: "price", without, untold, nth: null };
}

/** «ما أحب الكنافة، غيرها» after who has kunafa: what is like it, and none of it. */
function insteadOf(topic: Ask, read: Utterance): Ask | undefined {
  if (topic.kind !== "price" || named(read) || !isTiredOf(topic, read)) return undefined;
  const { without, area, deliverTo, people, maxTotal } = read;
  const said = { area: area || topic.area, deliverTo: deliverTo || topic.deliverTo };
  const limits = { people: people ?? topic.people, maxTotal: maxTotal ?? topic.maxTotal };
  return { ...read, ...said, ...limits, kind: "similar", dish: topic.dish, without, more: false };
}

/** "Yung may hipon" after noodles of several restaurants: noodles with shrimp, within what was said of them. */
function ideasMadeWith(topic: Ask, read: Utterance, signs: string): Ask | undefined {
  const isList = topic.kind === "suggest" || topic.kind === "similar";
  const asks = read.kind === "price" || read.kind === "suggest" || read.kind === "unclear";
  // "The one with fish" counts none.
  const isPlain = read.restaurant === "" && (read.quantity ?? 1) === 1 && read.without.length === 0;
  // After chicken, "with rice" is chicken with rice, which many dishes are.
  const head = headOf(topic.dish);
  const of = head || (isAvoidable(topic.dish) ? topic.dish : "");
  if (!isList || !asks || !isPlain || of === "") return undefined;
  const isOneOf = THE_ONE_WITH.test(signs) && (isAvoidable(read.dish) || isRice(read.dish));
  if (read.dish === "" || !(isMadeWith(read.dish) || isOneOf)) return undefined;
  const { maxTotal, people, area, deliverTo } = topic;
  return {
    ...{ ...read, kind: head ? "price" : "suggest", quantity: null, dish: `${of} ${read.dish}` },
    ...{ maxTotal: read.maxTotal ?? maxTotal, people: read.people ?? people },
    ...{ area: read.area || area, deliverTo: read.deliverTo || deliverTo },
  };
}

const THE_ONE_WITH =
  /^with (?=\S+$)|(?:^| )(?:(?:the )?ones?|it|that|those) (?:with|that has|which has|is there|has)(?= )|(?:^| )اللي (?:فيه|فيها|مع|ب)/;

/** "Something spicy", "and light" after a list: of what was asked for where words say so, or in its place; what was said of people and money holds. */
function ofQuality(topic: Ask, read: Utterance, signs: string): Ask | undefined {
  const isList = topic.kind === "suggest" || topic.kind === "similar";
  const isAnew = ANYTHING.test(signs);
  const isShown = topic.kind === "price" && topic.restaurant === "" && topic.from === null;
  if (!isQuality(read.dish) || named({ ...read, dish: "" }) || read.quantity !== null)
    return undefined;
  if (!isList && !(isShown && isAnew)) return undefined;
  const { maxTotal, people, area, deliverTo } = topic;
  // "Aur peene ko thanda": something else, and none of what was spicy.
  const isPlain = read.dish.split(" ").every(isQuality);
  const isOfDish = topic.dish !== "" && isPlain && (AND_ALSO.test(signs) || !isQuality(topic.dish));
  const dish = isList && !isAnew && isOfDish ? `${topic.dish} ${read.dish}` : read.dish;
  return {
    ...{ ...read, kind: "suggest", dish, without: [...topic.without, ...read.without] },
    // "Aur kuch spicy" asks for the first of those.
    ...{ more: false, pages: 0 },
    ...{ maxTotal: read.anyPrice ? null : (read.maxTotal ?? maxTotal) },
    ...{ people: read.people ?? people, area: read.area || area },
    deliverTo: read.deliverTo || deliverTo,
  };
}

/** Whatever it is, and not what was shown. */
const ANYTHING = /(?:^| )(?:something|anything|شي|شيء|حاجه)(?= |$)/;
const AND_ALSO = /^(?:and|also|but|و(?=\S))/;

/** "Yung malamig", "thandi wali" after coffees: those of them that are so, and nothing else that is cold. */
function ofThatQuality(topic: Ask, read: Utterance): Ask | undefined {
  const isList = topic.kind === "suggest" || topic.kind === "price";
  const isAlone = !read.restaurant && !read.cued && read.kind === "suggest" && isQuality(read.dish);
  if (!isList || !isAlone || topic.dish === "" || topic.restaurant || isQuality(topic.dish))
    return undefined;
  // «ठंडा क्या मिलेगा पीने को» after a sweet: whatever is drunk cold, and none of that.
  if (/(?:^| )drinks?(?= |$)/.test(read.dish)) return undefined;
  const { maxTotal, people, area, deliverTo, without } = topic;
  const said = { maxTotal: read.maxTotal ?? maxTotal, people: read.people ?? people };
  const there = { area: read.area || area, deliverTo: read.deliverTo || deliverTo };
  const dish = `${read.dish} ${topic.dish}`;
  return { ...read, ...said, ...there, dish, without: [...without, ...read.without] };
}

/** "Add a croissant" after a fee orders one, and asks for no other fee. */
const ADDS = /^(?:(?:ok|okay|طيب|please|pls) )*(?:add|زيد|زود|ضيف|حط|with|and a|ومعه|ومعها|مع) /;

/** What some words ask of what was spoken of, whatever else they might ask by themselves; undefined where they ask none of it. */
export const askedOfTopic = (topic: Ask, read: Utterance, said: WrittenMessage): Ask | undefined =>
  withoutBudget(topic, read) ??
  insteadOf(topic, read) ??
  appOfShown(topic, read, said) ??
  (ADDS.test(said.signs) ? undefined : sameOfAnother(topic, read)) ??
  undercutOf(topic, read, said.signs) ??
  limitedNear(topic, read) ??
  ofThatQuality(topic, read) ??
  soldElsewhere(topic, read) ??
  countedThere(topic, read) ??
  withoutThere(topic, read) ??
  ofQuality(topic, read, said.signs) ??
  ideasMadeWith(topic, read, said.signs);
