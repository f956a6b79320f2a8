import { withoutArticle } from "./article";
import { tokenize } from "./fold";
import {
  beginsPhrase,
  LONGEST_PHRASE,
  type Meaning,
  phraseMeanings,
  weightOfMeaning,
} from "./lexicon";
import { LITTLE_WORDS } from "./little";
import { type Term, termOf } from "./term";
import { soundWeight, type Word, wordOf } from "./word";

/** Words `from` up to but not including `to`. */
export interface Span {
  from: number;
  to: number;
}

/** Several words that mean one thing ("ice cream"). */
export interface Phrase extends Span {
  meanings: readonly Meaning[];
}

/** Several words written as one ("ammohamza"). */
export class Run implements Span {
  /** About as much as its word weighs. */
  readonly weight: number;
  #word: Word | undefined;

  constructor(
    readonly from: number,
    readonly to: number,
    readonly terms: readonly Term[],
  ) {
    let weight = 0;
    for (let i = from; i < to; i++) weight += soundWeight(terms[i] as Term);
    this.weight = weight;
  }

  get word(): Word {
    this.#word ??= joined(this.terms.slice(this.from, this.to).map((term) => term.text));
    return this.#word;
  }
}

const CACHE_LIMIT = 10_000;
const joinedWords = new Map<string, Word>();

/** Words written as one, from a bounded cache: names are compared far more often than they change. */
function joined(words: readonly string[]): Word {
  const key = words.join(" ");
  const known = joinedWords.get(key);
  if (known) return known;
  if (joinedWords.size >= CACHE_LIMIT) joinedWords.clear();
  const word = join(words);
  joinedWords.set(key, word);
  return word;
}

/** Words written as one, also with the articles between them swallowed: «سعد الدين» is "Saadeddin". */
function join(words: readonly string[]): Word {
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

/** A name or a question, ready to be compared. Its runs grow with use, so that of a name is not to be kept. */
export class Analysis {
  #runs: readonly Run[] | undefined;

  constructor(
    readonly terms: readonly Term[],
    readonly phrases: readonly Phrase[],
  ) {}

  /** Every two neighbours joined, and all words joined. */
  get runs(): readonly Run[] {
    this.#runs ??= runsOf(this.terms);
    return this.#runs;
  }
}

function runsOf(terms: readonly Term[]): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from + 1 < terms.length; from++) runs.push(new Run(from, from + 2, terms));
  if (terms.length > 2) runs.push(new Run(0, terms.length, terms));
  return runs;
}

/** An article that took on the sound of the next word's first letter: "ash sharq", "an nakheel". */
const ASSIMILATED = /^[ae](sh|th|dh|[rnstdz])$/;

function isLittle(token: string, next: string | undefined): boolean {
  if (LITTLE_WORDS.has(token)) return true;
  const sound = ASSIMILATED.exec(token)?.[1];
  return sound !== undefined && next?.startsWith(sound) === true;
}

/** Splits a name (or takes its folded words) and finds its phrases. Little words are left out unless nothing else is left. */
export function analyse(text: string | readonly string[]): Analysis {
  const tokens = typeof text === "string" ? tokenize(text) : text;
  const telling = tokens.filter((token, at) => !isLittle(token, tokens[at + 1]));
  const words = telling.length > 0 ? telling : tokens;
  return new Analysis(words.map(termOf), phrasesOf(words));
}

const NO_PHRASES: readonly Phrase[] = [];

function phrasesOf(words: readonly string[]): readonly Phrase[] {
  if (words.length < 2) return NO_PHRASES;
  const found: Phrase[] = [];
  const bare = words.map((word) => withoutArticle(word) ?? word);
  for (let from = 0; from + 1 < words.length; from++) {
    if (!beginsPhrase(bare[from] as string)) continue;
    for (let to = Math.min(words.length, from + LONGEST_PHRASE); to > from + 1; to--) {
      const meanings = phraseMeanings(bare.slice(from, to).join(" "));
      if (meanings) found.push({ from, to, meanings });
    }
  }
  return found.length > 0 ? found : NO_PHRASES;
}

/** What each word weighs before rarity is known: words of a generic phrase ("fast food") share its weight. */
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
