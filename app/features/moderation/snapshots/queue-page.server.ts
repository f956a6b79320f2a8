import type { Kysely } from "kysely";
import type { SubmissionOutcome } from "~/features/snapshots";
import { outcomeOf } from "~/features/snapshots/index.server";
import type { Database } from "~db/schema";
import { countByState, listContributions, type QueueState } from "./queries.server";

export const QUEUE_STATES = ["waiting", "accepted", "rejected"] as const;

/** One line of the queue. */
export interface QueueLine {
  id: string;
  username: string;
  /** Whether it is the moderator's own, which somebody else decides. */
  own: boolean;
  outcome: SubmissionOutcome;
}

/** What waits for a moderator, or was decided: page by page. */
export async function queuePage(
  db: Kysely<Database>,
  { state, offset, moderatorId }: { state: QueueState; offset: number; moderatorId: string },
) {
  const counts = await countByState(db);
  const { rows, next } = await listContributions(db, { state, offset });
  const lines: QueueLine[] = [];
  for (const row of rows) {
    const { id, username, user_id } = row;
    lines.push({ id, username, own: user_id === moderatorId, outcome: await outcomeOf(db, row) });
  }
  return {
    state,
    counts: QUEUE_STATES.map((name) => ({ name, count: counts.get(name) ?? 0 })),
    lines,
    next,
  };
}
