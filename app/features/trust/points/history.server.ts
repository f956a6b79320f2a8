import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { linesOfPerson, pointsBalance } from "./queries.server";

const LINES_A_PAGE = 50;

/** A person's points: what they have, and the lines of the ledger, newest first, below the line `before`. */
export async function pointsHistory(db: Kysely<Database>, userId: string, before: number | null) {
  const lines = await linesOfPerson(db, userId, { before, limit: LINES_A_PAGE + 1 });
  const shown = lines.slice(0, LINES_A_PAGE);
  return {
    balance: await pointsBalance(db, userId),
    lines: shown,
    older: lines.length > LINES_A_PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

export type PointsHistory = Awaited<ReturnType<typeof pointsHistory>>;
