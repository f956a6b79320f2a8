import { tokenize } from "~/features/names";
import type { Word } from "./frames";
import { type Hypothesis, type Span, weightOf } from "./hypothesis";
import { isManner } from "./manners";
import { type ChosenLine, chooseLine, type DishScorer } from "./menu";
import { sizeOf } from "./parts";
import type { MenuLine } from "./queries.server";

/** How well the words that are left must name a dish. */
const SURE = 0.8;

/** What telling a dish by fewer words asks of the catalogue. */
interface Dishes {
  isOfDish(word: string): boolean;
  scorer(asked: readonly string[]): DishScorer;
}

/**
 * The dish of a menu that a reading names in full, beside words that no dish has in its name or that say how it is wanted:
 * «سبانش لاتيه بارد», «اشتهيت كنافة بالجبن».
 *
 * @returns the line, and the reading without those words; undefined when there is none.
 */
export function namedBeside(
  hypothesis: Hypothesis,
  menu: readonly MenuLine[],
  dishes: Dishes,
): { line: ChosenLine; hypothesis: Hypothesis } | undefined {
  const words = hypothesis.dish?.words ?? [];
  const telling = words.filter(({ text }) => dishes.isOfDish(text) && !isManner(text));
  if (telling.length === 0 || telling.length === words.length) return undefined;
  const dish = spanOf(telling);
  const line = chooseLine(menu, sizeOf(hypothesis), dishes.scorer(dish.texts));
  const whole = line && line.score >= SURE && tokenize(line.name).length <= telling.length;
  return whole ? { line, hypothesis: { ...hypothesis, dish } } : undefined;
}

function spanOf(words: readonly Word[]): Span {
  const texts = words.map(({ text }) => text);
  return { words, texts, weight: weightOf(words), most: 1, matches: [] };
}
