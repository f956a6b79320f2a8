import sharp, { type Sharp } from "sharp";
import type { Random } from "~/sample/random";
import type { Grey } from "~/server/pictures/grey";

/** What happened to a sheet before it is read. */
export interface Wear {
  /** How small it was when it was uploaded, 1 for as large as it is read. */
  shrink: number;
}

/** Small uploads are enlarged before they are read, and blurred by it. */
export const drawWear = (random: Random): Wear => ({
  shrink: random.pick([1, 1, 1, 0.75, 0.75, 0.55, 0.55, 0.42]),
});

/** The light letters can be read with when they were uploaded, in pixels. */
const LEAST_LETTER = 14;

/** The smallest letters worth drawing on a sheet that will be shrunk. */
export const leastLetter = ({ shrink }: Wear) => Math.min(44, LEAST_LETTER / shrink);

/** Adds the grain of a sensor. */
function addNoise(pixels: Uint8Array, strength: number, random: Random): void {
  for (let at = 0; at < pixels.length; at++) {
    const value = (pixels[at] as number) + (random.next() - 0.5) * 2 * strength;
    pixels[at] = Math.max(0, Math.min(255, value));
  }
}

async function pixelsOf(image: Sharp) {
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, pixels: new Uint8Array(data.buffer, data.byteOffset, data.length) };
}

const asImage = ({ width, height, pixels }: Grey) =>
  sharp(pixels, { raw: { width, height, channels: 1 } });

/** Makes a sheet as worn as uploads are, and enlarges it as the reading does. @returns it with its scale. */
export async function wear(
  png: Buffer,
  width: number,
  { shrink }: Wear,
  random: Random,
): Promise<{ grey: Grey; scale: number }> {
  let image = sharp(png);
  if (shrink < 1) image = image.resize({ width: Math.round(width * shrink) });
  if (random.chance(0.25)) image = image.blur(random.pick([0.5, 0.8, 1.1]));
  if (random.chance(0.3)) image = sharp(await image.linear(0.6, 55).png().toBuffer());
  if (random.chance(0.65))
    image = sharp(await image.jpeg({ quality: random.int(28, 90) }).toBuffer());
  const small = await pixelsOf(sharp(await image.png().toBuffer()));
  const grainy = random.chance(0.12);
  if (grainy) addNoise(small.pixels, random.int(20, 45), random);
  else if (random.chance(0.25)) addNoise(small.pixels, random.int(4, 18), random);
  const scale = random.pick([0.85, 1, 1, 1.15]);
  const sized = asImage(small).resize({ width: Math.round(width * scale), kernel: "cubic" });
  // As `prepare` smooths what is grainy.
  const smooth = grainy ? sized.median(3).blur(random.pick([1, 1.6])) : sized;
  return { grey: await pixelsOf(sharp(await smooth.png().toBuffer())), scale };
}
