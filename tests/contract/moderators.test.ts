import { afterAll, beforeAll, expect, test } from "vitest";
import { alter } from "~tests/support/alter";
import { pageAfter, signedInVisitor } from "~tests/support/checkouts";
import { direct } from "~tests/support/direct";
import { translator } from "~tests/support/e2e";
import { startServer, type TestServer } from "~tests/support/server";
import { newPhone, Visitor } from "~tests/support/visitor";

let server: TestServer;
let say: Awaited<ReturnType<typeof translator>>;
beforeAll(async () => {
  server = await startServer();
  say = await translator("en");
});
afterAll(() => server.stop());

async function moderator() {
  const { person, member } = await signedInVisitor(server);
  alter(server, "update users set role = 'moderator' where id = ?", member.userId);
  return person;
}

/** Somebody with a phone who is signed in, and where moderators see their account. */
async function somebody() {
  const phone = newPhone();
  const person = new Visitor(server, { "Accept-Language": "en" });
  await person.signIn(phone);
  const db = direct(server);
  const username = db.prepare("select username from users where phone = ?").pluck().get(phone);
  db.close();
  return { person, phone, username: String(username), path: `/moderate/people/${username}` };
}

/** What was done about the account of a path, the first first. */
function acts(path: string): { act: string; reason: string }[] {
  const db = direct(server);
  const rows = db
    .prepare(
      "select act, reason from moderation_acts where subject_id = (select id from users where username = ?) order by id",
    )
    .all(path.split("/").at(-1));
  db.close();
  return rows as { act: string; reason: string }[];
}

test("the overview tells what waits in each queue, to moderators alone", async () => {
  const page = await (await (await moderator()).ask("/moderate")).text();
  for (const queue of ["snapshots", "flags", "suggestions", "feedback"])
    expect(page).toContain(`href="/moderate/${queue}"`);
  const { person } = await somebody();
  expect((await person.ask("/moderate")).status).toBe(404);
  expect((await new Visitor(server).ask("/moderate")).status).toBe(302);
});

test("an account is found by its name, in any case and with @; one that is not there is said so", async () => {
  const { username, path } = await somebody();
  const decider = await moderator();
  const found = await decider.ask(`/moderate?username=%40${username.toUpperCase()}`);
  expect([found.status, found.headers.get("location")]).toEqual([302, path]);
  const missing = await (await decider.ask("/moderate?username=nobody-at-all")).text();
  expect(missing).toContain(say("moderation:home.nobody"));
  expect(missing).toContain('value="nobody-at-all"');
  expect((await decider.ask("/moderate/people/nobody-at-all")).status).toBe(404);
});

test("who is suspended is out at once, and in again when that is taken back", async () => {
  const { person, phone, path } = await somebody();
  const decider = await moderator();
  const refused = await decider.submit(path, { act: "suspend", reason: " " });
  expect(await pageAfter(decider, refused)).toContain(say("moderation:person.reasonMissing"));
  expect((await person.ask("/profile")).status).toBe(200);

  for (let press = 0; press < 2; press++)
    await decider.submit(path, { act: "suspend", reason: "Sends made-up prices" });
  expect((await person.ask("/api/profile/me")).status).toBe(401);
  const back = new Visitor(server, { "Accept-Language": "en" });
  const answer = await back.signIn(phone);
  expect(answer.headers.get("location")).toBe("/login?problem=suspended");
  expect(await pageAfter(back, answer)).toContain(say("accounts:login.problem.suspended"));
  expect((await back.ask("/api/profile/me")).status).toBe(401);
  expect(acts(path)).toEqual([{ act: "suspend", reason: "Sends made-up prices" }]);
  expect(await (await decider.ask(path)).text()).toContain("Sends made-up prices");

  await decider.submit(path, { act: "restore", reason: "Was a mistake" });
  expect((await person.ask("/api/profile/me")).status).toBe(401);
  alter(server, "delete from sent_passcodes");
  await back.signIn(phone);
  expect((await back.ask("/api/profile/me")).status).toBe(200);
  expect(acts(path).map(({ act }) => act)).toEqual(["suspend", "restore"]);
});

test("a moderator is not suspended, and nobody but moderators decides", async () => {
  const { person, path, username } = await somebody();
  expect((await person.submit(path, { act: "suspend", reason: "Me" })).status).toBe(404);
  alter(server, "update users set role = 'moderator' where username = ?", username);
  await (await moderator()).submit(path, { act: "suspend", reason: "Because" });
  expect((await person.ask("/api/profile/me")).status).toBe(200);
  expect(acts(path)).toEqual([]);
});
