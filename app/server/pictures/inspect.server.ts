import type { FileProblem } from "./file-problem";
import { scansOf } from "./scans";

/** Encoders write ten scans, or twelve; each more is a pass over the whole picture for 90 bytes. */
const MOST_SCANS = 30;

/** The largest picture, pixels: what phones take, and no bomb. */
const MOST_PIXELS = 64_000_000;

/**
 * The largest that is written in several passes, pixels: a decoder holds all of it at once, several times over. Cameras
 * of "12 megapixels" take 4,032 × 3,024.
 */
const MOST_PIXELS_IN_PASSES = 12_500_000;

/** The most memory that the plain pixels may take, bytes. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Bytes that a decoder makes of one sample. */
const BYTES: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2 };

/** How large a picture is, before it is turned as it was meant; pixels. */
export interface Inspected {
  width: number;
  height: number;
}

/**
 * What is wrong with a file that claims to be a picture, told from its head and its segments before anything of it is
 * decoded.
 *
 * @param still whether one that moves is refused; else its first frame counts.
 */
export async function inspect(
  file: Uint8Array,
  { still }: { still: boolean },
): Promise<Inspected | FileProblem> {
  const scans = scansOf(file);
  if (scans > MOST_SCANS) return "huge";
  // It takes ten megabytes, and most processes never see a picture.
  const { default: sharp } = await import("sharp");
  // Nothing is decoded for these.
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!head) return "broken";
  const { width, height, channels, depth, pages = 1, isProgressive } = head;
  const pixels = width * height;
  const inPasses = isProgressive || scans > 1;
  if (pixels > (inPasses ? MOST_PIXELS_IN_PASSES : MOST_PIXELS)) return "huge";
  if (pixels * channels * (BYTES[depth] ?? 4) > MOST_BYTES) return "huge";
  if (still && pages > 1) return "animated";
  return { width, height };
}
