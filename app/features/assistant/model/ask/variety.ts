import { headOf, isAvoidable } from "~/features/catalogue";
import type { Ask } from "./ask";

/** «لا بالجبن» after «كنافة بالقشطة», «والدجاج» after «كبسة لحم»: what a dish is made with, not a dish. */
export function completed(dish: string, topic: Ask): string {
  const head = headOf(topic.dish);
  return head && isMadeWith(dish) ? `${head} ${dish}` : dish;
}

/** The same with what of it is certain: where one place has no "lamb mandi", what lamb it has is worth telling. */
export function completedThere(dish: string, topic: Ask): Partial<Pick<Ask, "dish" | "surely">> {
  const whole = completed(dish, topic);
  const isOfPlace = topic.restaurant !== "" || topic.from !== null;
  return { dish: whole, ...(whole !== dish && isOfPlace && { surely: dish }) };
}

/** Is it what a dish is made with, or of how many pieces, and no dish: «الدجاج», «بالقشطة», "8 piece"? */
export function isMadeWith(dish: string): boolean {
  return !headOf(dish) && (isAvoidable(dish) || /^ب(?:ال)?\S+$/u.test(dish) || PIECES.test(dish));
}

const PIECES = /^\p{N}+[ -]?(?:pieces?|pcs?|قطع|قطع[هة]|حبات)$/iu;
