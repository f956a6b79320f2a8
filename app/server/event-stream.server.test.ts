import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { eventStream } from "./event-stream.server";

async function* after<T>(ms: number, ...events: T[]): AsyncGenerator<T> {
  for (const event of events) {
    await sleep(ms);
    yield event;
  }
}

test("begins with a comment, has one frame for each event, and closes", async () => {
  const response = eventStream(after(1, { a: "x\n\ny" }, { b: "\u2028" }), new AbortController());
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-cache, no-transform");
  expect(await response.text()).toBe(':\n\ndata: {"a":"x\\n\\ny"}\n\ndata: {"b":"\u2028"}\n\n');
});

test("keeps the line open with comments while nothing happens", async () => {
  const response = eventStream(after(100, { a: 1 }), new AbortController(), 20);
  expect((await response.text()).split(":\n\n").length).toBeGreaterThan(3);
});

test("tells whoever makes the events that the reader has gone", async () => {
  const ending = new AbortController();
  const response = eventStream(after(20, {}, {}, {}), ending);
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(ending.signal.aborted).toBe(true);
  // What still comes has nowhere to go, and breaks nothing.
  await sleep(80);
});
