import type { PageNumber } from "~/features/checkout/digits/read-numbers";
import { labelledAmounts } from "~/features/checkout/layout/labelled";
import { moneyEvidence } from "~/features/checkout/layout/money-evidence";
import { rowsOf } from "~/features/checkout/layout/page";
import type { OcrWord } from "~/providers/ocr/ocr";
import type { Truth } from "../eval/snapshots/truth";

/** Evidence with whether what it speaks of was so, on a drawn picture of a layout. */
export interface MoneySample {
  evidence: readonly string[];
  holds: boolean;
  layout: string;
}

/** What else a number is believed to be from this on, 0 to 1. */
const BELIEVED = 0.2;
/** Riyals, in halalas, up to which a number may as well be how many there are or the plus of a button. */
const SMALL = 1000;

/** The whole numbers of one picture that was read, each money or not as it was drawn. */
export function moneySamples(
  { words, numbers }: { words: readonly OcrWord[]; numbers: readonly PageNumber[] },
  truth: Truth,
): MoneySample[] {
  const rows = rowsOf(words, numbers);
  const lines = truth.lines ?? [];
  const counts = new Set(lines.map(({ quantity }) => 100 * quantity));
  const drawn = new Set(truth.amounts);
  const ofLines = new Set(lines.flatMap(({ price, quantity }) => [price, price * quantity]));
  return moneyEvidence(rows, labelledAmounts(rows)).flatMap(({ amount, evidence }) => {
    if (!evidence) return [];
    const values = amount.candidates.filter(({ probability }) => probability > BELIEVED);
    const small = amount.value < SMALL && !evidence.includes("in the summary");
    const holds = values.some(({ value }) =>
      small ? ofLines.has(value) && !counts.has(value) : drawn.has(value),
    );
    return [{ evidence, holds, layout: truth.layout }];
  });
}
