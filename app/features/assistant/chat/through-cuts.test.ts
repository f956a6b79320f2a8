import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LAST_EVENT_ID } from "../last-event-id";
import type { ChatEvent } from "../schema";
import { throughCuts } from "./through-cuts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const WORDS = ["one ", "two ", "three"];
const FRAMES = [
  ...WORDS.map((textDelta) => ({ type: "text-delta", textDelta })),
  { type: "finish", finishReason: "stop" },
].map((data, i) => `data: ${JSON.stringify(data)}\nid: x-${i + 1}\n\n`);

/** Sends some frames, and ends as it is told: the connection may be cut with an error or without. */
function answer(frames: readonly string[], { breaks = false, headers = {} } = {}): Response {
  const waiting = [...frames];
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      const frame = waiting.shift();
      if (frame !== undefined) stream.enqueue(new TextEncoder().encode(frame));
      else if (breaks) stream.error(new TypeError("network"));
      else stream.close();
    },
  });
  return new Response(body, { headers });
}

const BEGIN = { [LAST_EVENT_ID]: "x-0" };

/** What is read in all, and from where it was gone on with. */
async function read(first: Response, answers: (Response | Error)[], signal?: AbortSignal) {
  const asked: string[] = [];
  const resume = async (id: string) => {
    asked.push(id);
    const next = answers.shift() ?? new TypeError("no network");
    if (next instanceof Error) throw next;
    return next;
  };
  const events: ChatEvent[] = [];
  const reading = (async () => {
    for await (const event of throughCuts(first, resume, signal)) events.push(event);
  })();
  const outcome = reading.then(
    () => null,
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  const error = await outcome;
  const words = events.map((event) => (event.type === "text-delta" ? event.textDelta : "."));
  return { words: words.join(""), asked, error };
}

test("goes on after the last event it has read, however the connection was cut", async () => {
  const first = answer([...FRAMES.slice(0, 1), 'data: {"type":"text'], { breaks: true });
  const again = answer(FRAMES.slice(1, 2));
  expect(await read(first, [again, new TypeError(), answer(FRAMES.slice(2))])).toEqual({
    words: "one two three.",
    asked: ["x-1", "x-2", "x-2"],
    error: null,
  });
});

test("goes on from the beginning where nothing had come yet", async () => {
  const { words, asked } = await read(answer([], { headers: BEGIN }), [answer(FRAMES)]);
  expect([words, asked]).toEqual(["one two three.", ["x-0"]]);
});

test("gives up what is refused at once, and what can't be reached after a few tries", async () => {
  const gone = new Response("{}", { status: 404 });
  expect((await read(answer(FRAMES.slice(0, 1)), [gone])).asked).toHaveLength(1);
  const away = new Response("{}", { status: 503 });
  expect((await read(answer(FRAMES.slice(0, 1)), [away])).asked).toHaveLength(4);
});

test("a stream that is not kept ends where it was cut, and one that was stopped is left alone", async () => {
  const plain = FRAMES.map((frame) => frame.replace(/id.*\n/, ""));
  expect((await read(answer(plain.slice(0, 2)), [])).asked).toEqual([]);
  const stopped = AbortSignal.abort(new Error("stopped"));
  const { asked, error } = await read(answer(FRAMES.slice(0, 2), { breaks: true }), [], stopped);
  expect([asked, error]).toEqual([[], new Error("stopped")]);
});
