import type { Browser } from "playwright";
import sharp from "sharp";
import type { Random } from "~/sample/random";
import { photograph } from "./camera";

/** What happened to a picture between the screen and us. */
export type Spoiling =
  | "none"
  | "small"
  | "compressed"
  | "cropped"
  | "tilted"
  | "photo"
  | "table"
  | "screen";

const PAPER = { r: 190, g: 180, b: 168 };

/** Noise like a sensor's, as a picture to lay over another. */
async function grain(width: number, height: number, random: Random): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const value = random.chance(0.5) ? 255 : 0;
    pixels.fill(value, at, at + 3);
    pixels[at + 3] = random.int(0, 26);
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** A light that falls off to one corner, as SVG. */
function shade(width: number, height: number): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/>
<stop offset="1" stop-color="#000" stop-opacity="0.38"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`);
}

/** The share of its height that a cropped picture loses at its top. */
export const CUT = 0.13;

/** The picture as somebody would upload it; JPEG unless nothing happened to it. */
export async function spoil(
  png: Buffer,
  how: Spoiling,
  { random, browser }: { random: Random; browser: Browser },
): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  switch (how) {
    case "none":
      return png;
    case "table":
    case "screen":
      return photograph(browser, png, how, random);
    case "small":
      return sharp(png)
        .resize({ width: Math.round(width * 0.55) })
        .jpeg({ quality: 80 })
        .toBuffer();
    case "compressed":
      return sharp(png)
        .resize({ width: Math.round(width * 0.75) })
        .jpeg({ quality: 35 })
        .toBuffer();
    case "cropped": {
      const left = Math.round(width * 0.012);
      const top = Math.round(height * CUT);
      return sharp(png)
        .extract({ left, top, width: width - 2 * left, height: height - top })
        .jpeg({ quality: 75 })
        .toBuffer();
    }
    case "tilted":
      return sharp(png)
        .rotate(random.pick([-3, -2, -1.5, 1.5, 2, 3]), { background: PAPER })
        .jpeg({ quality: 70 })
        .toBuffer();
    case "photo": {
      const turned = await sharp(png)
        .rotate(random.pick([-2, -1, 1, 2]), { background: PAPER })
        .extend({ top: 60, bottom: 60, left: 50, right: 50, background: PAPER })
        .blur(0.8)
        .png()
        .toBuffer();
      const size = await sharp(turned).metadata();
      return sharp(turned)
        .composite([
          { input: shade(size.width, size.height) },
          { input: await grain(size.width, size.height, random) },
        ])
        .jpeg({ quality: 68 })
        .toBuffer();
    }
  }
}
