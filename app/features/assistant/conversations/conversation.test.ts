import { expect, test } from "vitest";
import { historyOf, MOST_PAIRS } from "./history";
import { type AnswerPart, addEvent, wordsOf } from "./parts";
import { titleOf } from "./title";

test("the events of an answer are kept as its parts", () => {
  const parts: AnswerPart[] = [];
  addEvent(parts, { type: "text-delta", textDelta: "Let me " });
  addEvent(parts, { type: "text-delta", textDelta: "see." });
  const call = { toolCallId: "call_1", toolName: "recall_user_memory" } as const;
  addEvent(parts, { type: "tool-call", ...call, args: {} });
  addEvent(parts, { type: "tool-result", ...call, result: { facts: [] } });
  addEvent(parts, { type: "failure", textDelta: "Sorry." });
  addEvent(parts, { type: "finish", finishReason: "error" });
  expect(parts).toEqual([
    { type: "text", text: "Let me see." },
    { type: "tool", ...call, args: {}, result: { facts: [] } },
    { type: "text", text: "Sorry." },
  ]);
  expect(wordsOf(parts)).toBe("Let me see.\n\nSorry.");
});

test("what was said goes along as far as the contract lets it, without questions nobody answered", () => {
  const said = (question: string, text: string) => ({
    question,
    parts: [{ type: "text" as const, text }],
  });
  expect(historyOf([said("one", "1"), said("two", ""), said("three", "x".repeat(5_000))])).toEqual([
    { role: "user", content: "one" },
    { role: "assistant", content: "1" },
    { role: "user", content: "three" },
    { role: "assistant", content: "x".repeat(4_000) },
  ]);
  const long = Array.from({ length: 60 }, (_, i) => said(`question ${i}`, "yes"));
  expect(historyOf(long)).toHaveLength(MOST_PAIRS * 2);
  expect(historyOf(long).at(-2)?.content).toBe("question 59");
});

test("a conversation is called by how it begins", () => {
  expect(titleOf(" وين أرخص\n برجر؟ ")).toBe("وين أرخص برجر؟");
  const long = titleOf("cheapest kabsa for two people who do not eat any lamb at all, near Olaya");
  expect([...long].length).toBeLessThanOrEqual(60);
  expect(long).toMatch(/\w…$/);
  expect([...titleOf("🌯".repeat(100))].length).toBe(60);
});
