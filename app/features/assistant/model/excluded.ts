import { isAvoidable } from "../foods/avoid";
import { hasFood, isSize } from "./slots";

/** How people say what they don't want this time: «بدون بصل», "not kunafa", «زهقت من البرجر». */
const WITHOUT =
  /(?<![\p{L}])و?(?:بدون|بلا|من غير|من دون|ما ?عدا|إلا|الا|غير|مو|مب|ما (?:فيه|فيها|أبي|ابي|أبغى|ابغى|نبي|نبغى|ودي)|(?:زهقت|مليت|طفشت|شبعت) من|without(?: any)?|with no|no|not|except|but no|nothing with|other than|anything but|(?:don(?:'|’)?t|do not) (?:want|fancy)(?: any)?|(?:tired|sick|bored) of)\s+(\p{L}+)(\s+\p{L}+)?/giu;

/** What a message leaves out, and the message without it. */
export function excludedIn(message: string): { foods: string[]; rest: string } {
  const foods: string[] = [];
  const rest = message.replace(WITHOUT, (all, one: string, two = "") => {
    const both = namesFood(two) && namesFood(`${one}${two}`);
    if (!both && isSize(one)) return ` ، ${two}`;
    if (!both && !namesFood(one)) return all;
    foods.push(both ? `${one}${two}` : one);
    return both ? " ، " : ` ، ${two}`;
  });
  return { foods, rest };
}

function namesFood(words: string): boolean {
  return isAvoidable(words) || hasFood(words);
}
