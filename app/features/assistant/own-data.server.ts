import type { Kysely } from "kysely";
import { rowsInPages } from "~/server/database/rows-in-pages.server";
import type { OwnData } from "~/server/own-data";
import type { Database } from "~db/schema";

/** Exchanges read at once: one may hold 50 KB of what was found. */
const EXCHANGES_AT_ONCE = 20;

/** What the assistant was told, and what was said. */
export const assistantOwnData: OwnData = {
  async eraseOf(trx, userId) {
    for (const table of ["user_facts", "conversations"] as const)
      await trx.deleteFrom(table).where("user_id", "=", userId).execute();
  },
  exportOf: (db, userId) => ({
    facts: rowsInPages(
      db
        .selectFrom("user_facts")
        .select(["id", "kind", "text", "created_at", "updated_at"])
        .where("user_id", "=", userId),
      ["created_at", "id"],
    ),
    conversations: exchangesOf(db, userId),
  }),
};

/** Question by question, a conversation after the other. */
async function* exchangesOf(db: Kysely<Database>, userId: string): AsyncGenerator<object> {
  const conversations = db
    .selectFrom("conversations")
    .select(["id", "title", "created_at"])
    .where("user_id", "=", userId);
  for await (const { id, title } of rowsInPages(conversations, ["created_at", "id"])) {
    const exchanges = db
      .selectFrom("exchanges")
      .select(["id", "question", "parts", "state", "created_at", "updated_at"])
      .where("conversation_id", "=", id);
    for await (const exchange of rowsInPages(exchanges, ["id"], EXCHANGES_AT_ONCE)) {
      const { id: _number, parts, ...rest } = exchange;
      yield { conversation_id: id, title, ...rest, answer: JSON.parse(parts) as unknown };
    }
  }
}
