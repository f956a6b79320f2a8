import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { insertUser } from "~/features/accounts/profile/queries.server";
import { openDatabase } from "~/server/database/db.server";
import type { Database } from "~db/schema";
import type { AnswerEvent } from "../schema";
import { beginExchange } from "./begin-exchange.server";
import { followStream } from "./follow-stream.server";
import { recordAnswer } from "./record-answer.server";
import { findStream, forgetStreams } from "./streams.server";
import { GRACE_MS, stopAnswer } from "./wanted.server";

// Only the global timers can be stopped.
vi.mock("node:timers/promises", async (original) => ({
  ...(await original<object>()),
  setTimeout: (ms: number, value: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve) => {
      const over = () => {
        signal.removeEventListener("abort", over);
        resolve(value);
      };
      setTimeout(over, ms);
      signal.addEventListener("abort", over);
    }),
}));

const QUESTION = { conversationId: "conversation", questionId: "question", question: "How much?" };
const SECOND = 1_000;

let db: Kysely<Database>;
let userId: string;
beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  db = await openDatabase("file::memory:");
  userId = await insertUser(db, { phone: null, now: 0 });
});
afterEach(async () => {
  vi.useRealTimers();
  await db.destroy();
});

/** An answer whose events come when they are told to, and whose reader goes when they are told to. */
async function asked() {
  const exchange = await beginExchange(db, { ...QUESTION, userId, now: Date.now() });
  if (!exchange) throw new Error("Not kept");
  let tell: (event: AnswerEvent) => void = () => {};
  let goneAt: number | undefined;
  const givenUp = new AbortController();
  async function* events(): AsyncGenerator<AnswerEvent> {
    for (;;) {
      const event = await new Promise<AnswerEvent>((resolve) => {
        tell = resolve;
      });
      yield event;
      if (event.type === "finish") return;
    }
  }
  const giveUp = () => {
    givenUp.abort();
    tell({ type: "finish", finishReason: "aborted" });
  };
  const making = { goneAt: () => goneAt, giveUp };
  const read: AnswerEvent[] = [];
  const made = (async () => {
    for await (const event of recordAnswer(db, exchange, events(), making)) read.push(event);
  })();
  const name = { ...QUESTION, userId, attempt: exchange.attempt };
  return {
    name,
    made,
    givenUp: givenUp.signal,
    async say(textDelta: string) {
      tell({ type: "text-delta", textDelta });
      await vi.advanceTimersByTimeAsync(0);
    },
    fail: (textDelta: string) => tell({ type: "failure", textDelta }),
    finish: () => tell({ type: "finish", finishReason: "stop" }),
    leave() {
      goneAt = Date.now();
    },
  };
}

/** Follows a stream from after the event of a number. */
async function follow(name: Awaited<ReturnType<typeof asked>>["name"], seen: number) {
  const kept = await findStream(db, name, Date.now());
  if (!kept) throw new Error("Not found");
  const leaving = new AbortController();
  const come: string[] = [];
  const show = (event: AnswerEvent, number: number) =>
    `${number} ${event.type === "text-delta" ? event.textDelta : "finishReason" in event && event.finishReason}`;
  const over = (async () => {
    for await (const event of followStream(db, name, { kept, seen, signal: leaving.signal }))
      come.push(show(event, seen + come.length + 1));
  })();
  return { come, over, leave: () => leaving.abort("gone") };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("what was missed comes at once, and the rest within two seconds of being said", async () => {
  const { name, say, finish } = await asked();
  await say("one");
  await say("two");
  await pass(SECOND);
  const { come, over } = await follow(name, 1);
  await pass(0);
  expect(come).toEqual(["2 two"]);
  await say("three");
  await pass(2 * SECOND);
  expect(come).toEqual(["2 two", "3 three"]);
  finish();
  await pass(2 * SECOND);
  await over;
  expect(come).toEqual(["2 two", "3 three", "4 stop"]);
  const late = await follow(name, 3);
  await late.over;
  expect(late.come).toEqual(["4 stop"]);
  const whole = await follow(name, 4);
  await whole.over;
  expect(whole.come).toEqual([]);
});

test("an answer is gone on with as the very events it was sent as, a failure as the words it was told in", async () => {
  const { name, say, fail, finish, made } = await asked();
  for (const words of ["خل", "ني أشوف 12", "\ud83c", "\udf2f"]) await say(words);
  fail("Sorry.");
  await pass(SECOND);
  const { come, over } = await follow(name, 1);
  finish();
  await pass(2 * SECOND);
  await Promise.all([made, over]);
  expect(come).toEqual(["2 ني أشوف 12", "3 \ud83c", "4 \udf2f", "5 Sorry.", "6 stop"]);
});

test("an answer is written once a second and at its end, however many words come", async () => {
  const { say, finish, made } = await asked();
  const written = async () =>
    (await sql<{ rows: number }>`select total_changes() as rows`.execute(db)).rows[0]?.rows ?? 0;
  const before = await written();
  for (let word = 0; word < 300; word++) {
    await say("word ");
    await pass(SECOND / 100);
  }
  finish();
  await made;
  expect((await written()) - before).toBe(4);
});

test("an answer without a reader goes on for its grace, and then no more", async () => {
  const { say, leave, givenUp, made } = await asked();
  await say("one");
  leave();
  await pass(GRACE_MS - SECOND);
  expect(givenUp.aborted).toBe(false);
  await pass(2 * SECOND);
  expect(givenUp.aborted).toBe(true);
  await made;
});

test("an answer that is followed goes on until its follower has gone as well", async () => {
  const { name, leave, givenUp, made } = await asked();
  leave();
  const follower = await follow(name, 0);
  await pass(3 * GRACE_MS);
  expect(givenUp.aborted).toBe(false);
  follower.leave();
  await pass(GRACE_MS + SECOND);
  expect(givenUp.aborted).toBe(true);
  await Promise.all([follower.over, made]);
  expect(follower.come).toEqual([]);
});

test("an answer that is stopped ends within a second, whoever reads it", async () => {
  const { name, givenUp, made } = await asked();
  const follower = await follow(name, 0);
  await stopAnswer(db, { ...QUESTION, userId: "usr_other" });
  await stopAnswer(db, { ...QUESTION, userId, questionId: "question-after" });
  await pass(SECOND);
  expect(givenUp.aborted).toBe(false);
  await stopAnswer(db, { ...QUESTION, userId });
  await pass(SECOND);
  expect(givenUp.aborted).toBe(true);
  await pass(2 * SECOND);
  await Promise.all([follower.over, made]);
  expect(follower.come).toEqual(["1 aborted"]);
});

test("asked anew, the former try is given up once its reader has gone, and its stream is over", async () => {
  const former = await asked();
  const follower = await follow(former.name, 0);
  const again = await asked();
  await pass(SECOND);
  expect(former.givenUp.aborted).toBe(false);
  former.leave();
  await pass(SECOND);
  expect([former.givenUp.aborted, again.givenUp.aborted]).toEqual([true, false]);
  await Promise.all([former.made, follower.over]);
  expect(follower.come).toEqual(["1 aborted"]);
  expect(await findStream(db, former.name, Date.now())).toBeUndefined();
  again.finish();
  await again.made;
});

test("one that nobody writes on any more ends for whoever follows it, though they have read further", async () => {
  const exchange = await beginExchange(db, { ...QUESTION, userId, now: Date.now() });
  const name = { ...QUESTION, userId, attempt: exchange?.attempt ?? "" };
  const { come, over } = await follow(name, 7);
  await pass(22 * SECOND);
  await over;
  expect(come).toEqual(["8 aborted"]);
});

test("a stream is forgotten a quarter of an hour after its end, and what it said is not", async () => {
  const { name, say, finish, made } = await asked();
  await say("one");
  finish();
  await made;
  await pass(14 * 60 * SECOND);
  expect(await forgetStreams(db, Date.now())).toBe(0);
  expect(await findStream(db, name, Date.now())).toBeDefined();
  await pass(60 * SECOND);
  expect(await findStream(db, name, Date.now())).toBeUndefined();
  expect(await forgetStreams(db, Date.now())).toBe(1);
  const rows = await db.selectFrom("exchanges").select(["parts", "marks"]).execute();
  expect(rows).toEqual([{ parts: '[{"type":"text","text":"one"}]', marks: null }]);
});
