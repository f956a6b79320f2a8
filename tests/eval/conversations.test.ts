import { mkdirSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { knownNames } from "~/features/assistant/known-names.server";
import { builtInModel } from "~/features/assistant/model/built-in";
import { openDatabase } from "~/server/db.server";
import { loadSample } from "~db/sample/load";
import { hold } from "./assistant";
import { type Marks, marksOf } from "./assistant-marks";
import { readConversations } from "./conversations";

/** What the built-in model has to reach in tools, arguments, facts and numbers together. */
const LEAST_RIGHT = 0.95;

const FILE = "tests/eval/conversations.jsonl";
const conversations = readConversations(FILE);

test("there are at least 120, half of them Arabic, a third with several turns", () => {
  const count = conversations.length;
  expect(count).toBeGreaterThanOrEqual(120);
  expect(conversations.filter(({ language }) => language === "ar").length).toBeGreaterThan(
    count / 2 - 1,
  );
  expect(conversations.filter(({ turns }) => turns.length > 1).length).toBeGreaterThan(
    count / 3 - 1,
  );
});

test("the built-in model is right in 95 of 100, and invents no amount in any", async () => {
  const db = await openDatabase("file::memory:");
  const now = Date.now();
  await loadSample(db, now);
  const marks: Marks[] = [];
  const report: string[] = [];
  for (const conversation of conversations) {
    const answered = await hold(
      db,
      builtInModel(() => knownNames(db)),
      conversation,
      now,
    );
    const mark = await marksOf(db, conversation, answered, now);
    marks.push(mark);
    report.push(
      `# ${conversation.turns.join(" ⏎ ")}\n${answered.text}\n${JSON.stringify(answered.calls.map(({ name, args }) => [name, args]))}\n${mark.wrong.map((why) => `WRONG: ${why}\n`).join("")}`,
    );
  }
  await db.destroy();
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/conversations.txt", report.join("\n"));
  expect(marks.filter(({ honest }) => !honest)).toEqual([]);
  const right = marks.filter(({ wrong }) => wrong.length === 0).length / marks.length;
  expect(right).toBeGreaterThanOrEqual(LEAST_RIGHT);
}, 120_000);
