import type { Kysely } from "kysely";
import { rowsInPages } from "~/server/database/rows-in-pages.server";
import type { OwnData } from "~/server/own-data";
import type { Database } from "~db/schema";
import { deleteSnapshots } from "../snapshot/forget-queries.server";

/** Checkouts and pictures of them that a person sent. Their pictures are named by their addresses. */
export const snapshotsOwnData: OwnData = {
  async eraseOf(trx, userId, now) {
    await forgetContributions(trx, userId);
    await deleteSnapshots(trx, (eb) => eb("snapshots.user_id", "=", userId), now);
  },
  exportOf: (db, userId) => ({
    contributions: rowsInPages(
      db.selectFrom("contributions").selectAll().where("user_id", "=", userId),
      ["submitted_at", "id"],
    ),
    snapshots: rowsInPages(
      db
        .selectFrom("snapshots")
        .select([
          ...(["id", "dish_id", "platform", "consent", "state", "reading"] as const),
          ...(["created_at", "expires_at"] as const),
        ])
        .where("user_id", "=", userId),
      ["created_at", "id"],
    ),
    pictures: picturesOf(db, userId),
  }),
};

/**
 * Forgets what a person who leaves sent, but for the prices themselves: their observations stay, under a name of no one.
 * Of pictures that became a price or were rejected only the hash stays, tied to nobody, so that the same file isn't sent
 * again.
 */
async function forgetContributions(trx: Kysely<Database>, userId: string): Promise<void> {
  await trx
    .deleteFrom("contribution_pictures")
    .where("contribution_id", "in", (q) =>
      q
        .selectFrom("contributions")
        .select("contributions.id")
        .where("user_id", "=", userId)
        .where("state", "not in", ["accepted", "rejected"]),
    )
    .execute();
  await trx.deleteFrom("contributions").where("user_id", "=", userId).execute();
}

async function* picturesOf(db: Kysely<Database>, userId: string): AsyncGenerator<object> {
  const pictures = db
    .selectFrom("pictures")
    .innerJoin("snapshots", "snapshots.id", "pictures.snapshot_id")
    .select(["snapshot_id", "position", "name", "width", "height"])
    .where("snapshots.user_id", "=", userId);
  for await (const { name, position: _place, ...picture } of rowsInPages(pictures, [
    "pictures.snapshot_id",
    "pictures.position",
  ]))
    yield { ...picture, path: `/pictures/${name}.webp` };
}
