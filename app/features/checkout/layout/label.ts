import { fold } from "~/features/names";
import { chancesOf, fittedModel, lettersOf, likeliest } from "./label-model";
import type { LabelKind } from "./label-words";

export interface Label {
  kind: LabelKind;
  /** How probable it is by its letters, 0 to 1. */
  share: number;
  /** How many letters speak for it. */
  letters: number;
}

/** What is less probable than this is no label: an address, a sentence, a dish. */
const LEAST = 0.5;
/** Shorter texts say nothing. */
const LEAST_LETTERS = 3;
/** Nor do scraps: what weighs less than as many letters read clearly. */
const LEAST_WEIGHT = 1.6;

/** One way to read a line: its words without its amounts. */
export interface LineText {
  text: string;
  /** How far it is to be believed: letters that were read clearly. */
  weight: number;
}

/**
 * What a line is about, or null, by a model of its letters: over all ways to read it, each as far as it is believed, for of
 * two languages one makes scraps of what is written in the other.
 */
export function labelAmong(readings: readonly LineText[]): Label | null {
  const model = fittedModel();
  const sum = new Array<number>(model.kinds.length).fill(0);
  let [all, letters, clearest] = [0, 0, 0];
  for (const { text, weight } of readings) {
    const many = lettersOf(text).replaceAll(" ", "").length;
    if (many < LEAST_LETTERS || weight <= 0) continue;
    all += weight;
    clearest = Math.max(clearest, weight);
    letters = Math.max(letters, many);
    for (const [at, chance] of chancesOf(model, text).entries())
      sum[at] = (sum[at] as number) + weight * chance;
  }
  if (clearest < LEAST_WEIGHT) return null;
  const { kind, p } = likeliest(model, sum);
  return kind === "none" || p < LEAST * all ? null : { kind, share: p / all, letters };
}

/** What a text alone is about, or null. */
export const labelOf = (text: string) => labelAmong([{ text, weight: text.length }]);

/** A word without the article of Arabic, whose first letter is often not read. */
function bareName(word: string): string {
  return fold(word).replace(/^ا?ل(?=\p{L}{3})/u, "");
}

/** What the columns of an order are called. */
const COLUMNS = new Set(
  "item items qty quantity price unit total amount u.p description name no الصنف صنف الأصناف الكمية كمية العدد السعر سعر المبلغ القيمة الإجمالي المجموع الاسم الوصف البيان المنتج"
    .split(" ")
    .map(bareName),
);

/** Those that say a sum, and the same beside it in another language: no head of a table. */
const SUMS = new Set("total amount المبلغ القيمة الإجمالي المجموع".split(" ").map(bareName));

/** Whether texts side by side are the head of a table: nothing stands below them but the order. */
export function isTableHead(texts: readonly string[]): boolean {
  const columns = texts.filter((text) => {
    return text.split(" ").every((word) => COLUMNS.has(bareName(word)));
  });
  const more = columns.some((text) => !text.split(" ").every((word) => SUMS.has(bareName(word))));
  return more && columns.length > 1 && columns.length >= 0.6 * texts.length;
}
