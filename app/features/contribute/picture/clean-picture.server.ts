import { createHash } from "node:crypto";
import PQueue from "p-queue";
import sharp from "sharp";
import type { FileProblem } from "./limits";
import { LOOK_HEIGHT, LOOK_WIDTH, lookHash } from "./look";
import { sniff } from "./sniff";

/** A picture as it is kept. */
export interface CleanPicture {
  /** WebP. */
  image: Buffer;
  width: number;
  height: number;
  /** SHA-256 of what it shows, hexadecimal: what a file hides beside that makes no new picture of it. */
  exactHash: string;
  /** See `lookHash`. */
  lookHash: string;
}

/** The largest picture that is decoded: what phones take, and no bomb. */
const MOST_PIXELS = 64_000_000;

/** The largest that is kept: twice a phone's screen, so that small print stays readable. */
const KEPT_PIXELS = 8_000_000;

/** WebP can't be longer. */
const LONGEST_SIDE = 16_000;

const TIME_LIMIT_SECONDS = 20;

/** Decoding takes all the memory and a core: one at a time leaves the service its breath. */
const decoding = new PQueue({ concurrency: 1 });

/**
 * Writes an uploaded picture anew, turned as it was meant, so that nothing of the file but what it shows is kept:
 * no place, no device, no second file behind the first.
 */
export async function cleanPicture(file: Uint8Array): Promise<CleanPicture | FileProblem> {
  const problem = sniff(file);
  if (problem) return problem;
  return decoding.add(async () => {
    try {
      // Only the head of the file is read for these; nothing is decoded yet.
      const {
        pages = 1,
        width,
        height,
      } = await sharp(file, { limitInputPixels: false }).metadata();
      if (width * height > MOST_PIXELS) return "huge";
      if (pages > 1) return "animated";
      return await rewrite(file, width, height);
    } catch {
      return "broken";
    }
  });
}

async function rewrite(
  file: Uint8Array,
  fileWidth: number,
  fileHeight: number,
): Promise<CleanPicture> {
  const shrink = Math.min(
    1,
    Math.sqrt(KEPT_PIXELS / (fileWidth * fileHeight)),
    LONGEST_SIDE / Math.max(fileWidth, fileHeight),
  );
  const { data, info } = await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: "error" })
    .rotate()
    .resize({
      // Whichever way round it is turned, neither side may grow past its share.
      width: Math.max(1, Math.round(Math.max(fileWidth, fileHeight) * shrink)),
      height: Math.max(1, Math.round(Math.max(fileWidth, fileHeight) * shrink)),
      fit: "inside",
      withoutEnlargement: true,
    })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .timeout({ seconds: TIME_LIMIT_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const raw = () => sharp(data, { raw: { width, height, channels } });
  const [image, grey] = await Promise.all([
    raw().timeout({ seconds: TIME_LIMIT_SECONDS }).webp({ quality: 85 }).toBuffer(),
    raw().greyscale().resize(LOOK_WIDTH, LOOK_HEIGHT, { fit: "fill" }).raw().toBuffer(),
  ]);
  const exactHash = createHash("sha256").update(`${width}×${height}`).update(data).digest("hex");
  return { image, width, height, exactHash, lookHash: lookHash(grey) };
}
