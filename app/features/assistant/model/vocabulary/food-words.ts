import { LRUCache } from "lru-cache";
import { represent } from "~/features/catalogue";

/** Words kept with whether they name food. */
const MOST_WORDS = 4000;

const foodWords = new LRUCache<string, boolean>({ max: MOST_WORDS });

/** Does a folded word name food, or say what a dish is like? */
export function isFoodWord(word: string): boolean {
  const known = foodWords.get(word);
  if (known !== undefined) return known;
  const isFood = represent([word]).size > 0;
  foodWords.set(word, isFood);
  return isFood;
}
