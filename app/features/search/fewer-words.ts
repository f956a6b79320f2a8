import { kindsIn, type Section } from "~/features/catalogue";
import { isFood, isListed, type NameMatch, tokenize } from "~/features/names";
import type { QueryWord } from "~/features/understanding";
import {
  avoidedIn,
  type Hypothesis,
  isCuisineWord,
  isManner,
  type QuerySpan,
  sectionOf,
  sizeOf,
  weightOf,
} from "~/features/understanding";
import { type ChosenLine, chooseLine, type DishScorer } from "./menu";
import type { MenuLine } from "./queries.server";

/** How well the words that are left must name a dish. */
const SURE = 0.8;
/** So many of the words that are left are in the name. */
const ALL_WORDS = 0.9;

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

/** What telling a dish by fewer words asks of the catalogue where no restaurant is named. */
interface NamedDishes {
  isOnMenu(this: void, word: string): boolean;
  named(this: void, asked: readonly string[]): readonly NameMatch<number>[];
}

/** Whether the words that are left name a dish, or stand over a part of a menu. */
type FewerWords = { kind: "dish alone" } | { kind: "section alone"; section: Section };

/**
 * The dish that a reading names once words are left out that mean something and are of no menu and no food, that say under which heading it stands or how
 * it is wanted: «سمك مشوي طازه», «شي حلو كنافة», «فلافل للفطار»; and that of «ليمون بنعناع», the preposition being part of no name. Before
 * somebody is told that a dish is not sold, it is looked for so.
 *
 * @returns the reading with the words that tell it, and those left out; undefined when no dish is called so.
 */
export function namedByFewer(
  hypothesis: Hypothesis,
  { isOnMenu, named }: NamedDishes,
): ({ hypothesis: Hypothesis; unread: readonly QueryWord[] } & FewerWords) | undefined {
  const words = hypothesis.dish?.words ?? [];
  const bare = words.map((word) => ({ ...word, text: withoutPreposition(word.text, isOnMenu) }));
  const isMissing = ({ text }: QueryWord) => isListed(text) && !isOnMenu(text) && !isFood(text);
  const heads = ({ text }: QueryWord) => sectionOf([text]) !== undefined;
  const saysHow = ({ text }: QueryWord) => isManner(text);
  const leftOut = [isMissing, heads, saysHow].map(
    (_, at, all) => (word: QueryWord) => all.slice(0, at + 1).some((isLeft) => isLeft(word)),
  );
  for (const isLeft of [() => false, ...leftOut]) {
    const telling = bare.filter((word) => !isLeft(word));
    const texts = telling.map(({ text }) => text);
    // "Cream coffee": what goes into a dish is none without it.
    const isPart = kindsIn(texts.join(" ")).length === 0;
    if (isPart && bare.some((word) => heads(word) && !telling.includes(word))) continue;
    if (telling.length === 0 || texts.join() === words.map(({ text }) => text).join()) continue;
    const matches = named(texts);
    const [best] = matches;
    const section = sectionOf(texts);
    if (!section && (!best || best.score < SURE || best.queryCoverage < ALL_WORDS)) continue;
    const dish = { ...spanOf(telling), matches };
    return {
      ...(section ? { kind: "section alone", section } : { kind: "dish alone" }),
      hypothesis: { ...hypothesis, dish },
      unread: words.filter((_, at) => !telling.includes(bare[at] as QueryWord)),
    };
  }
  return undefined;
}

/** «بنعناع», «بالليمون»: what a dish is made with, where menus have the word without. */
function withoutPreposition(word: string, isOnMenu: (word: string) => boolean): string {
  const bare = word.replace(/^[بل](?:ال|ل)?(?=..)/u, "");
  return bare !== word && !isOnMenu(word) && (isOnMenu(bare) || isFood(bare)) ? bare : word;
}

function spanOf(words: readonly QueryWord[]): QuerySpan {
  const texts = words.map(({ text }) => text);
  return { words, texts, weight: weightOf(words), most: 1, matches: [] };
}
