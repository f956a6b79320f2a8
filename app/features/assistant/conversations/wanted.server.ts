import type { Kysely } from "kysely";
import type { Database } from "~db/schema";

/**
 * How long an answer goes on when nobody reads it, ms: for a telephone that changes its network, or a process that is
 * replaced, and no longer, since it may cost money.
 */
export const GRACE_MS = 10_000;

/** What `wanted_until` says of an answer that was stopped. */
const STOPPED = 0;

/** Says that somebody waits for the rest of an answer, which makes whoever makes it go on for as long as `GRACE_MS`. */
export async function wantAnswer(
  db: Kysely<Database>,
  { conversationId, questionId, now }: { conversationId: string; questionId: string; now: number },
): Promise<void> {
  await db
    .updateTable("exchanges")
    .set({ wanted_until: now + GRACE_MS })
    .where("conversation_id", "=", conversationId)
    .where("question_id", "=", questionId)
    .where("state", "=", "answering")
    .where(({ eb }) => eb.or([eb("wanted_until", "is", null), eb("wanted_until", "!=", STOPPED)]))
    .execute();
}

/** Stops the answer to one's own question: whichever process makes it ends it within a second. */
export async function stopAnswer(
  db: Kysely<Database>,
  {
    conversationId,
    questionId,
    userId,
  }: { conversationId: string; questionId: string; userId: string },
): Promise<void> {
  await db
    .updateTable("exchanges")
    .set({ wanted_until: STOPPED })
    .where("question_id", "=", questionId)
    .where("state", "=", "answering")
    .where("conversation_id", "in", (query) =>
      query
        .selectFrom("conversations")
        .select("conversations.id")
        .where("conversations.id", "=", conversationId)
        .where("user_id", "=", userId),
    )
    .execute();
}

/**
 * Whether an answer is still worth its while.
 *
 * @param row what the table said when the answer was last written down; undefined where it no longer has a place for it.
 * @param goneAt since when its first reader has gone, ms; undefined while they are there.
 */
export function isWanted(
  row: { wanted_until: number | null } | undefined,
  goneAt: number | undefined,
  now: number,
): boolean {
  if (row?.wanted_until === STOPPED) return false;
  if (goneAt === undefined) return true;
  return row !== undefined && now < Math.max(row.wanted_until ?? 0, goneAt + GRACE_MS);
}
