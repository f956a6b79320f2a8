import { each, Phrases } from "./phrases";
import type { Token } from "./token";

/** Number words of Arabic, its dialects, English, and Arabic in Latin letters. */
const NUMBER_WORDS = new Phrases<number>([
  ...each("واحد, واحدة, وحدة, one, a single, single, wahid, wahed, wa7ed, wahda, wa7da", 1),
  ...each("اثنين, اثنان, ثنين, ثنتين, اثنتين, اتنين, تنتين, زوج, جوز", 2),
  ...each("two, a couple of, a couple, couple of, couple, a pair of, pair of, pair", 2),
  ...each("ithnain, ethnain, thnain, thnen, itnain, tnen, thintain, tintain", 2),
  ...each("ثلاث, ثلاثة, تلات, تلاتة, three, thalath, thalatha, talat, talata", 3),
  ...each("أربع, أربعة, four, arba3, arba3a, arbaa", 4),
  ...each("خمس, خمسة, five, khams, khamsa, 5amsa", 5),
  ...each("ست, ستة, six, sitta, sita, نص درزن, نصف درزن, نص دزينة, نصف دزينة", 6),
  ...each("half a dozen, half dozen, half a dozen of", 6),
  ...each("سبع, سبعة, seven, sab3, sab3a", 7),
  ...each("ثمان, ثمانية, ثماني, تمان, تمانية, تمنية, eight, thamanya, tamanya", 8),
  ...each("تسع, تسعة, nine, tis3a", 9),
  ...each("عشر, عشرة, ten, 3ashra, 3ashara", 10),
  ...each("احدعش, حدعش, احد عشر, احدى عشر, eleven", 11),
  ...each("اثنعش, اثنا عشر, اثني عشر, طنعش, twelve, a dozen of, a dozen, dozen, درزن, دزينة", 12),
  ...each("ثلطعش, ثلاثة عشر, thirteen", 13),
  ...each("اربعطعش, أربعة عشر, fourteen", 14),
  ...each("خمسطعش, خمسة عشر, fifteen", 15),
  ...each("ستطعش, ستة عشر, sixteen", 16),
  ...each("سبعطعش, سبعة عشر, seventeen", 17),
  ...each("ثمنطعش, ثمانية عشر, eighteen", 18),
  ...each("تسعطعش, تسعة عشر, nineteen", 19),
  ...each("عشرين, عشرون, twenty", 20),
  ...each("two dozen", 24),
  ...each("ثلاثين, ثلاثون, thirty", 30),
  ...each("اربعين, اربعون, forty", 40),
  ...each("خمسين, خمسون, fifty", 50),
  ...each("ستين, ستون, sixty", 60),
  ...each("سبعين, سبعون, seventy", 70),
  ...each("ثمانين, ثمانون, eighty", 80),
  ...each("تسعين, تسعون, ninety", 90),
]);

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
  if (!first) return undefined;
  const second = nextNumber(tokens, first.end);
  const parts = second && [first.value, second.value].sort((a, b) => a - b);
  const [units = 0, tens = 0] = parts ?? [];
  const joins = units >= 1 && units <= 9 && tens >= 20 && tens <= 90 && tens % 10 === 0;
  return second && joins ? { value: units + tens, end: second.end } : first;
}

function nextNumber(tokens: readonly Token[], start: number) {
  const token = tokens[start];
  if (!token) return undefined;
  if (AND.test(token.text)) return NUMBER_WORDS.at(tokens, start + 1);
  const bare = { ...token, text: token.text.replace(WITH_AND, "") };
  const found = NUMBER_WORDS.at([bare], 0);
  return found && { value: found.value, end: start + 1 };
}
