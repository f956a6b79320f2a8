import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ChatEvent } from "~/features/assistant/schema";
import { ask, eventsOf, question, textOf } from "~tests/support/chat";
import { newMember } from "~tests/support/members";
import { type Behaviour, type ModelServer, startModelServer } from "~tests/support/model-server";
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

const asked = async (words: string, from = server) =>
  eventsOf(await ask(from.origin, await newMember(from), question(words)));

/** The arguments of the calls of an answer. */
const argsOf = (events: readonly ChatEvent[]) =>
  events.flatMap((event) => (event.type === "tool-call" ? [event.args] : []));

const SHAWARMA = { act: "price", lines: [{ dish: "شاورما دجاج" }], restaurants: ["عمو حمزة"] };
/** Words that only the model makes something of. */
const OBSCURE = "You know, the rolled chicken of that uncle, what do they charge me?";

test("what it understood is looked up and said by us", async () => {
  model.behave({ understood: SHAWARMA });
  const events = await asked(OBSCURE);
  expect(argsOf(events)).toEqual([{ dish: "شاورما دجاج", restaurant: "عمو حمزة" }]);
  const result = events.find((event) => event.type === "tool-result")?.result;
  const { matches } = result as { matches: { ranked: { total: number }[] }[] };
  const cheapest = matches[0]?.ranked[0]?.total ?? Number.NaN;
  expect(textOf(events)).toContain(cheapest.toFixed(2));
  expect(events.at(-1)).toEqual({ type: "finish", finishReason: "stop" });
});

test("it is asked once an answer, is made to call, and gets what the person wrote and nothing else", async () => {
  model.behave({ understood: SHAWARMA });
  const messages = [
    { role: "user", content: "hi" },
    { role: "assistant", content: "Hello! I said 19.75 SAR." },
    { role: "user", content: OBSCURE },
  ];
  await eventsOf(await ask(server.origin, await newMember(server), { messages }));
  expect(model.asked).toHaveLength(1);
  const [request] = model.asked;
  expect(request?.messages.map(({ role }) => role)).toEqual(["system", "user", "user"]);
  expect(request?.messages.slice(1).map(({ content }) => content)).toEqual(["hi", OBSCURE]);
  expect(request?.tool_choice).toEqual({ type: "function", function: { name: "understood" } });
  expect(request?.max_tokens).toBeGreaterThan(0);
});

test("two restaurants are set against each other", async () => {
  model.behave({
    understood: {
      act: "compare",
      lines: [{ dish: "شاورما دجاج", size: null, quantity: 2 }],
      restaurants: ["عمو حمزة", "كودو"],
      area: null,
    },
  });
  expect(argsOf(await asked(OBSCURE)).slice(0, 2)).toEqual([
    { dish: "شاورما دجاج", restaurant: "عمو حمزة", quantity: 2 },
    { dish: "شاورما دجاج", restaurant: "كودو", quantity: 2 },
  ]);
});

test("what is not wanted and the most to be paid go into what is suggested", async () => {
  model.behave({ understood: { act: "suggest", avoid: ["shrimp"], budget: 40, people: 2 } });
  expect(argsOf(await asked(OBSCURE)).at(-1)).toMatchObject({
    avoid: ["shrimp"],
    maxTotal: 40,
    people: 2,
  });
});

test("it keeps nothing about a person, and loses nothing that they want kept", async () => {
  model.behave({ understood: SHAWARMA });
  const events = await asked("Remember that I am allergic to peanuts");
  expect(events.filter(({ type }) => type === "tool-call")).toMatchObject([
    { toolName: "save_user_fact" },
  ]);
  model.behave({ understood: { act: "save_user_fact", facts: ["hates fish"] } });
  expect(JSON.stringify(await asked("How much is kabsa?"))).not.toContain("save_user_fact");
});

const QUESTIONS = [
  ["how much is chicken shawarma at Hamza?", "SAR"],
  ["كم شاورما دجاج عند عمو حمزة؟", "ر.س"],
] as const;

async function expectOurOwn(from: TestServer, words: string, money: string): Promise<void> {
  const events = await asked(words, from);
  expect(argsOf(events).length).toBeGreaterThan(0);
  expect(textOf(events)).toContain(money);
  expect(textOf(events)).not.toContain("19.75");
  expect(events.at(-1)).toEqual({ type: "finish", finishReason: "stop" });
  expect(textOf(events) + from.output()).not.toContain("key-of-the-model");
}

const worthless: [string, Behaviour][] = [
  ["refuses the key", { status: 401 }],
  ["has had enough (429)", { status: 429 }],
  ["breaks down (500)", { status: 500 }],
  ["breaks down with a page", { status: 502, body: "<html>Bad Gateway</html>" }],
  ["sends a page", { sends: "<html><body>Welcome</body></html>" }],
  ["sends broken JSON", { sends: '{"choices": [' }],
  ["sends other JSON", { sends: "{}" }],
  ["sends bytes", { sends: "\u0000\ufffd\u0001data:\u0002\n\n" }],
  ["cuts the line", { cutsOff: true }],
  ["answers in words", { says: "The cheapest is 19.75 SAR at Hamza." }],
  ["understands nothing", { understood: null }],
  ["understands a text", { understood: "؟؟؟" }],
  ["understands what is no act", { understood: { act: "drop_all_tables" } }],
  [
    "names a dish without end",
    { understood: { act: "price", lines: [{ dish: "x".repeat(999) }] } },
  ],
  [
    "counts a dish below nothing",
    { understood: { act: "price", lines: [{ dish: "x", quantity: -1 }] } },
  ],
  ["names nothing at all", { understood: { act: "compare" } }],
];

describe.each(worthless)("a model's server that %s", (_what, behaviour) => {
  test.concurrent.each(QUESTIONS)("costs only the better reading: %s", async (words, money) => {
    model.behave(behaviour);
    await expectOurOwn(server, words, money);
  });
});

describe("where little patience is set", () => {
  let hurried: TestServer;
  beforeAll(async () => {
    hurried = await startServer({ ...model.settings, LLM_TIMEOUT_MS: "100" });
  });
  afterAll(() => hurried.stop());

  test.each<[string, Behaviour]>([
    ["hangs", { hangs: true }],
    ["hangs after its headers", { sends: " ", thenHangs: true }],
  ])("a model's server that %s costs no more than that", async (_what, behaviour) => {
    model.behave(behaviour);
    await expectOurOwn(hurried, ...QUESTIONS[0]);
  });
});

test("a server that is not there costs no answer either", async () => {
  const nowhere = await startServer({ ...model.settings, LLM_BASE_URL: "http://127.0.0.1:9/v1" });
  await expectOurOwn(nowhere, ...QUESTIONS[1]);
  await nowhere.stop();
});

test("half of the settings end the start with a plain sentence", async () => {
  await expect(startServer({ LLM_MODEL: "any" })).rejects.toThrow(
    "The setting LLM_BASE_URL is missing: LLM_BASE_URL, LLM_API_KEY, LLM_MODEL are set together or not at all.",
  );
});
