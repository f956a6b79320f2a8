import type { Cuisine } from "~/features/catalogue/cuisine";
import { tokenize } from "~/features/names";
import type { Hypothesis } from "./hypothesis";
import { each, Phrases } from "./phrases";
import type { Token } from "./token";

/** Words for places to eat and for food: beside a cuisine they add nothing. */
const PLACE = wordsOf(
  `مطعم, المطعم, مطاعم, المطاعم, مطعمين, محل, محلات, المحلات, مكان, اماكن, restaurant, restaurants, resto, restos, place, places, shop,
   shops, store, stores, joint, joints, spot, spots, eatery, eateries, bar, bars, mat3am, mata3em, mataem`,
);
const FOOD = wordsOf(
  `اكل, الاكل, أكلات, الأكلات, طعام, أطباق, مأكولات, المأكولات, مطبخ, المطبخ, طبخ, مشويات, المشويات, مشاوي, غداء, غدا, عشاء, عشا, food, foods,
   cuisine, kitchen, kitchens, dish, dishes, meal, meals, grill, grills, akel, akl`,
);

/** Words that say what is cooked, whether or not a place is named with them. */
const CUISINE = new Phrases<Cuisine>([
  ...each("سعودي, سعودية, شعبي, شعبية, شعبيات, نجدي, نجدية, حجازي, حجازية, خليجي", "saudi"),
  ...each("saudi, najdi, hijazi, khaleeji, so3odi, saudi arabian, traditional saudi", "saudi"),
  ...each("يمني, يمنية, yemeni, yamani, yemenite", "yemeni"),
  ...each("هندي, هندية, باكستاني, باكستانية, كيرلاوي, indian, hindi, pakistani, desi", "indian"),
  ...each("فلبيني, فلبينية, filipino, filipina, pinoy, philippine", "filipino"),
  ...each("تركي, تركية, turkish, turki", "turkish"),
  ...each("لبناني, لبنانية, شامي, شامية, سوري, سورية, lebanese", "lebanese"),
  ...each("libnani, lebnani, syrian, shami, levantine", "lebanese"),
  ...each("آسيوي, آسيوية, صيني, ياباني, يابانية, كوري, كورية, تايلندي, تايلندية", "asian"),
  ...each("asian, chinese, japanese, korean, thai", "asian"),
  ...each("بحري, بحرية, بحريات, أكل بحر, seafood, sea food, fish and seafood", "seafood"),
  ...each("صحي, صحية, دايت, healthy, diet", "healthy"),
  ...each("مقهى, مقاهي, كافيه, كافيهات, كوفيهات, كوفي شوب, كوفي شوبات", "coffee"),
  ...each(
    "cafe, cafes, coffee shop, coffee shops, coffee house, coffeehouse, coffeeshop",
    "coffee",
  ),
  ...each("مخبز, مخابز, bakery, bakeries", "bakery"),
  ...each("بيتزاريا, pizzeria, pizzerias", "pizza"),
  ...each("ستيك هاوس, steakhouses, steak houses", "steak"),
]);

/** Words for a dish or a heading of menus too: they say what a place cooks only beside a word for a place. */
const CUISINE_OF_PLACE = new Phrases<Cuisine>([
  ...each("بخاري, بخارية, رز بخاري, bukhari, bokhari", "bukhari"),
  ...each("صينية", "asian"),
  ...each("شاورما, شاورمات, shawarma, shawerma", "shawarma"),
  ...each("برجر, برغر, برقر, همبرجر, برجرات, burger, burgers, hamburger", "burger"),
  ...each("بروست, بروستد, دجاج مقلي, broast, broasted, fried chicken", "broast"),
  ...each("ستيك, ستيكات, steak, steaks", "steak"),
  ...each("سمك, أسماك, fish", "seafood"),
  ...each("بيتزا, بيزا, pizza, pizzas", "pizza"),
  ...each("معجنات, فطائر, fatayer, pastry, pastries", "bakery"),
  ...each("حلى, حلا, حلويات, حلوى, dessert, desserts, sweet, sweets", "sweets"),
  ...each("قهوة, كوفي, coffee", "coffee"),
  ...each("عصير, عصاير, عصيرات, juice, juices", "juice"),
  ...each("فطور, إفطار, ريوق, breakfast", "breakfast"),
]);

/** How well a cuisine explains the words that say it: a restaurant whose name they are explains them better. */
export const COOKED = { score: 0.95, name: "" };

/**
 * The cuisine that folded words ask for when they ask for nothing else: «مطعم هندي», "indian food", «مطاعم برجر».
 *
 * @param tokens those of the whole query: words around an order may have been taken from `words`.
 */
export function cuisineOf(words: readonly string[], tokens: readonly Token[]): Cuisine | undefined {
  const [first = ""] = words;
  if (!PLACE.has(first) && !FOOD.has(first) && !STARTS.has(bare(first))) return undefined;
  const ofPlace = tokens.some(({ text }) => PLACE.has(text));
  const read = words.map((word) => ({ text: bare(word), from: 0, to: 0 }));
  let cuisine: Cuisine | undefined;
  for (let at = 0; at < read.length; ) {
    const found = CUISINE.at(read, at) ?? (ofPlace ? CUISINE_OF_PLACE.at(read, at) : undefined);
    if (found ? cuisine && cuisine !== found.value : !isPlain(words[at])) return undefined;
    cuisine = found?.value ?? cuisine;
    at = found?.end ?? at + 1;
  }
  return cuisine;
}

/** The cuisine that a reading asks for and nothing else; undefined when it names a restaurant, a dish or both. */
export function cuisineAskedBy({ restaurant, dish, frame }: Hypothesis): Cuisine | undefined {
  const span = restaurant && dish ? null : (restaurant ?? dish);
  return span ? cuisineOf(span.texts, frame.tokens) : undefined;
}

/** Every word of these lists, folded. */
export function cuisineWords(): string[] {
  return [...PLACE, ...FOOD, ...CUISINE.words(), ...CUISINE_OF_PLACE.words()];
}

function isPlain(word = ""): boolean {
  return PLACE.has(word) || FOOD.has(word);
}

/** «المطاعم الهندية»: the word without its article. */
function bare(word: string): string {
  return word.replace(/^ال(?=...)/, "");
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(each(list, true).flatMap(([word]) => tokenize(word)));
}

const STARTS: ReadonlySet<string> = new Set([...CUISINE.words(), ...CUISINE_OF_PLACE.words()]);
