import { expect, test } from "vitest";
import type { Grey } from "~/server/pictures/grey";
import { normaliseBackground } from "./background";

const [WIDTH, HEIGHT] = [300, 200];

/** A page with a bar across it, a stroke of ink on each. */
function withBar(page: number, foreground: number, bar: number, barInk: number): Grey {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(page);
  const paint = (x0: number, x1: number, y0: number, y1: number, value: number) => {
    for (let y = y0; y < y1; y++) pixels.fill(value, y * WIDTH + x0, y * WIDTH + x1);
  };
  paint(40, 240, 40, 46, foreground);
  paint(0, WIDTH, 100, 180, bar);
  paint(40, 240, 136, 142, barInk);
  return { width: WIDTH, height: HEIGHT, pixels };
}

const at = ({ pixels }: Grey, x: number, y: number) => pixels[y * WIDTH + x] as number;

test.each([
  ["white on a black bar", withBar(250, 20, 15, 245)],
  ["a page in dark mode with a light button", withBar(18, 240, 230, 30)],
  ["white on a red button", withBar(255, 40, 95, 255)],
])("%s comes out black on white", (_, grey) => {
  const level = normaliseBackground(grey);
  expect(at(level, 100, 43)).toBeLessThan(60);
  expect(at(level, 100, 139)).toBeLessThan(60);
  expect(at(level, 20, 70)).toBeGreaterThan(235);
  expect(at(level, 20, 120)).toBeGreaterThan(235);
});

test("the shade of a photograph is evened out", () => {
  const grey = withBar(220, 60, 220, 60);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const i = y * WIDTH + x;
      grey.pixels[i] = (grey.pixels[i] as number) * (1 - x / (2 * WIDTH));
    }
  const level = normaliseBackground(grey);
  expect(at(level, 10, 20)).toBeGreaterThan(235);
  expect(at(level, 290, 20)).toBeGreaterThan(235);
  expect(at(level, 230, 43)).toBeLessThan(110);
});

test("a picture without any ground stays as it is", () => {
  const noise = {
    width: 20,
    height: 20,
    pixels: new Uint8Array(400).map((_, i) => (i * 97) % 256),
  };
  expect(normaliseBackground(noise)).toEqual(noise);
});
