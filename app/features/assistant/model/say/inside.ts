import { avoidedIn } from "../../foods/avoid";
import type { Ask } from "../ask";
import { foodsIn, type Voice } from "./names";

/** The answer to "does it have nuts?": names tell less than recipes, and only a name is known. */
export function sayInside(voice: Voice, { dish, inside }: Ask): string {
  const [food] = avoidedIn(inside);
  const named = food ? foodsIn(voice, [food.food]) : inside;
  const ar = voice === "ar";
  if (food && dish && food.inDish([dish]))
    return ar
      ? `غالبًا إيه: «${dish}» من اسمه عادة فيه ${named}. بس أنا أعرف أسماء الأطباق لا مكوّناتها، فاسأل المطعم قبل تطلب.`
      : `Probably yes: going by its name, ${dish} usually has ${named}. I know the names of dishes, not their ingredients, so ask the restaurant before you order.`;
  return ar
    ? `ما أقدر أجزم: أعرف أسماء الأطباق لا مكوّناتها. اسأل المطعم عن ${named} قبل تطلب.`
    : `I can't say for sure: I know the names of dishes, not their ingredients. Ask the restaurant about ${named} before you order.`;
}
