import { fold } from "~/features/names";
import { romanised } from "~/features/understanding";
import { isEveryday } from "../vocabulary/everyday";
import { OWN_VERSUS } from "./compared";
import { VERSUS } from "./talk";

/** More words than these are talk around a question, and nobody wants to hear of each of them. */
const MOST_LEFT = 3;

/** Unknown words as they were written, or as they sound; empty where they were not written so, or are too many. */
export function leftIn(unknown: string, sentence: string): string {
  const words = unknown.split(" ").filter(Boolean);
  const telling = words.filter(
    (word) => !/^\p{N}+$/u.test(word) && !isEveryday(fold(word)) && !isVersus(word),
  );
  // Devanagari is read as it sounds.
  const said = /\p{Script=Devanagari}/u.test(sentence)
    ? `${sentence} ${romanised(sentence)}`
    : sentence;
  const isNoise = telling.length > MOST_LEFT || !telling.every((word) => said.includes(word));
  return isNoise ? "" : telling.join(" ");
}

/** "Or", «أو»: what sets things against each other was understood. */
const isVersus = (word: string) => [VERSUS, OWN_VERSUS].some((joins) => joins.test(` ${word} `));
