import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { insertUser } from "~/features/accounts/profile/queries.server";
import { openDatabase } from "~/server/database/db.server";
import type { Database } from "~db/schema";
import { beginExchange } from "./begin-exchange.server";
import { findConversation, listConversations, saveAnswer } from "./queries.server";

let db: Kysely<Database>;
let userId: string;
beforeEach(async () => {
  db = await openDatabase("file::memory:");
  userId = await insertUser(db, { phone: null, now: 0 });
});
afterEach(() => db.destroy());

async function talk(conversationId: string, turn: number) {
  const question = `Question ${turn}`;
  const kept = { userId, conversationId, questionId: `question-${turn}`, question, now: turn };
  const exchange = await beginExchange(db, kept);
  if (!exchange) throw new Error("Not kept");
  const parts = [{ type: "text" as const, text: `Answer ${turn}` }];
  await saveAnswer(db, { ...exchange, parts, sent: [], state: "stop", now: turn });
  return exchange;
}

test("of a conversation the latest 100 questions are kept, and what goes along is the latest of them", async () => {
  for (let turn = 1; turn <= 110; turn++) await talk("conversation", turn);
  const oldest = await findConversation(db, { id: "conversation", userId, page: 5 });
  expect(oldest).toMatchObject({ pages: 5, exchanges: { 0: { question: "Question 11" } } });
  const { messages } = await talk("conversation", 111);
  expect(messages).toHaveLength(49);
  expect(messages[0]).toEqual({ role: "user", content: "Question 87" });
  expect(messages.at(-1)).toEqual({ role: "user", content: "Question 111" });
});

test("of conversations the 50 latest touched are kept", async () => {
  for (let i = 1; i <= 50; i++) await talk(`conversation-${i}`, i);
  await talk("conversation-1", 51);
  await talk("conversation-51", 52);
  const ids = (await listConversations(db, userId)).map(({ id }) => id);
  expect(ids).toHaveLength(50);
  expect(ids.slice(0, 3)).toEqual(["conversation-51", "conversation-1", "conversation-50"]);
  expect(ids).not.toContain("conversation-2");
});
