import { headOf } from "~/features/catalogue";
import { fold, tokenize } from "~/features/names";
import type { Ask, Utterance } from "../ask/ask";
import { isOfPlaces } from "../ask/hours-of";
import { linesOf } from "../ask/order";
import { isGeneral, isKind } from "../vocabulary/kinds";
import { plain } from "../vocabulary/phrases";
import { named } from "./leans";
import { mostOf } from "./most-of";

/** More restaurants than these nobody asks about one after the other. */
const MOST = 5;

/** Is what is looked for near somewhere a kind of food or of place, and no restaurant? */
const isKindSought = ({ restaurant }: Ask) =>
  restaurant === "" || headOf(restaurant) !== "" || isGeneral(restaurant) || isAnyKind(restaurant);
const isAnyKind = (words: string) => tokenize(words).every(isKind);

/** Are several restaurants what an ask shows? */
const isList = (ask: Ask) =>
  ask.kind === "nearest" ? isKindSought(ask) && !ask.from : isOfPlaces(ask);

/** The restaurants that were asked about one after the other, once one more was; a list begins anew. */
export function placesSaid(before: readonly string[], about: Ask | undefined): readonly string[] {
  if (!about) return before;
  const said = about.kind === "compare" && !about.apart ? linesOf(about) : [about];
  const places = said.map(({ restaurant }) => restaurant).filter(Boolean);
  if (isList(about) && places.length < 2) return [];
  const isOther = (name: string) => !places.some((place) => fold(place) === fold(name));
  return [...before.filter(isOther), ...places].slice(-MOST);
}

/** All that "which of them?" may mean: the list that was shown, also where one of it was picked, or the restaurants asked about in turn. */
function shownBefore(topic: Ask, places: readonly string[]): Ask | undefined {
  const list = (topic.kind === "price" || topic.kind === "restaurant") && topic.from?.ask;
  const whole = { facts: [], focus: "all", nth: null, greets: false } as const;
  if (list && isList(list)) return { ...list, ...whole };
  if (isList(topic) || (topic.kind === "compare" && !topic.apart)) return { ...topic, ...whole };
  const [first, second, ...more] = places.map((restaurant) => ({ ...topic, restaurant }));
  if (!first || !second) return undefined;
  return { ...first, ...whole, kind: "compare", apart: false, other: second, rest: more };
}

/** «ايش تقييمهم؟»: what is thought of each of them, and not of the first alone. */
const RATINGS_OF_EACH =
  /(?:^| )(?:تقييمهم|تقييماتهم|تقييم (?:كل واحد|كلهم)|their ratings|ratings of (?:all|each|them|these|those))(?= |$)/;

/** «اللي فاتح», "jo khula ho", "yung bukas lang": those of a list which are so. */
const THOSE_WHICH =
  /^\s*(?:[\p{L}\p{M}]+\s+){0,2}?(?:اللي|يلي|only|those|ones|jo|jo bhi|जो|جو|yung|yong|iyong|ung|y[ou]n)(?![\p{L}\p{M}])/iu;

/** "Which is still open?", "alin ang bukas pa": which of several. */
const WHICH = /^(?:(?:and|so|but|ok) )*(?:which|who|whos|any|anyone)(?= |$)/;

/** "Which of these is best?", "which one would you pick?", «اختر لي»: one of several is to be chosen for them, and no price or app is asked. */
const CHOOSE_FOR_ME =
  /(?:^| )(?:(?:which|what|whichever)(?: (?:one|ones|of (?:these|those|them)|the|is|are|s|would|do|should|you|i|we|u|else|really))* (?:best|better|nicest|tastiest|yummiest|pick|choose|recommend|suggest|go for|go with)|who(?:s| is| has| makes| does)?(?: got)? (?:the )?best(?: ones?)?|(?:pick|choose|decide|recommend)(?: (?:just|only))? (?:one|1)(?: (?:of them|for me|for us))?|(?:pick|choose|decide) for (?:me|us)|(?:اي|ايهم|ايه|اي واحد|وش|وشو|مين|منو|ايش)(?: (?:واحد|واحده|فيهم|منهم|هو|هي|اللي|الي))* (?:افضل|احسن|الافضل|الاحسن|اطيب|الاطيب|الذ|الالذ|تنصح|تنصحني|تختار|تختارين)|اختا?ر(?:ي)?(?: لي| لنا)?(?: (?:واحد|واحده|منهم|منها|انت|انتي|من عندك))*)(?= |$)(?! (?:prices?|deals?|value|times?|offers?|fees?|way|day|app|apps|سعر|الاسعار|اسعار|عرض|عروض|وقت|تطبيق|برنامج|رسوم)(?= |$))/;

/** Is one of several to be chosen for them? `signs`: the message as its signs are read. */
export const asksToChoose = (signs: string): boolean => CHOOSE_FOR_ME.test(plain(signs));

/** What sets a limit or another order asks for those of the shown that keep to it. */
const limits = (read: Utterance): boolean =>
  read.cheaper ||
  read.rated ||
  read.maxTotal !== null ||
  read.people !== null ||
  read.area !== "" ||
  read.deliverTo !== "";
const OF_APPS =
  /(?:^| )(?:(?:ال)?(?:app|apps|platform|platforms|تطبيق|تطبيقات|منصه|منصات|برنامج))(?= |$)/;

/** What points at one alone: "is it open?" after a list is asked of its first. */
const OF_ONE = /(?:^| )(?:it|its|that one|this one|there)(?= |$)/;

/**
 * What is asked of each restaurant that was shown or spoken of: which people rate best, which is open, which of the dishes' places is
 * nearest. Undefined where it is asked of one of them, or of something that is named. `signs`: the message as its signs are read.
 */
export function ofShown(
  read: Utterance,
  topic: Ask,
  places: readonly string[],
  { message, signs }: { message: string; signs: string },
): Ask | undefined {
  const said = plain(signs);
  const most = mostOf(read, topic, `${said} ${plain(message)}`);
  if (most) return most;
  const isLeftToUs = CHOOSE_FOR_ME.test(said) && !OF_APPS.test(said) && !limits(read);
  const isNamed = isLeftToUs ? read.dish !== "" || read.restaurant !== "" : named(read);
  if (isNamed || read.nth !== null || read.more || read.otherPlaces) return undefined;
  const list = shownBefore(topic, places);
  if (!list) return undefined;
  const isOfOne = topic.nth !== null || !isList(topic);
  if (read.subject === "hours")
    return read.area === "" &&
      (read.both ||
        (!isOfOne && (THOSE_WHICH.test(message) || WHICH.test(signs) || !OF_ONE.test(signs))))
      ? { ...read, kind: "cannot", list }
      : undefined;
  const asksRating = read.rated || isLeftToUs || (!isOfOne && RATINGS_OF_EACH.test(plain(message)));
  if (asksRating && read.area === "" && (topic.kind !== "nearest" || isLeftToUs))
    return { ...read, kind: "ranked", list };
  // Of several dishes the nearest is that of one of their restaurants, and no other place of their kind.
  const areIdeas = list.kind === "suggest" || list.kind === "similar" || list.kind === "compare";
  const isNearest = read.kind === "nearest" || (read.kind === "unclear" && read.area !== "");
  const isOfThem = read.both || (list.kind !== "compare" && WHICH.test(signs));
  if (isNearest && isOfThem && areIdeas) return { ...read, kind: "ranked", byDistance: true, list };
  return undefined;
}
