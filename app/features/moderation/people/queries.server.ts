import type { Insertable, Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { ModerationActsTable } from "~db/schema-accounts";

/** Acts a page lists. */
const MOST_ACTS = 50;

/** The account of a username, whose person has not left. */
export function accountNamed(db: Kysely<Database>, username: string) {
  return db
    .selectFrom("users")
    .select(["id", "username", "display_name", "role", "created_at", "suspended_at"])
    .where("username", "=", username.toLowerCase())
    .where("erased_at", "is", null)
    .executeTakeFirst();
}

/** How many prices of a person there are in each state. */
export async function pricesByState(db: Kysely<Database>, userId: string) {
  const rows = await db
    .selectFrom("contributions")
    .select(["state", ({ fn }) => fn.countAll().as("count")])
    .where("user_id", "=", userId)
    .groupBy("state")
    .execute();
  return new Map(rows.map(({ state, count }) => [state, Number(count)]));
}

/** Suspends a member's account at `now` (ms), or restores it. @returns whether that changed anything. */
export async function setSuspended(
  db: Kysely<Database>,
  userId: string,
  suspendedAt: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ suspended_at: suspendedAt })
    .where("id", "=", userId)
    .where("role", "=", "member")
    .where("erased_at", "is", null)
    .where("suspended_at", suspendedAt === null ? "is not" : "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertAct(
  db: Kysely<Database>,
  act: Insertable<ModerationActsTable>,
): Promise<void> {
  await db.insertInto("moderation_acts").values(act).execute();
}

/** What moderators did, the newest first: about everybody, or about one. */
export function listActs(db: Kysely<Database>, subjectId?: string) {
  let acts = db
    .selectFrom("moderation_acts")
    .innerJoin("users as subject", "subject.id", "moderation_acts.subject_id")
    .leftJoin("users as actor", "actor.id", "moderation_acts.actor_id")
    .select(["moderation_acts.id", "act", "reason", "at"])
    .select(["subject.username as subject", "actor.username as actor"])
    .orderBy("moderation_acts.id", "desc")
    .limit(MOST_ACTS);
  if (subjectId !== undefined) acts = acts.where("subject_id", "=", subjectId);
  return acts.execute();
}

export type ModerationAct = Awaited<ReturnType<typeof listActs>>[number];
