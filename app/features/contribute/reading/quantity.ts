import type { Box } from "~/providers/ocr/ocr";
import { latinDigits } from "./latin-digits";
import type { Row } from "./page";
import type { PageAmount } from "./page-amounts";
import { covers, height } from "./page-boxes";

/** How many of a dish were ordered, as read. */
export interface Quantity {
  value: number;
  /** Whether it is written as a quantity or clearly read, and nothing else was read there. */
  counted: boolean;
}

/** Nobody orders more of one dish on an app. */
const MOST = 30;
/** A lone digit that is believed less is an ornament; one believed more is counted on. */
const LEAST_READ = 0.6;
const WELL_READ = 0.85;
/** So many of one dish are believed only where they are written as a quantity. */
const UNUSUAL = 10;
/** How far from its amount a quantity may stand, in heights of the row: steppers stand between two lines. */
const REACH = 1.7;

const middle = ({ y0, y1 }: Box) => (y0 + y1) / 2;

/** A quantity such as `2x`, `x2`, `(2)` or a 2 alone; null for anything else. */
export function quantityIn(text: string): { value: number; marked: boolean } | null {
  const match = /^[-+([*]*([x×]?)\s*(\d{1,2})(?:[.,]00?)?\s*([x×]?)[-+)\]*]*$/i.exec(
    latinDigits(text.replace(/[\u200e\u200f]/g, "")),
  );
  const value = Number(match?.[2]);
  if (!match || value < 1 || value > MOST) return null;
  const marked = Boolean(match[1] || match[3] || /[([]/.test(text));
  return { value, marked };
}

interface Read {
  box: Box;
  value: number;
  marked: boolean;
  confidence: number;
}

/** Everything of a row that reads as a quantity, by either reader. */
function readIn(row: Row): Read[] {
  const numbers = row.numbers.filter(({ struck }) => !struck);
  return [...numbers, ...row.words].flatMap(({ text, box, confidence }) => {
    const quantity = quantityIn(text);
    return quantity ? [{ ...quantity, box, confidence }] : [];
  });
}

/** The quantity that stands beside an amount, or between its line and the next; null when there is none. */
export function quantityNear(
  rows: readonly Row[],
  at: number,
  amount: PageAmount,
): Quantity | null {
  const tall = height((rows[at] as Row).box);
  const found = [at - 1, at, at + 1].flatMap((near) => {
    const other = rows[near];
    // A neighbour with an amount of its own keeps its quantity.
    if (!other || (near !== at && (other.label || other.amounts.some(({ decimals }) => decimals))))
      return [];
    return readIn(other).flatMap((read) => {
      const away = Math.abs(middle(read.box) - middle(amount.box));
      if (covers(read.box, amount.box) || away > REACH * tall) return [];
      if (!read.marked && read.confidence < LEAST_READ) return [];
      const beside = near === at ? 1 : 0;
      return [{ ...read, worth: (read.marked ? 2 : 0) + beside + read.confidence - away / tall }];
    });
  });
  const [best] = found.sort((a, b) => b.worth - a.worth);
  if (!best) return null;
  const disputed = found.some(
    ({ value, box }) => value !== best.value && covers(box, best.box, 0.3),
  );
  const clear = best.marked || (best.confidence > WELL_READ && best.value < UNUSUAL);
  return { value: best.value, counted: clear && !disputed };
}
