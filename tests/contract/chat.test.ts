import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, eventsOf, question, readEvents, textOf } from "~tests/support/chat";
import { post } from "~tests/support/contract";
import { direct } from "~tests/support/direct";
import { type Member, newMember, newMembers } from "~tests/support/members";
import { type ModelServer, startModelServer } from "~tests/support/model-server";
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

/** Leaves the question to us. */
const UNDERSTANDS_NOTHING = { understood: { act: "other" } };

const refused = (member: Member, body: unknown) =>
  post(server.origin, "/api/chat", body, { Cookie: member.cookie });

const said = (role: string, content: unknown) => ({ role, content });

describe("what is refused", () => {
  test("signed out is 401", async () => {
    const answer = await refused({ userId: "", cookie: "" }, question("hello"));
    expect([answer.status, answer.body]).toEqual([401, { error: "unauthorized" }]);
  });

  test("a browser that was led there is sent to sign in", async () => {
    const response = await fetch(`${server.origin}/api/chat`, {
      method: "POST",
      redirect: "manual",
      headers: { Accept: "text/html" },
    });
    expect([response.status, response.headers.get("location")]).toEqual([
      302,
      "/login?redirectTo=%2Fapi%2Fchat",
    ]);
  });

  test.each([
    [{}],
    [{ messages: null }],
    [{ messages: "hello" }],
    [{ messages: [] }],
    [{ messages: ["hello"] }],
    [{ messages: [said("user", "")] }],
    [{ messages: [said("user", " \n\t ")] }],
    [{ messages: [said("user", "\u200f\u0000")] }],
    [{ messages: [said("user", 7)] }],
    [{ messages: [said("user", ["hello"])] }],
    [{ messages: [said("system", "hello")] }],
    [{ messages: [said("tool", "hello")] }],
    [{ messages: [said("user", "hello"), said("assistant", "hi")] }],
    [{ messages: [said("user", "x".repeat(4_001))] }],
    [{ messages: Array.from({ length: 51 }, () => said("user", "hello")) }],
    [{ ...question("hello"), conversation_id: "short" }],
    [{ ...question("hello"), question_id: "no spaces, please" }],
  ])("%j is 400 invalid_request", async (body) => {
    const answer = await refused(await newMember(server), body);
    expect([answer.status, answer.body]).toEqual([400, { error: "invalid_request" }]);
    expect(model.asked).toEqual([]);
  });

  test("50 messages of 4,000 characters of any script are taken", async () => {
    const messages = Array.from({ length: 50 }, (_, i) =>
      said(i % 2 === 1 ? "user" : "assistant", (i % 2 ? "🌯" : "ش").repeat(4_000)),
    );
    const events = await eventsOf(await ask(server.origin, await newMember(server), { messages }));
    expect(events.at(-1)).toEqual({ type: "finish", finishReason: "stop" });
  });
});

test("30 a minute for each person, whatever they ask", async () => {
  const [busy, other] = await newMembers(server, 2);
  if (!busy || !other) throw new Error("No members");
  for (let i = 0; i < 30; i++)
    expect((await ask(server.origin, busy, i % 2 ? question("hello") : "{")).status).toBe(
      i % 2 ? 200 : 400,
    );
  const answer = await refused(busy, question("hello"));
  expect([answer.status, answer.body]).toEqual([429, { error: "rate_limit_exceeded" }]);
  expect(answer.headers.get("retry-after")).toBe("60");
  expect((await ask(server.origin, other, question("hello"))).status).toBe(200);
});

describe("the stream", () => {
  /** Reads an answer as it comes, a frame at a time: the network may put two together. */
  async function reading(words: string) {
    const abort = new AbortController();
    const response = await ask(server.origin, await newMember(server), question(words), {
      signal: abort.signal,
    });
    const reader = response.body?.getReader();
    if (!reader) throw new Error("No body");
    const decoder = new TextDecoder();
    let come = "";
    const next = async (): Promise<string> => {
      const end = come.indexOf("\n\n") + 2;
      if (end >= 2) {
        const frame = come.slice(0, end);
        come = come.slice(end);
        return frame;
      }
      const { value, done } = await reader.read();
      if (done) return come;
      come += decoder.decode(value, { stream: true });
      return next();
    };
    return { abort, response, next };
  }

  test("its first bytes are out at once, though the model takes its time", async () => {
    model.behave({ hangs: true });
    const { abort, next } = await reading("hello");
    expect(await next()).toBe(":\n\n");
    expect(model.wasLeft()).toBe(false);
    abort.abort();
  });

  test("every word is a frame of its own, to browsers that take compression too", async () => {
    model.behave(UNDERSTANDS_NOTHING);
    const { response, next } = await reading("hello");
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(await next()).toBe(":\n\n");
    const frames: string[] = [];
    for (let frame = await next(); frame !== ""; frame = await next()) frames.push(frame);
    expect(frames.length).toBeGreaterThan(2);
    expect(frames.at(-1)).toBe('data: {"type":"finish","finishReason":"stop"}\n\n');
    for (const frame of frames.slice(0, -1))
      expect(frame).toMatch(/^data: \{"type":"text-delta","textDelta":"[^"]+"\}\n\n$/);
  });

  test("a comment keeps the line open while the model says nothing", async () => {
    model.behave({ hangs: true });
    const { abort, next } = await reading("hello");
    for (let i = 0; i < 2; i++) expect(await next()).toBe(":\n\n");
    expect(model.wasLeft()).toBe(false);
    abort.abort();
  });

  test("a reader who goes has the model stop", async () => {
    model.behave({ hangs: true });
    const { abort, next } = await reading("hello");
    await next();
    await expect.poll(() => model.asked.length).toBe(1);
    expect(model.wasLeft()).toBe(false);
    abort.abort();
    await expect.poll(() => model.wasLeft()).toBe(true);
  });
});

test("a process that is told to leave ends every stream with finish, and is gone in time", async () => {
  const leaving = await startServer(model.settings);
  model.behave({ hangs: true });
  const members = await newMembers(leaving, 5);
  const streams = await Promise.all(
    members.map((member) => ask(leaving.origin, member, question("hello"))),
  );
  const texts = streams.map((stream) => stream.text());
  await expect.poll(() => model.asked.length).toBe(5);
  const stopped = leaving.stop();
  for (const text of texts)
    expect(readEvents(await text).at(-1)).toEqual({ type: "finish", finishReason: "aborted" });
  await stopped;
});

describe("a conversation that is kept", () => {
  const ID = "conversation-0123456789";
  const kept = (words: string, questionId: string, conversationId = ID) => ({
    ...question(words),
    conversation_id: conversationId,
    question_id: questionId,
  });
  const rows = (conversationId: string) => {
    const db = direct(server);
    const found = db
      .prepare("select question, parts, state from exchanges where conversation_id = ? order by id")
      .all(conversationId) as { question: string; parts: string; state: string }[];
    db.close();
    return found;
  };

  test("holds each question once, however often it is sent, and is the history of the next", async () => {
    const member = await newMember(server);
    model.behave(UNDERSTANDS_NOTHING);
    for (const id of ["question-000000001", "question-000000001"])
      await eventsOf(await ask(server.origin, member, kept("How much is kabsa?", id)));
    await eventsOf(await ask(server.origin, member, kept("And mandi?", "question-000000002")));
    expect(rows(ID).map(({ question: q, state }) => [q, state])).toEqual([
      ["How much is kabsa?", "stop"],
      ["And mandi?", "stop"],
    ]);
    expect(model.asked.at(-1)?.messages.slice(1)).toEqual([
      said("user", "How much is kabsa?"),
      said("user", "And mandi?"),
    ]);
  });

  test("is nobody else's: to write in it is refused, and tells nothing", async () => {
    const [owner, stranger] = await newMembers(server, 2);
    if (!owner || !stranger) throw new Error("No members");
    const id = "conversation-of-somebody";
    await eventsOf(await ask(server.origin, owner, kept("Hush", "question-000000001", id)));
    const answer = await refused(stranger, kept("What?", "question-000000002", id));
    expect([answer.status, answer.body]).toEqual([400, { error: "invalid_request" }]);
    expect(rows(id)).toHaveLength(1);
  });

  test("keeps that its reader had gone, until the question is asked again", async () => {
    const member = await newMember(server);
    const id = "conversation-broken-off";
    model.behave({ hangs: true });
    const abort = new AbortController();
    const again = kept("How much is kabsa?", "question-000000001", id);
    const response = await ask(server.origin, member, again, { signal: abort.signal });
    await response.body?.getReader().read();
    abort.abort();
    await expect.poll(() => rows(id)[0]?.state).toBe("aborted");
    model.behave(UNDERSTANDS_NOTHING);
    await eventsOf(await ask(server.origin, member, again));
    expect(rows(id).map(({ state }) => state)).toEqual(["stop"]);
  });
});

test("200 readers at once: every stream is whole", async () => {
  const members = await newMembers(server, 20);
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, i) => {
      const member = members[i % members.length];
      if (!member) throw new Error("No member");
      return textOf(await eventsOf(await ask(server.origin, member, question("hello"))));
    }),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]?.length).toBeGreaterThan(20);
});

test("a reader that never reads holds nobody up", async () => {
  const member = await newMember(server);
  const lazy = request(`${server.origin}/api/chat`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Cookie: member.cookie },
  });
  lazy.on("error", () => {});
  lazy.end(JSON.stringify(question("hello")));
  expect((await ask(server.origin, await newMember(server), question("hello"))).status).toBe(200);
  lazy.destroy();
});
