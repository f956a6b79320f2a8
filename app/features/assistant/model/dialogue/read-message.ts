import { LRUCache } from "lru-cache";
import { tokenize } from "~/features/names";
import { memoised } from "~/server/memoised";
import type { Utterance } from "../ask/ask";
import { eitherKitchen } from "../ask/either-kitchen";
import { payingEach } from "../ask/limit-each";
import { withoutNarrative } from "../ask/narrative";
import { secondAsked } from "../ask/second-asked";
import { sentencesOf } from "../ask/sentences";
import { readSaid } from "../ask/small-talk";
import { withAmountAsked } from "../language/amount-asked";
import { withAmountsSaid } from "../language/amounts-said";
import { inArabicLetters } from "../language/arabizi";
import { asArabsAsk, twoSized, withoutMeal, withThis } from "../language/as-arabs-ask";
import { asFilipinoReads } from "../language/as-filipinos-write";
import { asHindustaniReads } from "../language/as-hindustani-writes";
import { asksAsMany, withAsMany } from "../language/as-many";
import { asSecondLanguage } from "../language/as-second-language";
import { asSpelled } from "../language/as-spelled";
import { withoutThatPlace } from "../language/cheaper-elsewhere";
import { withCountedPlace } from "../language/counted-place";
import { inRiyadhsWords } from "../language/dialects";
import { withSpacedNames } from "../language/glued-names";
import { asHindustaniSpells } from "../language/hindustani-spelled";
import type { MessageLanguage } from "../language/language";
import { withoutAsides } from "../language/laughter";
import { withoutMuch } from "../language/less-of";
import { withNumberedPlace } from "../language/numbered-place";
import { withKindsOf } from "../language/of-two-kinds";
import { withOneDish, withRiceAlone } from "../language/one-dish";
import { withPlaceOfKind } from "../language/place-of-kind";
import { withRatedOver } from "../language/rated-over";
import { englishWords } from "../language/spelled-out";
import { asWhole, withAllPaying } from "../language/whole-messages";
import { withFries, withSpelledOut } from "../language/written-short";
import { orderSaid } from "../order/heading-of";
import { isFoodWord } from "../vocabulary/food-words";
import type { KnownNames } from "../vocabulary/known-names";
import { placesJoined } from "../vocabulary/ordinals";
import { leavingHalf, withoutHalfMore } from "./half-more";
import { withOwnPieces, withPieces } from "./pieces-said";
import { sizedAlike, sizesOrdered } from "./sizes-ordered";
import { leavesOutAlone, withLimits } from "./told-before";
import { withWholeChickens } from "./whole-chickens";

/** Messages kept as read: every step of an answer reads those of the whole conversation again. */
const MOST_KEPT = 500;

/** Nobody asks more in one message, and what is longer must cost nothing. */
const MOST_SENTENCES = 24;

/** White space within a line. */
const SPACES = /[^\S\n]+/gu;

/** A message as its sentences and its changes of an order are read. */
export const asRead = (asked: string, language: MessageLanguage, names: KnownNames): string => {
  const plainly = withFries(withoutAsides(asked), names);
  const rated = withRatedOver(withoutMuch(plainly, language), language);
  const message = withAmountAsked(rated, language);
  const isArabizi = language === "ar" && !/\p{Script=Arabic}/u.test(message);
  const written = isArabizi && englishWords(message) === 0 ? inArabicLetters(message) : message;
  const whole =
    language === "en" || language === "tl"
      ? withKindsOf(withAllPaying(asWhole(written, language)), names, language)
      : written;
  const counted = withCountedPlace(withRiceAlone(whole), names, language);
  const asking = withoutThatPlace(counted, language, placeIn(names));
  const said = withSpacedNames(withNumberedPlace(asking, names), names)
    .replace(INTO, "حط $2 بدل $1")
    .replace(EXCHANGE, "بدل")
    .replace(AGAINST, "cheaper there or at ")
    .replace(TWO_FOR, (whole, one: string, other: string, dish: string) =>
      [one, other].every((place) => isPlaceAlone(place, names, true))
        ? `compare ${dish} at ${one} and ${dish} at ${other}`
        : whole,
    )
    .replace(IS_CHEAPER, (whole, at?: string, named?: string) =>
      isPlaceAlone(at ?? named ?? "", names) ? `cheaper there or at ${at ?? named}?` : whole,
    )
    .replace(WELCOME, "هلا")
    .replace(NEARBY, "$& مني")
    .replace(WITH_ONE, "$1 ")
    .replace(PLUS, ` ${AND[language] ?? "and"} `);
  if (language === "ar") return asArabsSay(said, names);
  if (language === "en") {
    const put = asSecondLanguage(asSpelled(said, "en"));
    const spelled = withAsMany(withAmountsSaid(withSpelledOut(put, names)));
    return withOwnPieces(withOneDish(spelled, names), names, true);
  }
  if (language !== "tl") {
    const spelled = asHindustaniSpells(said, names);
    return withOwnPieces(asHindustaniReads(spelled, placeIn(names)), names);
  }
  return asFilipinoReads(placesJoined(withOwnPieces(said, names)), names);
};

const asArabsSay = (said: string, names: KnownNames): string =>
  withPieces(
    withThis(
      withoutMeal(
        twoSized(
          withWholeChickens(withPlaceOfKind(asArabsAsk(inRiyadhsWords(said, names)), names)),
        ),
        names,
      ),
      names,
    ),
    names,
  );

/** «غير الاجنحة حط بدالها حمص»: what is put in the place of what; «غير» alone is "another than". */
const INTO =
  /(?<!\p{L})غي?ّ?ر\s+((?:\p{L}+\s+){1,4}?)و?حطي?\s+(?:بدال|بدل|مكان)(?:ها|ه|هم)\s+(\P{P}+)$/gu;

/** «هلا وغلا» greets, and says of no price that it has risen. */
const WELCOME = /(?<!\p{L})هلا\s+(?:و?غلا|ومرحبا|ومسهلا)(?!\p{L})/gu;

/** «فيه برجر قريب؟»: near whoever asks, where nothing is said behind it. */
const NEARBY = /(?<=\S\s)قريب[ةه]?(?=\s*[؟?.!]*\s*$)/u;

/** «حط مع الفول بيض» puts an egg beside it: what it comes with is of the order already. */
const WITH_ONE =
  /^(\s*(?:و|طيب )?(?:زيد|زود|ضيف|حط|اضف|أضف|خل|عطني|ابي|أبي|ابغى|أبغى)(?:\s?لي)?)\s+مع\s+ال\p{L}+\s+(?=\p{L}+)(?!(?:ال|من|عند|في)(?!\p{L}))/u;

/** "Vs Rukn Al Hajari" sets what was shown against what is named. */
const AGAINST = /^(?:and |so |ok )?(?:vs\.?|versus)\s+(?:the )?(?=\p{L})/iu;

/** "Compare Tiger Wok and Hanabi for noodles": two places and the dish, whose name may have a word of theirs. */
const TWO_FOR =
  /^\s*(?:(?:pls|please|can you|can u|hi|hey|ok) )*(?:compare |between )?(?:the )?([^?.!,;]{2,30}?) (?:and|with|to|or|vs\.?|versus) (?:the )?([^?.!,;]{2,30}?) for (?:an? |the )?((?:\p{L}+ ?){1,4})[\s?.!]*$/iu;

/** "Is it cheaper at Hanabi?", "is Hanabi cheaper for it?": against what was shown, and no dish that is called so. */
const IS_CHEAPER =
  /^\s*(?:(?:and|so|but|ok) )?(?:is|isn['’]t) (?:it (?:any )?cheaper (?:at|from) ([^?.!,;]{2,30}?)|(?!(?:it|that|this|there|the|platform|app)(?!\p{L}))([^?.!,;]{2,30}?) (?:any )?cheaper(?: for (?:it|that|this)| than (?:it|that|this))?)[\s?]*$/iu;

/** Is it the name of a restaurant, and nothing else? `withFood`: which may have food in it, "Pizza Fornello". */
function isPlaceAlone(said: string, names: KnownNames, withFood = false): boolean {
  const words = tokenize(said);
  const foods = words.filter(isFoodWord).length;
  if (words.length === 0 || (withFood ? foods === words.length : foods > 0)) return false;
  return names.restaurantAt(words, 0, true) === words.length || names.isRestaurant(words);
}

/** Are some words what a restaurant is called, whatever food is in its name? */
const placeIn = (names: KnownNames) => (said: string) => {
  const words = tokenize(said);
  const isOther = words.length === 0 || words.every(isFoodWord) || names.isDish(words);
  return !isOther && (names.isRestaurant(words) || isPlaceAlone(said, names));
};

/** «غيّر» exchanges; without its sign it is «غير», anything but. */
const EXCHANGE = /(?<!\p{L})غيّر(?!\p{L})/gu;

/** "2 of them + 1 garlic bread": a sign for "and" between words, and no part of a telephone number. */
const PLUS = /(?<=\S)\s*\+\s*(?=\S)(?!\d{4})/gu;
const AND: Partial<Record<MessageLanguage, string>> = { ar: "و", ur: "اور", hi: "और", tl: "at" };

const keptOf = memoised((_: KnownNames) => new LRUCache<string, Utterance[]>({ max: MOST_KEPT }));

/** What a message says, sentence by sentence; what asks nothing and tells nothing is left out. Never empty. */
export function readMessage(
  message: string,
  names: KnownNames,
  language: MessageLanguage,
): readonly Utterance[] {
  const kept = keptOf(names);
  const key = `${language} ${message}`;
  const known = kept.get(key);
  if (known) return known;
  // A thousand spaces say what one says, and signs are looked for from each of them.
  // What is said again asks nothing more.
  const said = [...new Set(sentencesOf(message.replace(SPACES, " ")))].flatMap((sentence) =>
    secondAsked(sentence, names, language),
  );
  const sentences = said
    .flatMap((one) => eitherKitchen(one, names))
    .slice(0, MOST_SENTENCES)
    .map(withoutNarrative);
  const read = sentences.map((sentence) =>
    payingEach(
      asManyOf(
        leavingHalf(
          sizesOrdered(
            orderSaid(
              sizedAlike(withoutHalfMore(readSaid(sentence, names, language), sentence), sentence),
              ...([sentence, names, language] as const),
            ),
            sentence,
          ),
          sentence,
        ),
        sentence,
      ),
      sentence,
    ),
  );
  const telling = said.length === 1 ? read : tellingOf(read);
  const whole = telling.length > 0 ? telling : [read[0] ?? readSaid(message, names, language)];
  kept.set(key, whole);
  return whole;
}

/** As many of a dish as the limit pays for: its price decides, and no idea of what else there is. */
const asManyOf = (read: Utterance, sentence: string): Utterance =>
  asksAsMany(sentence)
    ? { ...read, fills: true, kind: read.kind === "suggest" && read.dish ? "price" : read.kind }
    : read;

/** Of several sentences those that ask, what the others tell of the order, and nothing else of them. */
function tellingOf(read: readonly Utterance[]): Utterance[] {
  if (read.length < 2) return [...read];
  const asked = read.some((one) => isAsking(one) && !ASIDE.has(one.kind));
  // «المكيف خربان» beside a question is no complaint of ours: what is only stated asks nothing there.
  const isNamed = read.some((one) => isAsking(one) && isNaming(one));
  const isStated = (one: Utterance) =>
    (asked && ASIDE.has(one.kind) && !one.asks) || (isNamed && leavesOutAlone(one));
  const asking = read.filter((one) => isAsking(one) && !isStated(one));
  const greets = read.some((one) => one.greets);
  if (asking.length === 0) {
    const [one] = ORDER.flatMap((fits) => read.filter(fits).slice(-1));
    const limited = one && withLimits(one, read.slice(0, read.indexOf(one)));
    return limited ? [{ ...limited, greets, facts: read.flatMap(({ facts }) => facts) }] : [];
  }
  // «أبي شاورما. وين أرخص واحد؟»: what the question does not name, the sentence before it does.
  const lacking = asking.every((one) => !isNaming(one));
  const kept = read.flatMap((one): Utterance[] => {
    if (asking.includes(one)) return [withLimits(one, read.slice(0, read.indexOf(one)))];
    if (lacking && isNaming(one) && one.unread === 0) return [one];
    return tells(one) ? [told(one)] : [];
  });
  // «في مطعم يفتح؟ الساعة ٢ الفجر»: the hour at which it is to be open.
  const when = kept.find((one) => one.tells && one.when)?.when ?? null;
  return kept.map((one, at) => ({
    ...one,
    ...(one.subject === "hours" && one.when === null && { when }),
    greets: at === kept.length - 1 && greets,
  }));
}

function isNaming({ dish, restaurant }: Utterance): boolean {
  return dish !== "" || restaurant !== "";
}

/** What a statement that names nothing may look as if it asked. */
const ASIDE = new Set<Utterance["kind"]>(["cannot", "help", "about"]);

const SOCIAL = new Set<Utterance["kind"]>([
  "unclear",
  "offTopic",
  "greet",
  "thanks",
  "bye",
  "howAreYou",
  "save",
]);

/** Where none of several sentences asks, the one that is answered: the last of the first kind there is. */
const ORDER: readonly ((one: Utterance) => boolean)[] = [
  ({ facts }) => facts.length > 0,
  isNaming,
  // "Hello, do you deliver to Malqa?"
  ({ asks, deliverTo }) => asks && deliverTo !== "",
  ({ kind }) => kind !== "unclear" && kind !== "offTopic" && kind !== "greet",
  ({ kind }) => kind !== "unclear",
  () => true,
];

/** Does a sentence ask for something, and not just name what could be food? */
function isAsking(one: Utterance): boolean {
  const { kind, cued, cheaper, more, otherPlaces, cheapestOf, focus } = one;
  // "Anything cheaper there?", "how much for three?" asks of what was spoken of, though by itself of nothing.
  const counts = one.asksPrice && one.quantity !== null;
  const isOfPart = focus === "delivery" || focus === "platform";
  const isOfTopic =
    kind === "unclear" && (cheaper || more || otherPlaces || cheapestOf || counts || isOfPart);
  return cued && (isOfTopic || !SOCIAL.has(kind));
}

/** Does it tell what an answer has to respect: a fact, how many, how much, where, what not? */
function tells(one: Utterance): boolean {
  const { deliverTo, facts, people, maxTotal, when, without, here } = one;
  const order = people !== null || maxTotal !== null || deliverTo !== "" || when !== null;
  return facts.length > 0 || order || without.length > 0 || here;
}

/** What a sentence tells, without what it happens to name. */
function told(one: Utterance): Utterance {
  const { area, here } = one;
  return {
    ...one,
    kind: "unclear",
    dish: "",
    restaurant: "",
    query: "",
    size: "",
    quantity: null,
    area: here ? area : "",
    tells: true,
  };
}
