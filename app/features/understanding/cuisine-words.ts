import { type Cuisine, isCuisine } from "~/features/catalogue";
import type { Hypothesis } from "./hypothesis";
import { plainWords } from "./letters";
import { Phrases } from "./phrases";
import type { Token } from "./token";
import { phrasesIn, phrasesMeaning } from "./words/load";

const KNOWN = phrasesIn("cuisines");

/** Words for places to eat and for food: beside a cuisine they add nothing. */
const PLACE = wordsMeaning("place");
const PLAIN = Phrases.of(
  KNOWN,
  (meaning) => meaning === "place" || meaning === "food" || undefined,
);

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
  const spoken = tokens[0]?.spoken;
  const said = words.map((text): Token => ({ text, from: 0, to: 0, ...(spoken && { spoken }) }));
  const read = said.map((token) => ({ ...token, text: bare(token.text) }));
  let ofPlace: boolean | undefined;
  const ofPlaceAt = (at: number) => {
    // «دکان» is a shop in Urdu alone, and in Arabic a part of names.
    ofPlace ??= tokens.some(({ text }, place) => PLACE.has(text) && PLAIN.at(tokens, place));
    return ofPlace ? CUISINE_OF_PLACE.at(read, at) : undefined;
  };
  let cuisine: Cuisine | undefined;
  for (let at = 0; at < read.length; ) {
    const found = CUISINE.at(read, at) ?? ofPlaceAt(at);
    if (found ? cuisine && cuisine !== found.value : !PLAIN.at(said, at)) return undefined;
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

const BY_WORD: ReadonlyMap<string, Cuisine> = new Map(
  KNOWN.flatMap(({ phrase, meaning }) => {
    const [cuisine, words] = [cuisineCalled(meaning), plainWords(phrase)];
    return cuisine && words.length === 1 ? words.map((word) => [word, cuisine] as const) : [];
  }),
);

/** What a word of any of the five languages says is cooked: «باكستاني», "pinoy", «پاکستانی»; undefined where it says nothing of it. */
export function kitchenCalled(word: string): Cuisine | undefined {
  const [one = "", ...others] = plainWords(word);
  return others.length === 0 ? (BY_WORD.get(one) ?? BY_WORD.get(bare(one))) : undefined;
}

/** Every word of these lists, folded. */
export function cuisineWords(): string[] {
  return [...PLACE, ...wordsMeaning("food"), ...CUISINE.words(), ...CUISINE_OF_PLACE.words()];
}

/** Whether a folded word says what is cooked, or where one eats. */
export function isCuisineWord(word: string): boolean {
  return CUISINE_WORDS.has(word);
}

/** Whether a folded word is one for food or for a place to eat, and says nothing more: «عشاء», "khana". */
export function isPlain(text: string, spoken?: ReadonlySet<string>): boolean {
  return PLAIN.at([{ text, from: 0, to: 0, ...(spoken && { spoken }) }], 0) !== undefined;
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

const CUISINE_WORDS: ReadonlySet<string> = new Set([
  ...PLACE,
  ...wordsMeaning("food"),
  ...CUISINE.words(),
]);
