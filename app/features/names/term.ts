import { weightOf } from "./distance";
import { meaningsOf, weightOfMeaning } from "./lexicon";
import { symbolsOf } from "./symbols";

/** One way of reading a word: as it stands, or without its article. */
export interface Form {
  symbols: Uint8Array;
  weight: number;
}

/** A folded word with everything that comparing it needs, computed once. */
export interface Term {
  text: string;
  arabic: boolean;
  forms: readonly Form[];
  meanings: readonly number[];
  /** How much it weighs in a name, before rarity: 1, less when generic. */
  weight: number;
  /** Letters and digits without an article. */
  length: number;
}

const ARABIC = /[\u0600-\u06FF]/;
const ARABIC_ARTICLE = /^(?:وال|بال|فال|كال|ال|لل)(?=...)/;
const LATIN_ARTICLE =
  /^(?:al|el|ul)(?=[^aeiou]..)|^(?:a|e)(?=(rr|nn|ss|tt|dd|zz)..)|^(?:a|e)sh(?=sh..)|^(?:a|e)th(?=th..)|^(?:a|e)dh(?=dh..)/;

/** The word without a glued definite article, Arabic («الوادي», «للمندي») or Latin ("alwadi", "ashsharq"); undefined when it has none. */
export function withoutArticle(text: string): string | undefined {
  const bare = text.replace(ARABIC.test(text) ? ARABIC_ARTICLE : LATIN_ARTICLE, "");
  return bare === text ? undefined : bare;
}

const PLURALS: readonly [RegExp, string][] = [
  [/ies$/, "y"],
  [/(?<=s|x|z|ch|sh)es$/, ""],
  [/(?<=[^s])s$/, ""],
  [/ات$/, "ه"],
  [/ات$/, ""],
  [/(?:ين|ون)$/, ""],
  [/يه$/, "ي"],
  [/ه$/, ""],
];

function lookUp(text: string): readonly number[] | undefined {
  const exact = meaningsOf(text);
  if (exact) return exact;
  if (text.length < 4) return undefined;
  for (const [ending, singular] of PLURALS) {
    const found = ending.test(text) ? meaningsOf(text.replace(ending, singular)) : undefined;
    if (found) return found;
  }
  return undefined;
}

const NONE: readonly number[] = [];

/** The lexicon's meanings of a folded word or phrase, found with or without article and plural ending. */
export function conceptsOf(text: string): readonly number[] {
  const bare = withoutArticle(text);
  return lookUp(text) ?? (bare === undefined ? undefined : lookUp(bare)) ?? NONE;
}

function formOf(text: string): Form {
  const symbols = symbolsOf(text.replaceAll(" ", ""));
  return { symbols, weight: weightOf(symbols) };
}

function build(text: string): Term {
  const bare = withoutArticle(text);
  const meanings = conceptsOf(text);
  let weight = 1;
  for (const meaning of meanings) weight = Math.min(weight, weightOfMeaning(meaning));
  return {
    text,
    arabic: ARABIC.test(text),
    forms: bare === undefined ? [formOf(text)] : [formOf(text), formOf(bare)],
    meanings,
    weight,
    length: (bare ?? text).length,
  };
}

const CACHE_LIMIT = 20_000;
const cache = new Map<string, Term>();

/** The term of a folded word, from a bounded cache. */
export function termOf(text: string): Term {
  const known = cache.get(text);
  if (known) return known;
  if (cache.size >= CACHE_LIMIT) cache.clear();
  const term = build(text);
  cache.set(text, term);
  return term;
}
