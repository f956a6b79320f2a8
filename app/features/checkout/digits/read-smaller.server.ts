import sharp from "sharp";
import type { Grey } from "~/server/pictures/grey";
import { type PageNumber, readNumbers } from "./read-numbers";

/**
 * Reads the numbers of a picture as somebody does who takes a step back: grain, streaks and the waves of a JPEG even
 * out. Boxes are in pixels of `grey`.
 *
 * @param scale below 1.
 */
export async function readSmaller(grey: Grey, scale: number): Promise<PageNumber[]> {
  const { data, info } = await sharp(grey.pixels, {
    raw: { width: grey.width, height: grey.height, channels: 1 },
  })
    .resize({ width: Math.max(1, Math.round(grey.width * scale)) })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = new Uint8Array(data.buffer, data.byteOffset, data.length);
  const [across, down] = [grey.width / width, grey.height / height];
  return readNumbers({ width, height, pixels }).map(({ box, ...number }) => ({
    ...number,
    box: {
      x0: Math.round(box.x0 * across),
      y0: Math.round(box.y0 * down),
      x1: Math.round(box.x1 * across),
      y1: Math.round(box.y1 * down),
    },
  }));
}
