import { headOf, MOST_OF_ONE } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import type { Ask, Utterance } from "../ask/ask";
import { summedUp } from "../ask/in-turn";
import { kept, linesOf, withLines } from "../ask/order";
import { speaksOfPaying } from "../ask/service";
import { HALF_KILO_MORE } from "../language/amounts-said";
import type { MessageLanguage } from "../language/language";
import type { Slots } from "../slots/slots";
import { isFoodWord } from "../vocabulary/food-words";
import { isGeneral, isKitchen } from "../vocabulary/kinds";
import type { KnownNames } from "../vocabulary/known-names";
import { LEAST_MONEY } from "../vocabulary/numbers";
import { plain } from "../vocabulary/phrases";
import { type Clause, type Clauses, clausesOf, countIn } from "./change-clauses";
import { BESIDE, IF_SO_MANY, isOfAccount, isOfAll, withoutIdle } from "./change-idle";
import { changed } from "./change-lines";
import { withRoomMade } from "./change-room";
import { changedOnApps, isNoApp } from "./on-apps";
import { baseOf } from "./order-base";
import { holds, type OrderDraft } from "./order-draft";
import { furtherOf, movedTo } from "./order-further";
import { type Base, HARD, isOfPerson, MISTAKEN, stays, unmadeOf } from "./order-stays";

/** What the last message is read with. */
interface ChangeReading {
  names: KnownNames;
  language: MessageLanguage;
  /** Its sentences as they are read by themselves. */
  read: readonly Utterance[];
  /** What was spoken of before that. */
  before?: Ask | undefined;
  /** What was ordered, where it was then asked what else there is. */
  order?: Ask | undefined;
  /** What was counted last: a number alone counts it again. */
  counted: "quantity" | "people" | "maxTotal" | null;
  /** The dishes of one restaurant that were asked about one after the other. */
  asked: readonly Ask[];
  /** It was only asked what is in the dish that was spoken of. */
  ofContents: boolean;
}

/** What was spoken of, changed as a message says: dishes added, taken off, exchanged, counted; undefined where it changes no order. */
export function orderChanged(topic: Ask, message: string, reading: ChangeReading): Ask | undefined {
  const { names, language, read } = reading;
  // "Pay with my mada card": no dish that is added.
  if (read.some(isElse) || speaksOfPaying(message)) return undefined;
  // "2.5 kilos" of what was spoken of is an order of two sizes.
  if (HALF_KILO_MORE.test(plain(message)) && read.every(({ dish }) => !dish)) return undefined;
  // "Dono mangwa lo" of two dishes that were asked about: what they come to.
  if (topic.kind === "price" && read.some(({ both, sums }) => both && sums)) return undefined;
  const said = withoutIdle(clausesOf(message, names, language));
  // "One of each, then" of dishes that were asked about in turn.
  const isOfEach = said?.clauses.some(({ roles }) => roles.has("each"));
  const order = isOfEach ? summedUp(reading.asked, topic) : topic;
  const base =
    said && (furtherOf(topic, said, reading.order) ?? baseOf(order, said, reading.before));
  const clauses = base ? withRoomMade(said, draftOf(base.ask, names)) : said;
  const isThere = read.some(
    ({ restaurant, platforms }) => restaurant !== "" && platforms.length === 0,
  );
  const moved = clauses && base && !base.picks && isThere && movedTo(topic, clauses);
  if (moved) return moved;
  if (!base || !clauses || !changes(base, clauses, reading)) return undefined;
  const draft = draftOf(base.ask, names);
  let now: OrderDraft = draft;
  for (const clause of clauses.clauses) {
    const next = changed(now, clause, clauses, names);
    if (!next || next.lines.some(({ quantity }) => (quantity ?? 1) > MOST_OF_ONE))
      return stays(base, now, clause, clauses, read);
    now = next;
  }
  if (
    (now === draft && !base.grows) ||
    (now.lacks.length > 0 && isOfPerson(base, now, message, read))
  )
    return undefined;
  const { ask } = base;
  const lines = foundOf(now, ask, names);
  const changedLine = now.focus + lines.length - now.lines.length;
  return {
    ...(now.lines === draft.lines ? kept(ask) : withLines(kept(ask), lines)),
    ...{ left: now.left.filter(isNoApp(read)).join(" "), changedLine, ...unmadeOf(now) },
    ...changedOnApps(ask, read),
    deliverTo: read.findLast(({ deliverTo }) => deliverTo !== "")?.deliverTo ?? ask.deliverTo,
    when: read.findLast(({ when }) => when !== null)?.when ?? ask.when,
  };
}

/** The lines of an order without the one dish before them that no menu has a word of: that it is not there was said. */
function foundOf({ lines }: OrderDraft, ask: Ask, names: KnownNames): readonly Slots[] {
  const [first, ...others] = lines;
  return others.length > 0 && first?.dish === ask.dish && isOfNothing(ask, names) ? others : lines;
}

const isOfNothing = ({ kind, dish, from }: Ask, names: KnownNames) =>
  kind === "price" &&
  from === null &&
  dish !== "" &&
  tokenize(dish).every(
    (word) => !isFoodWord(word) && !names.isDishWord(word) && !names.isLikeDishWord(word),
  );

/** It asks or tells what no change of an order does. */
function isElse(read: Utterance): boolean {
  const { maxTotal, facts, kind, inside, people, dish, share, subject, otherPlaces } = read;
  // "Deliver it to Malaz at 9 pm": where and when it goes, and nine of nothing.
  const goes = (read.deliverTo !== "" || read.when !== null) && dish === "";
  const counts = people !== null && dish === "";
  // "How much is the second one's delivery?" is about what was shown.
  const isOfTerms = OF_SHOWN.has(read.focus) && dish === "";
  const isOther = subject !== null && !MISTAKEN.has(subject);
  // "Ano pa meron dun na matamis" asks what else they have.
  const isOfMenu = kind === "restaurant" && read.theirs && (read.more || read.nth !== null);
  const isAsked = isOfMenu || OF_ELSE.has(kind);
  // «طيب وش الفرق بين الكبير والصغير» sets two sizes against each other.
  const setsSizes = read.both && read.asks && read.size.includes(" ");
  const asks = isAsked || setsSizes || otherPlaces || isOther || inside !== "";
  // "Something else, nothing Indian" asks for ideas.
  if (read.without.some(isKitchen) || (read.anyPrice && dish === "")) return true;
  // "Up to four" of something is no money.
  const isMoney = maxTotal !== null && maxTotal >= LEAST_MONEY;
  return isMoney || facts.length > 0 || asks || counts || share || goes || isOfTerms;
}

/** "Was the second one cheaper before?" is about its price. */
const OF_SHOWN = new Set<Ask["focus"]>(["delivery", "minimum", "history", "why", "age"]);

/** Whatever else these name, they are no order. "Sino naglagay ng presyong yan?" asks who told the prices. */
const OF_ELSE = new Set<Ask["kind"]>(["recall", "nearest", "ranked", "about", "thanks"]);

/** Does a message ask for changes of it? */
function changes(
  { ask, picks }: Base,
  clauses: Clauses,
  { read, counted, language, ofContents, names: known }: ChangeReading,
): boolean {
  const { clauses: all } = clauses;
  if (!picks && (ofContents || isKindListed(ask)) && namesAnew(ask, clauses, known)) return false;
  const isElse = all.some((clause) => isElsewhere(ask, clause, clauses));
  if (isElse || !all.some(isTelling)) return false;
  // "May" is "is there" in Filipino, and "with" as well.
  const isPlain = language === "en" || language === "ar";
  const named = ({ before, after }: Clause) => clauses.slotsOf([...before, ...after]).dish;
  // "And one falafel wrap also, total?" asks what it comes to with that.
  const sums =
    read.some((one) => one.sums) && all.some((one) => one.roles.has("also") && named(one));
  const asked = read.some((one) => one.asksPrice || (one.asks && isPlain));
  const asks = !sums && (/[?؟]/u.test(clauses.text) || asked);
  const hard = all.some((clause) => {
    const { verb, roles, before, after } = clause;
    // "What about without hummus?" of an order that has it.
    const dropped = verb === "without" && ask.kind === "compare" && !picks ? named(clause) : "";
    if (dropped && holds(draftOf(ask, known), dropped)) return true;
    if (!HARD.has(verb ?? "") && !isOfAll(roles)) return false;
    if (verb === "add" && isOfAccount(clause, clauses)) return false;
    const counts = countIn([...before, ...after], clauses.isOfDish) !== null;
    if (counts || !isStep(clause)) return true;
    const { dish, unknown } = clauses.slotsOf([...before, ...after]);
    // "Is it double?", but "can you double it?".
    const isAsked = asks && !(isOfAll(roles) && REQUEST.test(clauses.text));
    return !isAsked && (dish !== "" || unknown === "");
  });
  const names = all.some(({ before, after }) => {
    const { dish, unknown, quantity } = clauses.slotsOf([...before, ...after]);
    return dish !== "" || (unknown !== "" && quantity !== null);
  });
  // «خلها ثلاث» of one dish says how many as any other message does.
  const isOne = ask.kind === "price" && all.length < 2 && !all.some(({ roles }) => isOfAll(roles));
  const isOfPeople = counted === "people" || counted === "maxTotal" || ask.people !== null;
  if (!picks && isOne && !names && isOfPeople) return false;
  // "The 8 piece one" after one dish says which, and orders none beside it.
  const isOther = namesOther(ask, clauses, known);
  if (
    !picks &&
    isOne &&
    !isOther &&
    WHICH.test(clauses.text) &&
    all.every(({ verb }) => verb === null)
  )
    return false;
  if (hard) return true;
  // "And the cheapest burger at the first?" asks for a price there, and adds nothing to what was shown.
  const adds = ({ verb, joined, roles }: Clause) =>
    verb !== null || joined === "with" || roles.has("also");
  // "Dun sa mas mura, dalawa, tapos isang turon": the picked one is counted, and ordered with what follows.
  const isAsked = read.some((one) => one.asks);
  const countsPick = ({ before, after }: Clause) => {
    const { dish, unknown } = clauses.slotsOf([...before, ...after]);
    const counts = countIn([...before, ...after]) !== null && dish === "" && unknown === "";
    return counts && !isAsked;
  };
  if (picks) return !asks || !names || all.some((one) => adds(one) || countsPick(one));
  // "How much for two of them with a garlic bread?", "kung dalawa tapos may sinangag".
  const isIf = ask.kind === "price" && IF_SO_MANY.test(clauses.text);
  const countsIt = all.some((one) => {
    const isOfIt = one.roles.has("it") || (isIf && !named(one));
    return isOfIt && countIn([...one.before, ...one.after], clauses.isOfDish) !== null;
  });
  if (asks && !(countsIt && names && all.length > 1)) return isAlongside(all, clauses);
  return all.some((clause) => joins(clause, clauses, ask, known));
}

/** "Burger under 30": of a kind many were shown, and none is ordered yet. */
const isKindListed = ({ kind, dish, restaurant, from, quantity }: Ask) =>
  kind === "price" && restaurant === "" && from === null && quantity === null && isGeneral(dish);

/** Does a message begin with another dish, and with nothing that puts it beside what was spoken of? */
function namesAnew(ask: Ask, { text, clauses, slotsOf }: Clauses, names: KnownNames): boolean {
  const first = clauses.find(isTelling);
  const isBeside = first?.joined != null && !IN_THAT_CASE.test(text);
  if (!first || first.verb !== null || isBeside || first.roles.has("also")) return false;
  const { dish } = slotsOf([...first.before, ...first.after]);
  return dish !== "" && !holds(draftOf(ask, names), dish);
}

/** «फ्राइज़ बड़े वाले तीन» after a burger: so many of a dish by itself. */
const namesOther = (ask: Ask, { clauses, slotsOf }: Clauses, names: KnownNames) =>
  clauses.some(({ before, after }) => {
    const { dish, quantity } = slotsOf([...before, ...after]);
    return (quantity ?? 1) > 1 && headOf(dish) !== "" && !holds(draftOf(ask, names), dish);
  });

/** "OK then kung pao": in place of what was only asked about. */
const IN_THAT_CASE =
  /^\W*(?:(?:ok(?:ay)?|alright|fine|well|so)\W+)?(?:then|phir|to|toh|پھر|تو|फिर|तो|edi|e di)(?!\p{L})/iu;

/** "With large fries?", «बड़े फ्राइज़ के साथ कितना?»: what the dish costs with another, and nothing else. */
function isAlongside(all: readonly Clause[], { slotsOf, text }: Clauses): boolean {
  const [one, other] = all.filter(isTelling);
  if (!one || other || one.verb !== null) return false;
  const { dish, unknown, restaurant } = slotsOf([...one.before, ...one.after]);
  const isBeside = BESIDE.test(text) && one.roles.has("also");
  const isWith = one.joined === "with" || one.roles.has("with") || isBeside;
  return isWith && dish !== "" && (unknown === "" || isBeside) && restaurant === "";
}

/** So many times as many, or some more or fewer, and no other thing is done. */
function isStep({ verb, roles }: Clause): boolean {
  if (verb === "more" || verb === "less") return true;
  return isOfAll(roles) && (verb === null || !HARD.has(verb));
}

/** Words and "one": which of a kind is meant. */
const WHICH =
  /^(?:the |a |an )?(?!(?:and|with|plus|also|another|that|this)\b)[\p{L}\p{N} ]+ ones?(?: \p{L}+){0,2}[.!]?$|^(?!(?:aur|sa{1,2}th|ek|aik|और|साथ|एक|اور|ساتھ|ایک) )[\p{L}\p{M}\p{N} ]+ (?:wal[aie]|والا|والی|والے|वाल[ाीे])(?: \S+){0,2}$/iu;

/** A change that is asked for politely is no question. */
const REQUEST =
  /\b(?:can|could|would|will|please|pls|pwede|puwede|paki|sak[dt]?[aei]{1,2}|sakte)\b|ممكن|تقدر|لو سمحت|سکت|सकत/iu;

/** "And then", in Filipino. */
const COMES_NEXT = /^\W*(?:tapos|tas|(?:at )?t?saka|pati)(?!\p{L})/iu;

/** Does a clause say that what it names is ordered as well, or not any more? */
function joins(clause: Clause, clauses: Clauses, ask: Ask, names: KnownNames): boolean {
  const { roles, joined, verb } = clause;
  const words = [...clause.before, ...clause.after];
  const { dish, quantity, unknown, size, people } = clauses.slotsOf(words);
  if (verb === "without") return true;
  // "Kabsa for 5", with nothing that adds: five eat, and that is another question.
  if (people !== null && verb === null && joined === null && !roles.has("also")) return false;
  const counts = quantity !== null || countIn(words, clauses.isOfDish) !== null;
  // «बिरयानी हाफ़ वाली» of what is ordered.
  if (ask.kind === "compare" && size !== "" && holds(draftOf(ask, names), dish)) return true;
  // "Achha,": what says nothing joins nothing.
  const isNothing = dish === "" && unknown === "" && size === "" && !counts && roles.size === 0;
  if (isNothing && joined === null) return false;
  if (dish === "" && !(unknown !== "" && counts))
    return clauses.clauses.length > 1 || ask.kind === "compare" || joined === "and";
  // «3 kabsa», "and jareesh large": who orders so many of one dish orders the next as well.
  const goesOn = joined === "and" && ask.kind === "price" && (ask.quantity ?? 1) > 1;
  // «Tapos pepsi»: what comes next is ordered as well.
  if (joined === "and" && dish !== "" && COMES_NEXT.test(clauses.text)) return true;
  // "Adobo na lang": instead of what was spoken of.
  const isOnly = roles.has("just") && joined === null;
  return roles.has("also") || joined === "with" || counts || goesOn || isOnly;
}

const isTelling = ({ before, after, roles, verb }: Clause) =>
  before.length + after.length > 0 || [...roles].some((role) => role !== "just") || verb !== null;

/** Does it name another restaurant than that of the order? */
function isElsewhere({ restaurant }: Ask, { before, after }: Clause, clauses: Clauses): boolean {
  const said = clauses.slotsOf([...before, ...after]).restaurant;
  if (said === "") return false;
  return !tokenize(said).some((word) => tokenize(restaurant).includes(word));
}

function draftOf(ask: Ask, { isDish }: KnownNames): OrderDraft {
  const lines = linesOf(ask);
  const shown = ask.from?.ask;
  return {
    lines,
    focus: lines.length === 1 ? 0 : (ask.changedLine ?? -1),
    called: ask.dish === "" ? (shown?.dish ?? "") : "",
    people: ask.people,
    ...{ left: [], lacks: [], wishes: [], isDish },
  };
}
