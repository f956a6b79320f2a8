import sharp from "sharp";
import type { Grey } from "~/providers/ocr/digits/grey";
import type { Random } from "~db/sample/random";

/** Makes a sheet as worn as uploads are, and enlarges it as the reading does. @returns it with its scale. */
export async function wear(
  png: Buffer,
  width: number,
  random: Random,
): Promise<{ grey: Grey; scale: number }> {
  const shrink = random.pick([1, 1, 1, 0.8, 0.65]);
  let image = sharp(png).greyscale();
  if (shrink < 1) image = image.resize({ width: Math.round(width * shrink) });
  if (random.chance(0.25)) image = image.blur(random.pick([0.5, 0.8, 1.1]));
  if (random.chance(0.35)) image = sharp(await image.linear(0.6, 55).png().toBuffer()).greyscale();
  if (random.chance(0.6))
    image = sharp(await image.jpeg({ quality: random.int(30, 90) }).toBuffer());
  const scale = shrink < 0.7 ? shrink * random.pick([1.5, 2]) : shrink;
  const { data, info } = await sharp(await image.png().toBuffer())
    .greyscale()
    .resize({ width: Math.round(width * scale), kernel: "cubic" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8Array(data.buffer, data.byteOffset, data.length);
  if (random.chance(0.3)) {
    const strength = random.int(4, 22);
    for (let at = 0; at < pixels.length; at++) {
      const value = (pixels[at] as number) + (random.next() - 0.5) * 2 * strength;
      pixels[at] = Math.max(0, Math.min(255, value));
    }
  }
  return { grey: { width: info.width, height: info.height, pixels }, scale };
}
