import { isAvoidable } from "~/features/catalogue";
import { fold, tokenize } from "~/features/names";
import { chainAt } from "~/features/understanding";
import { forgetsIn } from "../facts/forgets";
import { FACT_LENGTH } from "../facts/limits";
import { readable } from "../words/pivot";
import { DEAREST, HERE, HISTORY, SAVINGS, WANTS, WHY } from "./about-price";
import type { Aside, Focus, Utterance } from "./ask";
import { cityIn } from "./cities";
import { comparedIn } from "./compared";
import { excludedIn } from "./excluded";
import { factsSaid, withoutFacts } from "./facts-said";
import { insideAsked } from "./inside";
import { kindOf } from "./kind-of";
import { isHeading as isHeadingWord, isKind } from "./kinds";
import type { KnownNames } from "./known-names";
import type { MessageLanguage } from "./language";
import { leftIn } from "./left-words";
import { dropsIn, SHARE, SUM } from "./order";
import { orderPlace, withoutDelivering } from "./order-place";
import { plain, type Sign } from "./phrases";
import { platformsIn } from "./platforms";
import { BOTH, CORRECTS, MORE, NEXT, OTHER_ONE, POINTS, THEIRS } from "./reference";
import { timeSaid } from "./said-time";
import { serviceAsked } from "./service";
import { hasFood, parsed, type Slots, slotsIn } from "./slots";
import { spelledOut } from "./spelled-out";
import { addsTo, stepIn } from "./step";
import { subjectOf } from "./subjects";
import {
  ALIKE,
  BEST,
  BRANCH,
  CHEAP,
  CHEAPEST_OF,
  CHEAPEST_THERE,
  CLOSER,
  DIFFERENCE,
  DISTANCE,
  DRINKING,
  FAST,
  FOCUS,
  LEANING,
  NEAR,
  ORDERING,
  ORDINALS,
  PLACES,
  RATED,
  RATED_APART,
  RATING,
  SIGNS,
  SUGGESTS,
  TALK,
  WRONG,
} from "./talk";

const DELIVERY = /(?:^| )(?:و)?(?:ال)?(?:توصيل|delivery)(?= |$)/;

/** What one sentence says, taken by itself. */
export function readAsk(sentence: string, names: KnownNames, language: MessageLanguage): Utterance {
  if (readable(sentence, language) === sentence) return readAnew(sentence, sentence, names);
  // Times have words of their own in every language.
  const { when, rest } = timeSaid(sentence);
  const nameAt = (words: readonly string[], at: number) =>
    names.dishAt(words, at) || chainAt(words.slice(at).map(fold), 0);
  const read = readAnew(readable(rest, language, nameAt), sentence, names);
  const facts = read.facts.map((fact) => ({ ...fact, text: ownWords(sentence, language) }));
  return { ...read, facts, when: when ?? read.when };
}

/** The part of a sentence that tells a fact: what is kept of people is what they said, in their own words. */
function ownWords(sentence: string, language: MessageLanguage): string {
  const clauses = sentence.split(/[,،]/u).map((clause) => clause.trim());
  const telling = clauses.find((clause) => factsSaid(readable(clause, language)).length > 0);
  return [...(telling ?? sentence)].slice(0, FACT_LENGTH).join("");
}

function readAnew(message: string, sentence: string, names: KnownNames): Utterance {
  const facts = factsSaid(message);
  const { when, rest: timeless } = timeSaid(withoutFacts(message, facts));
  const { platforms, rest } = platformsIn(spelledOut(withoutDelivering(timeless)));
  const wished = withoutTheOld(rest).replace(AVERAGE, " ");
  const {
    foods: without,
    untold,
    rest: question,
  } = excludedIn(wished, (words) => names.isLikeRestaurant(tokenize(words)));
  const said = plain(question);
  const has = (sign: Sign) => sign.test(said);
  const words = parsed(question, names);
  const first = slotsIn(words);
  const sells = has(SIGNS.price) || (has(SIGNS.where) && first.dish !== "");
  const ordinal = ORDINALS.find(([sign]) => has(sign))?.[1] ?? null;
  const somewhere =
    (has(SIGNS.where) && (first.dish !== "" || ordinal !== null)) ||
    (has(PLACES) && first.area !== "");
  // «وين الكبسة؟» asks who sells it; of a restaurant it asks where that is.
  const whose = first.dish !== "" && first.restaurant === "" && !has(NEAR);
  // «وش أقرب شي له؟» asks for what is like it.
  const like = ALIKE.test(said) && first.area === "";
  const nearby = !like && ((has(SIGNS.nearest) && !whose) || somewhere) && !sells;
  const nearest = nearby || has(DISTANCE);
  const named = slotsIn(words, { nearest: nearest || has(SIGNS.nearest) });
  const { others, also, unknown, whole, ...slots } = named;
  const except = exceptIn(said, slots.restaurant);
  const city = cityIn(said, [slots.restaurant, slots.dish].map(fold));
  const deliverTo = orderPlace(message, slots.area);
  const focus = focusOf(said, platforms.length, slots.dish === "");
  const isUnnamed = slots.dish === "" && slots.restaurant === "";
  const counts = slots.people !== null || slots.maxTotal !== null;
  const service = slots.dish === "" && !counts ? serviceAsked(sentence) : null;
  const ask: Utterance = {
    ...slots,
    ...(except && { restaurant: "" }),
    ...(deliverTo && { area: "" }),
    ...(service && { restaurant: "", area: "" }),
    // "It is wrong, it is 25 now": a price, and no number of dishes.
    ...(has(WRONG) && { quantity: null }),
    // "Per person" asks for no dish in the size of one.
    ...(has(SHARE) && { size: "" }),
    ...{ deliverTo, when },
    ...{
      share: SHARE.test(said),
      splitBetween: null,
      drops: dropsIn(message),
      sums: SUM.test(said),
      bare: /^\d+$/.test(said),
      step: slots.dish === "" && slots.restaurant === "" ? stepIn(said) : null,
      unsure: null,
    },
    kind: "unclear",
    subject: city ? "city" : (service ?? subjectOf(said, !isUnnamed)),
    city,
    aside: asideIn(said, slots),
    dearest: has(DEAREST),
    cued: false,
    asks: QUESTION.test(sentence) || INTERROGATIVE.test(said),
    here: HERE.test(said) && slots.area !== "",
    unread: unknown.split(" ").filter(Boolean).length,
    tells: false,
    inside: insideAsked(said),
    except,
    untold,
    apart: false,
    byDistance: false,
    rated: has(RATED) || has(RATED_APART) || (has(RATING) && nearest),
    query: "",
    focus,
    nth: ordinal,
    next: has(NEXT),
    elsewhere: false,
    cheaper:
      !ABOUT_ONE.has(focus) &&
      (has(FOCUS.cheaper) || has(CHEAPEST_THERE) || (has(CHEAP) && isUnnamed)),
    more: has(MORE),
    facts,
    forgets: forgetsIn(message) ?? null,
    open: has(SUGGESTS),
    without,
    platforms,
    surely: "",
    left: leftIn(unknown, sentence),
    other: null,
    rest: [],
    greets: has(TALK.greet),
    orders: has(ORDERING) && slots.dish !== "",
    from: null,
    leans: LEANING.test(said.replace(/^(?:السلام عليكم|هلا|hi|hello) /, "")) || ordinal !== null,
    points: has(POINTS),
    theirs: has(THEIRS),
    both: !ABOUT_ONE.has(focus) && has(BOTH),
    corrects: has(CORRECTS),
    otherOne: has(OTHER_ONE),
    asksPrice: has(SIGNS.price),
    adds: addsTo(said, slots),
    cheapestOf: !ABOUT_ONE.has(focus) && has(CHEAPEST_OF),
    near: nearest && slots.area === "",
  };
  const compared = comparedIn(question, named, names);
  if (compared) {
    const byDistance = has(CLOSER) && !has(SIGNS.price);
    return { ...ask, ...compared[0], kind: "compare", other: compared[1], byDistance, cued: true };
  }
  const kind = kindOf(ask, named, { said, question, nearest });
  if (kind !== "cannot" && ask.subject === "hours") ask.subject = null;
  ask.cued = isCued(ask, kind, said);
  const [second, ...further] = also.map((line) => ({ ...slots, ...line }));
  if (kind === "price" && second)
    return { ...ask, kind: "compare", other: second, rest: further, apart: true };
  if (kind === "suggest")
    return {
      ...ask,
      kind,
      cheaper: ask.cheaper || has(CHEAP),
      dish: slots.dish || headingIn(said),
    };
  // "Tom yum at Tiger Wok" asks for a dish, and not for what is ordered most there.
  if (kind === "price" && slots.restaurant && !slots.dish && unknown && isPriceOf(ask))
    return { ...ask, kind, dish: unknown, left: "" };
  // "Chicken karahi" is no chicken where nobody has karahi.
  if (kind === "price" && !slots.restaurant && whole && isGeneral(slots.dish))
    return { ...ask, kind, dish: whole, surely: slots.dish, left: "" };
  const namesPlace = kind === "nearest" && ask.unread <= A_NAME;
  return (kind === "price" || namesPlace) && !slots.dish && !slots.restaurant
    ? { ...ask, kind, query: unknown, left: "" }
    : { ...ask, kind };
}

/** «شاورما بدل البرجر»: what is no longer wanted, once something else is named before it. */
function withoutTheOld(message: string): string {
  const at = message.search(OLD);
  const before = message.slice(0, Math.max(0, at));
  return hasFood(before) ? before + message.slice(at).replace(OLD, "") : message;
}

/** Is the price of something asked, and neither a part of it nor all that a place has? */
function isPriceOf({ asksPrice, focus, cheaper, unread }: Utterance): boolean {
  return asksPrice && focus === "all" && !cheaper && unread <= A_NAME;
}

/** Is it a kind of food, and no dish: "chicken"? */
function isGeneral(dish: string): boolean {
  return dish !== "" && tokenize(dish).every((word) => isKind(word) || isAvoidable(word));
}

const QUESTION = /[?؟]/u;
const INTERROGATIVE =
  /^(?:و|and |so |ok |but )?(?:what|whats|where|which|who|when|how|why|is|are|do|does|can|could|وش|ايش|كم|بكم|وين|فين|متي|ليش|كيف|هل|مين)(?= |$)/;

/** Does something in a sentence ask, and not only name? */
function isCued(ask: Utterance, kind: Utterance["kind"], said: string): boolean {
  const signs = Object.values(SIGNS).some((sign) => sign.test(said));
  const changes = ask.focus !== "all" || ask.nth !== null || ask.next || ask.cheaper || ask.dearest;
  const talks = kind === "recall" || kind === "forget" || kind === "help" || kind === "about";
  return (
    signs ||
    changes ||
    talks ||
    ask.both ||
    ask.inside !== "" ||
    ask.subject !== null ||
    WANTS.test(said)
  );
}

/** More words than these are no name of a place that we lack: "is there a KFC nearby?" */
const A_NAME = 2;

/** «متوسط سعر الشاورما» asks for no medium one. */
const AVERAGE = /(?<!\p{L})(?:متوسط|معدل|average)\s+(?=سعر|أسعار|اسعار|price|cost)/iu;

const OLD = /\s(?:بدل|بدال|instead of)(?:\s+(?:the|a))?\s+\S+/iu;

/** «مو قصر كيرلا», "anywhere but Herfy": the restaurant that is left out. */
function exceptIn(said: string, restaurant: string): string {
  const name = fold(restaurant);
  const at = name === "" ? -1 : said.indexOf(name);
  return at > 0 && EXCEPT.test(said.slice(0, at)) ? restaurant : "";
}

const EXCEPT =
  /(?:^| )(?:not|except|other than|but not|anywhere but|besides|غير|مو|مب|ماعدا|ما عدا|الا|بدون|من غير|without)(?: (?:from|at|the|من|عند|مطعم))*(?: |$)$/;

/** What is to be said beside the price. */
function asideIn(said: string, { dish, restaurant, area }: Slots): Aside | null {
  if ((dish || restaurant) && WRONG.test(said)) return "wrong";
  if (WITHOUT_DELIVERY.test(said)) return "item";
  if (FAST.test(said)) return "time";
  if (dish && !restaurant && DIFFERENCE.test(said)) return "recipe";
  if (dish && BEST.test(said)) return "best";
  return restaurant && dish && !area && BRANCH.test(said) ? "where" : null;
}

const WITHOUT_DELIVERY =
  /(?:^| )(?:بدون|بلا|غير|without|excluding|before) (?:رسوم )?(?:ال)?(?:توصيل|delivery)(?= |$)/;

/** «كان أرخص قبل؟» asks how a price has moved, and for nothing cheaper. */
const ABOUT_ONE = new Set<Focus>(["why", "savings", "history"]);

/** Where no dish is named, "delivery" asks for its fee; beside a dish it is a part of the price. */
function focusOf(said: string, platforms: number, noDish: boolean): Focus {
  if (WITHOUT_DELIVERY.test(said)) return "all";
  if (FOCUS.delivery.test(said) || (noDish && DELIVERY.test(said))) return "delivery";
  if (HISTORY.test(said)) return "history";
  if (WHY.test(said)) return "why";
  if (SAVINGS.test(said)) return "savings";
  if (FOCUS.platform.test(said) || platforms > 0) return "platform";
  return FOCUS.age.test(said) ? "age" : "all";
}

/** "Dinner with drinks" is dinner. */
const ALONG = /(?:^| )(?:with|and|مع|ومع) (?:some |a |ال)?(?:drinks?|مشروب|مشروبات)(?= |$)/;

/** The heading of a menu that what is wanted stands under: «وش أشرب», "something for breakfast". */
function headingIn(said: string): string {
  if (DRINKING.test(said) && !ALONG.test(said))
    return /\p{Script=Arabic}/u.test(said) ? "مشروبات" : "drinks";
  return said.split(" ").find(isHeadingWord) ?? "";
}
