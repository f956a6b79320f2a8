import { avoidedIn, headOf, isAvoidable, kindsIn, represent } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import { connectorMarks, type Token, tokensOf } from "~/features/search";
import type { KnownNames } from "../vocabulary/known-names";
import type { Mention } from "../vocabulary/mention";
import { numberAt } from "../vocabulary/numbers";
import { wordsOf } from "../vocabulary/words-of";

/** Does a restaurant stand between what ends at a token and a dish, whose name is no part of that restaurant's: «زيتون وزعتر»? */
export function isParted(
  spans: readonly Mention[],
  tokens: readonly Token[],
  from: number,
  { start, end }: Mention,
  { isRestaurant }: KnownNames,
): boolean {
  const place = spans.find(
    (one) => one.names === "restaurant" && one.start >= from && one.end <= start,
  );
  const words = (first: number, after: number) =>
    tokens.slice(first, after).map(({ text }) => text.replace(/^و(?=...)/u, ""));
  return (
    place !== undefined &&
    !isRestaurant([...words(place.start, place.end), "و", ...words(start, end)])
  );
}

/** All words of a dish that begins at a mention. */
export function dishFrom(
  message: string,
  tokens: readonly Token[],
  spans: readonly Mention[],
  { start, end, skip }: Mention,
): string {
  let last = end;
  for (const next of spans) if (next.names === "dish" && next.start === last) last = next.end;
  return wordsOf(message, tokens, { start, end: last, skip, lead: "" });
}

/** Do words before a dish join it to the one that ends at a token? */
export function joins(
  message: string,
  tokens: readonly Token[],
  from: number,
  { start, skip }: Mention,
): boolean {
  const between = message.slice(
    tokens[from - 1]?.to ?? 0,
    (tokens[start]?.from ?? message.length) + skip,
  );
  if (WHICH.test(between)) return false;
  const joining = tokens[0]?.spoken ? connectorMarks(tokens) : [];
  return (
    AND.test(between) ||
    joining.some((mark) => mark.to === "more" && from <= mark.start && mark.end <= start)
  );
}

/** "With extra shrimp": more of what a dish is made with, which no menu tells the price of, and no dish beside it. */
export function isMoreOf(
  tokens: readonly Token[],
  before: string,
  next: string,
  { start }: Mention,
): boolean {
  const isExtra = EXTRA.test(tokens[start - 1]?.text ?? "");
  return isExtra && before !== "" && (isAvoidable(next) || isAvoidable(next.replace(/s$/, "")));
}
const EXTRA = /^(?:extra|more|زيادة|زياده|اضافي|اضافية)$/;

/** Is what follows "and" a dish of its own, and not what the one before is made with: «لحم», "cheese"? */
export function isAnother(
  line: Readonly<Record<"dish" | "size", readonly string[]>>,
  next: string,
  isParted: boolean,
  names: KnownNames,
): boolean {
  const before = [...line.size, ...line.dish].join(" ");
  // "A margherita from Stone Corner and a pepsi": a restaurant stands between the two.
  if (isParted && !isAvoidable(next)) return true;
  if (areCookedTogether(before, next) || areCookedTogether(line.dish.join(" "), next, names))
    return false;
  if (ANY_DRINK.test(next)) return headOf(before) !== "";
  if (isRice(next)) return headOf(before) !== "" || tokensOf(before).length > 1;
  if (headOf(next) !== "") return headOf(before) !== "" || tokensOf(before).length > 1;
  return tokensOf(next).length > 1 && !isAvoidable(next) && headOf(before) !== "";
}

const ANY_DRINK = /^(?:drinks?|(?:ال)?مشروب(?:ات)?)$/iu;

/** "Fish and rice", «شواية مع رز»: rice and a food that many dishes are made of, or one that menus have together with it. */
export function areCookedTogether(one: string, other: string, names?: KnownNames): boolean {
  const isOn = (dish: string) => isFood(dish) || names?.isServedOnRice(tokenize(dish)) === true;
  return isRice(other) ? isOn(one) : isRice(one) && isOn(other);
}
const isFood = (words: string) => tokensOf(words).length === 1 && isAvoidable(words);

/** Rice by itself, which is had beside a dish: of none that is called so is it a variety. */
export const isRice = (dish: string): boolean => /^(?:rice|(?:ال)?[أا]?رز)$/iu.test(dish);

/** What goes into or onto a dish, and is never ordered by itself. A sauce of garlic is. */
const TOPPINGS: ReadonlySet<string> = new Set(
  "cheese onion mushroom sesame nuts peanut milk".split(" "),
);

export const isTopping = (dish: string): boolean =>
  dish !== "" &&
  headOf(dish) === "" &&
  isAvoidable(dish) &&
  avoidedIn(dish).every(({ food }) => TOPPINGS.has(food));

/** A drink right behind what is eaten, with nothing between: «شاورما لبن», "burger pepsi". */
export function isDrinkBeside(before: string, next: string): boolean {
  if (headOf(before) === "" || isAvoidable(next)) return false;
  const eaten = represent(tokenize(before));
  // "Coffee cake" is a cake, and a "protein shake" is one drink: what only says how one eats is no meal.
  const isMeal =
    !eaten.has("drink") && !eaten.has("sweet") && [...eaten.keys()].some((of) => !DIETS.has(of));
  return isMeal && (represent(tokenize(next)).get("drink") ?? 0) >= DRUNK;
}

/**
 * "Adobo lumpia pancit", «مندي كبسة مظبي», "butter chicken naan": a dish right behind another that is a dish by itself, and no
 * menu has one called by both.
 */
export function isDishBeside(before: string, next: string, { isDish }: KnownNames): boolean {
  const [kinds, other] = [kindsIn(before), kindsIn(next)];
  if (kinds.length !== 1 || other.length !== 1 || kinds[0] === other[0]) return false;
  const isSide = (one: string) => (represent([one]).get("side") ?? 0) >= BESIDE;
  // "Fish pulao", "egg roll": what a dish is made with may be one by itself. Bread goes with all.
  const head = headOf(before);
  const isPart = isAvoidable(next) || (!head.includes(" ") && isAvoidable(head));
  const isForm = isSide(next)
    ? /\p{Script=Arabic}/u.test(before) && SERVED_AS.test(before)
    : SERVED_AS.test(before) || SERVED_AS.test(next);
  return (
    !(isPart && !isSide(next)) &&
    !isForm &&
    !isSide(before) &&
    !isDish(tokenize(`${before} ${next}`))
  );
}

/** So much of a side goes with a dish, and is none by itself. */
const BESIDE = 0.35;

/** What is made of all sorts of dishes: a kofta sandwich, a shawarma pizza, «رول الفلافل», a mango cake. */
const SERVED_AS =
  /(?<![\p{L}])(?:sandwich|wrap|rolls?|burger|pizza|salad|soup|juice|smoothie|shake|milkshake|mojito|cake|cheesecake|pie|curry|masala|pasta|noodles?|bowl|tea|coffee|latte|rice|grill|kebab|kabab|steak|omelette|breakfast|(?:ال)?(?:سا?ند[وا]ي?تش|ساندويش|سندويش|راب|لفة|لفه|صاج|رول|برجر|برغر|بيتزا|سلطة|سلطه|شوربة|شوربه|عصير|ميلك شيك|كيك|كيكة|فطيرة|فطيره|كاري|باستا|مكرونة|شاي|قهوة|قهوه|رز|مشاوي|كباب|ستيك|فطور))(?:e?s)?(?![\p{L}])/iu;

/** How one eats: "protein", "keto", "vegan". */
const DIETS = new Set(["healthy", "veg"]);

/** So much of a drink is what is drunk; what only goes with drinks is less of one. */
const DRUNK = 0.4;

/** The 1 of "and 1 butter chicken". */
export function numberBefore(tokens: readonly Token[], at: number): number | null {
  const number = at > 0 ? numberAt(tokens, at - 1) : undefined;
  return number?.end === at ? number.value : null;
}

/** What joins two dishes that are asked for, between the first and the second. */
const AND = /(?:^|\s)(?:و(?!ين|ش|سط)|(?:and|plus|also|with|مع|كمان|بعد)(?=\s))|[&+،,]/iu;

/** «, the kofta one»: which of those just named is meant. */
const WHICH = /[،,]\s*(?:i mean |you know )?(?:the|with|that|اللي|الي|حق|أقصد|اقصد)\s*$/iu;
