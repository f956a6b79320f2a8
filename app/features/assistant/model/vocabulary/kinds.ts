import { LRUCache } from "lru-cache";
import { cuisineSaid, headOf, isAvoidable, isQuality } from "~/features/catalogue";
import { tokenize } from "~/features/names";
import { sectionOf } from "~/features/search";
import { isFoodWord } from "./food-words";
import type { KnownNames } from "./known-names";

/** «حلو» is sweet, and most often just nice; "hala" is a greeting. */
const SMALL_TALK = new Set(["حلو", "hala"]);

/** Does a folded word head a part of a menu: «حلى», "breakfast"? */
export function isHeading(word: string): boolean {
  const one = word.replace(/^([a-z]{3,})s$/, "$1");
  return !SMALL_TALK.has(word) && (sectionOf([word]) ?? sectionOf([one])) !== undefined;
}

/** Words kept with whether they are kinds. */
const MOST_WORDS = 4000;

const kinds = new LRUCache<string, boolean>({ max: MOST_WORDS });

/** Does a folded word say what a place cooks: «هندي», «بحرية», "Filipino"? */
export function isKind(word: string): boolean {
  const known = kinds.get(word);
  if (known !== undefined) return known;
  const isOne = isHeading(word) || cuisineSaid(word) !== null;
  kinds.set(word, isOne);
  return isOne;
}

/** Are all of some words food or a kind of it, or are there none? */
export const isFood = (words: string): boolean =>
  tokenize(words).every((word) => isKind(word) || isFoodWord(word));

/** Do some words say whose cooking it is, and name no food: «الهندي», "Indian"? */
export function isKitchen(words: string): boolean {
  return !isAvoidable(words) && !isFoodWord(words) && tokenize(words).some(cuisineSaid);
}

/** Is it rice and nothing else, of which menus have a bowl: "magkano kanin"? */
export const isBowl = (dish: string): boolean => /^(?:rice|kanin|chawa?l|चावल|چاول)$/iu.test(dish);

/** Is it a kind of food, and no dish: "chicken"? */
export function isGeneral(dish: string): boolean {
  return dish !== "" && tokenize(dish).every((word) => isKind(word) || isAvoidable(word));
}

/** Is it what goes into food or drink and is asked for by nobody alone: the milk of "oat milk"? */
const isIngredient = (dish: string): boolean => INGREDIENT.test(dish);

/** Is a dish with words that nobody knows asked for by all of them: anywhere, or at a restaurant where what is known goes into one? */
export const isAskedWhole = ({ dish, restaurant }: { dish: string; restaurant: string }): boolean =>
  restaurant === "" || isIngredient(dish);

/** "Coffee cream", as "coffee with cream" is read: the dish without what goes into it; empty for any other, as for "almond milk". */
export function withoutIngredient(dish: string): string {
  const words = dish.split(" ");
  const last = words.pop() ?? "";
  const isOfOthers = words.every((word) => isAvoidable(word) && headOf(word) === "");
  return !isOfOthers && isIngredient(last) ? words.join(" ") : "";
}

const INGREDIENT = /^(?:milk|sugar|cream|syrup|honey|butter|oil|حليب|سكر|قشط[هة]|زبد[هة]|زيت)$/iu;

/**
 * What is named, its dish without whose cooking it is where no menu says so, and without when it is eaten: "indian dosa" is a
 * dosa, «adobo para sa almusal» an adobo; a "turkish coffee" is called so.
 */
export function withoutKitchen<Named extends { dish: string }>(
  named: Named,
  names: KnownNames,
): Named {
  const { isDish, isDishWord } = names;
  const words = tokenize(named.dish);
  const before = words.slice(0, -1).join(" ");
  if (A_MEAL.test(words.at(-1) ?? "") && headOf(before) !== "" && !isDish(words))
    return withoutKitchen({ ...named, dish: before }, names);
  const isWhose = (word: string) => cuisineSaid(word) !== null && !isFoodWord(word);
  const isCalledSo = words.some((word) => isWhose(word) && isDishWord(word));
  const rest = words.filter((word) => !isWhose(word));
  // "Spicy Indian food" is not whatever is spicy.
  const isOther =
    rest.length < words.length && rest.some(isFoodWord) && !rest.every(isQuality) && !isCalledSo;
  return isOther ? { ...named, dish: rest.join(" ") } : named;
}

/** When something is eaten, by the word that menus have for it. */
const A_MEAL = /^(?:breakfast|brunch|lunch|dinner|supper)$/u;

/** A dish with words that nobody knows, and what of it is known; «پاکستانی نہاری» is nihari, and nothing else that is cooked there. */
export function wholeAnd(whole: string, known: string): { dish: string; surely: string } {
  const words = whole.split(" ");
  const rest = isKitchen(known) ? words.filter((word) => !isKitchen(word)).join(" ") : "";
  const surely = isIngredient(known) ? "" : known;
  return rest ? { dish: rest, surely: "" } : { dish: whole, surely };
}
