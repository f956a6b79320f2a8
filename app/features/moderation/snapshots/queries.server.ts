import type { Kysely } from "kysely";
import { countBy } from "~/server/count-by.server";
import { pageOfRows } from "~/server/page-of-rows";
import type { Database } from "~db/schema";

const PAGE_SIZE = 50;

export type QueueState = "waiting" | "accepted" | "rejected";

/** Contributions in one state with their senders. What waits: the oldest first; what is decided: the newest. */
export async function listContributions(
  db: Kysely<Database>,
  { state, offset }: { state: QueueState; offset: number },
) {
  const rows = await db
    .selectFrom("contributions")
    .innerJoin("users", "users.id", "contributions.user_id")
    .selectAll("contributions")
    .select("users.username")
    .where("contributions.state", "=", state)
    .orderBy("submitted_at", state === "waiting" ? "asc" : "desc")
    .orderBy("contributions.id")
    .limit(PAGE_SIZE + 1)
    .offset(offset)
    .execute();
  return pageOfRows(rows, { size: PAGE_SIZE, offset });
}

/** How much there is of each state. */
export const countByState = (db: Kysely<Database>) => countBy(db, "contributions", "state");

/** A snapshot while it is kept, whoever sent it. */
export function findSnapshot(db: Kysely<Database>, id: string) {
  return db.selectFrom("snapshots").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function usernameOf(db: Kysely<Database>, userId: string): Promise<string> {
  const { username } = await db
    .selectFrom("users")
    .select("username")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return username;
}

/** What every kept picture looks like but those of one snapshot, the newest first. */
export function looksBeside(db: Kysely<Database>, snapshotId: string) {
  return db
    .selectFrom("pictures")
    .innerJoin("snapshots", "snapshots.id", "pictures.snapshot_id")
    .leftJoin("contributions", "contributions.snapshot_id", "snapshots.id")
    .select([
      "pictures.name",
      "pictures.width",
      "pictures.height",
      "pictures.look_hash",
      "contributions.id as contribution_id",
    ])
    .where("pictures.snapshot_id", "!=", snapshotId)
    .orderBy("snapshots.created_at", "desc")
    .limit(MOST_COMPARED)
    .execute();
}

/** A quarter of a year at two hundred pictures a day. */
const MOST_COMPARED = 20_000;

/** What the pictures of a snapshot look like. */
export async function looksOf(db: Kysely<Database>, snapshotId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("pictures")
    .select("look_hash")
    .where("snapshot_id", "=", snapshotId)
    .execute();
  return rows.map((row) => row.look_hash);
}
