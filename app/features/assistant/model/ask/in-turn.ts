import { fold } from "~/features/names";
import type { Ask, Utterance } from "./ask";
import { linesOf, withLines } from "./order";

/** Nobody asks for more dishes one after the other before they want to know what they come to. */
const MOST = 8;

/** How a turn begins that goes on with what was asked before it; the «و» of «وين» and «ورق» is their own. */
const BESIDE =
  /^(?:(?:ok|okay|طيب|طب|اوكي|اوك|تمام) )?(?:(?:and|plus|also|add|wa|و|زيد|ضيف|زود)(?= )|و(?!(?:ش|شو|شلون|يش|ين|ينه|دي|احد|احده|حده|جبه|جبات|رق|افل|نجز|وك|سط)(?: |$))(?=\S{2}))/;
const INSTEAD = /^(?:no|nope|لا)(?= )|(?:^| )(?:instead|بدل(?:ه|ها|هم)|بدال(?:ه|ها|هم))(?= |$)/;

/** Whether what is named comes beside what was asked before, or takes its place; `corrects`: it takes back what was said. */
export function inTurnSaid(said: string, corrects: boolean): Utterance["inTurn"] {
  if (corrects || INSTEAD.test(said)) return "instead";
  return BESIDE.test(said) ? "beside" : null;
}

/**
 * The dishes that were asked about one after the other, of one restaurant or each of its own, once one more was: «و…» adds it, "instead" puts
 * it in the place of the last, and whoever just asks for another begins anew. More is said of the last under its own name.
 */
export function inTurn(
  before: readonly Ask[],
  ask: Ask,
  said: Utterance["inTurn"] = null,
): readonly Ask[] {
  if (ask.kind !== "price" || !ask.dish || ask.elsewhere || ask.people !== null) return [];
  // "And the kabsa of Qudoor?": beside what another place has.
  const isThere =
    (said === "beside" && ask.restaurant !== "") ||
    before.every(({ restaurant }) => fold(restaurant) === fold(ask.restaurant));
  const isLast = fold(before.at(-1)?.dish ?? "") === fold(ask.dish);
  if (!isThere || (said === null && !isLast)) return [ask];
  const stay = said === "beside" ? before : before.slice(0, -1);
  return [...stay.filter(({ dish }) => fold(dish) !== fold(ask.dish)), ask].slice(-MOST);
}

/** «كم المجموع؟»: all of these as one order; the ask itself where they are fewer than two. */
export function summedUp(asked: readonly Ask[], topic: Ask): Ask {
  if (asked.length < 2 || asked.at(-1)?.dish !== topic.dish) return topic;
  return withLines(
    topic,
    asked.map((one) => linesOf(one)[0] ?? one),
  );
}

/** «وتبولة ومتبل كم الكل؟» once others were asked about: all of them as one order. Undefined where it adds none to these. */
export function besideAsked(asked: readonly Ask[], read: Utterance): Ask | undefined {
  const isMore =
    read.sums && read.inTurn === "beside" && (read.apart || read.kind === "price") && read.dish;
  if (!isMore || asked.length === 0 || read.restaurant !== "") return undefined;
  const place = asked[0]?.restaurant ?? "";
  const lines = [...asked.flatMap((one) => linesOf(one)), ...linesOf(read)];
  return withLines(
    read,
    lines.map((line) => ({ ...line, restaurant: place })),
  );
}

/**
 * The prices at several restaurants that were asked about in turn, side by side: of the last alone, and of what was set
 * against each other or asked alone before it. Undefined where they are of one restaurant, or of several in one order.
 */
export function pairOf(topic: Ask, before: Ask | undefined): Ask | undefined {
  if (!before || !isPriced(before) || !isPriced(topic) || topic.kind !== "price") return undefined;
  const sides = [...linesOf(topic), ...linesOf(before)];
  const places = sides.map(({ restaurant }) => fold(restaurant));
  if (places.includes("") || new Set(places).size < sides.length) return undefined;
  if (sides.some(({ dish }) => fold(dish) !== fold(topic.dish))) return undefined;
  const [, other = null, ...rest] = sides;
  return { ...topic, kind: "compare", apart: false, other, rest, facts: [] };
}

const isPriced = ({ kind, dish, elsewhere, from, apart }: Ask) =>
  (kind === "price" || (kind === "compare" && !apart)) && dish !== "" && !elsewhere && !from;
