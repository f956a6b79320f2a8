import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { ChatEvent } from "../schema";
import type { ExchangeState } from "./state";

/** How long after its last event a stream can be gone on with, ms: for whoever was in a tunnel. What it said stays on /chat. */
const KEPT_FOR_MS = 15 * 60_000;

/** Names the stream of one try to answer a question. */
export interface StreamName {
  userId: string;
  conversationId: string;
  questionId: string;
  attempt: string;
}

/** A stream as far as it is kept. */
export interface KeptStream {
  /** What it was sent as, without the last event, which says what its state says. */
  sent: ChatEvent[];
  state: ExchangeState;
  /** ms */
  updated_at: number;
}

/**
 * One's own stream. There is none where the conversation is another person's or was deleted, the question has been asked
 * anew, or the stream has been over for too long.
 *
 * @param now ms
 */
export async function findStream(
  db: Kysely<Database>,
  { userId, conversationId, questionId, attempt }: StreamName,
  now: number,
): Promise<KeptStream | undefined> {
  const row = await db
    .selectFrom("exchanges")
    .innerJoin("conversations", "conversations.id", "exchanges.conversation_id")
    .select(["marks", "state", "exchanges.updated_at"])
    .where("conversation_id", "=", conversationId)
    .where("question_id", "=", questionId)
    .where("attempt", "=", attempt)
    .where("user_id", "=", userId)
    .where("exchanges.updated_at", ">", now - KEPT_FOR_MS)
    .executeTakeFirst();
  if (!row || row.marks === null) return undefined;
  const { marks, state, updated_at } = row;
  return { sent: JSON.parse(marks) as ChatEvent[], state: state as ExchangeState, updated_at };
}

/** Forgets how answers were sent that can be gone on with no more. @param now ms @returns of how many. */
export async function forgetStreams(db: Kysely<Database>, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("exchanges")
    .set({ marks: null, wanted_until: null })
    .where("marks", "is not", null)
    .where("updated_at", "<=", now - KEPT_FOR_MS)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
