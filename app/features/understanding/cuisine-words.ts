import { type Cuisine, isCuisine } from "~/features/catalogue";
import type { Hypothesis } from "./hypothesis";
import { plainWords } from "./letters";
import { Phrases } from "./phrases";
import type { Token } from "./token";
import { phrasesIn, phrasesMeaning } from "./words/load";

const KNOWN = phrasesIn("cuisines");

/** Words for places to eat and for food: beside a cuisine they add nothing. */
const PLACE = wordsMeaning("place");
const FOOD = wordsMeaning("food");

/** Words that say what is cooked, whether or not a place is named with them. */
const CUISINE = Phrases.of(KNOWN, cuisineCalled);

/** Words for a dish or a heading of menus too: they say what a place cooks only beside a word for a place. */
const CUISINE_OF_PLACE = Phrases.of(KNOWN, (meaning) => {
  const [of, code = ""] = meaning.split(":");
  return of === "of-place" ? cuisineCalled(code) : undefined;
});

/** The score of a cuisine for the words that say it: below that of a restaurant with the same words as its name. */
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

/** Whether a folded word says what is cooked, or where one eats. */
export function isCuisineWord(word: string): boolean {
  return CUISINE_WORDS.has(word);
}

function isPlain(word = ""): boolean {
  return PLACE.has(word) || FOOD.has(word);
}

/** «المطاعم الهندية»: the word without its article. */
function bare(word: string): string {
  return word.replace(/^ال(?=...)/, "");
}

function wordsMeaning(meaning: string): ReadonlySet<string> {
  return new Set(phrasesMeaning("cuisines", meaning).flatMap(({ phrase }) => plainWords(phrase)));
}

function cuisineCalled(code: string): Cuisine | undefined {
  return isCuisine(code) ? code : undefined;
}

const STARTS: ReadonlySet<string> = new Set([...CUISINE.words(), ...CUISINE_OF_PLACE.words()]);
const CUISINE_WORDS: ReadonlySet<string> = new Set([...PLACE, ...FOOD, ...CUISINE.words()]);
