import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import { type Exchange, findConversation } from "../conversations/queries.server";
import { ABANDONED_AFTER_MS } from "../conversations/record-answer.server";
import type { ShownExchange } from "./message";
import { newId } from "./new-id";
import type { ConversationData } from "./use-conversation";

/**
 * A conversation as its page shows it: one that is kept, or a new one where no id is given.
 *
 * @param now ms
 * @returns undefined when the person has none of that id.
 */
export async function chatPage(
  db: Kysely<Database>,
  { id, userId, now }: { id: string | undefined; userId: string; now: number },
): Promise<{ conversation: ConversationData; title: string | null } | undefined> {
  if (id === undefined) return { conversation: { id: newId(), now, exchanges: [] }, title: null };
  const found = await findConversation(db, { id, userId });
  if (!found) return undefined;
  const exchanges = found.exchanges.map((exchange) => shown(exchange, now));
  return { conversation: { id, now, exchanges }, title: found.title };
}

/** An answer that nobody writes on any more is as far as it will get. */
function shown({ updated_at, state, ...exchange }: Exchange, now: number): ShownExchange {
  const abandoned = state === "answering" && now - updated_at > ABANDONED_AFTER_MS;
  return { ...exchange, state: abandoned ? "aborted" : state };
}
