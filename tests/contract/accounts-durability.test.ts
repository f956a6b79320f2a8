import fc from "fast-check";
import { expect, test } from "vitest";
import { direct } from "~tests/support/direct";
import { type Member, newMembers } from "~tests/support/members";
import { startServer, type TestServer } from "~tests/support/server";
import { codeFor, newPhone, Visitor } from "~tests/support/visitor";

const WRITES = 200;
const WRITES_A_ROUND = 120;
/** Each round acknowledges so many writes at least before its server is killed; starting the next is what takes long. */
const LEAST_A_ROUND = 50;
const MOST_ROUNDS = WRITES / LEAST_A_ROUND;

/** What the service said it had done. */
interface Acknowledged {
  bios: Map<string, string>;
  feedback: Map<string, string>;
  tokens: string[];
}

const json = (member: Member, method: string, body: unknown): RequestInit => ({
  method,
  headers: { Cookie: member.cookie, "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

/** Writes until the server is gone, noting only what it acknowledged. */
async function writeOne(server: TestServer, member: Member, i: number, done: Acknowledged) {
  const text = `write ${i} of ${member.userId}`;
  if (i % 3 === 0) {
    const body = { bio: text, display_name: text.slice(0, 50) };
    const answer = await fetch(`${server.origin}/api/profile/me`, json(member, "PATCH", body));
    if (answer.ok) done.bios.set(member.userId, text);
  } else if (i % 3 === 1) {
    const answer = await fetch(
      `${server.origin}/api/feedback`,
      json(member, "POST", { message: text }),
    );
    if (answer.ok) done.feedback.set(((await answer.json()) as { id: string }).id, text);
  } else {
    const phone = newPhone();
    const person = new Visitor(server);
    await person.askCode(phone);
    await person.submit("/login/verify", { code: codeFor(server, phone) });
    const token = person.cookies.get("waffir_session");
    if (token) done.tokens.push(token);
  }
}

test("killed at random during 200 acknowledged writes, it loses none it acknowledged and leaves none half done", async () => {
  const done: Acknowledged = { bios: new Map(), feedback: new Map(), tokens: [] };
  const first = await startServer();
  const [seed = 1] = fc.sample(fc.nat(), 1);
  const acknowledged = () => done.bios.size + done.feedback.size + done.tokens.length;
  let server = first;
  for (let round = 0; acknowledged() < WRITES && round < MOST_ROUNDS; round++) {
    const members = await newMembers(first, WRITES_A_ROUND);
    const before = acknowledged();
    const killAfter = LEAST_A_ROUND + ((seed >> (round % 16)) % 40);
    const current = server;
    let killing: Promise<void> | undefined;
    await Promise.all(
      members.map(async (member, i) => {
        await writeOne(current, member, i, done).catch(() => {});
        // Those that are refused count for nothing: one network gets no more than so many codes an hour.
        if (acknowledged() - before >= killAfter) killing ??= current.kill();
      }),
    );
    await (killing ?? current.kill());
    server = await startServer({ DATABASE_URL: first.url });
  }
  expect(acknowledged()).toBeGreaterThanOrEqual(WRITES);

  const db = direct(first);
  // PostgreSQL has no such check, and is not what was killed.
  if (first.url.startsWith("file:")) {
    expect(db.prepare("pragma integrity_check").pluck().get()).toBe("ok");
    expect(db.prepare("pragma foreign_key_check").all()).toEqual([]);
  }
  for (const [id, bio] of done.bios)
    expect(db.prepare("select bio, display_name from users where id = ?").get(id)).toEqual({
      bio,
      display_name: bio.slice(0, 50),
    });
  for (const [id, message] of done.feedback)
    expect(db.prepare("select message from feedback where id = ?").pluck().get(id)).toBe(message);
  const half = db
    .prepare(
      "select count(*) from users where phone is not null and id not in (select user_id from sessions)",
    )
    .pluck()
    .get();
  expect(half).toBe(0);
  db.close();
  for (const token of done.tokens) {
    const answer = await fetch(`${server.origin}/api/profile/me`, {
      headers: { Cookie: `waffir_session=${token}` },
    });
    expect(answer.status).toBe(200);
  }
  await server.stop();
  await first.stop();
});
