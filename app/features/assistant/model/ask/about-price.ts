import { anyPhrase, type Sign } from "../vocabulary/phrases";
import type { Utterance } from "./ask";
import { CHEAPEST_THERE, SIGNS } from "./talk";

/** How a price was or will be, which a page of the dish shows and nobody knows. */
export const HISTORY = anyPhrase(
  `good time, price drop, prices drop, price go down, price going down, go down, went up, gone up, went down, gone down,
     increased, increase, decreased, price history, history of the price, history of prices, history of the prices, history of its price, used to cost, used to be, last month, last week,
     get pricier, got pricier, gotten pricier, pricier lately, gone up lately, up lately, price change, price changed, was it cheaper, cheaper before, should i wait, better to wait, نزل, نزل سعره, نزل سعر,
     بينزل, ينزل السعر, زاد, زاد سعره, زاد سعر, ارتفع, انخفض, غلى, غلا سعره, رخص سعره, هل رخص, هل رخصت, هل غلي, هل غليت, رخص هالشهر, رخصت هالشهر, رخص مؤخرا, رخصت مؤخرا, قبل كم كان, كان سعره, كان سعرها, سابقا,
     تاريخ السعر, السعر قبل, الشهر الماضي, الاسبوع الماضي, استنى ينزل, انتظر ينزل, كان ارخص, كانت ارخص, كان اغلى, قبل ارخص,
     ارخص قبل, ارخص من قبل, اول ارخص, been cheaper, ever cheaper, price before, before this price, changed lately,
     did it go up, did it rise, has it risen, more expensive than before, than before, than usual, than normal, than it was, than it used to be, من المعتاد, عن المعتاد, من العادة, عن العادة, من العاده, عن العاده, من الطبيعي, got more expensive, what was it, how much was it, غلا, غلت, صار اغلى, صاير اغلى,
     اغلى من قبل, اغلى من اول, كم كان, كم كانت, بكم كان, بكم كانت, وش كان سعره, اللي فات, الماضي`,
);

/** Why prices differ from one app to the next. */
export const WHY =
  /^(?:but |and |و)?(?:why|how come|ليش|ليه|لماذا)(?: so| that| is that| كذا)?$|(?:^| )و?(?:why|how come|how is it that|ليش|ليه|لماذا|وش سبب|ايش سبب|وش السبب)(?= |$).*(?:differ|difference|different|more expensive|expensive|cheaper|costs? more|higher|than|that much|فرق|غير من|يختلف|تختلف|مختلف|مختلفه|اغلي|ارخص|غالي|غاليه|اعلي|تفرق|الفرق|فرقها)|(?:what makes (?:it|them|the)|what makes up|made up of|made of|what is in the total|break ?down|وش الفرق بين (?:ال)?(?:منصه|منصات|تطبيق|تطبيقات|اسعار)|تفصيل (?:ال)?(?:سعر|حساب|مبلغ)|(?:يتكون|تتكون|مكون|مكونه) من|من (?:وش|ايش) يتكون)/;

/** "The gap between the dearest app and the cheapest": of what was shown, and no two things that are set against each other. */
const SPREAD =
  /(?:^| )(?:ال)?(?:فرق|[يت]فرق|difference|gap)(?: \S+){0,4} (?:(?:ال)?(?:اغلي|dearest|priciest|most expensive)(?: \S+){0,3} و?(?:ال)?(?:ارخص|cheapest)|(?:ال)?(?:ارخص|cheapest)(?: \S+){0,3} و?(?:ال)?(?:اغلي|dearest|priciest|most expensive))(?= |$)/;

/** What is saved by the cheapest. */
export const SAVINGS: Sign = {
  test: (said) => SPREAD.test(said) || SAVED.test(said),
};

const SAVED = anyPhrase(
  "how much do i save, how much would i save, how much will i save, how much can i save, do i save, what do i save, savings, i save, كم اوفر, كم بوفر, كم راح اوفر, كم نوفر, كم توفر لي, كم يوفر, التوفير, وش اوفر, كم وفرت",
);

/** The most expensive is asked for. */
export const DEAREST = anyPhrase(
  "most expensive, priciest, dearest, the dearest, dearest one, dearest place, highest price, costs the most, costliest, dearest thing, most expensive thing, اغلى, الاغلى, اغلى شي, اغلى واحد, اغلاهم, اعلى سعر",
);

/** Something is wanted, though no price is asked: "I want", «أبي». */
export const WANTS = anyPhrase(
  `i want, need, i would like, id like, we want, get me, give me, looking for, craving, feel like, in the mood for, i feel like,
     can i get, can i have, let me have, find me, show me, محتاج, محتاجة, احتاج, نحتاج, احجز, ابي, ابغى, ابغا, ابا, بغيت, نبي, نبغى, اريد, ودي, ودنا, عطني, اعطني, هات, مشتهي, مشتهيه,
     نفسي, خاطري, دور لي, دورلي, طلع لي, ابحث`,
);

/** Where the person is now. */
export const HERE =
  /(?:^| )(?:i am|im|i m|we are|were|i am staying|im staying|انا|حنا|احنا|موجود|موجوده|نحن|احنا موجودين)(?: الحين| now| currently)? (?:in|at|near|around|from|في|فى|ب|قريب من|عند|جنب)(?= |ال|$)/;

/** What is eaten, whatever it is. */
const ANY_MEAL = /^(?:ال)?(?:meals?|lunch|dinner|food|eats|وجب[هة]|وجبات|[اأ]كل[هة]?|غدا|عشا)$/iu;

/** Does a word say that something is eaten, and not what: "meal", «عشا»? */
export const isAnyMeal = (word: string) => ANY_MEAL.test(word);

/** "The cheapest meal" is whatever costs the least, and no dish called a meal. */
export function withoutAnyMeal<Slots extends { dish: string }>(named: Slots, said: string): Slots {
  return CHEAPEST_THERE.test(said) && ANY_MEAL.test(named.dish) ? { ...named, dish: "" } : named;
}

/** "Best steak": who has it by what people rate them, where nothing is said of what it costs. */
export function bestFirst(ask: Utterance, said: string): Utterance {
  const { kind, aside, dish, restaurant, maxTotal, quantity, people } = ask;
  const isBest = kind === "price" && aside === "best" && dish !== "" && restaurant === "";
  const isOfPrice = maxTotal !== null || SIGNS.price.test(said) || ask.cheaper || ask.dearest;
  const counts = quantity !== null || people !== null;
  return isBest && !isOfPrice && !counts ? { ...ask, rated: true } : ask;
}

/** Nobody spends so much on their own dinner, SAR. */
export const MOST_SPENT = 2500;

/** "Delivery 50 riyal??": what a fee was. */
export const FEE_TOLD =
  /^(?:why )?(?:the )?(?:delivery|توصيل|التوصيل) (?:fee |is |was |ب ?)*\p{Nd}+ (?:riyals?|sar|sr|ريال)(?: why)?$/u;
