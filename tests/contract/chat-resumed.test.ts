import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { alter } from "~tests/support/alter";
import { ask, question } from "~tests/support/chat";
import { expectDescribedEvent, post } from "~tests/support/contract";
import { type Member, newMember, newMembers } from "~tests/support/members";
import { type ModelServer, startModelServer } from "~tests/support/model-server";
import { startServer, type TestServer } from "~tests/support/server";

let model: ModelServer;
/** Two processes, each as good as the other, and what else shares their database. */
let one: TestServer;
let other: TestServer;
const beside = (to: TestServer) => startServer({ ...model.settings, DATABASE_URL: to.url });
beforeAll(async () => {
  model = await startModelServer();
  one = await startServer(model.settings);
  other = await beside(one);
});
afterAll(async () => {
  await other?.stop();
  await one?.stop();
  await model?.stop();
});

const LAST_EVENT_ID = "Last-Event-ID";
/** Leaves the question to us, who look something up for it. */
const UNDERSTANDS_NOTHING = { understood: { act: "other" } };

let conversations = 0;
/** A question in a conversation of its own. */
function kept() {
  conversations += 1;
  return {
    ...question("How much is chicken shawarma at Hamza?"),
    conversation_id: `conversation-to-resume-${conversations}`,
    question_id: "question-to-resume",
  };
}
type Kept = ReturnType<typeof kept>;

/** A model that answers when it is let. */
function waiting(): () => void {
  let come = () => {};
  const after = new Promise<void>((resolve) => {
    come = resolve;
  });
  model.behave({ ...UNDERSTANDS_NOTHING, after });
  return come;
}

const resume = (at: TestServer, member: Member, body: unknown, id: string) =>
  fetch(`${at.origin}/api/chat`, {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": "application/json", Cookie: member.cookie, [LAST_EVENT_ID]: id },
    body: JSON.stringify(body),
  });

/** The frames that hold events, each as it stands on the wire. */
const framesIn = (text: string): string[] =>
  text.split("\n\n").filter((frame) => frame.startsWith("data: "));

const idOf = (frame: string | undefined): string => /\nid: (.+)$/.exec(frame ?? "")?.[1] ?? "";

const beginningOf = (response: Response): string => response.headers.get(LAST_EVENT_ID) ?? "";

/** Asks, and loses the connection before anything has come. @returns the id from which to go on. */
async function cutAtOnce(at: TestServer, member: Member, body: Kept): Promise<string> {
  const cut = new AbortController();
  const response = await ask(at.origin, member, body, { signal: cut.signal });
  const beginning = beginningOf(response);
  cut.abort();
  return beginning;
}

test("each event of an answer that is kept has an id, one that is not has none", async () => {
  const member = await newMember(one);
  model.behave(UNDERSTANDS_NOTHING);
  const response = await ask(one.origin, member, kept());
  const frames = framesIn(await response.text());
  expect(frames.length).toBeGreaterThan(5);
  const [attempt] = beginningOf(response).split("-");
  expect([beginningOf(response), ...frames.map(idOf)]).toEqual(
    Array.from({ length: frames.length + 1 }, (_, i) => `${attempt}-${i}`),
  );
  for (const frame of frames)
    expectDescribedEvent("/api/chat", JSON.parse(frame.split("\n")[0]?.slice(6) ?? ""));
  const plain = await ask(one.origin, member, question("How much is kabsa?"));
  expect(beginningOf(plain)).toBe("");
  expect(await plain.text()).not.toMatch(/^id:/m);
});

test("wherever it was cut, any process sends exactly what was missed", async () => {
  const member = await newMember(one);
  model.behave(UNDERSTANDS_NOTHING);
  const body = kept();
  const response = await ask(one.origin, member, body);
  const frames = framesIn(await response.text());
  expect(frames.some((frame) => frame.includes('"tool-result"'))).toBe(true);
  const asked = model.asked.length;
  const ids = [beginningOf(response), ...frames.map(idOf)];
  const cuts = [0, 1, 2, Math.floor(frames.length / 2), frames.length - 1, frames.length];
  for (const [turn, cut] of cuts.entries()) {
    const rest = await resume(turn % 2 ? one : other, member, body, ids[cut] ?? "");
    expect(rest.status).toBe(200);
    expect(rest.headers.get("content-type")).toMatch(/^text\/event-stream\b/);
    expect(framesIn(await rest.text())).toEqual(frames.slice(cut));
  }
  expect(model.asked).toHaveLength(asked);
});

test("cut before it is made, it is made for whoever comes back to another process", async () => {
  const member = await newMember(one);
  const come = waiting();
  const body = kept();
  const beginning = await cutAtOnce(one, member, body);
  const rest = await resume(other, member, body, beginning);
  expect(rest.status).toBe(200);
  come();
  const frames = framesIn(await rest.text());
  expect(frames.at(-1)).toContain('"finishReason":"stop"');
  expect(framesIn(await (await resume(one, member, body, beginning)).text())).toEqual(frames);
  expect(model.wasLeft()).toBe(false);
});

test("a process that is told to leave hands its followers on, without an end", async () => {
  const member = await newMember(one);
  const leaving = await beside(one);
  const come = waiting();
  const body = kept();
  const beginning = await cutAtOnce(one, member, body);
  const followed = await resume(leaving, member, body, beginning);
  const [text] = await Promise.all([followed.text(), leaving.stop()]);
  expect(framesIn(text)).toEqual([]);
  const rest = await resume(other, member, body, beginning);
  come();
  expect(framesIn(await rest.text()).at(-1)).toContain('"finishReason":"stop"');
});

test("a process that is told to leave first writes how the answer ended that nobody reads", async () => {
  const member = await newMember(one);
  const leaving = await beside(one);
  waiting();
  const body = kept();
  const beginning = await cutAtOnce(leaving, member, body);
  const rest = await resume(other, member, body, beginning);
  const [text] = await Promise.all([rest.text(), leaving.stop()]);
  expect(framesIn(text)).toEqual([
    expect.stringMatching(/^data: \{"type":"finish","finishReason":"aborted"\}\nid: \w+-1$/),
  ]);
});

test("killed in the middle, it ends for whoever follows, and can be asked again", async () => {
  const member = await newMember(one);
  const killed = await beside(one);
  const come = waiting();
  const body = kept();
  const beginning = await cutAtOnce(killed, member, body);
  const rest = await resume(other, member, body, beginning);
  await killed.kill();
  // Twenty seconds in which nobody writes on it.
  alter(
    one,
    "update exchanges set updated_at = updated_at - 20000 where conversation_id = ?",
    body.conversation_id,
  );
  expect(framesIn(await rest.text())).toEqual([expect.stringContaining("aborted")]);
  come();
  const again = await ask(other.origin, member, body);
  expect(framesIn(await again.text()).at(-1)).toContain('"finishReason":"stop"');
});

test("stopped at any process, it is made no further; another person stops nothing", async () => {
  const [member, stranger] = await newMembers(one, 2);
  if (!member || !stranger) throw new Error("No members");
  waiting();
  const body = kept();
  const response = await ask(one.origin, member, body);
  await expect.poll(() => model.asked.length).toBe(1);
  const stop = ({ cookie }: Member) =>
    fetch(`${other.origin}/chats/${body.conversation_id}/stop`, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie: cookie },
      body: new URLSearchParams({ question: body.question_id }),
    });
  expect((await stop(stranger)).status).toBe(204);
  expect((await stop({ userId: "", cookie: "" })).status).toBe(302);
  expect(model.wasLeft()).toBe(false);
  expect((await stop(member)).status).toBe(204);
  expect(await response.text()).toContain('"finishReason":"aborted"');
  await expect.poll(() => model.wasLeft()).toBe(true);
});

describe("what is refused", () => {
  const refused = (member: Member, body: unknown, id: string) =>
    post(other.origin, "/api/chat", body, { Cookie: member.cookie, [LAST_EVENT_ID]: id });

  test("what is no id, an event that never was, and a stream that is not kept: 400", async () => {
    const member = await newMember(one);
    model.behave(UNDERSTANDS_NOTHING);
    const body = kept();
    const frames = framesIn(await (await ask(one.origin, member, body)).text());
    const last = idOf(frames.at(-1));
    const [attempt] = last.split("-");
    for (const id of [
      "1",
      attempt ?? "",
      `${attempt}-`,
      `${attempt}--1`,
      `${attempt}-1e1`,
      `${attempt}-1 or 1=1`,
      `${attempt}-${frames.length + 1}`,
      `${attempt}-99999`,
      `${attempt}-999999`,
      "é-1",
      "x".repeat(8_000),
    ]) {
      const answer = await refused(member, body, id);
      expect([id.slice(0, 20), answer.status, answer.body]).toEqual([
        id.slice(0, 20),
        400,
        { error: "invalid_request" },
      ]);
    }
    const answer = await refused(member, question("How much is kabsa?"), last);
    expect([answer.status, answer.body]).toEqual([400, { error: "invalid_request" }]);
    expect(model.asked).toHaveLength(1);
  });

  test("an event that an answer under way has not come to: 400", async () => {
    const member = await newMember(one);
    const come = waiting();
    const body = kept();
    const beginning = await cutAtOnce(one, member, body);
    const answer = await refused(member, body, beginning.replace(/0$/, "7"));
    expect([answer.status, answer.body]).toEqual([400, { error: "invalid_request" }]);
    come();
  });

  test("another person's stream, one that never was, and one that was asked anew: 404", async () => {
    const [owner, stranger] = await newMembers(one, 2);
    if (!owner || !stranger) throw new Error("No members");
    model.behave(UNDERSTANDS_NOTHING);
    const body = kept();
    const response = await ask(one.origin, owner, body);
    const former = idOf(framesIn(await response.text())[0]);
    const none = { ...body, conversation_id: "conversation-that-never-was" };
    const missed: [Member, unknown, string][] = [
      [stranger, body, former],
      [owner, none, former],
      [owner, body, `${"a".repeat(13)}-1`],
    ];
    for (const [member, asked, id] of missed) {
      const answer = await refused(member, asked, id);
      expect([answer.status, answer.body]).toEqual([404, { error: "not_found" }]);
    }
    await (await ask(one.origin, owner, body)).text();
    const answer = await refused(owner, body, former);
    expect([answer.status, answer.body]).toEqual([404, { error: "not_found" }]);
  });
});
