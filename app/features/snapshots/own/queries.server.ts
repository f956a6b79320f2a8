import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { Contribution } from "../queries.server";
import { deleteSnapshots } from "../snapshot/forget-queries.server";

/** How many of each kind a page lists. */
const MOST = 60;

/** What a person has sent, the first line of each order, the newest first. */
export function contributionsOf(db: Kysely<Database>, userId: string): Promise<Contribution[]> {
  return db
    .selectFrom("contributions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("part_of", "is", null)
    .orderBy("submitted_at", "desc")
    .orderBy("id")
    .limit(MOST)
    .execute();
}

/** Snapshots of a person that were not sent, the newest first. */
export function openSnapshotsOf(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom("snapshots")
    .leftJoin("contributions", "contributions.snapshot_id", "snapshots.id")
    .select(["snapshots.id", "snapshots.created_at"])
    .where("snapshots.user_id", "=", userId)
    .where("contributions.id", "is", null)
    .orderBy("snapshots.created_at", "desc")
    .limit(MOST)
    .execute();
}

/** Deletes one's own snapshot, unless a price that counts or waits rests on it. `now` in ms. */
export function deleteOwnSnapshot(
  db: Kysely<Database>,
  { id, userId }: { id: string; userId: string },
  now: number,
): Promise<void> {
  return deleteSnapshots(
    db,
    (eb) =>
      eb.and([
        eb("snapshots.id", "=", id),
        eb("snapshots.user_id", "=", userId),
        eb.not(
          eb.exists((q) =>
            q
              .selectFrom("contributions as line")
              .innerJoin("contributions as first", (join) =>
                join.on(({ or, eb }) =>
                  or([
                    eb("first.id", "=", eb.ref("line.id")),
                    eb("first.id", "=", eb.ref("line.part_of")),
                  ]),
                ),
              )
              .select("line.id")
              .whereRef("first.snapshot_id", "=", "snapshots.id")
              .where("line.state", "in", ["waiting", "accepted"]),
          ),
        ),
      ]),
    now,
  );
}
