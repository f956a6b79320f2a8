import { LRUCache } from "lru-cache";
import { withoutArticle, withoutPreposition } from "./article";
import { tokenize, unglued } from "./fold";
import {
  beginsPhrase,
  LONGEST_PHRASE,
  type Meaning,
  phraseMeanings,
  weightOfMeaning,
} from "./lexicon";
import { STOP_WORDS } from "./stop-words";
import { type Term, termOf } from "./term";
import { type PhoneticWord, soundWeight, wordOf } from "./word";

/** The words from position `from` up to but not including `to`. */
export interface TokenRange {
  from: number;
  to: number;
}

/** Several words that mean one thing ("ice cream"). */
export interface Phrase extends TokenRange {
  meanings: readonly Meaning[];
}

/** Neighbouring words taken as one ("ammo hamza" → "ammohamza"), because people put spaces differently. */
export class Compound implements TokenRange {
  /** The sum of its words' sound weights: roughly that of the compound, without forming it. */
  readonly weight: number;
  #word: PhoneticWord | undefined;

  constructor(
    readonly from: number,
    readonly to: number,
    readonly terms: readonly Term[],
  ) {
    let weight = 0;
    for (let i = from; i < to; i++) weight += soundWeight(terms[i] as Term);
    this.weight = weight;
  }

  get word(): PhoneticWord {
    this.#word ??= compoundWord(this.terms.slice(this.from, this.to).map((term) => term.text));
    return this.#word;
  }
}

/** Each takes some 600 bytes; 10,000 make no search quicker that a bench shows. */
const CACHE_LIMIT = 2_000;
const joinedWords = new LRUCache<string, PhoneticWord>({ max: CACHE_LIMIT });

/**
 * The phonetic form of words written as one, from a bounded cache: names are compared far more often than they change.
 */
function compoundWord(words: readonly string[]): PhoneticWord {
  const key = words.join(" ");
  const known = joinedWords.get(key);
  if (known) return known;
  const word = joinWords(words);
  joinedWords.set(key, word);
  return word;
}

/** Words written as one, and the same with the articles between them dropped: «سعد الدين» is "Saadeddin". */
function joinWords(words: readonly string[]): PhoneticWord {
  const whole = wordOf(words.join(""));
  const bare = words.map((word, at) => (at === 0 ? word : (withoutArticle(word) ?? word))).join("");
  return bare === words.join("")
    ? whole
    : {
        text: whole.text,
        arabic: whole.arabic,
        forms: [...whole.forms, ...wordOf(bare).forms],
      };
}

/**
 * A name or a query, ready to be compared. Its compounds are computed on first use and take memory, so do not store the
 * analysis of a name.
 */
export class Analysis {
  #compounds: readonly Compound[] | undefined;
  #symbols: readonly number[] | undefined;

  constructor(
    readonly terms: readonly Term[],
    readonly phrases: readonly Phrase[],
  ) {}

  /** All words as one run of symbols: without their articles, initials as they are called. */
  get symbols(): readonly number[] {
    this.#symbols ??= symbolsOf(this.terms);
    return this.#symbols;
  }

  /** Every pair of neighbours as a compound, and all words as one. */
  get compounds(): readonly Compound[] {
    this.#compounds ??= compoundsOf(this.terms);
    return this.#compounds;
  }
}

/** The sound of those words that are `wanted`, by their positions. */
export function symbolsOf(
  terms: readonly PhoneticWord[],
  wanted: (at: number) => boolean = () => true,
): number[] {
  const symbols: number[] = [];
  for (let at = 0; at < terms.length; at++) {
    const own = wanted(at) ? terms[at]?.forms.at(-1)?.symbols : undefined;
    if (own) for (let i = 0; i < own.length; i++) symbols.push(own[i] as number);
  }
  return symbols;
}

function compoundsOf(terms: readonly Term[]): Compound[] {
  return compoundRanges(terms.length).map(({ from, to }) => new Compound(from, to, terms));
}

/** Which words are compounds of a name of this many: every pair of neighbours, and all of them. */
export function compoundRanges(words: number): TokenRange[] {
  const ranges: TokenRange[] = [];
  for (let from = 0; from + 1 < words; from++) ranges.push({ from, to: from + 2 });
  if (words > 2) ranges.push({ from: 0, to: words });
  return ranges;
}

/** An article that took on the sound of the next word's first letter: "ash sharq", "an nakheel". */
const ASSIMILATED = /^[ae](sh|th|dh|[rnstdz])$/;

function isStopWord(token: string, next: string | undefined): boolean {
  if (STOP_WORDS.has(token)) return true;
  const sound = ASSIMILATED.exec(token)?.[1];
  return sound !== undefined && next?.startsWith(sound) === true;
}

/**
 * Tokenizes a name (or takes its folded words) and finds its phrases. Stop words are left out unless there is nothing
 * else.
 */
export function analyse(text: string | readonly string[]): Analysis {
  const tokens = typeof text === "string" ? tokenize(unglued(text)) : text;
  const telling = tokens.filter((token, at) => !isStopWord(token, tokens[at + 1]));
  const words = telling.length > 0 ? telling : tokens;
  return new Analysis(words.map(termOf), phrasesOf(words));
}

const NO_PHRASES: readonly Phrase[] = [];

function phrasesOf(words: readonly string[]): readonly Phrase[] {
  if (words.length < 2) return NO_PHRASES;
  const found: Phrase[] = [];
  const bare = words.map((word) => withoutArticle(word) ?? word);
  for (let from = 0; from + 1 < words.length; from++) {
    const first = beginningOf(bare[from] as string);
    if (first === undefined) continue;
    for (let to = Math.min(words.length, from + LONGEST_PHRASE); to > from + 1; to--) {
      const meanings = phraseMeanings([first, ...bare.slice(from + 1, to)].join(" "));
      if (meanings) found.push({ from, to, meanings });
    }
  }
  return found.length > 0 ? found : NO_PHRASES;
}

/** How the phrase begins that a word may begin, also behind «ل» (for): «لتأجير السيارات» is "car rental". */
function beginningOf(word: string): string | undefined {
  if (beginsPhrase(word)) return word;
  const behind = withoutPreposition(word);
  return behind !== undefined && beginsPhrase(behind) ? behind : undefined;
}

/**
 * The weight of each word before its rarity counts: words of a generic phrase ("fast food") get the phrase's low weight.
 */
export function baseWeights({ terms, phrases }: Analysis): number[] {
  const weights = terms.map((term) => term.weight);
  for (const { from, to, meanings } of phrases) {
    for (const { id } of meanings) {
      const share = weightOfMeaning(id);
      for (let i = from; i < to; i++) weights[i] = Math.min(weights[i] as number, share);
    }
  }
  return weights;
}
