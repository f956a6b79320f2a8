import { afterAll, beforeAll, expect, test } from "vitest";
import { alter } from "~tests/support/alter";
import { pageAfter, signedInVisitor } from "~tests/support/checkouts";
import { translator } from "~tests/support/e2e";
import { startServer, type TestServer } from "~tests/support/server";

let server: TestServer;
let say: Awaited<ReturnType<typeof translator>>;
beforeAll(async () => {
  server = await startServer();
  say = await translator("en");
});
afterAll(() => server.stop());

test("a moderator makes two restaurants one, the old address leads on, and taking it back takes it apart", async () => {
  const { person, member } = await signedInVisitor(server);
  const path = "/moderate/restaurants/2";
  expect((await person.ask(path)).status).toBe(404);
  alter(server, "update users set role = 'moderator' where id = ?", member.userId);
  const found = await person.ask("/moderate?restaurant=%2Frestaurants%2F2-any");
  expect(found.headers.get("location")).toBe(path);
  const missing = await (await person.ask("/moderate?restaurant=999999")).text();
  expect(missing).toContain(say("moderation:place.nobody"));
  const refused = await person.submit(path, { act: "merge", into: "2", reason: "One chain" });
  const shown = await pageAfter(person, refused);
  expect(shown).toContain(say("moderation:place.problem.into"));
  expect(shown).toContain('value="One chain"');
  const silent = await person.submit(path, { act: "merge", into: "1", reason: " " });
  expect(await pageAfter(person, silent)).toContain(say("moderation:place.problem.reason"));

  await person.submit(path, { act: "merge", into: "/restaurants/1-x", reason: "One chain" });
  const old = await person.ask("/restaurants/2");
  expect([old.status, old.headers.get("location")]).toEqual([302, "/restaurants/1"]);
  expect((await person.ask("/restaurants/1")).status).toBe(200);

  const undoes = /name="undoes" value="(\d+)"/.exec(await (await person.ask(path)).text())?.[1];
  for (let press = 0; press < 2; press += 1)
    await person.submit(path, { act: "undo", undoes: undoes ?? "" });
  expect((await person.ask("/restaurants/2")).status).toBe(200);
});

test("a moderator renames a restaurant, and not to nothing", async () => {
  const { person, member } = await signedInVisitor(server);
  alter(server, "update users set role = 'moderator' where id = ?", member.userId);
  const path = "/moderate/restaurants/3";
  const names = { name_ar: "", name_en: "", reason: "Its sign" };
  const refused = await person.submit(path, { act: "rename", ...names });
  expect(await pageAfter(person, refused)).toContain(say("moderation:place.problem.names"));
  await person.submit(path, { act: "rename", ...names, name_en: "Quite Another" });
  const moved = await person.ask("/restaurants/3-old-name");
  expect(moved.headers.get("location")).toBe("/restaurants/3-quite-another");
});
