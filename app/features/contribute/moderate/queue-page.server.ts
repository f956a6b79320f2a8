import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { type Outcome, outcomeOf, proposalOutcome } from "../review/outcome.server";
import { countByState, listContributions, listProposals, type QueueState } from "./queries.server";

export const QUEUE_STATES = ["waiting", "accepted", "rejected"] as const;

/** One line of the queue. */
export interface QueueLine {
  id: string;
  username: string;
  /** Whether it is the moderator's own, which somebody else decides. */
  own: boolean;
  outcome: Outcome;
}

/** What waits for a moderator, or was decided: contributions, and before them the dishes people propose. */
export async function queuePage(
  db: Kysely<Database>,
  { state, offset, moderatorId }: { state: QueueState; offset: number; moderatorId: string },
) {
  const counts = await countByState(db);
  const { rows, next } = await listContributions(db, { state, offset });
  const lines: QueueLine[] = [];
  const add = (
    { id, username, user_id }: { id: string; username: string; user_id: string },
    outcome: Outcome | null,
  ) => {
    if (outcome) lines.push({ id, username, own: user_id === moderatorId, outcome });
  };
  if (offset === 0)
    for (const row of await listProposals(db, state)) add(row, proposalOutcome(row));
  for (const row of rows) add(row, await outcomeOf(db, row));
  return {
    state,
    counts: QUEUE_STATES.map((name) => ({ name, count: counts.get(name) ?? 0 })),
    lines,
    next,
  };
}
