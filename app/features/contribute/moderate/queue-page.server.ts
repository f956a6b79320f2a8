import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { type Outcome, outcomeOf } from "../review/outcome.server";
import { countByState, listContributions, listProposals, type QueueState } from "./queries.server";

export const QUEUE_STATES = ["waiting", "accepted", "rejected"] as const;

/** One line of the queue. */
export interface QueueLine {
  id: string;
  username: string;
  outcome: Outcome;
}

/** What waits for a moderator, or was decided: contributions, and before them the dishes people propose. */
export async function queuePage(
  db: Kysely<Database>,
  { state, offset }: { state: QueueState; offset: number },
) {
  const counts = await countByState(db);
  const { rows, next } = await listContributions(db, { state, offset });
  const lines: QueueLine[] = [];
  const add = (id: string, username: string, outcome: Outcome | null) => {
    if (outcome) lines.push({ id, username, outcome });
  };
  if (offset === 0)
    for (const row of await listProposals(db, state))
      add(row.id, row.username, await outcomeOf(db, row, undefined));
  for (const row of rows) add(row.id, row.username, await outcomeOf(db, NO_PROPOSAL, row));
  return {
    state,
    counts: QUEUE_STATES.map((name) => ({ name, count: counts.get(name) ?? 0 })),
    lines,
    next,
  };
}

const NO_PROPOSAL = { proposal: null, proposal_state: null, note: "" };
