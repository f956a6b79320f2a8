import { expect, test } from "vitest";
import { splitAtBrackets } from "./brackets";
import type { ConnectedComponent } from "./components";

const component = (
  ...[x0, y0, x1, y1, fill = 0.5]: [number, number, number, number, number?]
): ConnectedComponent => ({
  ...{ x0, y0, x1, y1, dark: true, enclosing: null },
  area: fill * (x1 - x0) * (y1 - y0),
});

const word = (components: ConnectedComponent[]) => ({
  ...{ x0: 0, y0: 0, x1: 400, y1: 60, dark: true },
  components,
});

const told = (components: ConnectedComponent[]) =>
  splitAtBrackets(word(components)).map(
    ({ components: own, bracketed = false }) => `${own.length}${bracketed ? " held" : ""}`,
  );

const open = component(0, 0, 14, 54, 0.37);
const digit = component(18, 6, 44, 43);
const close = component(48, 0, 62, 54, 0.37);
const letters = [component(90, 8, 140, 50), component(142, 8, 180, 50)];

test("a digit in brackets beside a name is a word of its own", () => {
  expect(told([open, digit, close, ...letters])).toEqual(["2", "1 held"]);
});

test("brackets that hold a word or an amount stay part of it", () => {
  const held = [18, 36, 54].map((x) => component(x, 6, x + 14, 43));
  expect(told([open, ...held, component(72, 0, 86, 54, 0.37)])).toEqual(["5"]);
});

test("the strokes of a date are no brackets: digits stand close on their other side", () => {
  const day = [component(-20, 6, -4, 43), open, digit, close, component(66, 6, 82, 43)];
  expect(told(day)).toEqual(["5"]);
});

test("ones of Arabic beside a five or a zero are digits of one amount", () => {
  const one = (x: number) => component(x, 0, x + 12, 40, 0.7);
  expect(told([one(0), component(18, 8, 40, 32), one(46)])).toEqual(["3"]);
  expect(told([one(0), component(18, 16, 26, 24), one(46)])).toEqual(["3"]);
});
