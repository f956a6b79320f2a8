import { readable } from "../../words/signs";
import { foodsAgainst } from "../act/calls";
import { askedInGeneral } from "../ask/alone";
import type { Ask, Utterance } from "../ask/ask";
import { hoursOf } from "../ask/hours-of";
import { besideAsked, inTurn, summedUp } from "../ask/in-turn";
import { askedAnywhere } from "../ask/is-there";
import { paidByAll } from "../ask/limit-each";
import { isInOrder, isOwnOrder, kept, orderedAt } from "../ask/order";
import { OF_A_PRICE } from "../ask/price-told";
import { FIRST_ASKED } from "../ask/reference";
import { spokenOf, TOPICS, wrongOf } from "../ask/spoken-of";
import { languageIn } from "../language/language";
import { opening } from "../language/laughter";
import { orderChanged } from "../order/order-changes";
import { backToOrder, orderStill } from "../order/order-further";
import { isGeneral } from "../vocabulary/kinds";
import type { KnownNames } from "../vocabulary/known-names";
import { plain } from "../vocabulary/phrases";
import { answered } from "./answered";
import { asCorrected } from "./as-corrected";
import { againstNamed, atBoth, compareBoth, inOnePlace, isOneOfBoth } from "./both";
import { bothWith } from "./both-with";
import { calledSo, isOfShown } from "./called-so";
import { countedThere } from "./counted-there";
import { withFewerEating } from "./fewer-eat";
import { followUp } from "./follow-up";
import { servedAnew, servedEach } from "./for-each";
import { friendly } from "./friendly";
import { hereIn } from "./here-in";
import { inSameSize } from "./in-same-size";
import { ofKindSpokenOf } from "./in-short";
import { besideSaid, leansOn } from "./leans";
import { lackedBy, likeChain } from "./like-chain";
import { moreOf } from "./more-of";
import { askedOfAll } from "./of-all";
import { asksToChoose, ofShown, placesSaid } from "./of-shown";
import { onPage } from "./on-page";
import { oneOfKind } from "./one-of-kind";
import { openAnywhere, openNear, placesThere } from "./open-near";
import { withOtherPieces } from "./pieces-said";
import { placedByPrice } from "./placed-by-price";
import { pointsOf } from "./points-of";
import { asRead, readMessage } from "./read-message";
import { countedIn, recounted } from "./recounted";
import { saidAgain } from "./say-again";
import { homeIn, sentHome } from "./sent-home";
import { ofKitchenThere, pickedOf, servedBy, servedSaid } from "./served-by";
import { sizesAgainst } from "./sizes-against";
import { asElse, somethingElse } from "./something-else";
import { type DialogueState, NOTHING_SAID } from "./state";
import { isTakenBack } from "./taken-back";
import { isDishSaid, takenOut } from "./taken-out";
import { promisedOf, termsOf } from "./terms-of";
import { turnedBack } from "./turned-back";
import { twoOfShown } from "./two-of-shown";
import { unsureOf } from "./unsure";
import { asksWholeOf, wholeAsked } from "./whole-order";
import { askedOfTopic, comparedOf, insideOf, listedWithout, placeOf, sentTo } from "./with-topic";
import { within } from "./within-limits";

/** These are about what is kept of the person. */
const OF_MEMORY = new Set<Ask["kind"]>(["save", "forget", "recall"]);

/** No person means what they said longer ago. */
const MOST_TURNS = 12;

/** The messages of a person that what they say last may rest on. */
export const lastTurns = (said: readonly string[]): readonly string[] => said.slice(-MOST_TURNS);

/** What the last message of a conversation asks, with what those before it left open filled in: one ask, or several. */
export function asksOf(said: readonly string[], names: KnownNames): Ask[] {
  const turns = lastTurns(said);
  const before = said.slice(0, said.length - turns.length);
  let spoken: DialogueState = NOTHING_SAID;
  let asks: Ask[] = [];
  let first: Ask | undefined;
  turns.forEach((one, turn) => {
    const written = turn + before.length === 0 ? opening(one) : one;
    const language = languageIn([...before, ...turns.slice(0, turn + 1)], names);
    const wanted = spoken.topic ? asElse(written, language) : written;
    const eating = withFewerEating(wanted, spoken.topic);
    const meant = asCorrected(eating, spoken.topic, language, names);
    const counted = withOtherPieces(meant, spoken.topic, names);
    const message = ofKindSpokenOf(asRead(counted, language, names), spoken.topic, names);
    const read = hereIn(readMessage(message, names, language));
    const topic = backToOrder(pickedOf(spoken.served, spoken.topic, read), read);
    spoken = { ...spoken, topic };
    asks = [];
    const anew = {
      ...{ before: topic, served: undefined },
      ...{ ofHours: false, told: null, ofContents: false },
    };
    first ??= topic;
    const signs = plain(readable(message, language));
    if (first && FIRST_ASKED.test(signs)) {
      spoken = { ...spoken, ...anew, topic: first, ofMemory: false, asked: inTurn([], first) };
      asks = [{ ...kept(first), facts: [] }];
      return;
    }
    const turned = turnedBack(one);
    if (turned === "anew" || (turned && !topic)) {
      spoken = { ...NOTHING_SAID, fact: spoken.fact, home: spoken.home, against: spoken.against };
      asks = read.slice(-1).map((said) => ({ ...said, kind: "greet", facts: [] }));
      return;
    }
    if (topic && turned === "before") {
      const earlier = spoken.before ?? topic;
      spoken = { ...spoken, ...anew, topic: earlier, ofMemory: false };
      asks = [{ ...kept(earlier), facts: [] }];
      return;
    }
    // What is taken back in the same breath leaves what was asked as it was.
    if (topic && isTakenBack(message)) {
      asks = [sentTo(spoken.place, kept(topic))];
      return;
    }
    const changed =
      topic &&
      !read.some((one) => saidAgain(plain(message), one, topic)) &&
      !(spoken.ofMemory && read.some(({ kind }) => kind === "forget")) &&
      !(spoken.ofContents && read.some(isOwnOrder)) &&
      !read.some(({ subject, focus }) => OF_A_PRICE.has(subject) || focus === "item") &&
      !isOfShown(topic, written, signs) &&
      !asksToChoose(signs) &&
      !read.some((one) => somethingElse(one, topic, signs)) &&
      orderChanged(topic, message, { ...spoken, names, language, read });
    if (changed && changed.kind === "choose") {
      asks = [changed];
      return;
    }
    if (changed) {
      spoken = {
        ...spoken,
        ...anew,
        topic: { ...changed, unmade: null },
        order: orderStill(spoken.order, changed),
        asked: inTurn(spoken.asked, changed, "instead"),
      };
      asks = [sentTo(spoken.place, changed)];
      return;
    }
    const eaters = read.findLast(({ people }) => people !== null)?.people ?? topic?.people ?? null;
    const { ofContents } = spoken;
    for (const one of onPage(read, topic)) {
      const said = recounted(servedEach(orderedAt(topic, ofContents, one), eaters), spoken);
      const own = homeIn(said, names);
      const home = own || spoken.home;
      const sent = read.length === 1 ? sentHome(spoken.topic, said, own) : undefined;
      const passing = said.facts.filter(({ kept }) => !kept);
      const against = [...new Set([...spoken.against, ...foodsAgainst(passing)])];
      const alike = likeChain(said, spoken, message, names);
      const meantSo = alike ?? sent ?? resolved(said, { ...spoken, home }, message, signs);
      const sized = inSameSize(meantSo, said, topic, names);
      const found = calledSo(sized, said, topic, written);
      const asked = leavingOut(against, paidByAll(friendly(found, said, names), said, topic));
      // What is spoken of stays without that place: the next may name another.
      const ask = sentTo(own || spoken.place, asked);
      const isOfContents = ask.kind === "inside";
      // Whether a dish of an order has nuts in it leaves the order what is spoken of.
      const isOfOrder = isOfContents && isInOrder(asked.dish, spoken.topic);
      const about = isOfOrder ? spoken.topic : spokenOf(asked, names);
      if (!said.tells || !about) asks.push(ask);
      else asks = [ask];
      spoken = {
        topic: about ?? spoken.topic,
        before: about && spoken.topic !== about ? spoken.topic : spoken.before,
        fact: said.facts.at(-1) ?? spoken.fact,
        home,
        place: placeOf(asked, names) || own || spoken.place,
        ofMemory: OF_MEMORY.has(ask.kind),
        ofHours: ask.subject === "hours",
        told: ask.subject,
        ofContents: isOfContents,
        counted: countedIn(said) ?? spoken.counted,
        order: orderStill(spoken.order, about),
        lacked: lackedBy(asked, names),
        asked: about && !isOfContents ? inTurn(spoken.asked, about, said.inTurn) : spoken.asked,
        served: servedSaid(asked),
        places: placesSaid(spoken.places, about),
        against,
      };
    }
  });
  return answered(asks);
}

/** An ask for food without what those who eat along don't eat. */
function leavingOut(against: readonly string[], ask: Ask): Ask {
  if (against.length === 0 || !TOPICS.has(ask.kind)) return ask;
  return { ...ask, without: [...new Set([...ask.without, ...against])] };
}

function resolved(
  said: Utterance,
  { topic, before, fact, home, counted, asked, ofMemory, ofHours, told, places }: DialogueState,
  message: string,
  signs: string,
): Ask {
  const read = moreOf(askedAnywhere(said, topic), topic);
  const placed = placedByPrice(read, topic, signs) ?? besideAsked(asked, read);
  if (placed) return placed;
  if (OF_A_PRICE.has(read.subject)) return wrongOf(read, topic);
  if (read.keeps && fact) return { ...read, kind: "save", facts: [{ ...fact, kept: true }] };
  const sizes = sizesAgainst(read, topic, message) ?? (topic && oneOfKind(read, topic, message));
  if (sizes) return sizes;
  const two =
    topic &&
    (bothWith(topic, read, message) ??
      twoOfShown(read, topic, signs, before) ??
      somethingElse(read, topic, signs));
  if (two) return two;
  const ofEach =
    openNear(read, message) ??
    placesThere(read, message) ??
    (topic &&
      (ofShown(read, topic, places, { message, signs }) ??
        ofKitchenThere(read, topic) ??
        servedBy(read, topic, signs) ??
        hoursOf(read, topic, message, ofHours))) ??
    openAnywhere(read, message);
  if (ofEach) return ofEach;
  const unsure =
    topic &&
    (inOnePlace(topic, read, signs, before) ??
      saidAgain(plain(message), read, topic) ??
      unsureOf(topic, read, counted !== null));
  if (unsure) return unsure;
  const ofAll = topic && askedOfAll(topic, read, signs);
  if (ofAll) return ofAll;
  if (topic && asksWholeOf(topic, read))
    return wholeAsked(read.sums ? summedUp(asked, topic) : topic, read, before);
  const ofTopic = topic && askedOfTopic(topic, read, { message, signs });
  if (ofTopic) return ofTopic;
  if (read.kind === "forget") {
    const out = ofMemory && !isDishSaid(read) ? undefined : takenOut(read, topic);
    if (out) return topic && !isDishSaid(read) ? followUp(topic, out) : { ...out, kind: "price" };
    const forgets = read.forgets || fact?.text;
    // "Forget it" of nothing that was just told: what is kept is deleted on a page.
    return forgets ? { ...read, forgets } : { ...read, kind: "cannot", subject: "forgetAll" };
  }
  // «سعره بدون توصيل» after what else there is: of the dish that was spoken of before.
  if (read.focus === "item" && isUnnamed(read) && topic?.kind === "restaurant")
    if (before?.kind === "price") return followUp(before, { ...read, kind: "unclear" });
  const anew = topic && servedAnew(topic, read);
  if (anew) return anew;
  const near = read.near && home !== "";
  const against = topic && (listedWithout(read, topic) ?? comparedOf(read, topic, before));
  if (against) return against;
  const terms = termsOf(read, topic, message) ?? promisedOf(read, told, message);
  const points = terms ?? pointsOf(read, told, message);
  if (points) return points;
  // "Is it double?" of what was just spoken of: no name tells.
  if (topic?.dish && read.asks && !read.asksPrice && HOW_MANY_FOLD.test(read.dish))
    return { ...read, kind: "inside", inside: read.dish, dish: topic.dish };
  if (read.kind === "inside") return insideOf(read, topic);
  if (read.kind === "about" && read.focus === "age" && topic?.kind === "price")
    return followUp(topic, read);
  const general = topic ? undefined : askedInGeneral(read);
  if (general) return general;
  const nearer = topic?.kind === "compare" && read.kind === "nearest";
  const there = topic && (read.both || read.leans || read.theirs) && atBoth(topic, read);
  if (there) return there;
  const elsewhere = topic && againstNamed(read, topic);
  if (elsewhere) return elsewhere;
  const isOfPair = topic && (!read.restaurant || isOneOfBoth(read.restaurant, topic, before));
  if (isOfPair && (read.both || nearer) && (!read.dish || read.dish === topic.dish))
    // "Which of the two?" of a list counts none.
    return compareBoth(read, topic, before, signs) ?? followUp(topic, { ...read, quantity: null });
  const isThere = topic?.kind === "restaurant" && topic.restaurant === before?.restaurant;
  const orders = (topic?.kind === "nearest" || isThere) && before?.kind === "price";
  const counts = read.quantity !== null || read.size !== "";
  if (orders && counts && !read.dish && !read.restaurant && read.nth === null)
    return countedThere(before, topic, read);
  const ask =
    topic && leansOn(topic, read)
      ? besideSaid(followUp(topic, read), read, signs)
      : within(topic, read);
  if (ask.kind === "similar" && !ask.dish && !ask.from && !ask.restaurant)
    return { ...ask, kind: "suggest" };
  const isMenu = ask.kind === "restaurant" || (ask.kind === "unclear" && read.theirs && read.asks);
  if (isMenu && !ask.restaurant && !ask.query && !ask.dish && !ask.from && ask.nth === null)
    // "Veg khana kya kya milta hai", "batha mein kya milega" of no restaurant: what there is without meat, or there.
    return { ...ask, kind: ask.without.length > 0 || ask.area !== "" ? "suggest" : "unclear" };
  // "Is there any dessert?" of no restaurant: what stands under that heading anywhere.
  const isAnywhere = ask.kind === "restaurant" && !ask.restaurant && !ask.query && !ask.from;
  if (isAnywhere && isGeneral(ask.dish)) return { ...ask, kind: "suggest" };
  return near && !ask.area ? { ...ask, area: home } : ask;
}

/** What says of a dish how much of it there is, and names none. */
const HOW_MANY_FOLD = /^(?:double|triple|single|doble|دبل|تربل|سنقل|ڈبل|डबल)$/iu;

const isUnnamed = (read: Utterance) => !read.dish && !read.restaurant && read.nth === null;
