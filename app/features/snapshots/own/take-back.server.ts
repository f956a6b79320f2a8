import { contributionById } from "~/features/snapshots/queries.server";
import { withdrawContribution } from "~/features/snapshots/withdraw-contribution.server";
import { type PictureTools, removeNow } from "../picture/removals.server";
import { findOwnSnapshot } from "../snapshot/queries.server";
import { deleteOwnSnapshot } from "./queries.server";

/**
 * Takes back what a person sent or began: its price counts no longer, and its pictures are gone. A price that counts or
 * waits keeps its pictures: nobody could look at what it rests on.
 *
 * @param id of a contribution (`cn_…`), or of a snapshot that led to none (`sn_…`).
 * @returns `sent` for a snapshot that led to one meanwhile: it stays as it is, and is taken back as what it became.
 */
export async function takeBack(
  tools: PictureTools,
  { id, userId }: { id: string; userId: string },
  now: number,
): Promise<"sent" | "gone"> {
  const { db } = tools;
  let snapshotId = id;
  if (id.startsWith("cn_")) {
    if (!(await withdrawContribution(db, { id, userId }, now))) return "gone";
    snapshotId = (await contributionById(db, id))?.snapshot_id ?? "";
  }
  await deleteOwnSnapshot(db, { id: snapshotId, userId }, now);
  await removeNow(tools);
  return (await findOwnSnapshot(db, { id: snapshotId, userId })) ? "sent" : "gone";
}
