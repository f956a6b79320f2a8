import { headOf, isQuality, type Section } from "~/features/catalogue";
import { fold, tokenize } from "~/features/names";
import { sectionOf } from "~/features/search";
import type { FactKind } from "../../facts/schema";
import { hasFood, type MessageSlots, type Slots } from "../slots/slots";
import { isFoodWord } from "../vocabulary/food-words";
import { isBowl, isKind } from "../vocabulary/kinds";
import { plain, type Sign } from "../vocabulary/phrases";
import { FEE_TOLD, isAnyMeal, MOST_SPENT, WANTS } from "./about-price";
import type { Kind, Utterance } from "./ask";
import {
  ABOUT,
  CHEAP,
  CHEAPEST_THERE,
  KEPT,
  LIKE,
  MEANING,
  ORDERING,
  PLACES,
  PRESENCE,
  RATING,
  SIGNS,
  TALK,
} from "./talk";

/** Headings that are no dish themselves: «برجر» is one. */
const HEADINGS = new Set<Section>(["sweets", "breakfast", "drinks", "starters", "salads", "soups"]);

/** "Do they have anything to eat too?", "do they sell food?": what else is on their menu. */
const FOOD_THERE =
  /(?:^| )they (?:\S+ )?(?:have|has|got|sell|do|serve|make|offer) (?:any |some |other |actual |proper )*(?:foods?|snacks|anything (?:else|to eat|else to eat)|something (?:else|to eat|else to eat)|stuff)(?: (?:too|as well|also|there|though|tho|at all|else))*$/;

/** Longer than this is no small talk alone. */
const SMALL_TALK = 7;
/** More words than these that nobody knows are no name. */
const A_NAME_UNREAD = 3;
/** Longer than this is no name alone. */
const BARE_NAME = 4;

/** What the words of one message ask for. `said` is folded, `question` as written. */
export function kindOf(
  ask: Utterance,
  { unknown, whole, also }: MessageSlots,
  {
    said,
    question,
    nearest,
    length,
    outside,
  }: {
    said: string;
    question: string;
    nearest: boolean;
    length: number;
    /** It speaks of other things, and names nothing for sure. */
    outside: boolean;
  },
): Kind {
  const has = (sign: Sign) => sign.test(said);
  const words = said.split(" ").filter(Boolean).length;
  const names = ask.dish !== "" || ask.restaurant !== "" || ask.except !== "";
  // "Zara rate nikal dein" has a price found out, and nothing taken out.
  const forgets = ask.forgets !== null && !(names && has(SIGNS.price));
  const isAccount = ask.subject === "privacy" || ask.subject === "account";
  if (forgets && !isAccount && !outside && (ask.forgets !== "" || !names)) return "forget";
  const isNamed = ask.restaurant !== "" || tokenize(ask.dish).some(isFoodWord);
  if (has(TALK.recall) || (KEPT.test(said) && !names)) return "recall";
  if (has(TALK.help) && !names) return "help";
  // "The nearest coffee that is open now": which is near can be told.
  const near =
    ask.subject === "hours" && nearest && !ask.restaurant && ((ask.dish && !ask.area) || unknown);
  if (near) return "nearest";
  // "Is Amo Hamza any good?": what people rate it can be told.
  if (ask.subject === "taste" && ask.restaurant && !ask.dish) return "restaurant";
  if (ask.subject) return "cannot";
  // "Who adds the prices?" names no lentils, however it sounds.
  const isWide = ask.focus === "all" || ask.focus === "age";
  // "Is it true that it is cheaper on platform B?" asks of a price.
  const isOfPrice = ask.cheaper || ask.platforms.length > 0 || !isWide;
  if ((has(ABOUT) && !isNamed && !isOfPrice) || (has(MEANING) && !isNamed)) return "about";
  if (ask.inside) return "inside";
  // «لو اطلبه بعد العصر؟»: when it is ordered changes what it costs.
  // «ومن أي تطبيق أطلبها؟» asks which app is the cheapest.
  const asksApp = ask.focus === "platform";
  if (has(ORDERING) && !ask.dish && ask.when === null && !asksApp) return "cannot";
  // "Ghar bhejna hai 3000 riyal" is of other things.
  const isOfOthers = !names && ask.people === null && (ask.maxTotal ?? 0) > MOST_SPENT;
  if (outside || isOfOthers) return "offTopic";
  if (ask.rated && !ask.restaurant) return "nearest";
  // "Vegetarian places near Olaya": what is near and has no meat.
  if (nearest && ask.without.length > 0 && ask.area && !names && !unknown) return "suggest";
  if (nearest && !(has(SIGNS.similar) && ask.dish)) return "nearest";
  // "Which app is the dearest?" asks for no dish.
  const isOnApp = ask.platforms.length > 0 && ask.restaurant !== "";
  const isOfApp = ask.focus === "delivery" || (ask.focus === "platform" && !isOnApp);
  const isDearest = ask.dearest && !isOfApp;
  if ((has(CHEAPEST_THERE) || isDearest) && !ask.dish && ask.nth === null)
    return ask.restaurant || ask.theirs ? "restaurant" : "suggest";
  const isOfBill = ask.share || ask.sums;
  if (has(SIGNS.menu) && !isOfBill && (has(RATING) || !has(SIGNS.price))) {
    if (ask.restaurant || unknown || ask.theirs || ask.nth !== null || (names && !ask.dish))
      return "restaurant";
  }
  if (ask.theirs && FOOD_THERE.test(said)) return "restaurant";
  // "Any dessert there?" is of their menu, and "sabse sasta nashta kya hai" of any.
  const isOfPlace = ask.restaurant || (ask.theirs && !(ask.isThere && has(SIGNS.price)));
  if (isOfPlace && isHeading({ ...ask, restaurant: "" })) return "restaurant";
  if (has(RATING) && !names && !unknown) return "restaurant";
  if (has(SIGNS.similar) || (LIKE.test(said) && names)) return "similar";
  // "From Green Plate under 40": any of its dishes that costs no more.
  const isAny = ask.maxTotal !== null && ask.focus === "all" && ask.quantity === null;
  if (ask.restaurant && !ask.dish && (isAny || isOpen(ask, said))) return "restaurant";
  // «الجو حلو اليوم»: what is like food, among words that are not, and nothing asked.
  const isFor = said.startsWith(`${plain(ask.dish)} for `);
  const isSaid = ask.asks || ask.open || isFor || isSoughtUnder(ask, said);
  const asks = isSaid || has(SIGNS.suggest) || has(SIGNS.price) || has(WANTS);
  const isTalk = ask.unread > 0 || outside;
  // «افطار صائم لعشرين شخص» tells for how many.
  const isLimited = ask.people !== null || ask.maxTotal !== null;
  if (!asks && isTalk && !isLimited && (isHeading(ask) || ask.dish.split(" ").every(isProperty)))
    return "unclear";
  // "Chicken noodles x2 and spring rolls" are dishes, and so many of them.
  const isOrder = ask.quantity !== null || also.length > 0;
  // "Chicken karahi" is a dish, known or not.
  if (isCuisine(ask) && whole && !isProperty(ask.dish)) return "price";
  if (isCuisine(ask) && !isOrder && !(unknown && has(SIGNS.price))) return kindOfCuisine(ask, said);
  if (isHeading(ask) && !has(SIGNS.price)) return "suggest";
  // "The cheapest vegetarian meal": what is called a meal on menus is not all that is one.
  if (ask.focus === "delivery" && FEE_TOLD.test(said)) return "price";
  if (isMealWithout(ask) || isBudget(ask) || isSuggestion(ask, said)) return "suggest";
  if (!names && !unknown && (ANYTHING_CHEAP.test(said) || A_MEAL.test(said))) return "suggest";
  if (!names && FOOD_FOR.test(said)) return "suggest";
  // "How do I …?" of what nobody knows: no dish is called so.
  if (!names && unknown && HOW_TO.test(said)) return has(SIGNS.price) ? "help" : "offTopic";
  if ((has(SIGNS.price) || has(SIGNS.where)) && (names || unknown)) return "price";
  // A greeting is answered for itself where nothing is asked behind it: "hi, where can I find vegetarian food?"
  const isSought = ask.without.length > 0 || (unknown !== "" && PRESENCE.test(said));
  if (words <= SMALL_TALK && !names && !ask.area && !isSought) {
    if (has(TALK.howAreYou)) return "howAreYou";
    if (has(TALK.bye)) return "bye";
    if (has(TALK.greet)) return "greet";
  }
  if (isPlaceIn(ask, said)) return "nearest";
  // "Cheap food in Batha".
  if (!names && ask.cheaper && ask.area) return "suggest";
  if (names) return "price";
  if (ask.without.length > 0) return "suggest";
  if (ask.facts.length > 0) return "save";
  // «ما نبي زيادة»: more of nothing is no name of anything.
  if (/^(?:ال)?(?:زياد[هة]|مزيد|extra|zyada|dagdag)$/i.test(unknown)) return "unclear";
  // A name, and hardly anything beside it.
  const isName = words <= BARE_NAME && ask.unread >= length - 1;
  // "Shepherd's pie near Olaya": what is sought there, whatever it is.
  const isIn = ask.area !== "" && unknown !== "";
  // «ملاز میں کڑاہی» has the place first.
  const isBehind = isIn && said.endsWith(`${plain(ask.area)} thereat ${plain(unknown)}`);
  const isSoughtIn = isBehind || (isIn && said.startsWith(`${plain(unknown)} `));
  const isNamedSo = isName || (isSoughtIn && words <= SMALL_TALK && ask.unread <= A_NAME_UNREAD);
  if (unknown && (isNamedSo || has(WANTS)) && !/[?؟]/.test(question)) return "price";
  // "Nihari, anywhere?" asks for a dish, known or not.
  const isAlone = ask.asks && unknown !== "" && said === tokenize(unknown).join(" ");
  if (unknown && words <= SMALL_TALK && (isAlone || PRESENCE.test(said))) return "price";
  // What a place that was spoken of may have is no other subject: "do they have raita?"
  const isThat = ask.theirs || (words <= SMALL_TALK && AND_THAT.test(said));
  if (unknown && /[?؟]/.test(question)) return isThat ? "price" : "offTopic";
  return has(TALK.greet) ? "greet" : "unclear";
}

/** "How do I confirm it?", «كيف أغير»: how something is done. How much it is, or how it tastes, is asked otherwise. */
const HOW_TO =
  /^(?:(?:and|so|ok|but|طيب|طب|بس) )*(?:how (?:do|does|can|could|would|to|did)|و?كيف|شلون|ازاي) \S/;

/** "And sisig?", "what about bulalo?": another dish beside that which was spoken of, known or not. */
const AND_THAT =
  /^(?:(?:and|what about|how about) )(?!(?:you|u|me|us|him|her|them|he|she|they|this|that|it|now|how|why|what|who|when|where|then|not|kids?|covid)(?= |$))/;

const AVOIDING = new Set<FactKind>(["allergy", "diet", "dislike"]);

/** «عطني شي من عندهم», "what's good at …": which dish of a restaurant is left to us. */
function isOpen({ open, without, facts, focus }: Utterance, said: string): boolean {
  const avoids = without.length > 0 || facts.some(({ kind }) => AVOIDING.has(kind));
  if (avoids && !SIGNS.price.test(said)) return true;
  if (LIKE_WHAT.test(said) && focus === "all") return true;
  return open || (SIGNS.suggest.test(said) && !SIGNS.price.test(said));
}

/** "How is Shawarma 77?", "what's on at Smoke Alley?", "what's Amo Hamza like?": what there is to tell of a restaurant. */
const LIKE_WHAT =
  /^(?:(?:and|so|but|ok|okay) )*(?:how(?: is| s|s|'s| are) |what(?: is| s|s|'s) (?:(?:on|there|available|up|good|nice|cooking) (?:at|in|from) |(?=.* like$))|what(?: do| does)?(?: they| you| u)? (?:do|offer|serve|got) at )/;

/** "Is Herfy in Malaz?": a restaurant and where, and nothing said of what it has. */
function isPlaceIn({ dish, restaurant, area, quantity, focus }: Utterance, said: string): boolean {
  const asked = !SIGNS.price.test(said) && focus === "all" && quantity === null;
  return restaurant !== "" && area !== "" && dish === "" && asked;
}

/** Does a word stand over part of a menu, and name no dish: "breakfast"? */
function isUnderHeading(word: string): boolean {
  const section = sectionOf(tokenize(word));
  return section !== undefined && HEADINGS.has(section);
}

/** «عطني حلى», "breakfast": the heading of a menu, and nothing said of its price. */
export function isHeading({ dish, restaurant, quantity }: Slots): boolean {
  return !restaurant && quantity === null && isUnderHeading(dish);
}

/** «شي هندي», "healthy food": what a place cooks, and no dish. */
function isCuisine({ dish, restaurant }: Utterance): boolean {
  const words = dish.split(/\s+/).filter(Boolean);
  // "High protein breakfast" is no dish, and neither is «وجبة بروتين».
  const isLike = words.some(isProperty);
  // "Fried rice" is a dish, however little its name says.
  if (words.some((word) => COOKED.test(word)) && !words.every(isProperty)) return false;
  // A "rice meal" is any that has rice.
  const isMealOf = words.some((word) => !isAnyMeal(word) && sectionOf([fold(word)]) !== undefined);
  const isOpen = (word: string) =>
    (isLike && isUnderHeading(word)) || ((isLike || isMealOf) && isAnyMeal(word));
  const isDish = words.some(
    (word) => !isProperty(word) && !isOpen(word) && headOf(word.replace(/s$/, "")) !== "",
  );
  const isSaid = (word: string) => isProperty(word) || isOpen(word) || tokenize(word).every(isKind);
  return words.length > 0 && !restaurant && !isDish && !isBowl(dish) && words.every(isSaid);
}

/** How a dish is cooked. */
const COOKED = /^(?:ال)?(?:مقلي[هة]?|مشوي[هة]?|fried|grilled)$/iu;

/** «صحي», "crunchy": what a dish is like, and no dish. */
export function isProperty(word: string): boolean {
  return isQuality(word);
}

/** The first word of a folded text that says what a dish is like; empty where none does. */
export function propertyIn(said: string): string {
  return said.split(" ").find(isProperty) ?? "";
}

/** A dish without what it is to be like: nobody may call one "spicy chicken sandwich". Empty where nothing else would be left. */
export function unlike(dish: string): string {
  const words = dish.split(" ");
  const rest = words.filter((word) => !isProperty(word));
  return rest.length < words.length ? rest.join(" ") : "";
}

/** A place that cooks so is asked for, or something to eat. */
function kindOfCuisine({ dish, area, maxTotal, cheaper, near }: Utterance, said: string): Kind {
  if (dish.split(/\s+/).some(isProperty)) return "suggest";
  if (cheaper || SIGNS.price.test(said) || maxTotal !== null) return "suggest";
  return area || near || PLACES.test(said) ? "nearest" : "suggest";
}

/** Any meal of which something is left out, wherever that is had. */
export const isMealWithout = ({
  dish,
  restaurant,
  without,
}: Pick<Utterance, "dish" | "restaurant" | "without">) =>
  without.length > 0 && restaurant === "" && /^(?:meals?|وجب[هة]|وجبات)$/iu.test(dish);

/** «معي ٤٠ ريال», "we're six": no dish among the words. */
function isBudget({ dish, restaurant, maxTotal, people }: Utterance): boolean {
  return !restaurant && !hasFood(dish) && (maxTotal !== null || people !== null);
}

/** "Something cheap", «ابي شي رخيص», "kuch sasta dikhao": and nothing else, so that no talk of other things is meant. */
const ANYTHING_CHEAP =
  /^(?=.*(?:^| )(?:cheap|رخيص[هة]?)(?: |$))(?=.*(?:^| )(?:something|anything|food|eats?|شي|شيء|حاج[هة]|اكل)(?: |$))(?:(?:i|we|me|us|want|need|give|show|tell|find|please|something|anything|any|some|really|very|cheap|food|eats?|to|is there|ابي|ابغ[يى]|نبي|نبغ[يى]|اريد|عطني|اعطني|ورني|في|فيه|اي|شي|شيء|حاج[هة]|اكل|رخيص[هة]?)(?: |$))+$/;

/** "Lunch?", «وش الغدا», "tell me what food": what to eat is left to us, and nothing else is said. */
const A_MEAL =
  /^(?:(?:what|whats|s|is|there|thereat|for|a|some|good|tell|show|give|me|today|tonight|now|i|want|need|and|so|ok|وش|ايش|شو|علي|عطني|ورني|ابي|ابغي|نبي|طيب) )*(?:ال)?(?:lunch|dinner|supper|food|غداء?|عشاء?)(?: (?:what|is|there|thereat|tell|show|give|me|for|us|today|tonight|now|ideas?|please|pls|وش|ايش|اليوم|الليله|الحين|عندكم))*$/;

/** "Food for a picnic", "snacks for the office": for an occasion, and which is left to us. */
const FOOD_FOR =
  /^(?:(?:some|any|good|nice|cheap|easy) )*(?:food|snacks?|lunch|dinner|supper|catering|meals?) for (?:an? |the |my |our |(?:movie|game|office|eid|iftar|suhoor|ramadan) )\S+/;

/** «وش آكل؟», "something spicy under 30": a dish is wanted, and which one is left to us. */
function isSuggestion(
  { dish, restaurant, maxTotal, people, open }: Utterance,
  said: string,
): boolean {
  if (restaurant) return false;
  const prices = SIGNS.price.test(said) && !(dish === "" && open && CHEAP.test(said));
  if ((open || SIGNS.suggest.test(said)) && !prices) return true;
  return dish === "" && (maxTotal !== null || (people !== null && said.split(" ").length > 3));
}

/** Is the price of something asked, and neither a part of it nor all that a place has? `isAll`: it is named there and nothing else is said. */
export function isPriceOf({ asksPrice, focus, cheaper, unread, asks }: Utterance, isAll: boolean) {
  return (asksPrice || (isAll && !asks)) && focus === "all" && !cheaper && unread <= A_NAME;
}

/** More words than these are no name of a place that we lack: "is there a KFC nearby?" */
export const A_NAME = 2;

/** «فيه حلويات شرقية» looks for what stands under a heading, and so do two words alone. */
const isSoughtUnder = (ask: Utterance, said: string): boolean =>
  isHeading(ask) && !isProperty(ask.dish) && (said.split(" ").length <= 2 || PRESENCE.test(said));
