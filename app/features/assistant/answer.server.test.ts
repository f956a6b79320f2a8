import type { LanguageModelV3StreamPart } from "@ai-sdk/provider";
import { tool } from "ai";
import { MockLanguageModelV3, simulateReadableStream } from "ai/test";
import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { answer, MOST_STEPS } from "./answer.server";
import { PriceGuard } from "./price-guard";
import type { AnswerEvent } from "./schema";

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};
const finish = (reason: "stop" | "tool-calls" | "length"): LanguageModelV3StreamPart => ({
  type: "finish",
  finishReason: { unified: reason, raw: reason },
  usage,
});
const says = (...deltas: string[]): LanguageModelV3StreamPart[] => [
  { type: "text-start", id: "1" },
  ...deltas.map((delta) => ({ type: "text-delta" as const, id: "1", delta })),
  { type: "text-end", id: "1" },
  finish("stop"),
];
const calls = (toolName: string, input: string): LanguageModelV3StreamPart[] => [
  { type: "tool-call", toolCallId: "same", toolName, input },
  finish("tool-calls"),
];

/** A model that does one thing after the other, and the last one ever after. */
function modelOf(...steps: LanguageModelV3StreamPart[][]) {
  let step = 0;
  return new MockLanguageModelV3({
    doStream: async () => ({
      stream: simulateReadableStream({
        chunks: steps[Math.min(step++, steps.length - 1)] ?? [],
        initialDelayInMs: null,
        chunkDelayInMs: null,
      }),
    }),
  });
}

const tools = {
  get_price_comparison: tool({
    inputSchema: z.object({ dish: z.string() }),
    execute: async () => ({ matches: [{ ranked: [{ total: 24.5 }] }] }),
  }),
  search_restaurant: tool({
    inputSchema: z.object({ name: z.string() }),
    execute: async (): Promise<object> => {
      throw new Error("secret of the database");
    },
  }),
};

afterEach(() => {
  vi.useRealTimers();
});

async function eventsOf(
  model: MockLanguageModelV3,
  { signal = new AbortController().signal, timeoutMs = 1_000 } = {},
): Promise<AnswerEvent[]> {
  const events: AnswerEvent[] = [];
  const mind = { model, tools, guard: new PriceGuard("en") };
  const messages = [{ role: "user" as const, content: "How much?" }];
  for await (const event of answer(mind, { messages, signal, timeoutMs })) events.push(event);
  return events;
}

test("a call comes before its result, and the words after both", async () => {
  const model = modelOf(
    calls("get_price_comparison", '{"dish":"kabsa"}'),
    says("24.50 SAR ", "in all."),
  );
  const events = await eventsOf(model);
  expect([...new Set(events.map(({ type }) => type))]).toEqual([
    "tool-call",
    "tool-result",
    "text-delta",
    "finish",
  ]);
  expect(events[0]).toMatchObject({ toolCallId: "call_1", args: { dish: "kabsa" } });
});

test("an amount that no tool gave does not get out", async () => {
  const words = (await eventsOf(modelOf(says("It costs 19.75 SAR there."))))
    .map((event) => ("textDelta" in event ? event.textDelta : ""))
    .join("");
  expect(words).not.toContain("19.75");
});

describe("a tool that", () => {
  test("fails has a result that says so, and no more", async () => {
    const events = await eventsOf(modelOf(calls("search_restaurant", '{"name":"x"}'), says("Hm.")));
    expect(events[1]).toMatchObject({ type: "tool-result", result: { error: "failed" } });
    expect(JSON.stringify(events)).not.toContain("secret");
  });

  test("nobody has is not spoken of", async () => {
    const events = await eventsOf(modelOf(calls("rm", "{}"), says("Hm.")));
    expect(events.map(({ type }) => type)).toEqual(["text-delta", "finish"]);
  });

  test("is asked for without end ends with the last step", async () => {
    const model = modelOf(calls("get_price_comparison", '{"dish":"kabsa"}'));
    const events = await eventsOf(model);
    expect(model.doStreamCalls).toHaveLength(MOST_STEPS);
    expect(model.doStreamCalls.at(-1)?.toolChoice).toEqual({ type: "none" });
    expect(events.at(-2)?.type).toBe("failure");
    expect(events.at(-1)).toEqual({ type: "finish", finishReason: "error" });
  });
});

test("words without end are cut", async () => {
  const events = await eventsOf(
    modelOf(says(...Array.from({ length: 4_000 }, () => "many words "))),
  );
  expect(events.length).toBeLessThan(2_000);
  expect(events.at(-1)).toEqual({ type: "finish", finishReason: "length" });
});

test("a model that hangs and hears nothing is left behind in time", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const model = new MockLanguageModelV3({ doStream: () => new Promise(() => {}) });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const events = eventsOf(model, { timeoutMs: 400 });
  await vi.advanceTimersByTimeAsync(200);
  expect((await events).map(({ type }) => type)).toEqual(["failure", "finish"]);
});

test("whoever goes has the answer end at once, and the model told", async () => {
  const gone = new AbortController();
  const model = new MockLanguageModelV3({
    doStream: () => {
      gone.abort("gone");
      return new Promise(() => {});
    },
  });
  // The clock stands still: whatever waited for it would never end.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  expect(await eventsOf(model, { signal: gone.signal })).toEqual([
    { type: "finish", finishReason: "aborted" },
  ]);
  expect(model.doStreamCalls[0]?.abortSignal?.aborted).toBe(true);
});
