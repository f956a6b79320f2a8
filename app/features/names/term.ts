import { LRUCache } from "lru-cache";
import { withoutArticle, withoutPreposition } from "./article";
import { isFoodMeaning, type Meaning, meaningsOf, weightOfMeaning } from "./lexicon";
import { meaningsBySound } from "./lexicon/near";
import { type PhoneticWord, wordOf } from "./word";

/** A folded word with everything that comparing it needs, computed once. */
export interface Term extends PhoneticWord {
  meanings: readonly Meaning[];
  /** How much it weighs in a name, before rarity: 1, less when generic. */
  weight: number;
}

const ENDINGS: readonly [RegExp, string][] = [
  [/ies$/, "y"],
  [/(?<=s|x|z|ch|sh)es$/, ""],
  [/(?<=[^s])s$/, ""],
  [/ات$/, "ه"],
  [/ات$/, ""],
  [/(?:ين|ون)$/, ""],
  [/يه$/, "ي"],
  [/ه$/, ""],
];

/** The meanings of a word that is listed in its singular, or with another ending. */
function inflected(text: string): readonly Meaning[] | undefined {
  if (text.length < 4) return undefined;
  for (const [ending, singular] of ENDINGS) {
    const found = ending.test(text) ? meaningsOf(text.replace(ending, singular)) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** «و» ("and") written as a prefix of an Arabic word: «وقهوة». */
const AND = /^و(?=...)/;

/** The least letters behind «ل» that are hardly there by chance, as in «لوبيز». */
const LEAST_BEHIND_FOR = 4;

/** The meanings of the word behind a «ل» (for): «لصيانة». Not of food, which is ordered so («غيّرها لجريش») and never called so. */
function meaningsFor(text: string): readonly Meaning[] | undefined {
  const word = withoutPreposition(text);
  if (word === undefined || word.length < LEAST_BEHIND_FOR) return undefined;
  const found = meaningsOf(word) ?? inflected(word);
  return found?.some(({ id }) => isFoodMeaning(id)) ? undefined : found;
}

/** As it stands before any other ending: «الرياضة» is sport, though «الرياض» is listed. */
function meaningsOfWord(word: PhoneticWord): readonly Meaning[] {
  const { text } = word;
  const bare = withoutArticle(text) ?? text;
  const alone = AND.test(text) ? text.replace(AND, "") : text;
  return (
    meaningsOf(text) ??
    meaningsOf(bare) ??
    inflected(text) ??
    inflected(bare) ??
    meaningsOf(alone) ??
    inflected(alone) ??
    meaningsFor(text) ??
    meaningsBySound(word)
  );
}

function build(text: string): Term {
  const word = wordOf(text);
  const meanings = meaningsOfWord(word);
  let weight = /^\d+$/.test(text) ? NUMBER : 1;
  for (const { id, confidence } of meanings)
    if (confidence > 0.8) weight = Math.min(weight, weightOfMeaning(id));
  return { text: word.text, arabic: word.arabic, forms: word.forms, meanings, weight };
}

/** A number in a name is mostly a branch's. */
const NUMBER = 0.4;

const CACHE_LIMIT = 6_000;
const cache = new LRUCache<string, Term>({ max: CACHE_LIMIT });

/** The term of a folded word, from a bounded cache. */
export function termOf(text: string): Term {
  const known = cache.get(text);
  if (known) return known;
  const term = build(text);
  cache.set(text, term);
  return term;
}
