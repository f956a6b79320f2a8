import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Grey } from "~/server/pictures/grey";
import { readNumbers } from "./read-numbers";

/** Lines drawn by a browser, some shrunk, compressed and enlarged again as small uploads are. */
async function fixture(name: string): Promise<Grey> {
  const file = fileURLToPath(new URL(`./fixtures/${name}.png`, import.meta.url));
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}

/** The same picture with ink and background exchanged: dark mode. */
const inverted = ({ width, height, pixels }: Grey): Grey => ({
  width,
  height,
  pixels: pixels.map((value) => 255 - value),
});

/** One picture under another, on the background of the upper one. */
function stacked(upper: Grey, lower: Grey): Grey {
  const width = Math.max(upper.width, lower.width);
  const height = upper.height + lower.height;
  const pixels = new Uint8Array(width * height).fill(upper.pixels[0] as number);
  for (const [grey, top] of [
    [upper, 0],
    [lower, upper.height],
  ] as const)
    for (let y = 0; y < grey.height; y++)
      pixels.set(grey.pixels.subarray(y * grey.width, (y + 1) * grey.width), (top + y) * width);
  return { width, height, pixels };
}

/** What is read of digits, the currency's scraps left out. */
const read = (grey: Grey) =>
  readNumbers(grey)
    .filter(({ text }) => text.length > 2)
    .sort((a, b) => a.box.y0 - b.box.y0)
    .map(({ text, script }) => `${text} ${script}`);

const LINES: [string, string][] = [
  ["latin-plain", "1,234.50 latin"],
  ["latin-dark-small", "-17.05 latin"],
  ["eastern-plain", "1'234,50 eastern"],
  ["eastern-zeros", "200,00 eastern"],
  ["eastern-dark-small", "-87,60 eastern"],
  ["eastern-point-button", "319.98 eastern"],
  ["eastern-worn", "56,40 eastern"],
  ["eastern-date", "09/08/2026 eastern"],
];

test.each(LINES)("the line %s is read as %s", async (name, number) => {
  const [line] = read(await fixture(name));
  expect(line?.replace(/^(\d)[,']/, "$1'")).toBe(number.replace(/^(\d)[,']/, "$1'"));
});

test.each(LINES.slice(0, 4))("%s is read as well in dark mode", async (name, number) => {
  const [line] = read(inverted(await fixture(name)));
  expect(line?.replace(/^(\d)[,']/, "$1'")).toBe(number.replace(/^(\d)[,']/, "$1'"));
});

test("both scripts are read on one page, from top to bottom", async () => {
  const page = stacked(await fixture("latin-plain"), await fixture("eastern-zeros"));
  expect(read(page)).toEqual(["1,234.50 latin", "200,00 eastern"]);
});

test("blank paper and noise hold no numbers that are believed", () => {
  const noise = Uint8Array.from({ length: 300 * 200 }, (_, at) => ((at * 7919) ^ (at >> 3)) & 255);
  expect(readNumbers({ width: 300, height: 200, pixels: noise.map(() => 255) })).toEqual([]);
  const found = readNumbers({ width: 300, height: 200, pixels: noise });
  expect(found.filter(({ confidence, text }) => confidence > 0.9 && text.length > 3)).toEqual([]);
});
