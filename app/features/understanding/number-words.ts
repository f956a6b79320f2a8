import { Phrases } from "./phrases";
import type { Token } from "./token";
import { isHelper } from "./verbs";
import { phrasesIn } from "./words/load";

/** Number words of five languages, their dialects, and some of them in Latin letters. */
const NUMBER_WORDS = Phrases.of(phrasesIn("numbers"), Number);

/** «و» joins units and tens, written onto the tens or alone: «خمسة وعشرين», «خمسة و عشرين», "khamsa w 3ishrin". */
const AND = /^(?:و|w|and)$/;
const WITH_AND = /^و(?=...)/;

/** The words that say numbers. */
export function numberWords(): string[] {
  return [...NUMBER_WORDS.words()];
}

/** The number that words say from `start` on, with the place after its last word: «ثلاث», «خمسة وعشرين», "twenty five". */
export function numberWordsAt(
  tokens: readonly Token[],
  start: number,
): { value: number; end: number } | undefined {
  const first = NUMBER_WORDS.at(tokens, start);
  if (!first || isHelper(tokens, start)) return undefined;
  const second = nextNumber(tokens, first);
  const parts = second && [first.value, second.value].sort((a, b) => a - b);
  const [units = 0, tens = 0] = parts ?? [];
  const joins = units >= 1 && units <= 9 && tens >= 20 && tens <= 90 && tens % 10 === 0;
  return second && joins ? { value: units + tens, end: second.end } : first;
}

/** What is said with an "and"; without one the greater is said first: "twenty five". */
function nextNumber(
  tokens: readonly Token[],
  { value, end: start }: { value: number; end: number },
) {
  const token = tokens[start];
  if (!token) return undefined;
  if (AND.test(token.text)) return NUMBER_WORDS.at(tokens, start + 1);
  if (value < 20 && !WITH_AND.test(token.text)) return undefined;
  const bare = { ...token, text: token.text.replace(WITH_AND, "") };
  const found = NUMBER_WORDS.at([bare], 0);
  return found && { value: found.value, end: start + 1 };
}
