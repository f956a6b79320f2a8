import { LONGEST_MESSAGE, MOST_MESSAGES } from "../limits";
import type { ChatMessage } from "../schema";
import { type AnswerPart, wordsOf } from "./parts";

/** Pairs of question and answer that fit in before the new question. */
export const MOST_PAIRS = Math.floor((MOST_MESSAGES - 1) / 2);

/** What was said so far as the messages of the contract. A question without an answer is left out. */
export function historyOf(
  exchanges: readonly { question: string; parts: readonly AnswerPart[] }[],
): ChatMessage[] {
  return exchanges.slice(-MOST_PAIRS).flatMap(({ question, parts }): ChatMessage[] => {
    const words = wordsOf(parts).slice(0, LONGEST_MESSAGE);
    if (words === "") return [];
    return [
      { role: "user", content: question },
      { role: "assistant", content: words },
    ];
  });
}
