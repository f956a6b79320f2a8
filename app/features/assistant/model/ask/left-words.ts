import { fold, tokenize } from "~/features/names";
import { foodAt, romanised, spokenIn, tokensAsSpoken } from "~/features/understanding";
import { isEveryday } from "../vocabulary/everyday";
import { HISTORY } from "./about-price";
import { OWN_VERSUS } from "./compared";
import { VERSUS } from "./talk";

/** More words than these are talk around a question, and nobody wants to hear of each of them. */
const MOST_LEFT = 3;

/** Unknown words as they were written, or as they sound; empty where they were not written so, or are too many. */
export function leftIn(unknown: string, sentence: string): string {
  const words = inOwnWords(unknown.split(" ").filter(Boolean), sentence);
  const telling = words.filter(
    (word) => !/^\p{N}+$/u.test(word) && !isEveryday(fold(word)) && !isUnderstood(word),
  );
  // Devanagari is read as it sounds.
  const said = /\p{Script=Devanagari}/u.test(sentence)
    ? `${sentence} ${romanised(sentence)}`
    : sentence;
  const isNoise = telling.length > MOST_LEFT || !telling.every((word) => said.includes(word));
  return isNoise ? "" : telling.join(" ");
}

/** "Or", «أو» set things against each other, and «غلّت» asks what was before. */
const isUnderstood = (word: string) =>
  HISTORY.test(fold(word)) || [VERSUS, OWN_VERSUS].some((joins) => joins.test(` ${word} `));

/** Words that food was read as, the way it was written: "baboy" of a sentence that has no "pork" in it. */
function inOwnWords(words: readonly string[], sentence: string): string[] {
  const written = new Set(tokenize(sentence));
  if (words.every((word) => written.has(fold(word)))) return [...words];
  const tokens = tokensAsSpoken(sentence, spokenIn(sentence));
  const own = new Map<string, string>();
  tokens.forEach((token, at) => {
    const food = foodAt(tokens, at);
    const last = food && tokens[food.end - 1];
    if (last) for (const word of food.value) own.set(word, sentence.slice(token.from, last.to));
  });
  return [
    ...new Set(words.map((word) => (written.has(fold(word)) ? word : (own.get(word) ?? word)))),
  ];
}
