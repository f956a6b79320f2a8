import { headOf, isAvoidable, represent } from "~/features/catalogue";
import { fold, isFood, tokenize } from "~/features/names";
import { sectionOf, sizeMarks, tokensOf } from "~/features/search";
import { isKitchen } from "../vocabulary/kinds";
import { hasFood } from "./slots";

/** How people say what they don't want this time: «بدون بصل», "not kunafa", «زهقت من البرجر». */
const WITHOUT =
  /(?<![\p{L}])و?(?:بدون|بلا|من غير|من دون|ما ?عدا|إلا|الا|غير|(?<=^|[،,]\s*)(?:ابعد|أبعد)(?!\s+(?:مطعم|فرع|محل|مكان|شي|واحد|عن|من)(?!\p{L}))|استبعد|مو|مب|مش(?: (?:عايز|عاوز|عايزه|عاوزه|عايزة|عاوزة|حابب|حابه|حابة|بدي|نفسي في))?|م(?:ا ?)?بد(?:ي|نا)|ما ?(?:فيه|فيها|(?:أبي|ابي|بي|أبغى|ابغى|ابغا|بغى|نبي|نبغى|ودي|أشتهي|اشتهي|أحب|احب|نحب|يعجبني|تعجبني)(?: (?:أي |اي )?(?:شي|شيء|أكل|اكل) (?:فيه|فيها|مع|ب))?)|(?:زهقت|مليت|طفشت|شبعت|زهقان[ةه]?|طفشان[ةه]?|متملل[ةه]?) من|لا ?تحط(?:ون|ي|وا)?(?: لي)?|without(?: any| the)?|with no|no|(?:(?:is|are|was)(?:n(?:'|’)?t| not)|not|except|skip|hold|leave out|minus|other than|anything but)(?: an?| any| the)?|but no|nothing(?: too| with)?|(?:don(?:'|’)?t|do not) (?:want|fancy|like)(?: (?:any(?:thing)?|something|food|stuff)(?: (?:with|that has|containing|made with))?| an?| the)?|(?:two|three|some|half|one|he|she|they|who|(?:wife|husband|son|daughter|kids?|friends?|mom|dad))(?: of (?:us|them))? (?:don(?:'|’)?t|doesn(?:'|’)?t|do not|does not|can(?:'|’)?t) eat(?: any)?|(?:واحد|وحد[ةه]|اثنين|ثلاث[ةه]|نصنا|نصهم|بعضنا|بعضهم)(?: (?:منا|منهم|فينا))? ما (?:ياكل|تاكل|ياكلون|ناكل)|(?:tired|sick|bored) of)\s+(?!(?:i|we|it|thanks?|need|idea|problem|worries)(?!\p{L}))(\p{L}+)(\s+(?!(?:no|not|without|or|nor|ولا|و?بدون|و?بلا|و?من غير|مو|أو|او)(?!\p{L}))\p{L}+)?((?:\s*(?:,\s*no|or|nor|ولا|أو|او)\s+\p{L}+)*)/giu;

/** These are said of what is in a dish and of nothing else. */
const IN_A_DISH = /^و?(?:بدون|بلا|من غير|من دون|without|with no)(?: any| the)?\s/iu;

/** These too, of what is eaten: "no olives" is no restaurant whose name sounds like them. */
const TAKEN_OFF = /^(?:no|skip|hold|leave out|minus)\s/iu;
/** "Skip the drinks": a part of the menu. */
const SKIPPED = /^(?:skip|leave out)\s/iu;

/** What a dish is asked to have. */
const LACKS = /^و?ما ?(?:فيه|فيها)\s/u;

/** What is said of who speaks, and of no food. */
const OF_ONESELF = /(?<!\p{L})(?:i(?:'|’)?m|i am|we(?:'|’)?re|we are|انا|أنا|حنا|احنا)\s+$/iu;

/** They are parts of a price, and no food. */
const OF_A_PRICE =
  /^(?:ال)?(?:توصيل|رسوم|ضريب[ةه]|خصم|ميزاني[ةه]|budget|limit|delivery|fees?|vat|tax|app|waiting|queue)$/iu;

/** Ways of eating that are said of a dish: "vegetarian options", "gluten free". */
const DIET =
  /(?<![\p{L}])(?<!(?:with|(?<!^)and|some|extra|plus) )(?:veg|vegetarian|vegan|keto|كيتو|(?:gluten|dairy|nut|nuts|sugar|egg|lactose)[- ]free|نباتي[ةه]?|خالي[ةه]? من \p{L}+)(?![\p{L}])/giu;

/** What a message leaves out, and the message without it. `untold` is what no name of a dish tells, such as salt. */
export function excludedIn(
  message: string,
  isRestaurant: (words: string) => boolean = () => false,
): { foods: string[]; untold: string; rest: string } {
  const foods: string[] = [];
  const untold: string[] = [];
  const before = (at: number) => message.slice(0, at);
  const rest = message
    .replace(BOTH, withNeither)
    .replace(WITHOUT, (all, one: string, two = "", others: string = "", at = 0) => {
      // "I'm not Indian, what does kabsa cost?"
      if (isKitchen(one) && OF_ONESELF.test(message.slice(0, at))) return all;
      // «غير صاج الديرة»: another place, though it is called by a dish.
      if (!IN_A_DISH.test(all) && two && isRestaurant(`${one}${two}`)) return all;
      // «ما ابي بصل بالبرجر»: the burger is what the onion is not to be in.
      const inside = insideOf(two);
      if (inside && namesFood(one)) {
        foods.push(one);
        return ` ، ${inside}${others}`;
      }
      // «بدون بصل وبطاطس»: what nobody has in a dish stands beside it.
      if (BESIDE.test(two) && namesFood(one)) {
        foods.push(one);
        return ` ، ${two}${others}`;
      }
      // "No onion burger", «بدون سكر موهيتو»: nothing stands before what is left out, and so the dish behind it is wanted.
      const isFirst = (IN_A_DISH.test(all) || TAKEN_OFF.test(all)) && !namesDish(before(at));
      const isWhole = headOf(`${one}${two}`).includes(" ");
      if (isFirst && isIngredient(one) && namesDish(two) && !isWhole) {
        (isAvoidable(one) ? foods : untold).push(one);
        return ` ، ${two}${others}`;
      }
      // «مو دجاج لحم», "not chicken, beef": the second is wanted in place of the first.
      if (CORRECTS.test(all) && isMeat(one) && isMeat(two) && !ANY_MEAT.test(one))
        return ` ${two}${others}`;
      // "No dairy breakfast": the heading is what is wanted.
      const isBare = TAKEN_OFF.test(all) && isInDishes(one);
      const both =
        isWhole ||
        (!isBare &&
          namesFood(two) &&
          namesFood(`${one}${two}`) &&
          sectionOf(tokenize(two)) === undefined);
      // «ما فيها كبير؟» asks for that size.
      if (!both && isSize(one)) return LACKS.test(all) ? ` ${one}${two}` : ` ، ${two}`;
      if (!both && !namesFood(one)) {
        const isLeft = isBare || (SKIPPED.test(all) && sectionOf(tokenize(one)) !== undefined);
        if (!isLeft && isRestaurant(`${one}${two}`)) return all;
        if (!(isLeft || IN_A_DISH.test(all)) || OF_A_PRICE.test(one)) return all;
        untold.push(one);
        return ` ، ${two}`;
      }
      foods.push(both ? `${one}${two}` : one);
      // Who wants no meat wants no chicken either; «لحم» is red meat alone.
      if (/^meat$/iu.test(one)) foods.push("chicken");
      const more = others.split(/[\s,]+/).filter((word) => word !== "" && !JOINS.test(word));
      foods.push(...more.filter(namesFood));
      // «بدون بصل ولا طماط»: no name tells of tomatoes either.
      const isInside = IN_A_DISH.test(all);
      untold.push(...more.filter((word) => !namesFood(word) && (isInside || isFood(fold(word)))));
      return both ? " ، " : ` ، ${two}`;
    });
  const asked = rest.replace(DIET, (diet) => {
    foods.push(diet);
    // Menus have dishes that are called so, and what is like them is wanted.
    return /^(?:keto|كيتو)$/iu.test(diet) ? diet : " ";
  });
  const isArabic = /\p{Script=Arabic}/u.test(untold.join(""));
  return { foods, untold: untold.join(isArabic ? "، " : ", "), rest: asked };
}

/** "No onion and garlic please": of two foods that end what is said neither is wanted, where the second is no dish. */
const BOTH =
  /(?<!\p{L})((?:no|without)(?: any)? (\p{L}+)) and (\p{L}+)(?=\s*(?:$|[.,!?]|please|pls|thanks|for me))/giu;
const withNeither = (all: string, first: string, one: string, other: string) =>
  isPart(one) && isPart(other) && headOf(other) === "" ? `${first} or ${other}` : all;
const isPart = (word: string) => isAvoidable(word) || isFood(fold(word));

/** Is it only ever in a dish, and in the name of none: tomatoes, ice? */
const isInDishes = (word: string) =>
  isFood(fold(word)) && !isAvoidable(word) && headOf(word) === "";

/** What is eaten or drunk beside a dish, and is in none. */
const BESIDE =
  /^\s*و(?:بطاط[سا]|بيبسي|كولا|سفن|سبرايت|مشروب|عصير|موي[ةه]|ماء|سلط[ةه]|شاي|قهو[ةه]|لبن|عيران|مياه)(?!\p{L})/u;

/** What stands between foods that are left out together. */
const JOINS = /^(?:no|or|nor|ولا|أو|او)$/iu;

/** The dish of «بالبرجر», where it is one; empty otherwise. */
function insideOf(word: string): string {
  const [, dish = ""] = /^\s*ب(?:ال)?(\p{L}{3,})$/u.exec(word) ?? [];
  return headOf(dish) === "" ? "" : dish;
}

/** What is said of which of two is meant. */
const CORRECTS = /^(?:مو|مب|مش|not)\s/iu;
const ANY_MEAT = /^(?:لحم|meat)$/iu;
const isMeat = (word: string) =>
  /^\s*(?:دجاج|لحم|سمك|حاشي|روبيان|غنم|chicken|beef|meat|fish|lamb|camel|mutton|shrimp)$/iu.test(
    word,
  ) && isAvoidable(word);

/** Is it only ever in or on a dish: onions, ice? */
const isIngredient = (word: string) =>
  (isAvoidable(word) && headOf(word) === "") || isInDishes(word) || /^(?:ice|ثلج)$/iu.test(word);

/** So much of a drink is one by itself. */
const DRUNK = 0.4;

/** Does a dish head some words, or a drink: "burger", «موهيتو»? */
function namesDish(words: string): boolean {
  const said = tokenize(words);
  return (
    headOf(words) !== "" ||
    said.some((word) => !isAvoidable(word) && (represent([word]).get("drink") ?? 0) >= DRUNK)
  );
}

function namesFood(words: string): boolean {
  return isAvoidable(words) || hasFood(words) || isKitchen(words);
}

/** Does a word say a size and nothing else? */
function isSize(word: string): boolean {
  return sizeMarks(tokensOf(word)).length > 0;
}
