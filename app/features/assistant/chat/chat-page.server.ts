import type { Kysely } from "kysely";
import type { OwnChecks } from "~/features/prices";
import { ownChecksOf } from "~/features/prices/index.server";
import type { Database } from "~db/schema";
import { comparisonOf } from "../cards/comparison";
import { receiptsIn } from "../cards/receipts";
import { type Exchange, findConversation } from "../conversations/queries.server";
import { stateNow } from "../conversations/state";
import { wantAnswer } from "../conversations/wanted.server";
import type { ShownExchange } from "./message";
import { newId } from "./new-id";
import type { ConversationData } from "./use-conversation";

/**
 * A conversation as one of its pages shows it: one that is kept, or a new one where no id is given.
 *
 * @param page from 1, the newest; null where the address names none.
 * @param now ms
 * @returns undefined when the person has none of that id, or it has no such page.
 */
export async function chatPage(
  db: Kysely<Database>,
  {
    id,
    page,
    userId,
    now,
  }: { id: string | undefined; page: number | null; userId: string; now: number },
): Promise<{ conversation: ConversationData; title: string | null } | undefined> {
  if (page === null) return undefined;
  if (id === undefined) {
    const none = { id: newId(), now, page: 1, pages: 1, exchanges: [], ownChecks: {} };
    return { conversation: none, title: null };
  }
  const found = await findConversation(db, { id, userId, page });
  if (!found) return undefined;
  const exchanges = found.exchanges.map((exchange) => shown(exchange, now));
  // Whoever looks waits for the rest, though they may have left the page that asked.
  const last = exchanges.at(-1);
  if (last?.state === "answering")
    await wantAnswer(db, { conversationId: id, questionId: last.questionId, now });
  const ownChecks = await ownChecksIn(db, exchanges, { userId, now });
  const { title, pages } = found;
  return { conversation: { id, now, page, pages, exchanges, ownChecks }, title };
}

/** What the person has said of the prices that the answers show. */
function ownChecksIn(
  db: Kysely<Database>,
  exchanges: readonly ShownExchange[],
  { userId, now }: { userId: string; now: number },
): Promise<OwnChecks> {
  const shown = exchanges.flatMap(({ parts, created_at }) =>
    receiptsIn(parts).map((compared) => ({
      dishId: Number(compared.dish.id),
      comparison: comparisonOf(compared, created_at),
    })),
  );
  return ownChecksOf(db, userId, shown, now);
}

function shown({ updated_at, state, ...exchange }: Exchange, now: number): ShownExchange {
  return { ...exchange, state: stateNow({ state, updated_at }, now) };
}
