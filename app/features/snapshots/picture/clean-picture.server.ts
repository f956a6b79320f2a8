import type { FileProblem } from "~/server/pictures/file-problem";
import { rewritePicture } from "~/server/pictures/rewrite.server";
import type { Rewritten } from "~/server/pictures/rewriting";
import { sniff } from "~/server/pictures/sniff";
import { HASH_HEIGHT, HASH_WIDTH, perceptualHash } from "./perceptual-hash";

/** A picture as it is kept. */
export interface CleanPicture extends Omit<Rewritten, "small"> {
  /** See `perceptualHash` of perceptual-hash.ts. */
  perceptualHash: string;
}

/** The largest that is kept: twice a phone's screen, so that small print stays readable. */
const KEPT_PIXELS = 8_000_000;

/**
 * Writes an uploaded picture anew, turned as it was meant, so that nothing of the file but what it shows is kept.
 *
 * @param person who sends it.
 */
export async function cleanPicture(
  person: string,
  file: Uint8Array,
): Promise<CleanPicture | FileProblem> {
  const problem = sniff(file);
  if (problem) return problem;
  const rewritten = await rewritePicture(person, {
    file,
    shape: { pixels: KEPT_PIXELS },
    quality: 85,
    small: { width: HASH_WIDTH, height: HASH_HEIGHT },
  });
  if (typeof rewritten === "string") return rewritten;
  const { small, ...picture } = rewritten;
  return { ...picture, perceptualHash: perceptualHash(small) };
}
