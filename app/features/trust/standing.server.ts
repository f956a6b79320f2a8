import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { workOfPerson } from "./levels/queries.server";
import { type Progress, progressOf } from "./levels/scores";
import { trackRecord } from "./levels/track-record.server";
import { pointsBalance } from "./points/queries.server";

/** What somebody has earned by what they sent. */
export interface TrustStanding {
  points: number;
  level: string;
  /** What is missing to the next level; null at the highest. */
  progress: Progress | null;
}

/** The points and the level of a person, and what is missing to the next; null where there is no such person. */
export async function standingOf(
  db: Kysely<Database>,
  userId: string,
): Promise<TrustStanding | null> {
  const { level, ...work } = await workOfPerson(db, userId);
  if (level === undefined) return null;
  const record = await trackRecord(db, userId, work);
  return { points: await pointsBalance(db, userId), level, progress: progressOf(record, level) };
}
