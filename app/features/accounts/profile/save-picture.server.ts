import type { Kysely } from "kysely";
import sharp from "sharp";
import { sniff } from "~/features/contribute/picture/sniff";
import { randomText } from "~/server/random-text.server";
import type { Database } from "~db/schema";
import { replaceAvatar } from "./queries.server";

/** The largest file that is looked at, bytes. */
export const PICTURE_BYTES = 8 * 1024 * 1024;

/** The largest picture that is decoded: what phones take, and no bomb. */
const MOST_PIXELS = 64_000_000;

const SIDE_PX = 256;

/**
 * Makes an uploaded image a person's picture: turned as it was meant, cut to a square, written anew as
 * WebP, so that nothing of the file but what it shows is kept.
 *
 * @returns whether it was an image of a kind the form takes. Others the decoder knows reach none of it: a small SVG can
 *   have filters computed for minutes.
 */
export async function savePicture(
  db: Kysely<Database>,
  userId: string,
  file: Uint8Array,
): Promise<boolean> {
  if (sniff(file) !== null && !isGif(file)) return false;
  let image: Buffer;
  try {
    image = await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 })
      .rotate()
      .resize(SIDE_PX, SIDE_PX, { fit: "cover" })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return false;
  }
  await replaceAvatar(db, userId, { id: randomText(24), image });
  return true;
}

const isGif = (file: Uint8Array) => /^GIF8[79]a$/.test(String.fromCharCode(...file.subarray(0, 6)));
