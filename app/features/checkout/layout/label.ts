import { fold } from "~/features/names";
import { type LabelKind, WORDINGS } from "./label-words";

interface Wording {
  kind: LabelKind;
  words: string[];
  length: number;
}

const ALL: Wording[] = Object.entries(WORDINGS).flatMap(([kind, texts]) =>
  texts.map((text) => {
    const words = fold(text).split(" ");
    return { kind: kind as LabelKind, words, length: words.join("").length };
  }),
);

/** The most letters of a word that may differ, as a share of its length: one of five, none of four. */
const FORGIVEN = 0.2;

/** Letters to change, add or drop to make `b` of `a`, or `most` + 1 when there are more. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return Math.min(row[b.length] ?? 0, most + 1);
}

/** How much of `word` stands in `read`: its length less twice the letters that differ; 0 when it's another word. */
function likeness(word: string, read: string): number {
  if (word === read) return word.length;
  const most = Math.floor(word.length * FORGIVEN);
  const apart = most === 0 ? 1 : distance(word, read, most);
  return apart <= most ? word.length - 2 * apart : 0;
}

/** Letters of a wording that is compared as a whole. */
const LONG = 7;

/** How much of a wording stands in the words of a line, all of it being there; 0 when a word is missing. */
function wordingMatch({ words, length }: Wording, read: readonly string[]): number {
  // Spaces get lost, and a short word's first letter: "TOTALDUE", "let Sales".
  const whole = length >= LONG ? likeness(words.join(""), read.join("")) : 0;
  if (whole > 0) return whole;
  let sum = 0;
  for (const word of words) {
    let best = 0;
    for (const candidate of read) best = Math.max(best, likeness(word, candidate));
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}

export interface Label {
  kind: LabelKind;
  /** The share of the line's letters that the wording explains, 0 to 1. */
  share: number;
  /** How many letters that is. */
  letters: number;
}

/** Words that say nothing about what a line is: "of which VAT", "your total for this order". */
const FILLERS = new Set(
  "of which the for your this that on in is are and an at its here now من منها ومنها على في هذا هذه الى مع عن لك لكم هو هي الان"
    .split(" ")
    .map(fold),
);

/** Below this share a line only mentions the words: an address, a sentence, a dish. */
const LEAST_SHARE = 0.4;

/**
 * What the words of a line say it is about, or null. In a bilingual line either language decides.
 *
 * @param text its words without its amounts, as read.
 */
export function labelOf(text: string): Label | null {
  const read = fold(text)
    .replace(/\p{Nd}+/gu, " ")
    .split(" ")
    .filter((word) => word.length > 1);
  if (read.length === 0) return null;
  let best: { wording: Wording; standing: number } | undefined;
  for (const wording of ALL) {
    const found = wordingMatch(wording, read);
    if (found > 0 && found > (best?.standing ?? 0)) best = { wording, standing: found };
  }
  if (!best) return null;
  const arabic = /\p{Script=Arabic}/u.test(best.wording.words[0] ?? "");
  const own = read.filter((word) => /\p{Script=Arabic}/u.test(word) === arabic);
  const telling = own.filter((word) => !FILLERS.has(word)).join("").length;
  const share = best.standing / Math.max(best.standing, telling);
  return share >= LEAST_SHARE ? { kind: best.wording.kind, share, letters: best.standing } : null;
}

/** What the columns of an order are called. */
const COLUMNS = new Set(
  "item items qty quantity price unit total amount u.p description name no الصنف صنف الأصناف الكمية كمية العدد السعر سعر المبلغ القيمة الإجمالي المجموع الاسم الوصف البيان المنتج"
    .split(" ")
    .map(fold),
);

/** Whether texts side by side are the head of a table: nothing stands below them but the order. */
export function isTableHead(texts: readonly string[]): boolean {
  const columns = texts.filter((text) => {
    const words = fold(text).split(" ");
    return words.every((word) => COLUMNS.has(word));
  });
  return columns.length > 1 && columns.length >= 0.6 * texts.length;
}
