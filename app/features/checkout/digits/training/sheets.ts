import type { Page } from "playwright";
import type { Random } from "~/sample/random";
import { SIGN } from "~tests/eval/snapshots/amount-text";
import type { Face } from "./faces";
import { inventText, RIYAL } from "./lines";

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

/** A drawn sheet. */
export interface Sheet {
  png: Buffer;
  lines: SheetLine[];
  /** Whether its letters are darker than its ground. */
  dark: boolean;
}

/** How bright a colour such as `#1b1b1f` or `#fff` is, 0 to 1, each channel alike. */
function brightness(colour: string): number {
  const digits = colour.slice(1);
  const each = digits.length === 3 ? [...digits].map((one) => one + one) : digits.match(/../g);
  return (each ?? []).reduce((sum, one) => sum + Number.parseInt(one, 16), 0) / (3 * 255);
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

/** How large letters are, in pixels of a sheet: as large as the reading makes them before it looks. */
const SIZES = [24, 27, 30, 34, 38, 44, 52, 64];
/** Fewer faces on one sheet load faster. */
const FACES_EACH = 7;
/** Slant that levelling leaves, in degrees. */
const SLANT = 0.45;

/** How a sheet's pages are written: most in one script. */
const SHARES = [0, 0.1, 0.5, 0.9, 1, 1];

/**
 * Draws a page full of numbers and words in random faces, sizes, weights and colours.
 *
 * @param least the smallest letters, in pixels of the sheet.
 */
export async function drawSheet(
  page: Page,
  faces: readonly Face[],
  random: Random,
  least: number,
): Promise<Sheet> {
  const [foreground, background] = random.pick(INKS);
  const sizes = SIZES.filter((size) => size >= least);
  const share = random.pick(SHARES);
  const slant = (random.next() * 2 - 1) * SLANT;
  const chosen = Array.from({ length: FACES_EACH }, () => random.pick(faces));
  const rows: string[] = [];
  let y = 10;
  while (y < SHEET.height - 100) {
    const size = random.pick(sizes);
    let x = 12;
    while (x < SHEET.width - 5 * size) {
      const { text, arabic } = inventText(random, share);
      const wide = Math.round(size * (0.64 * text.length + 0.9));
      if (x > 12 && x + wide > SHEET.width) break;
      const look = `${random.chance(0.06) ? "italic " : ""}${random.pick([400, 400, 400, 600, 700])}`;
      const spacing = arabic ? 0 : random.pick([0, 0, 0, 0.02, -0.03, 0.06, 0.1]);
      rows.push(
        `<span dir="${arabic ? "rtl" : "ltr"}" style="left:${x}px;top:${y}px;font:${look} ${size}px/1.6 '${random.pick(chosen).name}';letter-spacing:${spacing}em">${text.replace(RIYAL, SIGN)}</span>`,
      );
      x += wide;
    }
    y += Math.round(size * 1.6) + random.int(0, 8);
  }
  const css = [...new Set(chosen)].map((face) => face.css).join("");
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>${css}body{margin:0;background:${background};color:${foreground}}
span{position:absolute;white-space:pre;unicode-bidi:isolate;transform:rotate(${slant}deg)}</style>${rows.join("")}`);
  await page.evaluate(() => document.fonts.ready);
  const lines = await page.evaluate(
    (riyal) =>
      [...document.querySelectorAll("span")].map((span) => {
        const box = span.getBoundingClientRect();
        const letters = [...span.childNodes].flatMap((node) => {
          const text = node instanceof Text ? [...node.data] : [riyal];
          return text.map((character, at) => {
            const range = document.createRange();
            if (node instanceof Text) {
              range.setStart(node, at);
              range.setEnd(node, at + 1);
            } else range.selectNode(node);
            const { left, right } = range.getBoundingClientRect();
            return { character, x0: left, x1: right };
          });
        });
        return { y0: box.top, y1: box.bottom, letters };
      }),
    RIYAL,
  );
  const png = await page.screenshot({ clip: { x: 0, y: 0, ...SHEET } });
  return { png, lines, dark: brightness(foreground) < brightness(background) };
}
