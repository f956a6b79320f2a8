import { scriptOf } from "./script";

/** What kept an answer from being one: the model failed, took too long, or said nothing. */
export type Trouble = "failed" | "slow" | "empty";

const WORDS = {
  ar: {
    failed: "عذرًا، ما قدرت أكمل الجواب الآن. جرّب مرة ثانية بعد دقيقة.",
    slow: "عذرًا، طال الجواب أكثر من اللازم فأوقفته. جرّب مرة ثانية، أو اسأل سؤالًا أقصر.",
    empty: "عذرًا، ما عندي جواب على هذا. جرّب تسأل بكلمات ثانية.",
  },
  en: {
    failed: "Sorry, I couldn't finish this answer just now. Please try again in a minute.",
    slow: "Sorry, this took too long, so I stopped. Please try again, or ask something shorter.",
    empty: "Sorry, I have no answer to this. Please try asking in other words.",
  },
} as const satisfies Record<string, Record<Trouble, string>>;

/** Says in the language of the question that there is no answer, or not all of it. */
export function apology(trouble: Trouble, question: string): string {
  return WORDS[scriptOf(question)][trouble];
}
