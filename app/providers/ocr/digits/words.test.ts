import { expect, test } from "vitest";
import type { Mark } from "./marks";
import { findWords } from "./words";

/** A mark from its left, top, width and height. */
const mark = (x: number, y: number, wide: number, tall: number, dark = true): Mark => ({
  x0: x,
  y0: y,
  x1: x + wide,
  y1: y + tall,
  area: wide * tall,
  dark,
  holder: null,
});

const widths = (marks: Mark[]) =>
  findWords(marks)
    .sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0)
    .map(({ x0, x1 }) => [x0, x1]);

test("digits and the point between them are one word", () => {
  const marks = [mark(0, 0, 16, 28), mark(20, 0, 16, 28), mark(40, 24, 4, 4), mark(48, 0, 16, 28)];
  expect(widths(marks)).toEqual([[0, 64]]);
});

test("zeros of Arabic stand wide apart and still belong to their number", () => {
  // ١٠٬٠٠: a tall stroke, then dots in the middle of the line.
  const marks = [mark(0, 0, 5, 28), mark(22, 10, 8, 9), mark(40, 20, 6, 12), mark(58, 10, 8, 9)];
  expect(widths([...marks, mark(78, 10, 8, 9)])).toEqual([[0, 86]]);
});

test("a number may begin with a zero of Arabic", () => {
  const marks = [mark(0, 10, 8, 9), mark(18, 20, 6, 12), mark(34, 0, 15, 28), mark(62, 10, 8, 9)];
  expect(widths(marks)).toEqual([[0, 70]]);
});

test("a bold comma that hangs under its line belongs to it", () => {
  const marks = [mark(0, 0, 28, 40), mark(34, 30, 12, 21), mark(53, 0, 24, 40)];
  expect(widths(marks)).toEqual([[0, 77]]);
});

test("a wide gap parts columns, and lines don't run into each other", () => {
  const row = (y: number) => [
    mark(0, y, 16, 28),
    mark(20, y, 16, 28),
    mark(70, y, 16, 28),
    mark(90, y, 16, 28),
  ];
  expect(widths([...row(0), ...row(40)])).toEqual([
    [0, 36],
    [70, 106],
    [0, 36],
    [70, 106],
  ]);
});

test("light ink is no part of a dark word", () => {
  expect(widths([mark(0, 0, 16, 28), mark(20, 0, 16, 28, false)])).toHaveLength(2);
});

test("the holes of letters are no word", () => {
  const letter = (x: number): Mark => ({ ...mark(x, 0, 30, 28), area: 500 });
  const [one, two] = [letter(0), letter(40)];
  const holes = [
    { ...mark(8, 8, 12, 12, false), holder: one },
    { ...mark(48, 8, 12, 12, false), holder: two },
  ];
  expect(findWords([one, two, ...holes]).filter(({ dark }) => !dark)).toEqual([]);
});

test("a digit alone on a button is a word", () => {
  const button = mark(0, 0, 64, 70);
  expect(widths([button, { ...mark(22, 20, 16, 28, false), holder: button }])).toContainEqual([
    22, 38,
  ]);
});

test("specks are no words", () => {
  expect(findWords([mark(0, 0, 4, 4), mark(100, 50, 6, 5)])).toEqual([]);
});

test("the box around a digit is no part of it", () => {
  const box = { ...mark(0, 0, 60, 56), area: 400 };
  expect(widths([box, mark(22, 14, 16, 28)])).toEqual([[22, 38]]);
  // A letter with a dot in its bowl is no box.
  const bowl = { ...mark(0, 0, 40, 30), area: 300 };
  expect(widths([bowl, mark(16, 8, 6, 6)])).toEqual([[0, 40]]);
});
