import type { Kysely } from "kysely";
import { ALIKE_BITS, hashDistance } from "~/features/snapshots";
import type { Database } from "~db/schema";
import type { CasePicture } from "./CaseThumbnails";
import { looksBeside, looksOf } from "./queries.server";

const MOST = 6;

/**
 * Other people's pictures, or older ones, that look much like those of a snapshot, the most alike first. A hint, no
 * proof.
 */
export async function similarPictures(
  db: Kysely<Database>,
  snapshotId: string,
): Promise<CasePicture[]> {
  const own = await looksOf(db, snapshotId);
  if (own.length === 0) return [];
  const others = await looksBeside(db, snapshotId);
  return others
    .map((row) => ({
      row,
      bits: Math.min(...own.map((look) => hashDistance(look, row.look_hash))),
    }))
    .filter(({ bits }) => bits <= ALIKE_BITS)
    .sort((a, b) => a.bits - b.bits)
    .slice(0, MOST)
    .map(({ row: { name, width, height, contribution_id } }) => ({
      name,
      width,
      height,
      contributionId: contribution_id,
    }));
}
