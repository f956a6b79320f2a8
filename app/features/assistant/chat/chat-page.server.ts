import type { Kysely } from "kysely";
import { standsOf } from "~/features/contribute/taps/stands.server";
import type { Stands } from "~/features/contribute/taps/tap";
import type { Database } from "~db/schema";
import { comparisonOf } from "../cards/comparison";
import { receiptsIn } from "../cards/receipts";
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
  if (id === undefined)
    return { conversation: { id: newId(), now, exchanges: [], stands: {} }, title: null };
  const found = await findConversation(db, { id, userId });
  if (!found) return undefined;
  const exchanges = found.exchanges.map((exchange) => shown(exchange, now));
  const stands = await standsIn(db, exchanges, { userId, now });
  return { conversation: { id, now, exchanges, stands }, title: found.title };
}

/** What the person has said of the prices that the answers show. */
function standsIn(
  db: Kysely<Database>,
  exchanges: readonly ShownExchange[],
  { userId, now }: { userId: string; now: number },
): Promise<Stands> {
  const shown = exchanges.flatMap(({ parts, created_at }) =>
    receiptsIn(parts).map((compared) => ({
      dishId: Number(compared.dish.id),
      comparison: comparisonOf(compared, created_at),
    })),
  );
  return standsOf(db, userId, shown, now);
}

/** An answer that nobody writes on any more is as far as it will get. */
function shown({ updated_at, state, ...exchange }: Exchange, now: number): ShownExchange {
  const abandoned = state === "answering" && now - updated_at > ABANDONED_AFTER_MS;
  return { ...exchange, state: abandoned ? "aborted" : state };
}
