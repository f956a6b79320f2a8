import { expect, test } from "vitest";
import type { ConnectedComponent } from "./components";
import { findWords } from "./words";

/** A component from its left, top, width and height. */
const component = (
  x: number,
  y: number,
  wide: number,
  tall: number,
  dark = true,
): ConnectedComponent => ({
  x0: x,
  y0: y,
  x1: x + wide,
  y1: y + tall,
  area: wide * tall,
  dark,
  enclosing: null,
});

const widths = (components: ConnectedComponent[]) =>
  findWords(components)
    .sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0)
    .map(({ x0, x1 }) => [x0, x1]);

test("digits and the point between them are one word", () => {
  const components = [
    component(0, 0, 16, 28),
    component(20, 0, 16, 28),
    component(40, 24, 4, 4),
    component(48, 0, 16, 28),
  ];
  expect(widths(components)).toEqual([[0, 64]]);
});

test("zeros of Arabic stand wide apart and still belong to their number", () => {
  // ١٠٬٠٠: a tall stroke, then dots in the middle of the line.
  const components = [
    component(0, 0, 5, 28),
    component(22, 10, 8, 9),
    component(40, 20, 6, 12),
    component(58, 10, 8, 9),
  ];
  expect(widths([...components, component(78, 10, 8, 9)])).toEqual([[0, 86]]);
});

test("a number may begin with a zero of Arabic", () => {
  const components = [
    component(0, 10, 8, 9),
    component(18, 20, 6, 12),
    component(34, 0, 15, 28),
    component(62, 10, 8, 9),
  ];
  expect(widths(components)).toEqual([[0, 70]]);
});

test("what stands within a low word continues it, however far its comma hangs", () => {
  // ٥٬٠٠ beside a tall currency, which tells how tall the line of the comma is, and not that of the zeros.
  const five = [component(82, 12, 11, 15), component(96, 24, 6, 10)];
  const zeros = [component(109, 18, 4, 6), component(118, 17, 5, 7)];
  expect(widths([...five, ...zeros, component(137, 1, 24, 38)])[0]?.[0]).toBe(82);
  expect(widths([...five, ...zeros, component(137, 1, 24, 38)])).toHaveLength(1);
});

test("a bold comma that hangs under its line belongs to it", () => {
  const components = [component(0, 0, 28, 40), component(34, 30, 12, 21), component(53, 0, 24, 40)];
  expect(widths(components)).toEqual([[0, 77]]);
});

test("a wide gap parts columns, and lines don't run into each other", () => {
  const row = (y: number) => [
    component(0, y, 16, 28),
    component(20, y, 16, 28),
    component(70, y, 16, 28),
    component(90, y, 16, 28),
  ];
  expect(widths([...row(0), ...row(40)])).toEqual([
    [0, 36],
    [70, 106],
    [0, 36],
    [70, 106],
  ]);
});

test("light ink is no part of a dark word", () => {
  expect(widths([component(0, 0, 16, 28), component(20, 0, 16, 28, false)])).toHaveLength(2);
});

test("the holes of letters are no word", () => {
  const letter = (x: number): ConnectedComponent => ({ ...component(x, 0, 30, 28), area: 500 });
  const [one, two] = [letter(0), letter(40)];
  const holes = [
    { ...component(8, 8, 12, 12, false), enclosing: one },
    { ...component(48, 8, 12, 12, false), enclosing: two },
  ];
  expect(findWords([one, two, ...holes]).filter(({ dark }) => !dark)).toEqual([]);
});

test("a digit alone on a button is a word", () => {
  const button = component(0, 0, 64, 70);
  expect(
    widths([button, { ...component(22, 20, 16, 28, false), enclosing: button }]),
  ).toContainEqual([22, 38]);
});

test("specks are no words", () => {
  expect(findWords([component(0, 0, 4, 4), component(100, 50, 6, 5)])).toEqual([]);
});

test("the box around a digit is no part of it", () => {
  const box = { ...component(0, 0, 60, 56), area: 400 };
  expect(widths([box, component(22, 14, 16, 28)])).toEqual([[22, 38]]);
  // A letter with a dot in its bowl is no box.
  const bowl = { ...component(0, 0, 40, 30), area: 300 };
  expect(widths([bowl, component(16, 8, 6, 6)])).toEqual([[0, 40]]);
});

/** A spot or a ring of so many pixels that fill so much of their box. */
const filled = (one: ConnectedComponent, fill: number): ConnectedComponent => ({
  ...one,
  area: fill * (one.x1 - one.x0) * (one.y1 - one.y0),
});

test("a light digit on a round spot is a word, and the spot is none", () => {
  const spot = filled(component(0, 0, 85, 86), 0.71);
  const digit = { ...filled(component(30, 26, 26, 34, false), 0.44), enclosing: spot };
  expect(widths([spot, digit])).toEqual([[30, 56]]);
});

test("the hole of a round letter is no word, however thick its ring is", () => {
  const letter = filled(component(0, 0, 40, 42), 0.64);
  const hole = { ...filled(component(11, 12, 18, 18, false), 0.78), enclosing: letter };
  expect(widths([letter, hole])).toEqual([[0, 40]]);
});
