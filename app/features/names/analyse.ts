import { tokenize } from "./fold";
import { LONGEST_PHRASE, type Meaning, phraseMeanings, weightOfMeaning } from "./lexicon";
import { LITTLE_WORDS } from "./little";
import { type Term, termOf } from "./term";

/** Several words that mean one thing ("ice cream"): words `from` up to but not including `to`. */
export interface Phrase {
  from: number;
  to: number;
  meanings: readonly Meaning[];
}

/** A name or a question, ready to be compared. */
export interface Analysis {
  terms: readonly Term[];
  phrases: readonly Phrase[];
}

/** An article that took on the sound of the next word's first letter: "ash sharq", "an nakheel". */
const ASSIMILATED = /^[ae](sh|th|dh|[rnstdz])$/;

function isLittle(token: string, next: string | undefined): boolean {
  if (LITTLE_WORDS.has(token)) return true;
  const sound = ASSIMILATED.exec(token)?.[1];
  return sound !== undefined && next?.startsWith(sound) === true;
}

/** Splits a name (or takes its words) and finds its phrases. Little words are left out unless nothing else is left. */
export function analyse(text: string | readonly string[]): Analysis {
  const tokens = typeof text === "string" ? tokenize(text) : text.flatMap((part) => tokenize(part));
  const telling = tokens.filter((token, at) => !isLittle(token, tokens[at + 1]));
  const words = telling.length > 0 ? telling : tokens;
  return { terms: words.map(termOf), phrases: phrasesOf(words) };
}

function phrasesOf(words: readonly string[]): Phrase[] {
  const found: Phrase[] = [];
  for (let from = 0; from + 1 < words.length; from++) {
    for (let to = Math.min(words.length, from + LONGEST_PHRASE); to > from + 1; to--) {
      const meanings = phraseMeanings(words.slice(from, to));
      if (meanings) found.push({ from, to, meanings });
    }
  }
  return found;
}

/** What each word weighs before rarity is known: words of a generic phrase ("fast food") share its weight. */
export function baseWeights({ terms, phrases }: Analysis): number[] {
  const weights = terms.map((term) => term.weight);
  for (const { from, to, meanings } of phrases) {
    for (const { id } of meanings) {
      const share = weightOfMeaning(id);
      if (share === 1) continue;
      for (let i = from; i < to; i++) weights[i] = Math.min(weights[i] as number, share);
    }
  }
  return weights;
}
