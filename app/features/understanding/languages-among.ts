import { isFood, isListed } from "~/features/names";
import { plainWords } from "./letters";
import type { Token } from "./token";
import { phrasesIn, wordFiles } from "./words/load";

/** The languages that a word gives away, for those that are no Arabic and no English. */
const GIVEN_AWAY = new Map<string, string>();
for (const file of wordFiles().filter((name) => name !== "verbs"))
  for (const { phrase, language, shy } of phrasesIn(file)) {
    const [word = "", ...others] = plainWords(phrase);
    if (!shy && others.length === 0 && !/^(?:ar|en)/.test(language)) GIVEN_AWAY.set(word, language);
  }

/** Words of a language in Latin letters that alone may be any language's. */
const shyWords = (of: string, file: string, meant: (meaning: string) => boolean = () => true) =>
  new Set(
    phrasesIn(file).flatMap(({ phrase, language, shy, meaning }) =>
      shy && language === of && meant(meaning) ? plainWords(phrase) : [],
    ),
  );
const OWNERS = shyWords("hi-Latn", "cues", (meaning) => meaning === "owner");
const WE = shyWords("hi-Latn", "limits", (meaning) => meaning === "we");
const NUMBERS = shyWords("hi-Latn", "numbers");
/** "No" and "sat" are as often others' at the end of a question, "tin" and "bees" beside food; "chai do" asks to be given one. */
const LAST_HINDI = [...NUMBERS].filter((word) => /^(?:teen|char|das|dus)$/.test(word));

const LAST_FILIPINO = [...shyWords("tl", "numbers")].filter((word) => !/^na$/.test(word));
const UNITS = new Set(
  phrasesIn("units").flatMap(({ phrase, meaning }) =>
    meaning === "unit" && !phrase.includes(" ") ? plainWords(phrase) : [],
  ),
);

/** What Hindi calls food in one word, or in two of which neither is English: "karak chai". */
const FOODS = new Set(
  phrasesIn("translations").flatMap(({ phrase, language, meaning }) =>
    language === "hi-Latn" && (!phrase.includes(" ") || meaning === "karak tea")
      ? plainWords(phrase)
      : [],
  ),
);

/** What stands beside an English "do": "what do you have", "does Sunny Yolk do avocado toast". */
const BESIDE_DO =
  /^(?:do|does|can|could|will|would|should|did|to|not|how|what|wh(?:ere|ich|o|en|y)|i|we|you|they|it|he|she|anyone|anywhere|places?|restaurants?|that|they|u|any|some|a|an|the|me|for|so)$/;

/** Right before it they tell whom to do something; further off they may stand before a name. */
const BEFORE_DO = /^(?:please|pls|plz|kindly|just)$/;

/** "Bombay Tiffin do palak paneer": between names, where nothing around it is English, "do" is two. */
const isTwo = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "do" &&
  at > 0 &&
  at + 1 < tokens.length &&
  !BEFORE_DO.test(tokens[at - 1]?.text ?? "") &&
  !tokens.some(({ text }, other) => other !== at && BESIDE_DO.test(text));

/** No food, though eaten: "do lunch" is English. */
const A_MEAL = /^(?:lunch|dinner|breakfast|brunch|supper)$/;

/** "Do masala dosa", "do plate biryani": food and nothing else stands behind it; to do anything English has other words. */
export const isTwoOfFood = (words: readonly string[]): boolean => {
  const [first, ...rest] = words;
  if (first !== "do" || rest.length === 0 || rest.length > MOST_OF_DISH) return false;
  return (
    rest.some((word) => isFood(word)) && rest.every((word) => isListed(word) && !A_MEAL.test(word))
  );
};
const MOST_OF_DISH = 5;

/** Is a word of Hindi a number there? "Char siu" and "char kway teow" are dishes. */
const isNumber = (tokens: readonly Token[], at: number): boolean =>
  NUMBERS.has(tokens[at]?.text ?? "") &&
  !(tokens[at]?.text === "char" && OF_CHAR.test(tokens[at + 1]?.text ?? ""));

const OF_CHAR = /^(?:siu|siew|sui|shao|kway|kuey|koay)$/;

/** Of Hindi's numbers those that are no word of English or Filipino at the end of an order. */
const LAST_NUMBER = /^(?:do|teen|char|chaar|nau|das|dus)$/;

/** "Amo Saleh ki fahsa do", "Al Muqarmish ka 8 piece broast": whose it is, and how many at its end, or in its name. */
function isOwnedAndCounted(tokens: readonly Token[], at: number): boolean {
  if (!OWNERS.has(tokens[at]?.text ?? "") || at === 0) return false;
  // "Half kg lamb kebab abu rakan ka".
  if (at > 1 && at === tokens.length - 1) return !isEnglishOrFilipino(tokens);
  const counts =
    LAST_NUMBER.test(tokens.at(-1)?.text ?? "") || /^\d+$/.test(tokens[at + 1]?.text ?? "");
  return counts && at + 2 < tokens.length && !isEnglishOrFilipino(tokens);
}

const isEnglishOrFilipino = (tokens: readonly Token[]) =>
  tokens.some(
    ({ text }, at) =>
      GIVEN_AWAY.get(text) === "tl" || (text !== "do" && BESIDE_DO.test(text) && at !== 0),
  );

/** By their first word: "daal do", "hata do", "ki jagah", what is done to an order in words that no other language has together. */
const TOGETHER = new Map<string, (readonly string[])[]>();
for (const { phrase, language, meaning } of phrasesIn("changes")) {
  const [first = "", ...others] = plainWords(phrase);
  if (language === "hi-Latn" && meaning.startsWith("after:") && others.length > 0)
    TOGETHER.set(first, [...(TOGETHER.get(first) ?? []), others]);
}

/** Do some words say what is done to an order as Hindi and Urdu alone do? */
export const isDoneInHindi = (words: readonly string[]): boolean =>
  words.some((word, at) =>
    TOGETHER.get(word)?.some((others) => others.every((other, i) => words[at + 1 + i] === other)),
  );

/** "Kerala Palace ki do masala dosa", "teen plate", "plate teen", "char samose", "hum 2": two such words together are Hindi. */
function hasHindiPair(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ text }) => text);
  if (isTwoOfFood(words) || isDoneInHindi(words)) return true;
  return tokens.some(({ text }, at) => {
    const next = tokens[at + 1]?.text ?? "";
    if (WE.has(text)) return isNumber(tokens, at + 1) || /^\d+$/.test(next);
    // "Fries na do".
    if (/^(?:mat|na)$/.test(text) && at > 0 && /^(?:do|dena|dein|dijiye)$/.test(next)) return true;
    return (
      (OWNERS.has(text) && isNumber(tokens, at + 1)) ||
      (isNumber(tokens, at) && (UNITS.has(next) || FOODS.has(next))) ||
      // "Chai do" asks to be given one.
      (UNITS.has(text) && isNumber(tokens, at + 1) && next !== "do") ||
      isTwo(tokens, at) ||
      isOwnedAndCounted(tokens, at)
    );
  });
}

/** "Bistek bahay manila isa", "8 piece broast teen": what is counted comes first, and the number is the last word. */
const hasLast = (tokens: readonly Token[], words: readonly string[]): boolean =>
  tokens.length > 1 && words.includes(tokens.at(-1)?.text ?? "") && !isBuilt(tokens);

/** "Naan teen al wadi indian", "steak house ribeye do": among names alone a word that is no part of one counts what is before it. */
const hasBehind = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, at) =>
      (text === "teen" && tokens.length > 1) ||
      (text === "do" && at > 1 && at === tokens.length - 1),
  ) && !isBuilt(tokens.filter(({ text }) => text !== "do"));

/** Is a word among them that English sentences are built with? */
const isBuilt = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }) => BESIDE_DO.test(text) || BEFORE_DO.test(text) || /^(?:my|of|and)$/.test(text),
  );

/** The languages beside Arabic and English whose words are among some tokens, or whose numbers count what is beside them. */
export function languagesAmong(tokens: readonly Token[]): Set<string> {
  const spoken = new Set(tokens.flatMap(({ text }) => GIVEN_AWAY.get(text) ?? []));
  const isCounted = hasLast(tokens, LAST_HINDI) || hasBehind(tokens);
  if (hasHindiPair(tokens) || (spoken.size === 0 && isCounted)) spoken.add("hi-Latn");
  if (spoken.size === 0 && hasLast(tokens, LAST_FILIPINO)) spoken.add("tl");
  return spoken;
}
