import type { Kysely } from "kysely";
import { pageOfRows } from "~/server/page-of-rows";
import type { Database } from "~db/schema";
import type { RejectionReason } from "../reasons";

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

/** Dishes people propose, in one state, the oldest first. Those let in are contributions by now. */
export function listProposals(db: Kysely<Database>, state: QueueState) {
  return db
    .selectFrom("snapshots")
    .innerJoin("users", "users.id", "snapshots.user_id")
    .selectAll("snapshots")
    .select("users.username")
    .where("proposal_state", "=", state)
    .where("proposal_state", "!=", "accepted")
    .orderBy("snapshots.created_at")
    .limit(PAGE_SIZE)
    .execute();
}

/** How much there is of each state, proposals included. */
export async function countByState(db: Kysely<Database>): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const rows = await db
    .selectFrom("contributions")
    .select(["state", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const proposals = await db
    .selectFrom("snapshots")
    .select(["proposal_state as state", ({ fn }) => fn.countAll<number>().as("count")])
    .where("proposal_state", "in", ["waiting", "rejected"])
    .groupBy("proposal_state")
    .execute();
  for (const { state, count } of [...rows, ...proposals])
    counts.set(state ?? "", (counts.get(state ?? "") ?? 0) + Number(count));
  return counts;
}

/** The snapshot behind a contribution while it is kept, or the one of this id. */
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
    .leftJoin("contributions", (join) =>
      join
        .onRef("contributions.user_id", "=", "snapshots.user_id")
        .onRef("contributions.idempotency_key", "=", "snapshots.id"),
    )
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

type ProposalDecision = { by: string; note: string; now: number } & (
  | { state: "accepted" }
  | { state: "rejected"; reason: RejectionReason }
);

/** Notes what a moderator made of a proposal of somebody else's. @returns whether it could still be decided. */
export async function decideProposal(
  db: Kysely<Database>,
  id: string,
  outcome: ProposalDecision,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("snapshots")
    .set({
      proposal_state: outcome.state,
      reason: outcome.state === "rejected" ? outcome.reason : "",
      note: outcome.note,
      decided_by: outcome.by,
      decided_at: outcome.now,
    })
    .where("id", "=", id)
    .where("user_id", "!=", outcome.by)
    .where("proposal_state", "in", ["waiting", "rejected"])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
