import { fold } from "~/features/names";

/** One word of a query. */
export interface Token {
  /** Folded. */
  text: string;
  /** Where it stands in the query as written, in UTF-16 units. */
  from: number;
  to: number;
  /** A minus stands before it, and nothing before that. */
  minus?: true;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}\u0640'’‘`´ʻʼʽʾʿˈ′＇]*|[×✕✖]/gu;

/** Between a digit and an Arabic letter: «2برجر» is two words, while "3mo" is one, written in Arabizi. */
const ARABIC_AFTER_DIGIT = /(?<=\p{N})(?=(?!\p{N})\p{Script=Arabic})/u;
const DIGIT_AFTER_ARABIC = /(?<=(?!\p{N})\p{Script=Arabic})(?=\p{N})/u;
/** "shawarma77": no letter of Arabizi is written with two digits. */
const NUMBER_AFTER_LATIN = /(?<=\p{Script=Latin}{3})(?=\p{N}{2})/u;
const GLUED = new RegExp(
  [ARABIC_AFTER_DIGIT, DIGIT_AFTER_ARABIC, NUMBER_AFTER_LATIN]
    .map(({ source }) => source)
    .join("|"),
  "u",
);

const MINUS = /(?:^|\s)[-−–]$/;

const TIMES = /^[×✕✖]$/u;

/** Drawn-out letters: «دجاااج», "pleaseee". */
const DRAWN_OUT = /(\p{L})\1{2,}/gu;

/** The words of a query, folded, each with its place. */
export function tokensOf(query: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: word, index } of query.matchAll(WORD)) {
    let from = index;
    for (const piece of word.split(GLUED)) {
      const to = from + piece.length;
      const folded = TIMES.test(piece) ? "x" : fold(piece).replace(DRAWN_OUT, "$1");
      const minus = MINUS.test(query.slice(Math.max(0, from - 2), from));
      for (const text of folded.split(" "))
        if (text !== "") tokens.push({ text, from, to, ...(minus && { minus }) });
      from = to;
    }
  }
  return tokens;
}
