import type { Platform } from "~/features/prices";
import { sendersOf } from "~/features/snapshots/queries.server";
import { joinInFlight } from "~/server/http/in-flight.server";
import { randomText } from "~/server/random-text.server";
import { hashOf } from "~/server/secret.server";
import { awayProblem } from "../new/away-problem";
import type { PictureProblem } from "../new/refused";
import { cleanAll, type NamedPicture } from "../picture/clean-all.server";
import type { UploadedFile } from "../picture/read-upload.server";
import { dropPictures, type PictureTools, writePicture } from "../picture/removals.server";
import { KEPT_MS } from "./forget-pictures.server";
import { insertSnapshot, ownSnapshotShowing, snapshotOfForm } from "./queries.server";

/** 100 bits: nobody guesses the address of another's snapshot. */
const ID_LENGTH = 20;

export interface NewSnapshot {
  userId: string;
  /** Names the copy of the form it was sent from. */
  formId: string;
  dishId: number | null;
  restaurantId: number | null;
  platform: Platform | null;
  consent: boolean;
  /** As they were sent, or as they have waited for their sender. */
  files: readonly (UploadedFile | NamedPicture)[];
  now: number;
}

/** `known` says that the person had sent these pictures before, and is led back to them. */
export type Added = { id: string; known: boolean } | { problems: PictureProblem[] };

/**
 * Keeps the pictures of an order, written anew and under names nobody can guess. The same form sent again, or the same
 * pictures by the same person, lead to the snapshot they already made.
 *
 * @returns null when the person has left while the pictures were on their way.
 */
export function addSnapshot(services: PictureTools, sent: NewSnapshot): Promise<Added | null> {
  const formHash = hashOf(JSON.stringify([sent.userId, sent.formId]));
  // A form that arrives several times at once is one: its pictures wait for no turn of their own.
  return joinInFlight(`form ${formHash}`, () => addOnce(services, sent, formHash));
}

async function addOnce(
  tools: PictureTools,
  sent: NewSnapshot,
  formHash: string,
): Promise<Added | null> {
  const { db } = tools;
  const { userId } = sent;
  const before = await snapshotOfForm(db, formHash);
  if (before) return { id: before, known: false };
  const { pictures, problems } = await cleanAll(userId, sent.files);
  if (problems.length > 0) return { problems };
  const hashes = pictures.map(({ exactHash }) => exactHash);
  const own = await ownSnapshotShowing(db, { userId, hashes });
  if (own) return { id: own.id, known: own.form_hash !== formHash };
  const known = knownAmong(pictures, await sendersOf(db, hashes), userId);
  if (known.length > 0) return { problems: known };

  const names: string[] = [];
  try {
    for (const { image } of pictures) names.push(await writePicture(tools, image, sent.now));
    const id = `sn_${randomText(ID_LENGTH)}`;
    const rows = pictures.map((picture, place) => ({
      name: names[place] ?? "",
      exact_hash: picture.exactHash,
      look_hash: picture.perceptualHash,
      width: picture.width,
      height: picture.height,
    }));
    const row = { ...columnsOf(sent), id, form_hash: formHash };
    const kept = await insertSnapshot(db, row, rows);
    if (kept === id) return { id, known: false };
    await dropPictures(tools, names);
    return kept === null ? null : { id: kept, known: true };
  } catch (error) {
    await dropPictures(tools, names);
    // Two of the same form at the same moment: the other one was first.
    const other = await snapshotOfForm(db, formHash);
    if (other) return { id: other, known: false };
    return { problems: awayProblem(error) };
  }
}

/** The pictures that count already, for this person or for somebody else. */
function knownAmong(
  pictures: readonly NamedPicture[],
  senders: ReadonlyMap<string, string | null>,
  userId: string,
): PictureProblem[] {
  return pictures
    .filter(({ exactHash }) => senders.has(exactHash))
    .map(({ file, exactHash }) => ({
      file,
      problem: senders.get(exactHash) === userId ? "knownOwn" : "known",
    }));
}

function columnsOf({ userId, now, ...sent }: NewSnapshot) {
  return {
    user_id: userId,
    restaurant_id: sent.restaurantId,
    dish_id: sent.dishId,
    platform: sent.platform,
    consent: Number(sent.consent),
    state: "reading" as const,
    created_at: now,
    expires_at: now + KEPT_MS,
  };
}
