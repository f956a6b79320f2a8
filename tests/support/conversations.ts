import { newId } from "~/features/assistant/chat/new-id";
import type { AnswerPart } from "~/features/assistant/conversations/parts";
import { direct } from "./direct";
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
  const db = direct(server);
  const id = newId();
  const now = Date.now();
  db.prepare("insert into conversations values (?, ?, 'Long talk', ?, ?)").run(
    id,
    userId,
    now,
    now,
  );
  const parts = JSON.stringify([{ type: "text", text: answer }] satisfies AnswerPart[]);
  const rows = Array.from({ length: questions }, (_, at) => {
    return [id, newId(), `Question ${at + 1}`, parts, now, now];
  });
  const places = rows.map(() => "(?, ?, ?, '', ?, 'stop', ?, ?)").join(", ");
  db.prepare(
    `insert into exchanges (conversation_id, question_id, question, attempt, parts, state, created_at, updated_at) values ${places}`,
  ).run(...rows.flat());
  db.close();
  return id;
}
