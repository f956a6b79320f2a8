import sharp, { type Sharp } from "sharp";
import type { Grey } from "~/server/pictures/grey";
import { type ConnectedComponent, findComponents } from "../digits/components";
import { findForeground } from "../digits/foreground";
import { withoutRules } from "../digits/rules";
import { skewOf } from "../digits/skew";
import { normaliseBackground } from "./background";
import { withoutLeaders } from "./leaders";
import { findPaper } from "./paper";

/** A picture made fit for reading. */
export interface Prepared {
  grey: Grey;
  /** Whether it is full of clutter, as what surrounds a receipt is. */
  photo: boolean;
}

/** The picture as a reader of words wants it: black on white, without the lines of tables. */
export function forWords({ grey, photo }: Prepared): Grey {
  const level = normaliseBackground(grey, photo);
  const { dark } = findForeground(level);
  return withoutRules(level, { dark, light: new Uint8Array(dark.length) });
}

/** Grey pixels as a PNG. */
export function pngOf({ width, height, pixels }: Grey): Promise<Buffer> {
  const raw = { width, height, channels: 1 } as const;
  return sharp(pixels, { raw }).png({ compressionLevel: 1 }).toBuffer();
}

/** No upload is decoded beyond this many pixels: eight times a phone's screen, and a camera's 50 megapixels. */
const MOST_PIXELS = 50_000_000;
/** The width at which the letters of a phone's screen or a till's paper come out 20 to 50 pixels tall. */
const WIDTH = 1100;
const MOST_ENLARGED = 3;
/** Pixels beyond which reading takes too long; a long receipt is shrunk to them. */
const MOST_WORKED = 3_200_000;
/** Digits lower than this, in pixels, are enlarged to that. */
const LEAST_GLYPH = 17;
const GLYPH = 26;
/** Less skew than this many degrees does no harm. */
const LEAST_SKEW = 0.35;
/** No screen and no paper has so many components: the cloth, wood or stone around it has. */
const CLUTTER = 2200;

const open = (image: Buffer) =>
  sharp(image, { limitInputPixels: MOST_PIXELS, failOn: "error", animated: false });

/** Grey pixels as sharp takes them, without another file being written and read in between. */
const from = ({ width, height, pixels }: Grey) =>
  sharp(pixels, { raw: { width, height, channels: 1 }, limitInputPixels: MOST_PIXELS });

/** What comes out of a chain of steps, as grey pixels. */
async function greyOf(steps: Sharp): Promise<Grey> {
  const { data, info } = await steps
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    pixels: new Uint8Array(data.buffer, data.byteOffset, data.length),
  };
}

/** The usual height of what may be digits: the middle one of all components taller than a dot. */
function usualHeight(components: readonly ConnectedComponent[]): number {
  const heights = components
    .map(({ y0, y1 }) => y1 - y0)
    .filter((tall) => tall > 6)
    .sort((a, b) => a - b);
  return heights[Math.floor(heights.length * 0.6)] ?? GLYPH;
}

/** Specks are smaller than this, in pixels; more of them than letters have dots are grain. */
const SPECK = 24;
const GRAINY = 700;

const isGrainy = (components: readonly ConnectedComponent[]) =>
  components.filter(({ area }) => area < SPECK).length > GRAINY;

interface SizedPicture {
  grey: Grey;
  components: ConnectedComponent[];
}

/** A picture at the size at which it is read, smoothed if asked for. */
async function atWorkingSize(image: Grey, smooth = false): Promise<SizedPicture> {
  const { width, height } = image;
  const wanted = Math.min(MOST_ENLARGED, WIDTH / Math.min(width, height));
  const scale = Math.min(wanted, Math.sqrt(MOST_WORKED / (width * height)));
  const sized = from(image).resize({
    width: Math.max(1, Math.round(width * scale)),
    kernel: "cubic",
  });
  const grey = await greyOf(smooth ? sized.median(3).blur(1.6) : sized);
  return { grey, components: findComponents(grey, findForeground(grey)) };
}

/** A picture smoothed where it is grainy: grain parts the letters of a dim photograph. */
async function smoothed(image: Grey, plain: SizedPicture): Promise<SizedPicture> {
  return isGrainy(plain.components) ? atWorkingSize(image, true) : plain;
}

/** What is printed near the edge of a paper is cut off unless this share of its sides is left around it. */
const EDGE = 0.03;

/** The part of a photograph that is paper; null where none stands out. */
async function paperOf(image: Grey, { grey }: SizedPicture): Promise<Grey | null> {
  const paper = findPaper(grey, findForeground(grey));
  if (!paper) return null;
  const scale = image.width / grey.width;
  const [across, down] = [EDGE * (paper.x1 - paper.x0), EDGE * (paper.y1 - paper.y0)];
  const left = Math.floor(Math.max(0, paper.x0 - across) * scale);
  const top = Math.floor(Math.max(0, paper.y0 - down) * scale);
  return greyOf(
    from(image).extract({
      left,
      top,
      width: Math.floor(Math.min(grey.width, paper.x1 + across) * scale) - left,
      height: Math.floor(Math.min(grey.height, paper.y1 + down) * scale) - top,
    }),
  );
}

/** Levels a slanting picture and enlarges small print. */
async function straighten({ grey, components }: SizedPicture): Promise<Grey> {
  const skew = skewOf(components);
  const usual = usualHeight(components);
  const room = Math.sqrt(MOST_WORKED / (grey.width * grey.height));
  const enlarge = usual < LEAST_GLYPH ? Math.max(1, Math.min(2, room, GLYPH / usual)) : 1;
  if (Math.abs(skew) < LEAST_SKEW && enlarge === 1) return withoutLeaders(grey, components);
  const background = grey.pixels[0] ?? 255;
  const straight = await greyOf(
    from(grey)
      .resize({ width: Math.round(grey.width * enlarge), kernel: "cubic" })
      .rotate(-skew, { background: { r: background, g: background, b: background } }),
  );
  return withoutLeaders(straight, findComponents(straight, findForeground(straight)));
}

/** What phones and cameras write. Vectors, documents and films are for programs we would rather not run on them. */
const FORMATS = ["jpeg", "png", "webp", "heif", "gif"];

/** @throws Error unless the bytes are one of the formats that we decode. */
async function assertPicture(image: Buffer): Promise<void> {
  const { format } = await open(image).metadata();
  if (!FORMATS.includes(format)) throw new Error(`A ${format} is not read`);
}

/**
 * Turns somebody's file into grey pixels of a useful size, upright and level.
 *
 * @throws Error when it is no picture, or a bomb.
 */
export async function prepare(image: Buffer): Promise<Prepared> {
  await assertPicture(image);
  const upright = await greyOf(open(image).rotate().flatten({ background: "#fff" }));
  const whole = await atWorkingSize(upright);
  const smooth = await smoothed(upright, whole);
  const photo = whole.components.length >= CLUTTER;
  const paper = photo ? await paperOf(upright, smooth) : null;
  const read = paper ? await smoothed(paper, await atWorkingSize(paper)) : smooth;
  return { grey: await straighten(read), photo };
}

/** The longest side a model gets to see, in pixels: small print stays legible, and it costs no more. */
const MODEL_SIDE = 1600;

/** A picture as a JPEG without anything but its pixels. */
export async function encodeForModel(image: Buffer): Promise<Buffer> {
  await assertPicture(image);
  return open(image)
    .rotate()
    .flatten({ background: "#fff" })
    .resize({ width: MODEL_SIDE, height: MODEL_SIDE, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer();
}
