import { sendersOf } from "~/features/snapshots/queries.server";
import { awayProblem } from "../new/away-problem";
import type { PictureProblem } from "../new/refused";
import { cleanAll, type NamedPicture } from "../picture/clean-all.server";
import { MOST_OF_ORDER } from "../picture/limits";
import type { UploadedFile } from "../picture/read-upload.server";
import { dropPictures, type PictureTools, writePicture } from "../picture/removals.server";
import { appendPictures, findOwnSnapshot, hashesOf } from "./queries.server";

interface AddedPictures {
  /** Of the snapshot they go with. */
  id: string;
  userId: string;
  files: readonly UploadedFile[];
  now: number;
}

/**
 * Adds pictures to a snapshot of one's own that was not sent yet: a long order takes several. All of it is read once more. A
 * picture that is among them already adds nothing, so that a form sent twice does nothing twice.
 *
 * @returns what is wrong with the pictures, of which none is added then; null when they are; undefined when there is no such
 *   snapshot, or it was sent meanwhile.
 */
export async function addPictures(
  tools: PictureTools,
  { id, userId, files, now }: AddedPictures,
): Promise<PictureProblem["problem"] | "tooManyOfOrder" | null | undefined> {
  const { db } = tools;
  if (!(await findOwnSnapshot(db, { id, userId }))) return undefined;
  const { pictures, problems } = await cleanAll(userId, files);
  const [wrong] = problems;
  if (wrong) return wrong.problem;
  const there = await hashesOf(db, id);
  const fresh = pictures.filter(({ exactHash }) => !there.includes(exactHash));
  if (fresh.length === 0) return null;
  if (there.length + fresh.length > MOST_OF_ORDER) return "tooManyOfOrder";
  const senders = await sendersOf(
    db,
    fresh.map(({ exactHash }) => exactHash),
  );
  if (senders.size > 0) return [...senders.values()].includes(userId) ? "knownOwn" : "known";
  try {
    return (await keep(tools, { id, now }, fresh)) ? null : undefined;
  } catch (error) {
    return awayProblem(error)[0]?.problem ?? "away";
  }
}

/** Writes pictures and their rows, or neither. */
async function keep(
  tools: PictureTools,
  { id, now }: { id: string; now: number },
  pictures: readonly NamedPicture[],
): Promise<boolean> {
  const names: string[] = [];
  let kept = false;
  try {
    for (const { image } of pictures) names.push(await writePicture(tools, image, now));
    const rows = pictures.map(({ exactHash, perceptualHash, width, height }, at) => ({
      ...{ name: names[at] ?? "", exact_hash: exactHash, look_hash: perceptualHash },
      ...{ width, height },
    }));
    kept = await appendPictures(tools.db, id, rows);
    return kept;
  } finally {
    if (!kept) await dropPictures(tools, names);
  }
}
