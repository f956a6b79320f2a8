import { createHash } from "node:crypto";
import sharp, { type ResizeOptions } from "sharp";
import { standBehindPages } from "../background.server";
import type { FileProblem } from "./file-problem";
import { inspect } from "./inspect.server";
import type { Rewriting, Rewritten } from "./rewriting";

/** WebP can't be longer. */
const LONGEST_SIDE = 16_000;

standBehindPages();
sharp.cache(false);

/**
 * Writes a picture anew as WebP, turned as it was meant, so that nothing of the file but what it shows is kept: no
 * place, no device, no second file behind the first. Runs in a process that may be killed meanwhile.
 *
 * @returns what is wrong when it is refused.
 */
export async function rewrite({
  file,
  shape,
  quality,
  small,
}: Rewriting): Promise<Rewritten | FileProblem> {
  const found = await inspect(file, { still: "pixels" in shape });
  if (typeof found === "string") return found;
  try {
    const upright = sharp(file, { limitInputPixels: false, failOn: "error", pages: 1 })
      .rotate()
      .resize(sized(shape, Math.max(found.width, found.height), found.width * found.height));
    const { data, info } = await ("pixels" in shape
      ? upright.flatten({ background: "white" })
      : upright
    )
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const raw = () => sharp(data, { raw: { width, height, channels } });
    const image = await raw().webp({ quality }).toBuffer();
    const look = raw().greyscale().resize(small.width, small.height, { fit: "fill" });
    const exactHash = createHash("sha256").update(`${width}×${height}`).update(data).digest("hex");
    return { image, width, height, exactHash, small: await look.raw().toBuffer() };
  } catch {
    return "broken";
  }
}

function sized(shape: Rewriting["shape"], longest: number, pixels: number): ResizeOptions {
  if ("square" in shape) return { width: shape.square, height: shape.square, fit: "cover" };
  const shrink = Math.min(1, Math.sqrt(shape.pixels / pixels), LONGEST_SIDE / longest);
  // Whichever way round it is turned, neither side may grow past its share.
  const side = Math.max(1, Math.round(longest * shrink));
  return { width: side, height: side, fit: "inside", withoutEnlargement: true };
}
