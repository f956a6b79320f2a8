import { tokenize } from "./fold";
import { LONGEST_PHRASE, type Meaning, meaningsOf } from "./lexicon";
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

/** Articles and little words standing alone; they count only when a name has nothing else. */
const LITTLE = new Set(
  "ال al el ul the of and و في من the by at n an a la le de du des di".split(" "),
);
/** An article that took on the sound of the next word's first letter: "ash sharq", "an nakheel". */
const ASSIMILATED = /^[ae](sh|th|dh|[rnstdz])$/;

function isLittle(token: string, next: string | undefined): boolean {
  if (LITTLE.has(token)) return true;
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
  for (let from = 0; from < words.length - 1; from++) {
    for (let to = Math.min(words.length, from + LONGEST_PHRASE); to > from + 1; to--) {
      const meanings = meaningsOf(words.slice(from, to).join(" "));
      if (meanings) found.push({ from, to, meanings });
    }
  }
  return found;
}
