import type { Kysely } from "kysely";
import type { WaitingReason } from "~/features/snapshots";
import { pageOfRows } from "~/server/database/page-of-rows";
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
    .where("contributions.reasons", "!=", WITH_ORDER)
    .orderBy("submitted_at", state === "waiting" ? "asc" : "desc")
    .orderBy("contributions.id")
    .limit(PAGE_SIZE + 1)
    .offset(offset)
    .execute();
  return pageOfRows(rows, { size: PAGE_SIZE, offset });
}

/** Lines that wait for their order alone: nobody has to look at them. */
const WITH_ORDER = "with_order" satisfies WaitingReason;

/** How much there is of each state. */
export async function countByState(db: Kysely<Database>): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("contributions")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
    .where("reasons", "!=", WITH_ORDER)
    .groupBy("state")
    .execute();
  return new Map(rows.map(({ state, count }) => [state, Number(count)]));
}

/** The snapshot an order was read from while it is kept, by the id of its first line, whoever sent it. */
export function snapshotOfOrder(db: Kysely<Database>, firstId: string) {
  return db
    .selectFrom("snapshots")
    .innerJoin("contributions", "contributions.snapshot_id", "snapshots.id")
    .selectAll("snapshots")
    .where("contributions.id", "=", firstId)
    .executeTakeFirst();
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
