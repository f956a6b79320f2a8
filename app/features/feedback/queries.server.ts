import type { Kysely } from "kysely";
import { countBy } from "~/server/database/count-by.server";
import { pageOfRows } from "~/server/database/page-of-rows";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import type { FeedbackTable } from "~db/schema-accounts";
import type { FeedbackState } from "./state";

/** What a moderator reads at a time. */
const PAGE_SIZE = 50;

/** Keeps a message; the one that is there already where the same form was sent before. Returns its id. */
export async function insertFeedback(
  db: Kysely<Database>,
  feedback: FeedbackTable,
): Promise<string> {
  const { id } = await db
    .insertInto("feedback")
    .values(feedback)
    .onConflict((conflict) =>
      conflict
        .column("submission_hash")
        .doUpdateSet(({ ref }) => ({ submission_hash: ref("feedback.submission_hash") })),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** One's own message with the steps of its review; another person's is not found. */
export async function findOwnFeedback(
  db: Kysely<Database>,
  { id, userId }: { id: string; userId: string },
) {
  const feedback = await db
    .selectFrom("feedback")
    .select(["id", "category", "message", "state", "created_at"])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return feedback && { ...feedback, events: await listEvents(db, id) };
}

export async function listOwnFeedback(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom("feedback")
    .select(["id", "category", "message", "state", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(PAGE_SIZE)
    .execute();
}

/** The queue in one state, the oldest first: whoever has waited longest is next. */
export async function listQueue(
  db: Kysely<Database>,
  { state, offset }: { state: FeedbackState; offset: number },
) {
  const rows = await db
    .selectFrom("feedback")
    .innerJoin("users", "users.id", "feedback.user_id")
    .select([
      "feedback.id",
      "feedback.category",
      "feedback.message",
      "feedback.created_at",
      "users.username",
    ])
    .where("feedback.state", "=", state)
    .orderBy("feedback.created_at")
    .orderBy("feedback.id")
    .limit(PAGE_SIZE + 1)
    .offset(offset)
    .execute();
  return pageOfRows(rows, { size: PAGE_SIZE, offset });
}

export const countByState = (db: Kysely<Database>) => countBy(db, "feedback", "state");

export async function findFeedback(db: Kysely<Database>, id: string) {
  const feedback = await db
    .selectFrom("feedback")
    .innerJoin("users", "users.id", "feedback.user_id")
    .select([
      "feedback.id",
      "feedback.category",
      "feedback.message",
      "feedback.state",
      "feedback.created_at",
      "users.username",
    ])
    .where("feedback.id", "=", id)
    .executeTakeFirst();
  return feedback && { ...feedback, events: await listEvents(db, id) };
}

async function listEvents(db: Kysely<Database>, feedbackId: string) {
  return db
    .selectFrom("feedback_events")
    .leftJoin("users", "users.id", "feedback_events.actor_id")
    .select([
      "feedback_events.id",
      "feedback_events.state",
      "feedback_events.note",
      "feedback_events.at",
      "users.username as actor",
    ])
    .where("feedback_id", "=", feedbackId)
    .orderBy("feedback_events.id")
    .execute();
}

/** Moves a message on, with who did it, when and why; once however often the same is sent. Returns whether it exists. */
export async function addReview(
  db: Kysely<Database>,
  review: { feedbackId: string; actorId: string; state: FeedbackState; note: string; now: number },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("feedback")
      .set({ state: review.state, updated_at: review.now })
      .where("id", "=", review.feedbackId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const last = (await listEvents(trx, review.feedbackId)).at(-1);
    if (last?.state === review.state && last.note === review.note) return true;
    await trx
      .insertInto("feedback_events")
      .values({
        feedback_id: review.feedbackId,
        actor_id: review.actorId,
        state: review.state,
        note: review.note,
        at: review.now,
      })
      .execute();
    return true;
  });
}
