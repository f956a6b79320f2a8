import { afterAll, beforeAll, expect, test } from "vitest";
import { fillConversation } from "~tests/support/conversations";
import { type Member, newMember } from "~tests/support/members";
import { startServer, type TestServer } from "~tests/support/server";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function open(path: string, { cookie }: Member) {
  const response = await fetch(server.origin + path, {
    headers: { Cookie: cookie, "Accept-Language": "en" },
  });
  const html = await response.text();
  return {
    status: response.status,
    html,
    title: /<title>([^<]*)/.exec(html)?.[1],
    questions: [...html.matchAll(/>(Question \d+)</g)].map(([, words]) => words),
  };
}

/** "Question 26" to "Question 45". */
const numbered = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => `Question ${first + i}`);

test("a long conversation is shown 20 questions at a time, the newest first", async () => {
  const member = await newMember(server);
  const path = `/chat/${fillConversation(server, { ...member, questions: 45 })}`;
  const newest = await open(path, member);
  expect(newest.questions).toEqual(numbered(26, 45));
  expect(newest.html).toContain(`href="${path}?page=2"`);
  expect(newest.html).toContain('name="message"');

  const second = await open(`${path}?page=2`, member);
  expect(second.questions).toEqual(numbered(6, 25));
  expect(second.title).toContain("Page 2 of 3");
  expect(second.html).toContain(`href="${path}?page=3"`);
  expect(second.html).toContain(`href="${path}"`);
  expect(second.html).not.toContain('name="message"');

  const last = await open(`${path}?page=3`, member);
  expect(last.questions).toEqual(numbered(1, 5));
  expect(last.html).not.toContain("?page=4");

  for (const page of ["4", "0", "-1", "2.5", "x", "", "1e9"])
    expect((await open(`${path}?page=${page}`, member)).status, page).toBe(404);
  expect((await open(`${path}?page=2`, await newMember(server))).status).toBe(404);
});

test("who has said little sees no pages", async () => {
  const member = await newMember(server);
  const id = fillConversation(server, { ...member, questions: 20 });
  const { questions, html } = await open(`/chat/${id}`, member);
  expect(questions).toEqual(numbered(1, 20));
  expect(html).not.toContain("?page=");
});

test("a conversation as full as can be is no heavy page", async () => {
  const member = await newMember(server);
  const answer = "كم سعر الكبسة؟ ".repeat(300).slice(0, 4_000);
  const id = fillConversation(server, { ...member, questions: 100, answer });
  const { html } = await open(`/chat/${id}`, member);
  expect(Buffer.byteLength(html)).toBeLessThan(1_000_000);
});

test("nobody opens more such pages than anyone could read", async () => {
  const [member, other] = [await newMember(server), await newMember(server)];
  const statuses = new Map<number, number>();
  for (let i = 0; i < 121; i++) {
    const { status } = await open(i % 2 ? "/chat" : "/profile/points", member);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([
    [200, 120],
    [429, 1],
  ]);
  const refused = await open("/chat", member);
  expect(refused.html).toContain("You opened a lot of pages in a short time");
  expect((await open("/chat", other)).status).toBe(200);
});
