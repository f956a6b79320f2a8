import fc from "fast-check";
import { expect, test } from "vitest";
import type { ChatEvent } from "../schema";
import { readEvents } from "./read-events";
import { toChunks } from "./to-chunks";

const EVENTS: ChatEvent[] = [
  { type: "text-delta", textDelta: "Let me see… ✓\n\ndata: not a frame" },
  { type: "tool-call", toolCallId: "call_1", toolName: "search_restaurant", args: { name: "عمو" } },
  {
    type: "tool-result",
    toolCallId: "call_1",
    toolName: "search_restaurant",
    result: { restaurants: [] },
  },
  { type: "text-delta", textDelta: "🌯 " },
  { type: "text-delta", textDelta: "Nothing." },
  { type: "finish", finishReason: "stop" },
];
const STREAM = new TextEncoder().encode(
  `:\n\n${EVENTS.map((event) => `data: ${JSON.stringify(event)}\n\n:\n\n`).join("")}`,
);

function streamOf(
  bytes: Uint8Array<ArrayBuffer>,
  cuts: readonly number[],
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const ends = [...cuts.map((cut) => cut % bytes.length), bytes.length].sort((a, b) => a - b);
  let from = 0;
  return new ReadableStream({
    start(stream) {
      for (const end of ends) {
        stream.enqueue(bytes.slice(from, end));
        from = end;
      }
      stream.close();
    },
  });
}

async function all<T>(parts: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const part of parts) found.push(part);
  return found;
}

async function* events(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  for await (const { event } of readEvents(body)) yield event;
}

test("events are read whole, wherever the network cuts the stream", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { maxLength: 20 }), async (cuts) => {
      expect(await all(events(streamOf(STREAM, cuts)))).toEqual(EVENTS);
    }),
  );
});

test("proxies may end lines otherwise, put a field before the data and part it in lines", async () => {
  const finish = { type: "finish", finishReason: "stop" };
  for (const text of [
    `data:${JSON.stringify(finish)}\n\n`,
    `: beat\r\n\r\nevent: message\r\ndata: ${JSON.stringify(finish)}\r\n\r\n`,
    `id: 1\ndata: {"type":"finish",\ndata: "finishReason":"stop"}\n\n`,
  ])
    expect(await all(events(streamOf(new TextEncoder().encode(text), [])))).toEqual([finish]);
});

test("they become the chunks a message is made of, a tool between two texts", async () => {
  const chunks = await all(toChunks(events(streamOf(STREAM, []))));
  expect(chunks.map(({ type }) => type)).toEqual([
    "start",
    "text-start",
    "text-delta",
    "text-end",
    "tool-input-available",
    "tool-output-available",
    "text-start",
    "text-delta",
    "text-delta",
    "text-end",
    "finish",
  ]);
});

test("a stream that breaks off before finish is a lost connection", async () => {
  const broken = streamOf(STREAM.slice(0, STREAM.length - 60), []);
  await expect(all(toChunks(events(broken)))).rejects.toThrow("offline");
});
