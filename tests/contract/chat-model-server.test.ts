import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, eventsOf, question, textOf } from "~tests/support/chat";
import { newMember } from "~tests/support/members";
import {
  type Behaviour,
  endlessly,
  type ModelServer,
  startModelServer,
} from "~tests/support/model-server";
import { startServer, type TestServer } from "~tests/support/server";

let model: ModelServer;
let server: TestServer;
beforeAll(async () => {
  model = await startModelServer();
  server = await startServer(model.settings);
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

const asked = async (words: string) => ask(server.origin, await newMember(server), question(words));

test("its words come through piece by piece, and it gets the whole conversation", async () => {
  model.behave({ says: ["Kabsa ", "is ", "rice."] });
  const messages = [
    { role: "user", content: "hi" },
    { role: "assistant", content: "Hello!" },
    { role: "user", content: "What is kabsa?" },
  ];
  const events = await eventsOf(await ask(server.origin, await newMember(server), { messages }));
  expect(events).toEqual([
    { type: "text-delta", textDelta: "Kabsa " },
    { type: "text-delta", textDelta: "is " },
    { type: "text-delta", textDelta: "rice." },
    { type: "finish", finishReason: "stop" },
  ]);
  const [request] = model.asked;
  expect(request?.messages.slice(1)).toEqual(messages);
  expect(request?.messages[0]?.role).toBe("system");
  expect(request?.max_tokens).toBeGreaterThan(0);
});

test("it calls tools, gets what they found, and answers with it", async () => {
  model.behave(
    {
      calls: [
        { name: "search_restaurant", args: { name: "عمو حمزة" } },
        { name: "get_price_comparison", args: { dish: "شاورما دجاج", restaurant: "عمو حمزة" } },
      ],
    },
    { says: ["تفضل، هذي الأسعار."] },
  );
  const events = await eventsOf(await asked("كم شاورما دجاج عند عمو حمزة؟"));
  expect(events.filter(({ type }) => type === "tool-call")).toHaveLength(2);
  expect(events.filter(({ type }) => type === "tool-result")).toHaveLength(2);
  expect(textOf(events)).toBe("تفضل، هذي الأسعار.");
  const prices = events.find(
    (event) => event.type === "tool-result" && event.toolName === "get_price_comparison",
  );
  const found = JSON.stringify(prices);
  for (const field of ["total", "itemPrice", "deliveryFee", "status", "confidence"])
    expect(found).toContain(`"${field}":`);
  const told = model.asked[1]?.messages.filter(({ role }) => role === "tool");
  expect(JSON.stringify(told)).toContain("itemPrice");
});

test("ids that begin anew in each step stay apart", async () => {
  const calls = [{ name: "search_restaurant", args: { name: "عمو حمزة" } }];
  model.behave({ calls }, { calls }, { says: ["Done."] });
  const events = await eventsOf(await asked("find it twice"));
  const ids = events.flatMap((event) => (event.type === "tool-call" ? [event.toolCallId] : []));
  expect(new Set(ids).size).toBe(2);
});

test("after eight steps it has to come to words", async () => {
  model.behave({ calls: [{ name: "recall_user_memory", args: {} }] });
  const events = await eventsOf(await asked("what do you know?"));
  expect(model.asked).toHaveLength(8);
  expect(model.asked.at(-1)?.tool_choice).toBe("none");
  expect(textOf(events)).toContain("Sorry");
});

test.each([
  ["nobody has", "drop_all_tables", {}],
  ["is called with nonsense", "get_price_comparison", "؟؟؟"],
  ["is called with a list", "get_nearest_branches", [1, 2]],
])("a tool that %s breaks nothing", async (_what, name, args) => {
  model.behave({ calls: [{ name, args }] }, { says: ["Never mind."] });
  const events = await eventsOf(await asked("try it"));
  expect(textOf(events)).toContain("Never mind.");
  expect(events.at(-1)).toEqual({ type: "finish", finishReason: "stop" });
});

test("a model that is cut off by its token limit says so in the reason", async () => {
  model.behave({ says: ["This is too"], reason: "length" });
  const events = await eventsOf(await asked("tell me everything"));
  expect(events.at(-1)).toEqual({ type: "finish", finishReason: "length" });
});

const endless = "data: {}\n\n".repeat(10);
const failures: [string, Behaviour][] = [
  ["refuses the key", { status: 401 }],
  ["has had enough (429)", { status: 429 }],
  ["breaks down (500)", { status: 500 }],
  ["breaks down with a page", { status: 502, body: "<html>Bad Gateway</html>" }],
  ["sends a page", { sends: "<html><body>Welcome</body></html>" }],
  ["sends broken JSON", { sends: 'data: {"choices": [\n\ndata: [DONE]\n\n' }],
  ["sends other JSON", { sends: endless }],
  ["sends bytes", { sends: "\u0000\ufffd\u0001data:\u0002\n\n" }],
  ["cuts the line", { cutsAfter: "The cheapest is " }],
  ["says nothing", { says: [] }],
];
const delays: [string, Behaviour][] = [
  ["hangs", { hangs: true }],
  ["hangs after its headers", { sends: "", thenHangs: true }],
  ["drips comments", { sends: ": still here\n\n".repeat(20), thenHangs: true }],
  ["drips nothing much", { says: endlessly(""), everyMs: 200 }],
  ["talks without end", { says: endlessly("la "), everyMs: 200 }],
];

const LANGUAGES = [
  ["how much is kabsa?", "Sorry"],
  ["كم سعر الكبسة؟", "عذرًا"],
] as const;

async function expectHonest(from: TestServer, words: string, sorry: string): Promise<void> {
  const response = await ask(from.origin, await newMember(from), question(words));
  if (response.status === 500) {
    expect(await response.json()).toEqual({ error: "internal_error" });
  } else {
    const events = await eventsOf(response);
    expect(textOf(events)).toContain(sorry);
    expect(textOf(events)).not.toContain("key-of-the-model");
    expect(events.at(-1)).toEqual({ type: "finish", finishReason: "error" });
  }
  expect(from.output()).not.toContain("key-of-the-model");
}

// Both languages at once: nearly all of it is waiting for a second attempt.
describe.each(failures)("a model's server that %s", (_what, behaviour) => {
  test.concurrent.each(LANGUAGES)("gives an honest message: %s", async (words, sorry) => {
    model.behave(behaviour);
    await expectHonest(server, words, sorry);
  });
});

describe("in a second at most", () => {
  let hurried: TestServer;
  beforeAll(async () => {
    hurried = await startServer({ ...model.settings, LLM_TIMEOUT_MS: "1000" });
  });
  afterAll(() => hurried.stop());

  describe.each(delays)("a model's server that %s", (_what, behaviour) => {
    test.concurrent.each(LANGUAGES)("gives an honest message: %s", async (words, sorry) => {
      model.behave(behaviour);
      await expectHonest(hurried, words, sorry);
    });
  });
});

test("a server that is not there gives an honest message too", async () => {
  const nowhere = await startServer({ ...model.settings, LLM_BASE_URL: "http://127.0.0.1:9/v1" });
  const response = await ask(nowhere.origin, await newMember(nowhere), question("hello"));
  expect(textOf(await eventsOf(response))).toContain("Sorry");
  await nowhere.stop();
});

test("half of the settings end the start with a plain sentence", async () => {
  await expect(startServer({ LLM_MODEL: "any" })).rejects.toThrow(
    "The setting LLM_BASE_URL is missing: LLM_BASE_URL, LLM_API_KEY, LLM_MODEL are set together or not at all.",
  );
});
