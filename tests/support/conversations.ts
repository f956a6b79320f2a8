import SQLite from "better-sqlite3";
import { newId } from "~/features/assistant/chat/new-id";
import type { AnswerPart } from "~/features/assistant/conversations/parts";
import type { TestServer } from "./server";

/**
 * A conversation of so many questions, "Question 1" first, put straight into a server's database.
 *
 * @param answer what each of them got.
 * @returns its id.
 */
export function fillConversation(
  server: TestServer,
  { userId, questions, answer = "Rice." }: { userId: string; questions: number; answer?: string },
): string {
  const db = new SQLite(server.database, { timeout: 60_000 });
  const id = newId();
  const now = Date.now();
  db.transaction(() => {
    db.prepare("insert into conversations values (?, ?, 'Long talk', ?, ?)").run(
      id,
      userId,
      now,
      now,
    );
    const keep = db.prepare(
      "insert into exchanges (conversation_id, question_id, question, attempt, parts, state, created_at, updated_at) values (?, ?, ?, '', ?, 'stop', ?, ?)",
    );
    const parts = JSON.stringify([{ type: "text", text: answer }] satisfies AnswerPart[]);
    for (let i = 1; i <= questions; i++) keep.run(id, newId(), `Question ${i}`, parts, now, now);
  })();
  db.close();
  return id;
}
