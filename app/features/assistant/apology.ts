import { voiceFor } from "./model/language/language";
import { textsIn } from "./say/texts";

/** What kept an answer from being one: the model failed, took too long, or said nothing. */
export type Trouble = "failed" | "slow" | "empty";

/** Says in the language of the question that there is no answer, or not all of it. */
export function apology(trouble: Trouble, question: string): string {
  return textsIn(voiceFor(question)).talk(`sorry.${trouble}`);
}
