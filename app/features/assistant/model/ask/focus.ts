import { isQuality } from "~/features/catalogue";
import type { Slots } from "../slots/slots";
import { isHeading as isHeadingWord } from "../vocabulary/kinds";
import { plain } from "../vocabulary/phrases";
import { HISTORY, SAVINGS, WHY } from "./about-price";
import type { Aside, Focus } from "./ask";
import { BEST, BRANCH, DIFFERENCE, DRINKING, FAST, FOCUS } from "./talk";

const DELIVERY = /(?:^| )(?:و)?(?:ال)?(?:توصيل|delivery)(?= |$)/;

/** What is to be said beside the price. */
export function asideIn(said: string, { dish, restaurant, area }: Slots): Aside | null {
  if (FAST.test(said)) return "time";
  if (dish && !restaurant && (DIFFERENCE.test(said) || COOKED.test(said))) return "recipe";
  if (dish && BEST.test(said)) return "best";
  if (dish && !restaurant && WHAT_IS.test(said)) return "what";
  return restaurant && dish && !area && BRANCH.test(said) ? "where" : null;
}

/** «كيف اطبخ مندي», "recipe for adobo": how a dish is made. */
const COOKED =
  /(?:^| )(?:how to (?:cook|make)|how do (?:i|you) (?:cook|make)|recipe|وصفه|كيف (?:اطبخ|تطبخ|اسوي)|طريقه عمل)(?= |$)/;

/** «وش الفحسة؟», «ايش هو الجريش», «يعني ايه عريكة», "what is saltah": what a dish is. */
const WHAT_IS =
  /^(?:(?:طيب|و|ok|and|so) ?)?(?:(?:وش|ايش|شو|ايه|شنو|ما)(?: (?:هو|هي|هاذا|هذا|هذي|هاي|يعني|معني))+ |(?:وش|ايش|شو|شنو) (?=ال\S+$)|يعني (?:وش|ايش|شو|ايه) |(?:what is|whats|what s) (?!the |in |on |for |at ))(?!(?:ال)?(?:سعر|ارخص|احسن|افضل|اغلي|price|cheapest|best))\S+(?: \S+)?(?: (?:هذا|هذي|هاذي|دي|ده))?$/;

/** The price of the dish alone is asked for. */
const WITHOUT_DELIVERY =
  /(?:^| )(?:و?(?:بدون|بلا|من غير|غير|دون)|without|excluding|before|minus|not including|not counting|leaving out) (?:the |any )?(?:حساب |رسوم |سعر )?(?:ال)?(?:توصيل|delivery)(?= |$)(?! time)|(?:^| )(?:استلام|pick ?up|take ?away)(?: من (?:ال)?(?:مطعم|فرع|محل))?(?= |$)/;

/** Words that were left over without those that took the delivery off: «بدون» of «بدون توصيل» was understood. */
export function besideDelivery(left: string, said: string): string {
  const [taken = ""] = WITHOUT_DELIVERY.exec(said) ?? [];
  // How long it takes is answered: "quicker" was understood.
  const isOfTime = (word: string) => FAST.test(word);
  const own = new Set(taken.split(" "));
  return left
    .split(" ")
    .filter((word) => !own.has(plain(word)) && !isOfTime(plain(word)))
    .join(" ");
}

/** «كان أرخص قبل؟» asks how a price has moved, and for nothing cheaper. */
export const ABOUT_ONE = new Set<Focus>(["why", "savings", "history", "item"]);

/** "Which app is cheapest?", "the cheapest delivery" ask for nothing that is cheaper. */
export const asksOfOne = (focus: Focus) =>
  ABOUT_ONE.has(focus) || focus === "platform" || focus === "delivery";

/** "With delivery" says what a total is to be of. */
const WITH_DELIVERY =
  /(?:^| )(?:و?(?:مع|شامل|شامله|شاملا)|with|including|include|incl|inclusive of) (?:the )?(?:ال)?(?:توصيل|delivery)(?= |$)|(?:^| )(?:ال)?(?:توصيل|delivery) (?:is )?(?:included|incl|inclusive|محسوب|شامل)(?= |$)/;

/** «والتوصيل لحطين», "and delivery to Malqa" behind what is wanted: where it goes. */
const SENT_TO =
  /(?:^| )(?:والتوصيل|وتوصيل|والتوصيله|and delivery|plus delivery) (?:لل?(?=\S{3})|الي |to |for )/;
/** A fee that is asked for by itself: beside «كم سعر العقدة» it is a part of that price. */
const FEE_ASKED =
  /(?:^| )(?:and )?(?:و?(?:كم|بكم)|how much(?: is| s)?|what(?: is|s)?)(?: رسوم| سعر| the)* (?:ال)?(?:توصيل|delivery)(?= |$)/;
const PRICE_ASKED = /(?:^| )(?:و?(?:كم|بكم|سعر|كم سعر)|how much|price of|the price)(?= |$)/;

/** Is what a dish costs asked, with the delivery as a part of it? */
const isWhole = (said: string) =>
  SENT_TO.test(said) || (FEE_ASKED.test(said) && PRICE_ASKED.test(said.replace(FEE_ASKED, " ")));

/** Where no dish is named, "delivery" asks for its fee; beside a dish it is a part of the price. */
export function focusOf(said: string, platforms: number, noDish: boolean): Focus {
  if (WITHOUT_DELIVERY.test(said)) return "item";
  const isFee = noDish
    ? FOCUS.delivery.test(said) || (DELIVERY.test(said) && !WITH_DELIVERY.test(said))
    : FOCUS.delivery.test(said) && !isWhole(said);
  if (isFee) return "delivery";
  if (HISTORY.test(said)) return "history";
  if (WHY.test(said)) return "why";
  if (SAVINGS.test(said)) return "savings";
  if (FOCUS.platform.test(said) || platforms > 0) return "platform";
  return FOCUS.age.test(said) ? "age" : "all";
}

/** "Dinner with drinks" is dinner. */
const ALONG = /(?:^| )(?:with|and|مع|ومع) (?:some |a |ال)?(?:drinks?|مشروب|مشروبات)(?= |$)/;

/** What is wanted, with the heading of a menu that it stands under where no dish is named: «وش أشرب», "something light for breakfast". */
export function underHeading(dish: string, said: string): string {
  if (dish !== "" && !isQuality(dish)) return dish;
  const heading = headingIn(said);
  return dish.includes(heading) ? dish : [heading, dish].filter(Boolean).join(" ");
}

function headingIn(said: string): string {
  if (DRINKING.test(said) && !ALONG.test(said))
    return /\p{Script=Arabic}/u.test(said) ? "مشروبات" : "drinks";
  return BREAKFAST.test(said) ? "فطور" : (said.split(" ").find(isHeadingWord) ?? "");
}

/** «وش أفطر؟» asks for what one eats in the morning. */
const BREAKFAST = /(?:^| )و?[انتي]فطر(?:ه|ها|هم|ني|نا)?(?= |$)/;
