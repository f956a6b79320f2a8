import { PLATFORMS } from "~/features/prices";
import type { Ask, Utterance } from "../ask/ask";
import { choiceOf } from "../ask/spoken-of";
import { plain } from "../vocabulary/phrases";
import { named } from "./leans";

/** A message as it was written, and what its signs say in English. */
export interface WrittenMessage {
  message: string;
  signs: string;
}

/** Is it asked whether what was shown is cheaper somewhere? */
const CHEAPER = /(?:^| )(?:cheaper|cheap|ارخص|اوفر|dearer|pricier|expensive|اغلي)(?= |$)/;
/** What asks for others that are cheaper, or for the cheapest. */
const OTHERS =
  /(?:^| )(?:which|what|whats|anything|any|something|some|ones|cheapest|وش|ايش|شي|شيء|مين|من|فيه|في شي|الارخص|kaun|kaunsa|kaunsi|كون|कौन|alin|ano|anong|pinakamura\S*|sabse)(?= |$)/;

/** "Difference between the apps?", «قارن بين التطبيقات». */
const APPS_APART =
  /(?:^| )(?:difference|differences|differ|compare|comparison|فرق|الفرق|تفرق|يفرق|قارن|مقارنه)(?: \S+){0,3} (?:ال)?(?:apps?|platforms?|تطبيقات|منصات|تطبيق|منصه)(?= |$)/;
/** Each of them is named where all are asked for. */
const ALL_APPS = PLATFORMS.length;

/**
 * Of which app something is asked that was shown: "which app should I order from?" after a list is answered for its first, with
 * what that costs on each, and "is it cheaper on platform C?" with what it costs on all of them. Undefined where neither is asked.
 */
export function appOfShown(
  topic: Ask,
  read: Utterance,
  { message, signs }: WrittenMessage,
): Ask | undefined {
  const changes = read.quantity !== null || read.people !== null || read.dearest || read.cheapestOf;
  if (named(read) || changes || read.focus === "savings") return undefined;
  const { length } = read.platforms;
  const isApart = length === ALL_APPS || (length === 0 && APPS_APART.test(plain(signs)));
  if (read.focus !== "platform" && !isApart) return undefined;
  const shown = { facts: [], greets: false, orders: false, left: read.left };
  const less = { undercuts: false, cheaper: false };
  const one = { ...shown, ...less, focus: "all", platforms: [], dearest: false } as const;
  const ofOne = { ...topic, ...one, nth: isList(topic) ? (topic.nth ?? 0) : topic.nth };
  const ofFirst = { ...read, ...one, focus: read.focus };
  const isOfAny = isApart || read.platforms.length === 0;
  if (topic.kind === "price" && topic.focus === "delivery" && isOfAny)
    return { ...ofOne, focus: "delivery" };
  // Of what a place has, or of ideas, it is told of the first of them.
  if (isOfAny && !topic.apart && LISTS.has(topic.kind))
    return { ...ofFirst, kind: "price", from: choiceOf(topic, read.nth ?? 0), nth: null };
  if (isApart) return topic.kind === "price" ? ofOne : undefined;
  if (read.platforms.length > 0) {
    const asksIf = CHEAPER.test(signs) && !OTHERS.test(plain(message));
    if (read.platforms.length > 1 || !asksIf || topic.kind !== "price") return undefined;
    return ofOne;
  }
  if (isList(topic)) return { ...ofOne, nth: read.nth ?? ofOne.nth };
  return topic.kind === "price" && read.cheaper && !read.otherPlaces ? ofOne : undefined;
}

/** What shows several things, of which one is priced. */
const LISTS = new Set<Ask["kind"]>(["compare", "restaurant", "suggest", "similar"]);

/** Are prices of one dish at several restaurants what was shown? */
const isList = ({ kind, restaurant, from, elsewhere }: Ask) =>
  kind === "price" && ((restaurant === "" && from === null) || elsewhere);
