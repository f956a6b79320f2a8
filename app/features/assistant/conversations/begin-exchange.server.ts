import type { Kysely } from "kysely";
import { isActiveAccount } from "~/server/active-account.server";
import { inTransaction } from "~/server/database/transaction.server";
import { randomText } from "~/server/random-text.server";
import type { Database } from "~db/schema";
import type { ChatMessage } from "../schema";
import { ATTEMPT_LENGTH } from "./event-id";
import { historyOf } from "./history";
import {
  dropOldConversations,
  dropOldExchanges,
  exchangesBefore,
  openExchange,
  ownerOf,
  touchConversation,
} from "./queries.server";
import { titleOf } from "./title";

export interface NewExchange {
  userId: string;
  conversationId: string;
  questionId: string;
  question: string;
  /** ms */
  now: number;
}

/** A question that waits for its answer. */
export interface OpenExchange {
  id: number;
  attempt: string;
  /** What was said before, and the question. */
  messages: ChatMessage[];
}

/**
 * Keeps a question in its conversation, which begins with it when there is none yet. Asked again, it is
 * kept once, and its former answer makes room for the new one.
 *
 * @returns null when the conversation is another person's, or this one has left.
 */
export function beginExchange(
  db: Kysely<Database>,
  { userId, conversationId, questionId, question, now }: NewExchange,
): Promise<OpenExchange | null> {
  return inTransaction(db, async (trx) => {
    const owner = await ownerOf(trx, conversationId);
    if (owner !== undefined && owner !== userId) return null;
    if (!(await isActiveAccount(trx, userId))) return null;
    await touchConversation(trx, { id: conversationId, userId, title: titleOf(question), now });
    if (owner === undefined) await dropOldConversations(trx, userId);
    const attempt = randomText(ATTEMPT_LENGTH);
    const id = await openExchange(trx, {
      conversation_id: conversationId,
      question_id: questionId,
      question,
      attempt,
      now,
    });
    await dropOldExchanges(trx, conversationId);
    const before = await exchangesBefore(trx, { conversationId, before: id });
    return {
      id,
      attempt,
      messages: [...historyOf(before), { role: "user" as const, content: question }],
    };
  });
}
