import { avoidedIn, headOf, isAvoidable } from "~/features/catalogue";
import { fold } from "~/features/names";
import {
  type NameAt,
  numberWordsAt,
  Phrases,
  phrasesIn,
  sizeMarks,
  type Token,
} from "~/features/understanding";
import { signEnd } from "../../words/signs";
import { isFoodWord } from "../vocabulary/food-words";

/** "Does it have nuts?", but not "is there any coffee with milk?", «هو فيه مكسرات؟», «يحتوي على سمسم». */
const ASKED =
  /(?:^| )(?:(?:does|do|did|is|are) (?!there (?:\S+ ){1,5}with ).*(?:have|has|contain|contains|with|made with|made of|there|any)|has|contains|contain|هل (?:فيه|فيها|به|بها)|(?:هو|هي|هذا|هذي|الطبق|الاكله) (?:فيه|فيها)|فيه|فيها|بداخله|يحتوي|تحتوي|يدخل فيه|مصنوع من) (?:على )?(?:any |some |the |اي )?(\S+(?: \S+)?)(?: (?:in|inside|on|with) (?:it|that|this|there|them|those))?$/;

/** "Any garlic in it?", «ثوم فيه؟»: the food before the dish that is spoken of. */
const IN_IT =
  /^(?:so |and |but |any |is |هل |و|طيب )*(\S+(?: \S+)?) (?:in|inside) (?:it|that|this|there|them|those)$|^(?:هل |طيب )?(\S+) (?:فيه|فيها)$/;

/** "Are there nuts in the kunafa?": the food before a dish that is named. */
const IN_A_DISH =
  /(?:^| )(?:(?:is|are) there|do (?:you|u|they) (?:have|put|use)) (?:any |some )?(\S+) (?:in|inside) (?:the |a |their )?(?!menu|app|platform)\S+(?: \S+)*$/;

/** "Does it contain butter?", "are there anchovies in it?": whatever it is, a dish is asked whether it has it. */
const CONTAINS =
  /^(?:so |and |but |ok |sorry )*(?:(?:does|do|did|will|would) (?:it|this|that|they|these|those) contain|(?:does|do|did|will|would) (?:it|this|that) (?:have|has|got)(?! to )|(?:is|are) there|(?:has|does) it got) (?:any |some |the |much )?((?:(?!(?:delivery|discounts?|offers?|branch(?:es)?|reviews?|ratings?|prices?|sizes?|fees?|app|parking|wifi|menu|place|places|restaurants?|anything|something|large|medium|small|one)(?: |$))\S+)(?: (?!in |inside |on )\S+)?)(?<in> (?:in|inside) (?:it|that|this|them|those))?$/;

/** "Is it spicy?", «هل هو حار؟». */
const IS = /(?:^| )(?:is|are|هل|هو|هي)(?: \S+){0,5}? (spicy|hot|حار|حاره|حراق)$/;

/** «الحاشي يعتبر لحم احمر؟»: whether a dish counts as a food, whichever that is. */
const COUNTS_AS =
  /(?:^| )(?:يعتبر|تعتبر|ينحسب|تنحسب|محسوب|محسوبه|يعد|counts? as|considered) (?:من |a |an )?(\S+(?: \S+)?)$/;

/** What asks to be told that it is so. */
const RIGHT = / (?:صح|صحيح|ولا لا|right)$/;

/** Foods whose being inside decides whether one can eat a dish; who asks for chicken asks for a dish. */
const HARMFUL = new Set([
  ...["peanut", "nuts", "sesame", "gluten", "milk", "egg", "onion", "garlic"],
  ...["spicy", "pork", "shellfish", "sugar", "mushroom"],
]);

/** "Is it safe for me?", "can I eat it?", «هل هو آمن لي؟»: names vouch for nothing. */
const VOUCHED =
  /(?:^| )(?:is|are|will|would|its|it s) (?:\S+ ){0,7}?(?:safe|suitable|ok|okay|alright|risky|dangerous) (?:for (?:me|him|her|us|them|someone|somebody|my|a (?:\S+ )?(?:allergy|diabetic|vegan|vegetarian|coeliac|celiac)|vegans|vegetarians|diabetics)|with my|to eat)(?= |$)|(?:^| )safe (?:for me|to eat)(?= |$)|(?:^| )can (?:i|he|she|we|they) (?:safely )?eat (?:it|that|this|them|those)(?= |$)|(?:^| )(?:(?:ا?امن|امنه|ضار|خطر|خطير)(?: (?:لي|علي|عليه|عليها|لنا|له|لها|لولدي|لبنتي))|(?:يناسب|تناسب|يضر|تضر|مع) حساسيت[يهنا]+|(?:ا?قدر|اقدر) اكل(?:ه|ها))(?= |$)/;

/** «زوجتي حامل وش يناسبها؟», "what can I eat with high blood pressure": what suits somebody's health is no question of names either, unless a price is asked. */
const OF_HEALTH =
  /^(?!.*(?:^| )(?:كم|بكم|سعر|ارخص|price|how much|cheapest)(?= |$)).*(?:^| )(?:و?حامل|مرضع|pregnant|breastfeeding|(?:high )?blood pressure|high ?blood|high bp|bp (?:high|(?:ka |ki |ke )?(?:patient|problem))|sugar patient|hypertension|high cholesterol|kidney (?:patient|disease|stones?)|gout|uric acid|for (?:a |my )?(?:\S+ )?diabetics?|diabetic (?:patients?|person|people)|ل?(?:مرضي|مريض|مريضه) (?:ال)?(?:سكر|سكري|ضغط|كلي|كلى|قلب)|(?:عندي|معي|عنده|عندها|فيني) (?:ال)?(?:ضغط|كوليسترول|نقرس)(?! (?:شغل|عمل)))(?= |$)/;

/** «ابي شي فيه روبيان», "anything with mushrooms": something with it is wanted, and no dish is asked whether it has it. */
export const WANTED_WITH =
  /(?:^| )(?:anything|something|any(?: \S+)?|some|dish(?:es)?|food|meals?) (?:with|that (?:has|have)|containing|made with) (?=\S)|(?:^| )(?:شي|شيء|حاجه|اكله?|طبق|وجبه|ساندويش|سندويش) (?:(?:فيه|فيها|به) (?=\S)|بال(?=\S))/;

/** "Which of them has onion rings?": a dish of several words is had by places, and is in none. */
const OF_PLACES =
  /(?:^| )(?:which|who|any) (?:one )?of (?:them|these|those) (?:has|have|got|do|does)(?= |$)/;

/** «فيه اكل كيتو؟»: food of a kind is asked for, and no dish whether it has it. */
const FOOD_OF_A_KIND =
  /(?:^| )(?:في|فيه|عندكم|عندك|عندهم|يوجد|القي) (?:شي|شيء|اكل|اكلات|وجبات|وجبه|خيارات|اطباق|طبق|حاجه|مطعم|مطاعم|مكان|محل) (?!فيه |فيها )/;

/** What is asked about where no food is named. */
export const SAFE = "safe";

/** The words of a food when a folded message asks whether a dish has it, or `SAFE`; empty otherwise. */
export function insideAsked(said: string): string {
  if (VOUCHED.test(said) || OF_HEALTH.test(said)) return SAFE;
  if (WANTED_WITH.test(said) || FOOD_OF_A_KIND.test(said) || isHadThere(said)) return "";
  const [, counted = ""] = COUNTS_AS.exec(said.replace(RIGHT, "")) ?? [];
  if (avoidedIn(counted).length > 0) return counted;
  const asked = IN_A_DISH.exec(said) ?? ASKED.exec(said) ?? IS.exec(said) ?? IN_IT.exec(said);
  const words = asked?.slice(1).find(Boolean) ?? "";
  // "Does Steak Yard have mushroom soup?", "do you have mushrooms?": what is sold, and not what is in it.
  const isSold =
    !OF_IT.test(said) &&
    ((SOLD.test(said) && !/ in (?:the|a|your|their) /.test(said)) ||
      (words.includes(" ") && headOf(words) !== ""));
  const isOfPlaces = isSold || (OF_PLACES.test(said) && words.includes(" "));
  return isHarmful(words) && !isOfPlaces ? words : containedIn(said);
}

/** "Does it have miso soup": asked of a place, and of no dish with a soup in it. A sauce may be in one. */
function isHadThere(said: string): boolean {
  const [, dish = ""] =
    /(?:^| )does it (?:have|sell|serve) (?:a |any )?(\S+ (?!sauce)\S+)$/.exec(said) ?? [];
  return dish !== "" && headOf(dish) !== "";
}

/** A dish that is spoken of; and whoever sells dishes. */
const OF_IT =
  /(?:^| )(?:in it|it|its|this|that|these|those|inside|contains?|هو|هي|هذا|هذي|الطبق|الاكله|بداخله|يحتوي|تحتوي|يدخل)(?= |$)/;
const SOLD =
  /(?:^| )(?:do|does) (?:you|u|any(?:one|body|where)|any (?:place|restaurant)) (?:have|has|sell|serve)(?= |$)|(?:^| )عند(?:كم|ك|هم) (?:شي )?(?:فيه )?\S+$/;

/** The food of "does it contain butter?", which need be none that harms; "is there butter?" asks where it is sold. */
function containedIn(said: string): string {
  const asked = CONTAINS.exec(said);
  const isOfDish = !/(?:^| )(?:is|are) there /.test(said) || asked?.groups?.in !== undefined;
  return (isOfDish && asked?.[1]) || "";
}

/** "Ano pa meron dun na matamis" asks for what is sweet, and not for what is in it. */
const isHarmful = (words: string) =>
  !SWEETS.test(words) && avoidedIn(words).some(({ food }) => HARMFUL.has(food));
const SWEETS = /(?:^| )sweets$/;

/** The name of the dish that may have a food in it: the food asked about is no part of it. */
export function dishBeside(dish: string, food: string): string {
  const [name, asked] = [fold(dish), fold(food)];
  if (asked === "") return dish;
  const words = dish.split(" ");
  // The «لحم» of «لحم خنزير» is no dish.
  if (words.every((word) => asked.split(" ").includes(fold(word)))) return "";
  return name.endsWith(` ${asked}`) ? words.slice(0, -asked.split(" ").length).join(" ") : dish;
}

const CONTENTS = phrasesIn("contents");
const those = (wanted: string) =>
  Phrases.of(CONTENTS, (meaning) => (meaning === wanted ? true : undefined));
const OF = those("of");
const IT = those("it");
const HAS = those("has");

/** Chillies, by which people ask how hot a dish is. */
const HOT = /^(?:mirchi?|sili|مرجي?)$/;

/** Nuts that dishes are called after as well («बादाम दूध»), and that are asked about for those who must not eat them, folded. */
const NUT = /^(?:ka+ju|ba?da+m|akhrot|كاجو|بادام|اخروٹ|اخروت)$/;

/** What links a Filipino word to what is said of it. */
const LINKER = /^na$/;

/** "Is mein paneer to nahi hai?": whatever it is, it is asked whether it is in it. */
const NOT = /^(?:nahi?n?|نهيں|نهين|نهي)$/;

/** Some tokens that ask whether a dish has a food, and the food. */
export interface InsideMark {
  start: number;
  end: number;
  food: string;
  /** Words that name no food we know, and are said as the person wrote them. */
  own?: readonly Token[];
}

/** "Isme haddi hoti hai kya?": whatever it is, and nothing else is said. In Filipino the same words ask whether there is some. */
function isAskedOfIt(tokens: readonly Token[], lead: number, end: number, after: number): boolean {
  if (!IT.at(tokens, 0) || tokens[0]?.spoken?.has("tl")) return false;
  const isWord = ({ text }: Token, back: number) =>
    !NO_FOOD.test(text) &&
    signEnd(tokens, lead + back) === undefined &&
    numberWordsAt(tokens, lead + back) === undefined &&
    sizeMarks([{ text, from: 0, to: 0 }]).length === 0;
  const rest = tokens.slice(after).map(({ text }) => text);
  return tokens.slice(lead, end).every(isWord) && rest.every((word) => ASKS.test(word));
}

/** What asks and stands last, folded. */
const ASKS = /^(?:kya|kia|na|كيا|نا)$/;

/** What is no part of a dish, in any letters. */
const NO_FOOD =
  /\d|^(?:discount|offer|coupon|delivery|branch|rating|price|fee|app|menu|size|free|option)s?$/;

/** "Pork to nahi hota na?": whether it is not in it, of whatever is spoken of, and nothing else said. */
function doubtedOf(tokens: readonly Token[]): InsideMark | undefined {
  for (const end of [1, 2]) {
    const food = tokens.slice(0, end).map(({ text }) => text);
    const has = TO.test(tokens[end]?.text ?? "") ? HAS.at(tokens, end) : undefined;
    if (!has || !NOT.test(tokens[end + 1]?.text ?? "") || !isHarmful(food.join(" "))) continue;
    const rest = tokens.slice(has.end).map(({ text }) => text);
    if (rest.every((word) => ASKS.test(word) || IS_IN.test(word)))
      return { start: 0, end: tokens.length, food: food.join(" ") };
  }
  return undefined;
}

/** What doubts before a "not", and what stands behind that, folded. */
const TO = /^(?:toh?|تو)$/;
const IS_IN = /^(?:hai|hain|hota|hoti|hote|ho|هي|هين|هوتا|هوتي|هو)$/;

/** No dish is called by more words. */
const MOST_OF_DISH = 5;

/**
 * The same where it is asked in Urdu, Hindi or Filipino: "palak paneer mein lehsun hai kya?", "may bawang ba ito?".
 *
 * @param dishAt how many tokens, from one on, are the name of a dish as it is written: "pad thai".
 */
export function insideMark(
  tokens: readonly Token[],
  dishAt: NameAt = () => 0,
): InsideMark | undefined {
  const isDishBefore = (end: number) =>
    tokens
      .slice(Math.max(0, end - MOST_OF_DISH), end)
      .some((_, back, { length }) => dishAt(tokens, end - length + back) === length - back);
  const doubted = doubtedOf(tokens);
  if (doubted) return doubted;
  for (let start = 0; start < tokens.length; start++) {
    const isOfDish = isFoodWord(tokens[start - 1]?.text ?? "") || isDishBefore(start);
    const lead = IT.at(tokens, start) ?? (isOfDish ? OF.at(tokens, start) : undefined);
    // "Kape na may gatas" is with it, and asks nothing.
    if (!lead || LINKER.test(tokens[start - 1]?.text ?? "")) continue;
    for (const end of [lead.end + 1, lead.end + 2]) {
      const food = tokens.slice(lead.end, end).map(({ text }) => (HOT.test(text) ? "spicy" : text));
      const has = HAS.at(tokens, end);
      const isDenied = has && NOT.test(tokens.slice(end, has.end).at(-1)?.text ?? "");
      if (
        has &&
        (isHarmful(food.join(" ")) ||
          (isDenied && food.every((word) => isAvoidable(word) || isFoodWord(word))))
      )
        return { start, end: has.end, food: food.join(" ") };
      const isNut = tokens.slice(lead.end, end).every(({ text }) => NUT.test(text));
      if (has && (isNut || isAskedOfIt(tokens, lead.end, end, has.end)))
        return { start, end: has.end, food: "", own: tokens.slice(lead.end, end) };
    }
  }
  return undefined;
}
