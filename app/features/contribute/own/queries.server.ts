import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { Contribution } from "../queries.server";
import { deleteSnapshots } from "../snapshot/forget-queries.server";

/** How many of each kind a page lists. */
const MOST = 60;

/** What a person has sent, the newest first. */
export function contributionsOf(db: Kysely<Database>, userId: string): Promise<Contribution[]> {
  return db
    .selectFrom("contributions")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("submitted_at", "desc")
    .orderBy("id")
    .limit(MOST)
    .execute();
}

/** Snapshots of a person that led to no contribution yet: not sent, or proposing a dish. The newest first. */
export function openSnapshotsOf(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom("snapshots")
    .leftJoin("contributions", (join) =>
      join
        .onRef("contributions.user_id", "=", "snapshots.user_id")
        .onRef("contributions.idempotency_key", "=", "snapshots.id"),
    )
    .select([
      "snapshots.id",
      "snapshots.proposal",
      "snapshots.proposal_state",
      "snapshots.reason",
      "snapshots.note",
      "snapshots.created_at",
    ])
    .where("snapshots.user_id", "=", userId)
    .where("contributions.id", "is", null)
    .orderBy("snapshots.created_at", "desc")
    .limit(MOST)
    .execute();
}

/** Which of some snapshots are still there. */
export async function snapshotsAmong(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom("snapshots").select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Deletes one's own snapshot, unless a price that counts or waits rests on it. @returns the names of its pictures. */
export function deleteOwnSnapshot(
  db: Kysely<Database>,
  { id, userId }: { id: string; userId: string },
): Promise<string[]> {
  return deleteSnapshots(db, (eb) =>
    eb.and([
      eb("snapshots.id", "=", id),
      eb("snapshots.user_id", "=", userId),
      eb("snapshots.id", "not in", (q) =>
        q
          .selectFrom("contributions")
          .select("idempotency_key")
          .where("user_id", "=", userId)
          .where("state", "in", ["waiting", "accepted"]),
      ),
    ]),
  );
}

/** Everything kept of what a person sent, for them to take along. Their pictures are named by their addresses. */
export async function readOwnContributions(db: Kysely<Database>, userId: string) {
  const contributions = await db
    .selectFrom("contributions")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("submitted_at")
    .execute();
  const snapshots = await db
    .selectFrom("snapshots")
    .select([
      "id",
      "dish_id",
      "platform",
      "consent",
      "state",
      "reading",
      "proposal",
      "proposal_state",
      "reason",
      "note",
      "created_at",
      "expires_at",
    ])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  const pictures = await db
    .selectFrom("pictures")
    .innerJoin("snapshots", "snapshots.id", "pictures.snapshot_id")
    .select(["pictures.snapshot_id", "pictures.name", "pictures.width", "pictures.height"])
    .where("snapshots.user_id", "=", userId)
    .orderBy("pictures.snapshot_id")
    .orderBy("pictures.position")
    .execute();
  return {
    contributions,
    snapshots,
    pictures: pictures.map(({ name, ...rest }) => ({ ...rest, path: `/pictures/${name}.webp` })),
  };
}
