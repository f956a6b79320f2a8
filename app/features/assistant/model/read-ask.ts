import type { Section } from "~/features/catalogue/section";
import { tokenize } from "~/features/names";
import { sectionOf } from "~/features/search/section-words";
import type { Ask, Kind } from "./ask";
import { factsSaid, withoutFacts } from "./facts-said";
import { plain } from "./phrases";
import { hasFood, isFood, type Slots, slotsOf } from "./slots";
import {
  BETWEEN,
  CANNOT,
  FOCUS,
  KEPT,
  LEANING,
  LIKE,
  OFF_TOPIC,
  ORDINALS,
  RATING,
  SIGNS,
  TALK,
  VERSUS,
} from "./talk";

/** Headings that are no dish themselves: «برجر» is one. */
const HEADINGS = new Set<Section>(["sweets", "breakfast", "drinks", "starters", "salads", "soups"]);

/** Longer than this is no small talk alone. */
const SMALL_TALK = 7;

/** What one message asks, taken by itself. */
export function readAsk(message: string): Ask {
  const facts = factsSaid(message);
  const question = withoutFacts(message, facts);
  const said = plain(question);
  const has = (sign: RegExp) => sign.test(said);
  const named = slotsOf(question);
  const sells = has(SIGNS.price) || (has(SIGNS.where) && hasFood(named.dish));
  const somewhere = has(SIGNS.where) && named.dish !== "";
  const nearest = (has(SIGNS.nearest) || somewhere) && !sells;
  const ordinal = ORDINALS.find(([sign]) => has(sign))?.[1] ?? null;
  const slots = slotsOf(question, { nearest: nearest || has(SIGNS.nearest) });
  const focus = has(FOCUS.delivery)
    ? "delivery"
    : has(FOCUS.platform)
      ? "platform"
      : has(FOCUS.age)
        ? "age"
        : "all";
  const ask: Ask = {
    ...slots,
    kind: "unclear",
    query: "",
    focus,
    nth: ordinal,
    elsewhere: false,
    cheaper: has(FOCUS.cheaper) && !slots.dish && !slots.restaurant,
    facts,
    other: null,
    greets: has(TALK.greet),
    leans: LEANING.test(said.replace(/^(?:السلام عليكم|هلا|hi|hello) /, "")) || ordinal !== null,
    orders: has(CANNOT) && slots.dish !== "",
  };
  const compared = comparedIn(question);
  if (compared) return { ...ask, ...compared[0], kind: "compare", other: compared[1] };
  return split({ ...ask, kind: kindOf(ask, said, question, nearest) });
}

function kindOf(ask: Ask, said: string, question: string, nearest: boolean): Kind {
  const has = (sign: RegExp) => sign.test(said);
  const words = said.split(" ").filter(Boolean).length;
  const names = ask.dish !== "" || ask.restaurant !== "";
  const food = hasFood(ask.dish) || ask.restaurant !== "";
  if (has(TALK.recall) || (KEPT.test(said) && !food)) return "recall";
  if (has(TALK.help) && !food) return "help";
  if (has(CANNOT) && !food) return "cannot";
  const edible = hasFood(ask.dish) || hasFood(ask.restaurant);
  if (has(OFF_TOPIC) && !edible) return "offTopic";
  if (nearest && !has(SIGNS.similar)) return "nearest";
  if (has(SIGNS.menu) && names && (has(RATING) || !has(SIGNS.price))) return "restaurant";
  if ((has(SIGNS.similar) || LIKE.test(said)) && ask.dish) return "similar";
  if (isHeading(ask) && !has(SIGNS.price)) return "suggest";
  if (isBudget(ask) || isSuggestion(ask, said)) return "suggest";
  if (has(SIGNS.price) && names) return "price";
  if (words <= SMALL_TALK && !food && !ask.area) {
    if (has(TALK.howAreYou)) return "howAreYou";
    if (has(TALK.bye)) return "bye";
    if (has(TALK.thanks)) return "thanks";
    if (has(TALK.greet)) return "greet";
  }
  if (names && (food || words <= 6 || ask.orders)) return "price";
  if (ask.facts.length > 0) return "save";
  if (names && /[?؟]/.test(question)) return "offTopic";
  return has(TALK.greet) ? "greet" : "unclear";
}

/** «عطني حلى», "breakfast": the heading of a menu, and nothing said of its price. */
function isHeading({ dish, restaurant, quantity }: Ask): boolean {
  const section = sectionOf(tokenize(dish));
  return !restaurant && quantity === null && section !== undefined && HEADINGS.has(section);
}

/** «معي ٤٠ ريال», "we're six": no dish among the words. */
function isBudget({ dish, restaurant, maxTotal, people }: Ask): boolean {
  return !restaurant && !hasFood(dish) && (maxTotal !== null || people !== null);
}

/** «وش آكل؟», "something spicy under 30": a dish is wanted, and which one is left to us. */
function isSuggestion({ dish, restaurant, maxTotal, people }: Ask, said: string): boolean {
  if (restaurant) return false;
  if (SIGNS.suggest.test(said) && !SIGNS.price.test(said))
    return !dish || hasFood(dish) || maxTotal !== null;
  return dish === "" && (maxTotal !== null || (people !== null && said.split(" ").length > 3));
}

/** Words that may name a dish or a restaurant or both stay together. */
export function split(ask: Ask): Ask {
  if (ask.kind !== "price" || ask.restaurant || !ask.dish || isFood(ask.dish)) return ask;
  return { ...ask, query: ask.dish, dish: "" };
}

/** "Which is cheaper, X or Y", «قارن بين X و Y»: the two, the second completed by the first. */
function comparedIn(question: string): [Slots, Slots] | undefined {
  const said = plain(question);
  const between = BETWEEN.exec(question);
  const parts = between
    ? [between[1], between[2]]
    : SIGNS.price.test(said)
      ? question.split(VERSUS)
      : [];
  if (parts.length !== 2 || !parts[0] || !parts[1]) return undefined;
  const [one, two] = [slotsOf(parts[0]), slotsOf(parts[1])];
  if (!(one.dish || one.restaurant) || !(two.dish || two.restaurant)) return undefined;
  if (one.restaurant && !two.restaurant && !isFood(two.dish))
    return [one, { ...two, restaurant: two.dish, dish: one.dish }];
  if (two.restaurant && two.dish && !one.restaurant && !isFood(one.dish) && one.dish)
    return [{ ...one, restaurant: one.dish, dish: two.dish }, two];
  const shared = { area: one.area || two.area, quantity: one.quantity ?? two.quantity };
  return [
    { ...one, ...shared, dish: one.dish || two.dish },
    { ...two, ...shared, dish: two.dish || one.dish },
  ];
}
