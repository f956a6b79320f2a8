import { tokenize } from "~/features/names";
import type { QueryWord } from "~/features/understanding";
import {
  avoidedIn,
  type Hypothesis,
  isCuisineWord,
  isManner,
  type QuerySpan,
  sizeOf,
  weightOf,
} from "~/features/understanding";
import { type ChosenLine, chooseLine, type DishScorer } from "./menu";
import type { MenuLine } from "./queries.server";

/** How well the words that are left must name a dish. */
const SURE = 0.8;

/** What telling a dish by fewer words asks of the catalogue. */
interface DishVocabulary {
  isInDish(this: void, word: string): boolean;
  isOfDish(this: void, word: string): boolean;
  scorer(asked: readonly string[], avoided?: readonly string[]): DishScorer;
}

/**
 * The dish of a menu that a reading names in full, beside words that no dish has in its name or that say how it is wanted:
 * «سبانش لاتيه بارد», «اشتهيت كنافة بالجبن».
 *
 * @returns the line, the reading without those words, and the words; undefined when there is none.
 */
export function namedBeside(
  hypothesis: Hypothesis,
  menu: readonly MenuLine[],
  dishes: DishVocabulary,
): { line: ChosenLine; hypothesis: Hypothesis; unread: readonly QueryWord[] } | undefined {
  const words = hypothesis.dish?.words ?? [];
  const isFood = (word: string) => dishes.isInDish(word) && !isCuisineWord(word);
  for (const isOfDish of [isFood, dishes.isInDish, dishes.isOfDish]) {
    const telling = words.filter(({ text }) => isOfDish(text) && !isManner(text));
    if (telling.length === 0 || telling.length === words.length) continue;
    const dish = spanOf(telling);
    const scorer = dishes.scorer(dish.texts, avoidedIn(hypothesis.frame));
    const line = chooseLine(menu, sizeOf(hypothesis), scorer);
    const unread = words.filter((word) => !telling.includes(word));
    if (line && line.score >= SURE && tokenize(line.name).length <= telling.length)
      return { line, hypothesis: { ...hypothesis, dish }, unread };
  }
  return undefined;
}

function spanOf(words: readonly QueryWord[]): QuerySpan {
  const texts = words.map(({ text }) => text);
  return { words, texts, weight: weightOf(words), most: 1, matches: [] };
}
