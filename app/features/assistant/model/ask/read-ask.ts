import { fold, tokenize } from "~/features/names";
import { romanised } from "~/features/understanding";
import { forgetsIn, takesOut } from "../../facts/forgets";
import { inSigns, languagesOf } from "../../words/signs";
import type { MessageLanguage } from "../language/language";
import { englishWords, spelledOut } from "../language/spelled-out";
import { excludedIn } from "../slots/excluded";
import { dishBeside, insideAsked } from "../slots/inside";
import { orderPlace, withoutDelivering } from "../slots/order-place";
import { type OwnWords, ownWordsIn } from "../slots/own-words";
import { dishIn, keptIn, nameIn, parsed, type ReadBefore, slotsIn, slotsOf } from "../slots/slots";
import { wished } from "../slots/wished";
import { cityIn } from "../vocabulary/cities";
import { exceptIn } from "../vocabulary/except";
import { isAskedWhole, isGeneral, wholeAnd, withoutKitchen } from "../vocabulary/kinds";
import type { KnownNames } from "../vocabulary/known-names";
import { ORDINALS } from "../vocabulary/ordinals";
import { plain, type Sign } from "../vocabulary/phrases";
import { platformsAsked, platformsIn } from "../vocabulary/platforms";
import { bestFirst, DEAREST, HERE, WANTS, withoutAnyMeal } from "./about-price";
import type { Utterance } from "./ask";
import { asksInOwn, asksWhere, goesOn, isQuestion, sellsAsked } from "./asking";
import { byRating, OWN_VERSUS, setAgainst } from "./compared";
import { countsNoDish } from "./counts-no-dish";
import { isCued } from "./cued";
import { comparedOf, ofTerms } from "./either-place";
import { clausesBeside, readWithFacts } from "./facts-apart";
import { factsSaid, keepsIt, withoutFacts } from "./facts-said";
import { ABOUT_ONE, asideIn, asksOfOne, besideDelivery, focusOf, underHeading } from "./focus";
import { inTurnSaid } from "./in-turn";
import { forIt, hadThere, isThereAsked, pointsThere } from "./is-there";
import { A_NAME, isPriceOf, kindOf, propertyIn } from "./kind-of";
import { leftCompared } from "./left-compared";
import { leftIn } from "./left-words";
import { ofNoOrder } from "./no-order";
import { namesSurely, onlyTells, seeksEatery } from "./only-tells";
import { SPLITS, SUM, shares } from "./order";
import { isOfOthers, OUTSIDE } from "./outside";
import { countingNothing, OF_A_PRICE } from "./price-told";
import {
  asksWho,
  BOTH,
  CHEAPEST_ALONE,
  CORRECTS,
  MORE,
  NEXT,
  ONE_MORE,
  OTHER_ONE,
  POINTS,
  THEIRS,
} from "./reference";
import { timeSaid } from "./said-time";
import { askedOfUs, historyAsked, mealAsked, serviceIn, speaksOfUs } from "./service";
import { OF_A_DISH, OF_PLACES, subjectOf } from "./subjects";
import {
  ALIKE,
  ANY_PRICE,
  CHEAP,
  CHEAPEST_OF,
  CHEAPEST_THERE,
  CLOSER,
  DISTANCE,
  ELSEWHERE,
  FOCUS,
  LEANING,
  NEAR,
  NEAR_ME,
  ORDERING,
  PLACES,
  RATED,
  RATED_APART,
  RATING,
  SIGNS,
  SUGGESTS,
  TALK,
  WRITES,
  withoutRating,
} from "./talk";
import { told } from "./told";

/** What one sentence says, taken by itself. */
export function readAsk(sentence: string, names: KnownNames, language: MessageLanguage): Utterance {
  const spoken = languagesOf(language);
  // Among Arabic letters, Latin ones are those of a name.
  const inLatin = language === "ar" && !/\p{Script=Arabic}/u.test(sentence);
  if (!spoken) return readAnew(sentence, sentence, names, undefined, inLatin);
  const { when, rest } = timeSaid(sentence);
  const nameAt = nameIn(names);
  const whole = inSigns(rest, spoken, nameAt);
  // What somebody tells of themselves may be all that a sentence says.
  if (factsSaid(whole).length > 0) {
    const { telling, beside } = clausesBeside(rest, language, nameAt);
    const facts = beside && readAsk(telling, names, language).facts;
    if (facts) return { ...readAsk(beside, names, language), facts };
    const anew = (said: string) => readAnew(said, sentence, names);
    const read = readWithFacts(sentence, whole, language, anew);
    return { ...read, when: when ?? sureOf(read) };
  }
  const own = { ...ownWordsIn(rest, spoken, keptIn(names), dishIn(names)), spoken };
  const read = readAnew(inSigns(own.rest, spoken, nameAt), sentence, names, own);
  return { ...read, when: when ?? sureOf(read) };
}

/** The time that the English of a sentence names. An hour alone is none there: «sa isa», "at one of them", reads "at 1". */
const sureOf = ({ when }: Utterance) => (when?.either ? null : when);

/** `own`: what was read in the person's own words, where `message` is how these are read. */
function readAnew(
  message: string,
  sentence: string,
  names: KnownNames,
  own?: OwnWords & ReadBefore,
  arabic = false,
): Utterance {
  const facts = told(message, sentence);
  const { when, rest: timeless } = timeSaid(withoutFacts(message, facts));
  const {
    platforms: byLetter,
    app: byName,
    rest,
  } = platformsIn(spelledOut(withoutDelivering(timeless), arabic && englishWords(message) === 0));
  const platforms = platformsAsked([...(own?.platforms ?? []), ...byLetter], sentence);
  const app = own?.app || byName;
  const {
    foods,
    untold,
    rest: question,
  } = excludedIn(wished(rest), (words) => names.isLikeRestaurant(tokenize(words)));
  const without = [...(own?.without ?? []), ...foods];
  const said = plain(question);
  const has = (sign: Sign) => sign.test(said);
  const anyPrice = ANY_PRICE.test(plain(rest));
  const text = own?.rest ?? question;
  const words = parsed(text, names, own);
  const first = slotsIn(words);
  const isNear = has(NEAR_ME) && first.area !== "";
  const sells = sellsAsked(said, first.dish !== "" && !isNear, first.unknown !== "");
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
  const inOwn = (signs: string) =>
    own !== undefined && asksInOwn(sentence, signs, own.spoken, nameIn(names));
  const asks = isQuestion(sentence, said) || inOwn(said);
  const wants = Object.values(SIGNS).some(has) || has(WANTS) || nearby;
  const length = tokenize(sentence).length;
  const slotsSaid = slotsIn(words, { nearest: nearest || has(SIGNS.nearest) });
  const found = withoutAnyMeal(forIt(withoutKitchen(slotsSaid, names), said, names), said);
  const seeks = asks || wants || seeksEatery(found, said);
  const tells = own && !seeks && onlyTells(found, length, names);
  const named = tells ? { ...found, dish: "", restaurant: "", others: [] } : found;
  // «कुछ हल्का खाने को»: what a dish is to be like is said in their own words, and is no name of one.
  const likeWhat = own && (has(SIGNS.suggest) || has(WANTS)) ? propertyIn(said) : "";
  const { others, also, unknown, whole, ...slots } = { ...named, dish: named.dish || likeWhat };
  const except = exceptIn(said, slots.restaurant);
  const isUnnamed = slots.dish === "" && slots.restaurant === "";
  // "We came back from Jeddah yesterday" asks for nothing there.
  const mayAsk = asks || wants || !isUnnamed || length <= A_PLACE || speaksOfUs(sentence);
  const city = mayAsk
    ? cityIn(own ? fold(romanised(text)) : said, [slots.restaurant, slots.dish].map(fold))
    : "";
  // A flight to a city, a pharmacy in a neighbourhood: no food is asked for there. "Help" asks, and nothing in "bahut help ki".
  const asking = wants || facts.length > 0 || (own ? isQuestion(sentence, "") || inOwn("") : asks);
  const noOrder = ofNoOrder(sentence, { said, slots, found: slotsSaid, names, asking });
  const [deliverTo, inside] = [orderPlace(message, slots.area), own?.inside || insideAsked(said)];
  const focus = historyAsked(sentence)
    ? "history"
    : focusOf(said, app ? 1 : platforms.length, slots.dish === "");
  const service = serviceIn(sentence, asks, slots);
  const unreadWords = unknown.split(" ").filter(Boolean).length;
  // Whoever wants us to order a dish hears that we can't, and what it costs.
  const isOrdered = service === "ordering" && slots.dish !== "";
  const ask: Utterance = {
    ...slots,
    // "Not Rakwa, Dune Drip".
    ...(except && { restaurant: others[0] ?? "" }),
    ...(deliverTo && { area: "" }),
    ...(service && !OF_A_DISH.has(service) && { restaurant: "", area: "" }),
    // "It is wrong, it is 25 now": a price, and no number of dishes.
    ...(OF_A_PRICE.has(service) && countingNothing(sentence, slots.people)),
    ...(countsNoDish(sentence, plain(message), slots.quantity, !!own) && { quantity: null }),
    // "Why do the two differ?" counts what was compared.
    ...(focus === "why" && isUnnamed && { quantity: null }),
    // "Per person" asks for no dish in the size of one.
    ...(shares(said) && { size: "" }),
    ...{ deliverTo, when },
    ...{
      share: shares(said),
      splitBetween: null,
      sums: SUM.test(said),
      keeps: facts.length === 0 && keepsIt(message),
      oneMore: has(ONE_MORE),
      bare: /^\d+$/.test(said),
      unsure: null,
    },
    kind: "unclear",
    subject: city
      ? "city"
      : isOrdered || focus === "item"
        ? null
        : (service ?? subjectOf(said, !isUnnamed)),
    city,
    aside: asideIn(said, slots),
    dearest: focus !== "savings" && has(DEAREST),
    ...{ cued: false, asks },
    here: slots.area !== "" && (HERE.test(said) || (own !== undefined && isUnnamed && !asks)),
    ...{ unread: unreadWords, tells: false },
    chats: !asks && focus === "all" && !has(WRITES) && !wants && unreadWords < length,
    inside,
    ...(inside && { dish: dishBeside(slots.dish, inside) }),
    except,
    ...{ untold, apart: false, byDistance: false },
    rated: has(RATED) || has(RATED_APART) || (has(RATING) && nearest),
    ...{ query: "", focus, undercuts: false, elsewhere: false },
    nth: ordinal,
    next: has(NEXT),
    cheaper:
      (!asksOfOne(focus) &&
        ((has(FOCUS.cheaper) && !asksWho(said)) || (has(CHEAP) && isUnnamed))) ||
      ((platforms.length > 0 || !asksOfOne(focus)) && has(CHEAPEST_THERE)),
    ...{ more: has(MORE), pages: 0, facts },
    // "Forget the budget" of what is asked, and of nothing that is kept.
    ...{ forgets: anyPrice ? null : (forgetsIn(message) ?? null), takesOut: takesOut(message) },
    open: has(SUGGESTS) || mealAsked(sentence),
    ...{ without, platforms, app, surely: "" },
    // «يعني غلا؟»: these words say what of the price is asked.
    left:
      anyPrice || (isUnnamed && (focus !== "all" || has(DEAREST) || shares(said)))
        ? ""
        : leftIn(besideDelivery(unknown, said), sentence),
    ...{ sizeKept: false, unmade: null, other: null, rest: [] },
    ...{ places: [], changedLine: null },
    greets: TALK.greet.test(slots.area ? said.replace(` ${plain(slots.area)}`, "") : said),
    orders: isOrdered || (has(ORDERING) && slots.dish !== ""),
    from: null,
    list: null,
    leans: LEANING.test(said.replace(/^(?:السلام عليكم|هلا|hi|hello) /, "")) || ordinal !== null,
    ...{ points: has(POINTS), inTurn: inTurnSaid(said, has(CORRECTS)) },
    ...{ splits: SPLITS.test(said), far: has(DISTANCE), isThere: isThereAsked(said) },
    ...{ theirs: has(THEIRS), there: pointsThere(said), otherPlaces: has(ELSEWHERE) },
    both: !ABOUT_ONE.has(focus) && has(BOTH),
    ...{ corrects: has(CORRECTS), otherOne: focus !== "platform" && has(OTHER_ONE) },
    ...{ asksPrice: has(SIGNS.price), anyPrice, where: asksWhere(said) },
    cheapestOf: !asksOfOne(focus) && (has(CHEAPEST_OF) || CHEAPEST_ALONE.test(said)),
    near: (nearest || has(NEAR_ME)) && slots.area === "",
    moves: slots.area !== "" && isUnnamed && !nearest && goesOn(said),
  };
  if (noOrder) return { ...ask, ...noOrder };
  const [of, slotsOfPart] = [ofTerms(ask), (part: string) => slotsOf(part, names, own)];
  const compared = comparedOf(words, said, named, slotsOfPart, names, of.focus, own && OWN_VERSUS);
  if (compared) {
    const byDistance = has(CLOSER) && !has(SIGNS.price);
    const left = leftCompared(of.left, compared);
    const whole = { ...of, left, kind: "compare" as const, cued: true, byDistance };
    return byRating({ ...whole, ...setAgainst(compared, also) }, said);
  }
  const outside = isOfOthers(sentence, said, named, names);
  const kind =
    askedOfUs(sentence, namesSurely(named, names)) ??
    kindOf(ask, named, { said, question, nearest, length, outside });
  if (kind === "offTopic" && outside) return { ...ask, ...OUTSIDE, chats: ask.chats };
  if (kind !== "cannot" && OF_PLACES.has(ask.subject)) ask.subject = null;
  const had = hadThere(ask, kind, said);
  if (had) return had;
  // Who asks something of a restaurant that is not understood hears of it, and of no price in particular.
  const isOther = own && kind === "price" && asks && !ask.asksPrice && unknown !== "";
  if (isOther && slots.restaurant && !slots.dish) return { ...ask, kind: "restaurant", cued: true };
  ask.cued = isCued(ask, kind, said);
  const [second, ...further] = also.map((line) => ({ ...slots, ...line }));
  if ((kind === "price" || (kind === "suggest" && facts.length === 0)) && second)
    return { ...ask, kind: "compare", other: second, rest: further, apart: true };
  if (kind === "suggest")
    return {
      ...ask,
      kind,
      cheaper: ask.cheaper || has(CHEAP),
      dish: underHeading(slots.dish, said),
    };
  // "Tom yum at Tiger Wok" asks for a dish, and not for what is ordered most there.
  const dish = leftCompared(unknown);
  const isAll = length <= unreadWords + tokenize(slots.restaurant).length + (own ? 2 : 1);
  if (kind === "price" && slots.restaurant && !slots.dish && dish && isPriceOf(ask, isAll))
    return { ...ask, kind, dish, left: "" };
  // "Chicken karahi" is no chicken where nobody has karahi.
  if (kind === "price" && whole && isGeneral(slots.dish) && isAskedWhole(slots))
    return { ...ask, kind, ...wholeAnd(whole, slots.dish), left: "" };
  const namesPlace = kind === "nearest" && ask.unread <= A_NAME;
  return (kind === "price" || namesPlace) && !slots.dish && !slots.restaurant
    ? { ...ask, kind, query: ask.rated ? withoutRating(unknown) : unknown, left: "" }
    : bestFirst({ ...ask, kind }, said);
}

/** More words than these that name a city do more than name it. */
const A_PLACE = 3;
