import type { Insertable, Kysely } from "kysely";
import {
  CONFIRMATION_POINTS,
  MOST_POINTS_A_DAY,
  SNAPSHOT_POINTS,
} from "~/features/trust/points/constants";
import { riyadhDay } from "~/i18n/days";
import type { Database, Observation } from "~db/schema";
import type { PointsTable } from "~db/schema-contributions";
import { CONTRIBUTORS } from "./contributors";

type PointsRow = Insertable<PointsTable>;

/** What the ledger reads of an observation. */
type Earned = Pick<Observation, "id" | "user_id" | "dish_id" | "proof" | "observed_at">;

/** Lines in one statement: 7 columns each stay far below SQLite's 32,766 parameters. */
const LINES_A_STATEMENT = 1000;

/**
 * Pays the people of the sample as the service would have: every picture, and every tap that the outcome agreed with,
 * oldest first and at most as much as a day has room for. To be called once prices are folded.
 */
export async function paySample(db: Kysely<Database>): Promise<void> {
  const people = CONTRIBUTORS.map(({ id }) => id);
  await db.deleteFrom("points").where("user_id", "in", people).execute();
  const earned = await db
    .selectFrom("observations")
    .leftJoin("judgements", (join) =>
      join
        .onRef("judgements.dish_id", "=", "observations.dish_id")
        .onRef("judgements.platform", "=", "observations.platform")
        .onRef("judgements.observation_id", "=", "observations.id"),
    )
    .select([
      "observations.id",
      "observations.user_id",
      "observations.dish_id",
      "observations.proof",
      "observations.observed_at",
    ])
    .where("observations.user_id", "in", people)
    .where(({ or, eb }) => or([eb("observations.proof", "=", "snapshot"), eb("agreed", "=", 1)]))
    .orderBy("observations.observed_at")
    .orderBy("observations.id")
    .execute();
  const lines = linesFor(earned);
  for (let start = 0; start < lines.length; start += LINES_A_STATEMENT)
    await db
      .insertInto("points")
      .values(lines.slice(start, start + LINES_A_STATEMENT))
      .execute();
}

function linesFor(earned: readonly Earned[]): PointsRow[] {
  const ofDay = new Map<string, number>();
  return earned.map(({ id, user_id, dish_id, proof, observed_at: at }) => {
    const day = riyadhDay(at);
    const key = `${user_id} ${day}`;
    const had = ofDay.get(key) ?? 0;
    const worth = proof === "snapshot" ? SNAPSHOT_POINTS : CONFIRMATION_POINTS;
    const amount = Math.min(worth, MOST_POINTS_A_DAY - had);
    ofDay.set(key, had + amount);
    const kind = proof === "snapshot" ? "snapshot" : "confirmation";
    const of = proof === "snapshot" ? `sample-${id}` : id;
    return { user_id, amount, kind, subject: `${kind} ${of} 0`, dish_id, day, at };
  });
}
