import type { Section } from "~/features/catalogue/section";
import { tokenize } from "~/features/names";
import { Lru } from "~/features/search/lru";
import { sectionOf } from "~/features/search/section-words";
import { forgetsIn } from "../facts/forgets";
import { headOf } from "../similar/represent";
import type { Focus, Kind, Said } from "./ask";
import { comparedIn } from "./compared";
import { excludedIn } from "./excluded";
import { factsSaid, withoutFacts } from "./facts-said";
import { isHeading as isHeadingWord, isKind } from "./kinds";
import type { KnownNames } from "./known-names";
import { plain } from "./phrases";
import { platformsIn } from "./platforms";
import { BOTH, CORRECTS, MORE, NEXT, OTHER_ONE, POINTS, THEIRS } from "./reference";
import { hasFood, type Named, parsed, slotsIn } from "./slots";
import {
  ABOUT,
  CANNOT,
  CANNOT_TELL,
  CHEAPEST_THERE,
  DISTANCE,
  DRINKING,
  FOCUS,
  KEPT,
  LEANING,
  LIKE,
  NEAR,
  OFF_TOPIC,
  ORDINALS,
  PLACES,
  RATING,
  SIGNS,
  SUGGESTS,
  TALK,
} from "./talk";

/** Headings that are no dish themselves: «برجر» is one. */
const HEADINGS = new Set<Section>(["sweets", "breakfast", "drinks", "starters", "salads", "soups"]);

const DELIVERY = /(?:^| )(?:و)?(?:ال)?(?:توصيل|delivery)(?= |$)/;

/** Longer than this is no small talk alone. */
const SMALL_TALK = 7;
/** Longer than this is no name alone. */
const BARE_NAME = 4;

/** Messages kept as read: every step of an answer reads those of the whole conversation again. */
const MOST_KEPT = 500;

const kept = new WeakMap<KnownNames, Lru<Said>>();

/** What one message says, taken by itself. */
export function readAsk(message: string, names: KnownNames): Said {
  const known = kept.get(names) ?? new Lru<Said>(MOST_KEPT);
  kept.set(names, known);
  const read = known.get(message) ?? readAnew(message, names);
  known.set(message, read);
  return read;
}

function readAnew(message: string, names: KnownNames): Said {
  const facts = factsSaid(message);
  const { platforms, rest } = platformsIn(withoutFacts(message, facts));
  const { foods: without, rest: question } = excludedIn(rest);
  const said = plain(question);
  const has = (sign: RegExp) => sign.test(said);
  const words = parsed(question, names);
  const first = slotsIn(words);
  const sells = has(SIGNS.price) || (has(SIGNS.where) && first.dish !== "");
  const somewhere = (has(SIGNS.where) && first.dish !== "") || (has(PLACES) && first.area !== "");
  // «وين الكبسة؟» asks who sells it; of a restaurant it asks where that is.
  const whose = first.dish !== "" && first.restaurant === "" && !has(NEAR);
  const nearest = (((has(SIGNS.nearest) && !whose) || somewhere) && !sells) || has(DISTANCE);
  const named = slotsIn(words, { nearest: nearest || has(SIGNS.nearest) });
  const { others, unknown, ...slots } = named;
  const ordinal = ORDINALS.find(([sign]) => has(sign))?.[1] ?? null;
  const ask: Said = {
    ...slots,
    kind: "unclear",
    query: "",
    focus: focusOf(said, platforms.length, slots.dish === ""),
    nth: ordinal,
    next: has(NEXT),
    elsewhere: false,
    cheaper: has(FOCUS.cheaper),
    more: has(MORE),
    facts,
    forgets: forgetsIn(message) ?? null,
    open: has(SUGGESTS),
    without,
    platforms,
    other: null,
    greets: has(TALK.greet),
    orders: has(CANNOT) && slots.dish !== "",
    from: null,
    leans: LEANING.test(said.replace(/^(?:السلام عليكم|هلا|hi|hello) /, "")) || ordinal !== null,
    points: has(POINTS),
    theirs: has(THEIRS),
    both: has(BOTH),
    corrects: has(CORRECTS),
    otherOne: has(OTHER_ONE),
    asksPrice: has(SIGNS.price),
    near: nearest && slots.area === "",
  };
  const compared = comparedIn(question, named, names);
  if (compared) return { ...ask, ...compared[0], kind: "compare", other: compared[1] };
  const kind = kindOf(ask, named, said, question, nearest);
  if (kind === "suggest" && !slots.dish) return { ...ask, kind, dish: headingIn(said) };
  return kind === "price" && !slots.dish && !slots.restaurant
    ? { ...ask, kind, query: unknown }
    : { ...ask, kind };
}

/** Where no dish is named, "delivery" asks for its fee; beside a dish it is a part of the price. */
function focusOf(said: string, platforms: number, noDish: boolean): Focus {
  if (FOCUS.delivery.test(said) || (noDish && DELIVERY.test(said))) return "delivery";
  if (FOCUS.platform.test(said) || platforms > 0) return "platform";
  return FOCUS.age.test(said) ? "age" : "all";
}

function kindOf(
  ask: Said,
  { unknown }: Named,
  said: string,
  question: string,
  nearest: boolean,
): Kind {
  const has = (sign: RegExp) => sign.test(said);
  const words = said.split(" ").filter(Boolean).length;
  const names = ask.dish !== "" || ask.restaurant !== "";
  if (ask.forgets !== null && !has(OFF_TOPIC) && (ask.forgets !== "" || !names)) return "forget";
  if (has(TALK.recall) || (KEPT.test(said) && !names)) return "recall";
  if (has(TALK.help) && !names) return "help";
  if (has(ABOUT) && !names) return "about";
  if (has(CANNOT_TELL) || (has(CANNOT) && !ask.dish)) return "cannot";
  if (has(OFF_TOPIC) && !names) return "offTopic";
  if (nearest && !(has(SIGNS.similar) && ask.dish)) return "nearest";
  if (has(CHEAPEST_THERE) && !ask.dish && ask.restaurant) return "restaurant";
  if (has(SIGNS.menu) && (has(RATING) || !has(SIGNS.price))) {
    if (ask.restaurant || unknown || ask.theirs || (names && !ask.dish)) return "restaurant";
  }
  if (has(SIGNS.similar) || (LIKE.test(said) && ask.dish)) return "similar";
  if (ask.open && ask.restaurant && !ask.dish) return "restaurant";
  if (isCuisine(ask) && !has(SIGNS.price))
    return ask.area && ask.maxTotal === null ? "nearest" : "suggest";
  if (isHeading(ask) && !has(SIGNS.price)) return "suggest";
  if (isBudget(ask) || isSuggestion(ask, said)) return "suggest";
  if (has(SIGNS.price) && (names || unknown)) return "price";
  if (words <= SMALL_TALK && !names && !ask.area) {
    if (has(TALK.howAreYou)) return "howAreYou";
    if (has(TALK.bye)) return "bye";
    if (has(TALK.thanks)) return "thanks";
    if (has(TALK.greet)) return "greet";
  }
  if (names) return "price";
  if (ask.facts.length > 0) return "save";
  if (unknown && words <= BARE_NAME && !/[?؟]/.test(question)) return "price";
  if (unknown && /[?؟]/.test(question)) return "offTopic";
  return has(TALK.greet) ? "greet" : "unclear";
}

/** The heading of a menu that what is wanted stands under: «وش أشرب», "something for breakfast". */
function headingIn(said: string): string {
  if (DRINKING.test(said)) return "drinks";
  return said.split(" ").find(isHeadingWord) ?? "";
}

/** «عطني حلى», "breakfast": the heading of a menu, and nothing said of its price. */
function isHeading({ dish, restaurant, quantity }: Said): boolean {
  const section = sectionOf(tokenize(dish));
  return !restaurant && quantity === null && section !== undefined && HEADINGS.has(section);
}

/** «شي هندي», "healthy food": what a place cooks, and no dish. */
function isCuisine({ dish, restaurant }: Said): boolean {
  const isDish = headOf(dish) || headOf(dish.replace(/s$/, ""));
  return dish !== "" && !restaurant && !isDish && tokenize(dish).every(isKind);
}

/** «معي ٤٠ ريال», "we're six": no dish among the words. */
function isBudget({ dish, restaurant, maxTotal, people }: Said): boolean {
  return !restaurant && !hasFood(dish) && (maxTotal !== null || people !== null);
}

/** «وش آكل؟», "something spicy under 30": a dish is wanted, and which one is left to us. */
function isSuggestion({ dish, restaurant, maxTotal, people }: Said, said: string): boolean {
  if (restaurant) return false;
  if (SIGNS.suggest.test(said) && !SIGNS.price.test(said)) return true;
  return dish === "" && (maxTotal !== null || (people !== null && said.split(" ").length > 3));
}
