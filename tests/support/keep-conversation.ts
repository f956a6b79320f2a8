import { newId } from "~/features/assistant/chat/new-id";
import { beginExchange } from "~/features/assistant/conversations/begin-exchange.server";
import type { AnswerPart } from "~/features/assistant/conversations/parts";
import { saveAnswer } from "~/features/assistant/conversations/queries.server";
import type { ToolName } from "~/features/assistant/tool-names";
import { toolsFor } from "~/features/assistant/tools/index.server";
import { sampleMaps } from "~/providers/maps/sample.server";
import { openDatabase } from "~/server/database/db.server";
import type { TestServer } from "./server";

/** What a conversation with every kind of card looks things up with. */
const CALLS: [ToolName, Record<string, unknown>][] = [
  ["search_restaurant", { name: "عمو حمزة" }],
  ["get_price_comparison", { dish: "شاورما دجاج" }],
  ["get_nearest_branches", { restaurant: "برجر", area: "حطين" }],
  ["suggest_similar_items", { like: "مندي" }],
  ["save_user_fact", { fact: "ما آكل لحم غنم" }],
  ["recall_user_memory", {}],
];

/**
 * A conversation with every kind of step and card, put straight into a server's database.
 *
 * @returns its id.
 */
export async function keepConversation(server: TestServer, userId: string): Promise<string> {
  const db = await openDatabase(server.url);
  const now = Date.now();
  const tools = toolsFor({ db, userId, maps: sampleMaps(() => true), now: Date.now });
  const parts: AnswerPart[] = [];
  for (const [toolName, args] of CALLS) {
    const toolCallId = `call_${parts.length + 1}`;
    const run = tools[toolName].execute as (input: object, options: object) => Promise<unknown>;
    const result = (await run(args, { toolCallId, messages: [] })) as Record<string, unknown>;
    parts.push({ type: "tool", toolCallId, toolName, args, result });
  }
  parts.push({
    type: "text",
    text: "تفضل:\n\n- **شاورما دجاج** /dishes/1\n- Long words in English, too.",
  });
  const conversationId = newId();
  const question = "وين أرخص شاورما؟ and the nearest burger, ".repeat(8);
  const kept = { userId, conversationId, questionId: newId(), question, now };
  const exchange = await beginExchange(db, kept);
  if (!exchange) throw new Error("Not kept");
  await saveAnswer(db, { ...exchange, parts, sent: [], state: "stop", now });
  await db.destroy();
  return conversationId;
}
