import type { PageNumber } from "~/features/checkout/digits/read-numbers";
import type { Box } from "~/providers/ocr/ocr";
import { boxAround, height, levelWith, shared } from "../boxes";
import { type ReadField, unread } from "../reading";
import { dateIn } from "./date";
import type { PageRow } from "./page";

/** A date that no other reading comes near is certain from this confidence on. */
const CLEAR = 0.9;
/** A digit this close to a date, in heights, may be its first or its last one. */
const TOUCHING = 0.9;
/** How far a date is believed that was put together from pieces: a person looks at it. */
const PIECED = 0.7;

/** The same where a digit between them was lost. */
const WITH_ROOM = 1.6;

const isNear = (one: Box, other: Box, reach: number) =>
  levelWith(one, other) && shared(one.x0, one.x1, other.x0, other.x1) > -reach * height(other);

/** A clock beside a date is wider than a digit. */
const touches = (digit: Box, date: Box) =>
  isNear(digit, date, TOUCHING) && digit.x1 - digit.x0 < height(date);

/** A day written with one digit where its month has two: the first one stands apart. */
const WITHOUT_FIRST = /^\d[/.-]\d\d[/.-]20\d\d$/;
/** A date whose year is cut off. */
const WITHOUT_LAST = /^(\d\d?[/.-]\d\d?[/.-])(2\d{0,2})$/;

/** A date from two numbers that stand close together; null where they are none. */
function together(one: PageNumber, other: PageNumber): string | null {
  if (WITHOUT_FIRST.test(other.text) && /^[123]$/.test(one.text)) return one.text + other.text;
  const [, before, cut] = WITHOUT_LAST.exec(one.text) ?? [];
  if (cut === undefined || !/^\d{1,3}$/.test(other.text)) return null;
  const year = cut + other.text;
  if (year.length === 4) return before + year;
  // The zero of Arabic is a point, and the first thing to be lost.
  return year.length === 3 ? `${before}20${year.slice(1)}` : null;
}

/** The numbers of a row, pieces of a date put together. */
function joined(numbers: readonly PageNumber[]): PageNumber[] {
  const all: PageNumber[] = [];
  for (const number of numbers) {
    const before = all[all.length - 1];
    const near = before && isNear(before.box, number.box, WITH_ROOM);
    const whole = near ? together(before, number) : null;
    if (before && whole)
      all[all.length - 1] = {
        ...number,
        text: whole,
        confidence: PIECED,
        box: boxAround([before.box, number.box]),
      };
    else all.push(number);
  }
  return all;
}

const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join(" ");

/** How far the likeliest of these that is a date is believed; 0 without one. */
const believed = (parts: readonly { text: string; confidence: number }[], now: number) =>
  Math.max(0, ...parts.map((one) => (dateIn(one.text, now) === null ? 0 : one.confidence)));

/** The date on a page, by the reader that sees it more clearly. */
export function printedDate(
  rows: readonly PageRow[],
  numbers: readonly PageNumber[],
  now: number,
): ReadField<number> {
  for (const row of rows) {
    const own = joined(row.numbers);
    const texts = [textOf(own), textOf(row.words)];
    const surer = believed(row.words, now) > believed(own, now);
    const value = dateIn((surer ? texts.reverse() : texts).join(" "), now);
    if (value === null) continue;
    const clear = numbers.some(
      (number) =>
        number.confidence > CLEAR &&
        dateIn(number.text, now) !== null &&
        !numbers.some((other) => other !== number && touches(other.box, number.box)),
    );
    return { value, sure: clear && believed(own, now) > CLEAR };
  }
  return unread();
}
