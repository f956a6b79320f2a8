import type { Page } from "playwright";
import type { Random } from "~db/sample/random";
import { inventText } from "./lines";

/** Where a character stands on a sheet, in pixels of the sheet. */
export interface Letter {
  character: string;
  x0: number;
  x1: number;
}

export interface SheetLine {
  y0: number;
  y1: number;
  letters: Letter[];
}

const INKS = [
  ["#111", "#fff"],
  ["#1b1b1f", "#f4f4f6"],
  ["#6e6e78", "#fff"],
  ["#f3f3f5", "#16181c"],
  ["#9da0aa", "#1a1c21"],
  ["#fff", "#d6402b"],
  ["#fff", "#f2a33a"],
  ["#1f9d55", "#fff"],
  ["#222", "#e8e2d6"],
  ["#333", "#cdbfb4"],
  ["#fff", "#111"],
] as const;

export const SHEET = { width: 1000, height: 1400 };

/** Draws a page full of numbers and words in random faces, sizes, weights and colours. */
export async function drawSheet(
  page: Page,
  faces: readonly string[],
  random: Random,
  css = "",
): Promise<{ png: Buffer; lines: SheetLine[] }> {
  const [ink, ground] = random.pick(INKS);
  const rows: string[] = [];
  let y = 10;
  while (y < SHEET.height - 70) {
    const size = random.pick([15, 17, 19, 21, 24, 28, 32, 40, 52]);
    let x = 12;
    while (x < SHEET.width - 6 * size) {
      const { text, arabic } = inventText(random);
      rows.push(
        `<span dir="${arabic ? "rtl" : "ltr"}" style="left:${x}px;top:${y}px;font:${random.chance(0.06) ? "italic " : ""}${random.pick([400, 400, 400, 600, 700])} ${size}px/1.6 '${random.pick(faces)}';letter-spacing:${arabic ? 0 : random.pick([0, 0, 0, 0.02, -0.03, 0.06])}em">${text}</span>`,
      );
      x += Math.round(size * (0.75 * text.length + 1.2));
    }
    y += Math.round(size * 1.75) + random.int(0, 8);
  }
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>${css}body{margin:0;background:${ground};color:${ink}}
span{position:absolute;white-space:pre;unicode-bidi:isolate}</style>${rows.join("")}`);
  await page.evaluate(() => document.fonts.ready);
  const lines = await page.evaluate(() =>
    [...document.querySelectorAll("span")].map((span) => {
      const node = span.firstChild as Text;
      const box = span.getBoundingClientRect();
      const letters = [...node.data].map((character, at) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { left, right } = range.getBoundingClientRect();
        return { character, x0: left, x1: right };
      });
      return { y0: box.top, y1: box.bottom, letters };
    }),
  );
  return { png: await page.screenshot({ clip: { x: 0, y: 0, ...SHEET } }), lines };
}
