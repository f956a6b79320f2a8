import type { MessageSlots } from "../slots/slots";
import { fits, type PartsRule, partsOf } from "./parts";
import { tellsPrice } from "./price-told";
import type { Subject } from "./subjects";

/** What is asked of the service by which parts of a sentence together. */
interface ServiceRule extends PartsRule {
  subject: Subject;
}

/** The first that fits holds. */
const ASKED: readonly ServiceRule[] = [
  { subject: "notify", parts: ["notify"] },
  { subject: "links", parts: ["link"], not: ["account", "photo", "point", "seen"] },
  { subject: "trust", parts: ["price", "howfresh"], not: ["before"] },
  { subject: "trust", parts: ["price", "whoputs"] },
  { subject: "trust", parts: ["app", "direct"], not: ["order"] },
  // "Are the prices exact or an estimate?" asks for no price.
  { subject: "trust", parts: ["pricesall", "exact"], not: ["howmany", "howmuch"] },
  // "How do you work out the final price?": what the totals are made of.
  { subject: "vat", parts: ["how", "finaltotal", "reckons"], not: ["before", "trusty"] },
  { subject: "dearer", parts: ["servicefee"], not: ["why"] },
  { subject: "addPrice", parts: ["how", "price", "confirms"] },
  { subject: "howPoints", parts: ["how", "earnstrust"] },
  { subject: "location", parts: ["moves", "myplace"] },
  { subject: "coverage", parts: ["dodeliver"] },
  { subject: "account", parts: ["how", "account"], not: ["price", "photo"] },
  { subject: "howPoints", parts: ["point", "photo"] },
  { subject: "howPoints", parts: ["photo", "gain"] },
  { subject: "howPoints", parts: ["pointsthere"], not: ["howmany"] },
  { subject: "howPoints", parts: ["level", "raise"] },
  { subject: "howPoints", parts: ["point", "how"], not: ["howmany"] },
  { subject: "points", parts: ["point", "howmany"] },
  { subject: "points", parts: ["point", "mine"] },
  { subject: "points", parts: ["level"], not: ["weather"] },
  { subject: "reachUs", parts: ["complain"], not: ["cold"] },
  { subject: "reachUs", parts: ["agent"], not: ["cold", "robot"] },
  { subject: "reachUs", parts: ["reach", "person"], not: ["cold"] },
  { subject: "wrongPrice", parts: ["wrong", "price"], not: ["why"] },
  { subject: "wrongPrice", parts: ["wrong", "paid"], not: ["order"] },
  // "What if it's wrong?" of a price that was shown.
  { subject: "wrongPrice", parts: ["wrong", "whatif"], not: ["order", "why", "cold", "deliver"] },
  { subject: "wrongPrice", parts: ["wrong", "app"], not: ["order", "why"] },
  { subject: "trust", parts: ["price", "unlikeapp"] },
  // "Why is the price here different from HungerStation's": ours beside an app's own.
  { subject: "trust", parts: ["price", "dear", "here", "called"] },
  { subject: "wrongPrice", parts: ["paid", "more"], not: ["why"] },
  { subject: "wrongPrice", parts: ["price", "more", "app"], not: ["why"] },
  { subject: "complaint", parts: ["order", "cold"], not: ["howlong", "how"] },
  { subject: "overall", parts: ["app", "always", "cheap"] },
  // "Sabse acha app konsa hai": no restaurants by their ratings; "the best one" of what was shown is no app.
  { subject: "overall", parts: ["app", "best"], not: ["us", "bad", "order", "oneofthem"] },
  { subject: "sorry", parts: ["bad", "us"], not: ["order"] },
  { subject: "sorry", parts: ["bad", "app"], not: ["order", "which"] },
  { subject: "trust", parts: ["trusty", "us"] },
  { subject: "trust", parts: ["trusty", "you"] },
  { subject: "trust", parts: ["cantrust"] },
  // "Kya tum order bhi karte ho?", where nothing was ordered yet.
  { subject: "ordering", parts: ["you", "orders", "does"], not: ["had", "cold"] },
  { subject: "addPrice", parts: ["photo", "sends"] },
  { subject: "trust", parts: ["trusty", "price"] },
  // What is free or paid for is said of food as well: of Waffir only where it is named.
  { subject: "commission", parts: ["takes", "us"], not: ["point", "deliver"] },
  { subject: "commission", parts: ["takes", "you"], not: ["point", "deliver"] },
  { subject: "dearDelivery", parts: ["why", "dear", "deliver"] },
  { subject: "dearer", parts: ["why", "dear"] },
];

/** The same of what may be said whatever dish or restaurant is named. */
const ALWAYS: readonly ServiceRule[] = [
  // "Do I have to pay you anything?" is of Waffir, and of no order.
  { subject: "commission", parts: ["free"] },
  { subject: "complaint", parts: ["order", "gone"] },
  // "I paid less than that", whatever it was.
  { subject: "wrongPrice", parts: ["paid", "spent", "less"], not: ["why", "howmuch"] },
  { subject: "complaint", parts: ["rider", "amiss"] },
  { subject: "deliveryTime", parts: ["howlong"], not: ["order"] },
  { subject: "ordering", parts: ["placeorder"] },
  { subject: "ordering", parts: ["pays"], not: ["howmany", "price"] },
  { subject: "commission", parts: ["commission"], not: ["point", "deliver"] },
  { subject: "account", parts: ["account", "needs"], not: ["deliver"] },
  { subject: "privacy", parts: ["mydata", "seen"] },
  { subject: "privacy", parts: ["mydata", "keep"] },
  { subject: "privacy", parts: ["mydata", "you"] },
  // «Bayad» is what is paid for delivery as well.
  { subject: "commission", parts: ["uses"] },
  // "Tell me when the butter chicken gets cheaper": a message that comes later.
  { subject: "notify", parts: ["notify", "becomes"] },
  // "Kahin aur sasta ho to batana" asks for it now.
  { subject: "notify", parts: ["tellme", "becomes"], not: ["elsewhere"] },
  { subject: "notify", parts: ["follows"] },
  // "Kya tum hindi bolte ho": no Indian dish is asked for.
  { subject: "language", parts: ["tongue", "speaks"], not: ["eat", "price"] },
  // A loan, or a treat: we pay for nobody.
  { subject: "ordering", parts: ["lends"] },
];

/** And of what is said of a dish or a restaurant that is named. */
const OF_NAMED: readonly ServiceRule[] = [
  { subject: "wrongPrice", parts: ["wrong"], not: ["why", "order"] },
];

/** "Is it free?", and nothing said of what. */
export const asksIfFree = (sentence: string): boolean => partsOf(sentence).has("free");

/**
 * What a sentence, as it was written, asks of the service itself: how points work, how to reach us, which app is always
 * the cheapest, why one is dearer; or says of it: that a price is wrong. Null where it is nothing of the kind. `named`: it
 * names a dish, how many eat, or a limit.
 */
export function serviceAsked(sentence: string, named = false): Subject | null {
  if (SUFFICES.some((sign) => sign.test(sentence))) return "serves";
  if (APP_CALLED.some((sign) => sign.test(sentence))) return "apps";
  const has = partsOf(sentence);
  const asked = [...ALWAYS, ...(named ? OF_NAMED : ASKED)].find((rule) => fits(rule, has));
  return asked?.subject ?? null;
}

/** "Good for 4 na ba yun?", «دو بندوں کے لیے کافی ہوگی؟»: whether it is enough for so many, where what is enough is not asked for; «کافی» alone is coffee. */
const SUFFICES = [
  /^(?!\s*(?:may|meron|mayroon)(?!\p{L})).*(?<!\p{L})(?:good|okay|ok|enough)(?: na)? (?:for|sa|para sa) \S+(?: (?:katao|tao|kami|people|persons?|pax))?(?: na)? ba(?!\p{L})/iu,
  /(?:کے لی[ےئ]ے?|के लि[एय]े?|k[e]? liye) (?:کافی|پورا|पूरा|काफ़ी|काफी|ka{1,2}fi|pura|poora|enough) (?:ہو|ہے|रहे|हो|है|rahe|ho|hai)\S*(?: (?:گا|گی|गा|गी|ga|gi))?(?: (?:کیا|नहीं|क्या|na|kya))?\W*$/iu,
];

/** "Platform A ka asli naam kya hai", "which app is platform C": which app stands behind a letter. */
const APP_CALLED = [
  /(?<!\p{L})(?:platform|app) [abc](?!\p{L}).*(?<!\p{L})(?:real name|called|(?:which|what) (?:app|company)|k(?:au|o)n ?s[aie] (?:app|company)|asl?[iy]|asal|na+m|pangalan|anong app)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:real |actual )?name of|which app is|what app is|pangalan ng|anong app ang) (?:the )?(?:platform|app) [abc](?!\p{L})/iu,
  /(?:प्लेट\S{1,4}र्म|پلیٹ ?فارم)\s(?:[abc]|ए|बी|सी|اے|بی|سی)\s.*(?:असल|नाम|कौन ?स[ाीे] (?:ऐप|एप|कंपनी)|اصل|نام|کون ?س[اےی] (?:ایپ|کمپنی))/iu,
  /^\W*(?:طيب )?(?:وش|ايش|إيش|شو|شنو|ايه|مين|منو) (?:هو |هي )?(?:ال)?(?:منص[ةه]|تطبيق) [أابج]\P{L}*$/u,
  /^\W*(?:طيب )?(?:ال)?(?:منص[ةه]|تطبيق) [أابج] (?:وش|ايش|إيش|شو|شنو|ايه|مين|منو)(?: (?:هو|هي))?\P{L}*$/u,
  /(?<!\p{L})(?:ال)?منص[ةه] (?:[أاب]|ج|[abc])(?!\p{L}).*(?:اسمها|اسم|[أا]ي تطبيق|وش هي|ايش هي)/iu,
];

/** What is asked or said of the service; a question about a price does not say that it is wrong. */
export function serviceIn(
  sentence: string,
  asks: boolean,
  { dish, people, maxTotal, area }: Pick<MessageSlots, "dish" | "people" | "maxTotal" | "area">,
): Subject | null {
  const money = maxTotal !== null;
  if (tellsPrice(sentence, asks, money)) return "wrongPrice";
  const service = serviceAsked(sentence, dish !== "" || people !== null || money);
  // "Change my area to Malqa" says where: it is moved, and nothing is asked.
  if (service === "location" && area !== "") return null;
  const isOfAny = partsOf(sentence).has("whatif");
  return service === "wrongPrice" && asks && !isOfAny ? null : service;
}

/** Whatever else is said with that name is of us, and of no restaurant; «وفر» alone is a verb as well. */
const CALLED_WAFFIR = /(?<![\p{L}\p{M}])(?:waff?ir|वफ़?्फ़?िर)(?![\p{L}\p{M}])/iu;

/**
 * Whether a sentence asks what we know of the person, or what Waffir is for and how it works; null where it asks for neither.
 *
 * @param named whether it names a dish or a restaurant.
 */
export function askedOfUs(sentence: string, named: boolean): "recall" | "help" | null {
  const has = partsOf(sentence);
  const isAboutMe = has.has("aboutme") && has.has("know");
  if (asksWhatWasTold(sentence)) return "recall";
  // "What did I say I can't eat?"
  const isAvoided = has.has("mustnot") && has.has("whatwas");
  if ((isAboutMe || isAvoided) && !has.has("keep")) return "recall";
  const isHelp = has.has("us") && has.has("works") && !ELSE_OF_US.some((part) => has.has(part));
  // "Kya tum insaan ho ya robot?"; «انت آدمي» of nobody that is to be talked to.
  const isOfMe = has.has("being") && has.has("you") && !has.has("reach");
  const isCalled = CALLED_WAFFIR.test(sentence) && serviceAsked(sentence) === null;
  return (isHelp || isOfMe || isCalled || has.has("maker")) && !named ? "help" : null;
}

/** "Do you remember where I live?", "did I tell you I'm vegetarian?": it asks for what was told before, and tells nothing. */
export function asksWhatWasTold(sentence: string): boolean {
  const has = partsOf(sentence);
  return has.has("remembers") && has.has("factofme");
}

/** Does a sentence speak of this app or site? */
export const speaksOfUs = (sentence: string): boolean => partsOf(sentence).has("us");

/** Is it about how an order is paid for, which happens in the app? */
export const speaksOfPaying = (sentence: string): boolean => partsOf(sentence).has("pays");

/** What else is asked of Waffir in the same words: "how much is delivery on this app?" */
const ELSE_OF_US = ["howmany", "howlong", "price", "cheap", "deliver", "point", "level", "why"];

/** Does it ask what something cost before, or whether that was less or more? */
export function historyAsked(sentence: string): boolean {
  const has = partsOf(sentence);
  const isPast = ["before", "earlier", "oldprice"].some((part) => has.has(part));
  // "How much was it before delivery?" asks for the dish alone.
  if (isPast && has.has("was") && !has.has("firstone") && !has.has("feeless")) return true;
  if (has.has("moved") && has.has("price") && !has.has("level")) return true;
  // "Mehnga ho gaya?": it was not so before. "Khula hua" is open now.
  if (has.has("turned") && !has.has("standsopen") && (has.has("costly") || has.has("cheap")))
    return true;
  return has.has("before") && (has.has("cheap") || has.has("dear")) && !has.has("firstone");
}

/** Does it ask what to eat, which is left to us? */
export function mealAsked(sentence: string): boolean {
  const has = partsOf(sentence);
  return has.has("what") && has.has("eat") && !has.has("howmany");
}
