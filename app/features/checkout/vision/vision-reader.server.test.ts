import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openAiVision } from "~/providers/vision/openai-compatible.server";
import { visionReader } from "./vision-reader.server";

const SEEN = {
  restaurant: "Najd <b>Kitchen</b>",
  items: [{ name: "Kabsa", quantity: 2, price: 24.5 }],
  subtotal: 49,
  deliveryFee: 12,
  serviceFee: null,
  smallOrderFee: null,
  cashFee: null,
  discount: 5,
  deliveryDiscount: null,
  tip: null,
  donation: null,
  wallet: null,
  vat: 7.3,
  vatIncluded: true,
  total: 56,
  date: "2026-05-31 18:30",
};

let answer: (asked: { messages: unknown; response_format?: { type: string } }) => {
  status: number;
  body: unknown;
};
const asked: string[] = [];

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  asked.push(text);
  const { status, body } = answer(JSON.parse(text));
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(body));
});

const says = (content: string) => ({
  status: 200,
  body: {
    id: "1",
    object: "chat.completion",
    created: 1,
    model: "eyes",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  },
});

const signal = () => AbortSignal.timeout(5000);
const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "#eee" } })
  .withExif({ IFD0: { Artist: "Somebody's name" } })
  .jpeg()
  .toBuffer();

let read: ReturnType<typeof visionReader>;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  read = visionReader(
    openAiVision({ baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: "secret", model: "eyes" }),
    2000,
  );
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => server.close());

test("a model's answer becomes a reading, sure where its parts sum", async () => {
  answer = () => says(JSON.stringify(SEEN));
  const reading = await read(await picture, signal());
  expect(reading).toMatchObject({
    by: "model",
    restaurant: { value: "Najd <b>Kitchen</b>", sure: false },
    itemPrice: { value: 2450, sure: true },
    deliveryFee: { value: 1200, sure: true },
    total: { value: 5600, sure: true },
    date: { value: Date.UTC(2026, 4, 31, 15, 30) },
  });
  expect(asked[0]).toContain("data:image/jpeg;base64,");
  expect(asked[0]).toContain("json_schema");
  expect(
    Buffer.from(/base64,([^"]+)/.exec(asked[0] ?? "")?.[1] ?? "", "base64").toString("latin1"),
  ).not.toContain("Somebody");
});

test("parts that don't sum are not sure", async () => {
  answer = () => says(JSON.stringify({ ...SEEN, total: 99 }));
  expect((await read(await picture, signal()))?.total).toEqual({ value: 9900, sure: false });
});

test.each([
  ["another shape", says(JSON.stringify({ total: "fifty" }))],
  ["prose", says("I can't read this.")],
  ["a negative amount", says(JSON.stringify({ ...SEEN, total: -1 }))],
  ["an error", { status: 401, body: { error: { message: "no: secret" } } }],
])("%s is no reading, and is told without the key", async (_, given) => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  answer = () => given;
  expect(await read(await picture, signal())).toBeNull();
  expect(warn.mock.calls.flat().join()).not.toContain("secret");
  expect(warn).toHaveBeenCalledOnce();
});
