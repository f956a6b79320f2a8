import { mkdirSync, writeFileSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { knownNames } from "~/features/assistant/known-names.server";
import { builtInModel } from "~/features/assistant/model/built-in";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import { hold } from "./assistant";
import { type Marks, marksOf } from "./assistant-marks";
import { readConversations } from "./conversations";

/**
 * Turns that are known to be answered wrongly, by how their conversation ends: one more that breaks fails the test, and so does
 * one that is right again and still stands here.
 */
const KNOWN_MISSES: readonly string[] = [
  "متى تفتح محمصة ركوة الصبح؟ ⏎ طيب دون دريب مفتوح الليلة؟ ⏎ كم الكولد برو الكبير منه؟",
  "any sandwiches with no meat in Sahafah?",
  "any sandwiches with no meat in Sahafah? ⏎ and nothing with cheese either",
  "lamb mandi by the kilo from Mandi Sheikh Salem",
  "lamb mandi by the kilo from Mandi Sheikh Salem ⏎ there are ten of us",
  "lamb mandi by the kilo from Mandi Sheikh Salem ⏎ there are ten of us ⏎ how much each?",
  "My driver was an hour late, terrible! Anyway how much is kung pao chicken at Tiger Wok? ⏎ what was it last month? ⏎ which app should I order it from, and how much do I save?",
];

/**
 * 40 talks, an entry for each of their turns: those of the second file are held out, nothing is to be mended for one of them
 * alone.
 */
const TURNS = ["tests/eval/turns.jsonl", "tests/eval/turns-held-out.jsonl"];
const conversations = readConversations("tests/eval/conversations.jsonl");

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

test("the built-in model is right but for the known misses, and invents no amount", async () => {
  const db = await openSample();
  const marks: Marks[] = [];
  const misses: string[] = [];
  const report: string[] = [];
  for (const conversation of [...conversations, ...TURNS.flatMap(readConversations)]) {
    const answered = await hold(
      db,
      builtInModel(() => knownNames(db)),
      conversation,
      SAMPLE_NOW,
    );
    const mark = await marksOf(db, conversation, answered, SAMPLE_NOW);
    marks.push(mark);
    if (mark.wrong.length > 0) misses.push(conversation.turns.join(" ⏎ "));
    await nextTurn();
    report.push(
      `# ${conversation.turns.join(" ⏎ ")}\n${answered.text}\n${JSON.stringify(answered.calls.map(({ name, args }) => [name, args]))}\n${mark.wrong.map((why) => `WRONG: ${why}\n`).join("")}`,
    );
  }
  await db.destroy();
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/conversations.txt", report.join("\n"));
  expect(marks.filter(({ honest }) => !honest)).toEqual([]);
  expect(misses.sort()).toEqual([...KNOWN_MISSES].sort());
});
