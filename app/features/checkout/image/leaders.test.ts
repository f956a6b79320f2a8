import { expect, test } from "vitest";
import type { ConnectedComponent } from "../digits/components";
import { leadersIn, withoutLeaders } from "./leaders";

const component = (x0: number, y0: number, wide: number, tall: number): ConnectedComponent => ({
  x0,
  y0,
  x1: x0 + wide,
  y1: y0 + tall,
  area: wide * tall,
  dark: true,
  enclosing: null,
});

const dots = (count: number, y = 30) =>
  Array.from({ length: count }, (_, at) => component(20 + at * 8, y + (at % 2), 4, 4));

test("a row of dots is a leader; digits beside it are not part of it", () => {
  const digit = component(20 + 12 * 8, 10, 14, 24);
  expect(leadersIn([...dots(12), digit])).toEqual([dots(12)]);
});

test("a few dots are the hidden digits of a card", () => {
  expect(leadersIn(dots(4))).toEqual([]);
});

test("dots at many heights are those of letters", () => {
  const letters = Array.from({ length: 12 }, (_, at) =>
    component(20 + at * 8, 30 + (at % 3) * 12, 4, 4),
  );
  expect(leadersIn(letters)).toEqual([]);
});

test("leaders are painted over with what is above them", () => {
  const pixels = new Uint8Array(200 * 60).fill(200);
  for (const { x0, y0, x1, y1 } of dots(12))
    for (let y = y0; y < y1; y++) pixels.fill(0, y * 200 + x0, y * 200 + x1);
  const grey = withoutLeaders({ width: 200, height: 60, pixels }, dots(12));
  expect(Math.min(...grey.pixels)).toBe(200);
});
