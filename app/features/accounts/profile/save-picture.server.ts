import type { Kysely } from "kysely";
import type { FileProblem } from "~/server/pictures/file-problem";
import { rewritePicture } from "~/server/pictures/rewrite.server";
import { sniff } from "~/server/pictures/sniff";
import { randomText, SECRET_LENGTH } from "~/server/random-text.server";
import type { Database } from "~db/schema";
import { replaceAvatar } from "./queries.server";

/** The largest file that is looked at, bytes. */
export const PICTURE_BYTES = 8 * 1024 * 1024;

const SIDE_PX = 256;

/**
 * Makes an uploaded image a person's picture: cut to a square and written anew, so that nothing of the file but what it
 * shows is kept.
 *
 * @returns what is wrong with the file, or null. Kinds that the form doesn't take reach no decoder: a small SVG can have
 *   filters computed for minutes.
 */
export async function savePicture(
  db: Kysely<Database>,
  userId: string,
  file: Uint8Array,
): Promise<FileProblem | null> {
  const problem = sniff(file);
  if (problem && !isGif(file)) return problem;
  const rewritten = await rewritePicture(userId, {
    file,
    shape: { square: SIDE_PX },
    quality: 82,
    small: { width: 1, height: 1 },
  });
  if (typeof rewritten === "string") return rewritten;
  await replaceAvatar(db, userId, {
    id: randomText(SECRET_LENGTH),
    image: Buffer.from(rewritten.image),
  });
  return null;
}

const isGif = (file: Uint8Array) => /^GIF8[79]a$/.test(String.fromCharCode(...file.subarray(0, 6)));
