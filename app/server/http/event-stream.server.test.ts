import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { eventStream, type StreamEvent } from "./event-stream.server";

async function* inTurn(...events: object[]): AsyncGenerator<StreamEvent> {
  for (const data of events) {
    await nextTurn();
    yield { data };
  }
}

test("begins with a comment, has one frame for each event, and closes", async () => {
  const response = eventStream(inTurn({ a: "x\n\ny" }, { b: "\u2028" }), new AbortController());
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-cache, no-transform");
  expect(await response.text()).toBe(':\n\ndata: {"a":"x\\n\\ny"}\n\ndata: {"b":"\u2028"}\n\n');
});

test("an event with an id has it after its data", async () => {
  async function* one() {
    yield { data: { a: 1 }, id: "x-1" };
  }
  const text = await eventStream(one(), new AbortController()).text();
  expect(text).toBe(':\n\ndata: {"a":1}\nid: x-1\n\n');
});

test("keeps the line open with comments while nothing happens", async () => {
  let happen = () => {};
  const happens = new Promise<void>((resolve) => {
    happen = resolve;
  });
  async function* late() {
    await happens;
    yield { data: { a: 1 } };
  }
  const response = eventStream(late(), new AbortController(), 1);
  let text = "";
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    text += piece.value;
    if (text.split(":\n\n").length > 3) happen();
  }
  expect(text).toMatch(/^(?::\n\n){3,}data: \{"a":1\}\n\n$/);
});

test("tells whoever makes the events that the reader has gone", async () => {
  const ending = new AbortController();
  let said = () => {};
  const all = new Promise<void>((resolve) => {
    said = resolve;
  });
  async function* untilTheEnd() {
    yield* inTurn({}, {}, {});
    said();
  }
  const response = eventStream(untilTheEnd(), ending);
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(ending.signal.aborted).toBe(true);
  // What still comes has nowhere to go, and breaks nothing.
  await all;
});

test("a comment leaves every 15 seconds", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const ending = new AbortController();
  async function* silence() {
    await new Promise(() => {});
    yield { data: {} };
  }
  const reader = eventStream(silence(), ending).body?.getReader();
  await reader?.read();
  let come = 0;
  const next = reader?.read().then(() => come++);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(come).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  await next;
  expect(come).toBe(1);
  await reader?.cancel();
  vi.useRealTimers();
});
