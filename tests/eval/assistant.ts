import { parseArgs } from "node:util";
import type { LanguageModelV3 } from "@ai-sdk/provider";
import { generateText, type ModelMessage, stepCountIs } from "ai";
import type { Kysely } from "kysely";
import { insertUser } from "~/features/accounts/profile/queries.server";
import { addFact } from "~/features/assistant/facts/facts.server";
import { readHosted } from "~/features/assistant/hosted/read-hosted.server";
import { knownNames } from "~/features/assistant/known-names.server";
import { builtInModel } from "~/features/assistant/model/built-in";
import { toolsFor } from "~/features/assistant/tools/index.server";
import { mapsFor } from "~/maps.server";
import { openEmbedder } from "~/providers/embedding/index.server";
import { openReader } from "~/providers/llm/index.server";
import { loadSample } from "~/sample/load";
import { openDatabase } from "~/server/database/db.server";
import { env } from "~/server/env.server";
import type { Database } from "~db/schema";
import { type Answered, type Marks, marksOf } from "./assistant-marks";
import { type Conversation, readConversations } from "./conversations";

const MOST_STEPS = 8;

/** Holds a conversation as somebody new and gives what the model did for its last turn. */
export async function hold(
  db: Kysely<Database>,
  model: LanguageModelV3,
  { turns, facts }: Conversation,
  now: number,
): Promise<Answered> {
  const userId = await insertUser(db, { phone: null, now });
  for (const text of facts) await addFact(db, userId, { text }, now);
  const maps = mapsFor(db, env());
  const embedder = await openEmbedder(env());
  const messages: ModelMessage[] = [];
  let answered: Answered = { text: "", calls: [] };
  for (const content of turns) {
    messages.push({ role: "user", content });
    const tools = toolsFor({ db, userId, maps, embedder, said: content, now: () => now });
    const { text, steps } = await generateText({
      model,
      messages,
      tools,
      stopWhen: stepCountIs(MOST_STEPS),
    });
    // What a conversation keeps of an answer is its words.
    messages.push({ role: "assistant", content: text });
    const calls = steps.flatMap((step) =>
      step.toolResults.map(({ toolName, input, output }) => ({
        name: toolName,
        args: input as Record<string, unknown>,
        result: output,
      })),
    );
    answered = { text, calls };
  }
  return answered;
}

/**
 * `assistant FILE.jsonl [--db file:PATH] [--misses] [--answers]`: holds every conversation with the model of the settings, or
 * the built-in one, and says how often tools, arguments, facts and numbers are right. Without `--db` the catalogue is the sample.
 */
export async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      db: { type: "string" },
      misses: { type: "boolean", default: false },
      answers: { type: "boolean", default: false },
    },
  });
  const file = positionals[0];
  if (!file) throw new Error("assistant: which file? One conversation a line.");
  const conversations = readConversations(file);
  const db = await openDatabase(values.db ?? "file::memory:");
  const now = Date.now();
  if (!values.db) await loadSample(db, now);
  const marks: Marks[] = [];
  const reader = await openReader(env());
  const model = builtInModel(
    () => knownNames(db),
    reader && readHosted(reader, env().LLM_TIMEOUT_MS),
  );
  for (const conversation of conversations) {
    const answered = await hold(db, model, conversation, now);
    const mark = await marksOf(db, conversation, answered, now);
    marks.push(mark);
    const shown = values.answers || (values.misses && mark.wrong.length > 0);
    if (shown)
      console.log(
        `\n# ${conversation.turns.join("  ⏎  ")}\n${answered.text}\n  calls: ${answered.calls.map(({ name, args }) => `${name} ${JSON.stringify(args)}`).join("; ")}${mark.wrong.map((why) => `\n  WRONG: ${why}`).join("")}`,
      );
  }
  await db.destroy();
  const share = (right: (mark: Marks) => boolean, of: readonly Marks[] = marks) =>
    `${((100 * of.filter(right).length) / Math.max(1, of.length)).toFixed(1)} %`;
  const isRight = ({ wrong }: Marks) => wrong.length === 0;
  // Every second conversation is held out: nothing is to be tuned to it.
  const [tuned, heldOut] = [0, 1].map((half) => marks.filter((_, place) => place % 2 === half));
  console.log(
    [
      `${marks.length} conversations`,
      `tools ${share(({ tools }) => tools)}`,
      `arguments ${share(({ args }) => args)}`,
      `facts ${share(({ facts }) => facts)}`,
      `numbers ${share(({ numbers }) => numbers)}`,
      `all right ${share(isRight)} (${share(isRight, tuned)}, held out ${share(isRight, heldOut)})`,
      `invented amounts in ${marks.filter(({ honest }) => !honest).length}`,
    ].join("  "),
  );
}
