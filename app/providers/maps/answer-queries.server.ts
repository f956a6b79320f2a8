import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { ExternalPlace } from "./maps";

/** An answer that was kept, and when it was given (ms). */
export interface KeptAnswer {
  places: ExternalPlace[];
  fetchedAt: number;
}

/** The answer kept for a question; undefined when there is none. */
export async function keptAnswer(
  db: Kysely<Database>,
  question: string,
): Promise<KeptAnswer | undefined> {
  const row = await db
    .selectFrom("external_answers")
    .select(["places", "fetched_at"])
    .where("question", "=", question)
    .executeTakeFirst();
  return row && { places: JSON.parse(row.places), fetchedAt: row.fetched_at };
}

/** Keeps an answer in place of the one before. */
export async function keepAnswer(
  db: Kysely<Database>,
  question: string,
  places: readonly ExternalPlace[],
  now: number,
): Promise<void> {
  const answer = { places: JSON.stringify(places), fetched_at: now };
  await db
    .insertInto("external_answers")
    .values({ question, ...answer })
    .onConflict((conflict) => conflict.column("question").doUpdateSet(answer))
    .execute();
}

/** Forgets what was answered before `before` (ms). Returns how many answers. */
export async function forgetAnswers(db: Kysely<Database>, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("external_answers")
    .where("fetched_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
