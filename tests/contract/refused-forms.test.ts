import { afterAll, beforeAll, expect, test } from "vitest";
import { direct } from "~tests/support/direct";
import { newMember } from "~tests/support/members";
import { startServer, type TestServer } from "~tests/support/server";
import { Visitor } from "~tests/support/visitor";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** A moderator with feedback of their own, and so the right to fill in every form there is. */
async function moderator(): Promise<{ person: Visitor; review: string }> {
  const { userId, cookie } = await newMember(server);
  const person = new Visitor(server, { "Accept-Language": "en" });
  person.cookies.set("waffir_session", cookie.split("=")[1] ?? "");
  const sent = await person.sendJson("POST", "/api/feedback", { message: "words" });
  const { id } = (await sent.json()) as { id: string };
  const db = direct(server);
  db.prepare("update users set role = 'moderator' where id = ?").run(userId);
  db.close();
  return { person, review: `/moderate/feedback/${id}` };
}

const LONG = "x".repeat(3000);

test("every form that is refused leads back to its page, filled in, with the summary first", async () => {
  const { person, review } = await moderator();
  const forms: [string, Record<string, string>, string][] = [
    ["/feedback", { category: "bug", message: LONG }, LONG],
    ["/profile", { display_name: "Ali", username: "A B", language: "en" }, "A B"],
    ["/profile/delete", { username: "someone" }, "someone"],
    [review, { state: "resolved", note: LONG }, LONG],
    ["/nearby?area=1", { name: "x", note: "by the mosque", area: "2" }, "by the mosque"],
  ];
  for (const [path, fields, typed] of forms) {
    const page = await person.submitRefused(path, fields);
    expect(page, path).toContain(typed);
    expect(page, path).toMatch(/<div class="notice notice-error" role="alert"[^>]* autofocus=""/);
  }
});

test("the page can be asked for again, by its browser alone and on its own path alone", async () => {
  const { person } = await moderator();
  const { headers } = await person.submit("/feedback", { category: "bug", message: LONG });
  const back = headers.get("location") ?? "";
  expect(back).toMatch(/^\/feedback\?draft=\w+$/);
  for (let turn = 0; turn < 2; turn++)
    expect(await (await person.ask(back)).text()).toContain(LONG);
  expect(await (await person.ask("/feedback")).text()).not.toContain(LONG);
  expect(await (await person.ask(back.replace("/feedback", "/profile"))).text()).not.toContain(
    LONG,
  );
  const { person: other } = await moderator();
  expect(await (await other.ask(back)).text()).not.toContain(LONG);
});

test("a report of a price says what is missing, is kept once it is whole, and stops at ten an hour", async () => {
  const { person } = await moderator();
  const db = direct(server);
  const priced = db.prepare("select dish_id, platform from offers limit 1").get();
  const { dish_id, platform } = priced as { dish_id: number; platform: string };
  const path = `/prices/flag/${dish_id}/${platform}`;
  const reports = () =>
    db
      .prepare("select reason, note from flags where dish_id = ? and platform = ?")
      .all(dish_id, platform);

  expect(await person.submitRefused(path, { reason: "", note: "look" })).toContain("look");
  expect(await person.submitRefused(path, { reason: "invented", note: LONG })).toContain(LONG);
  expect(reports()).toEqual([]);
  expect((await person.submit("/prices/flag/1/nowhere", { reason: "wrong_price" })).status).toBe(
    404,
  );
  const report = { reason: "wrong_price", note: "look" };
  const seen = /name="seen" value="(\d+)"/.exec(await (await person.ask(path)).text())?.[1] ?? "";
  // A price that has changed since is another than the person reports.
  const moved = await person.submitRefused(path, { ...report, seen: String(2 * Number(seen)) });
  expect(moved).toContain("This price has changed since you saw it.");
  expect(moved).toContain("look");
  expect(reports()).toEqual([]);
  for (let sent = 0; sent < 10; sent++)
    expect((await person.submit(path, { ...report, seen })).headers.get("location")).toBe(
      `${path}?sent`,
    );
  expect(reports()).toEqual([{ reason: "wrong_price", note: "look" }]);
  const often = await person.submitRefused(path, { ...report, seen, note: "once more" });
  expect(often).toContain("once more");
  expect(often).toContain("You’ve reached the limit of reports for now.");
  db.close();
});

test("a form that was refused is gone after an hour", async () => {
  const { person } = await moderator();
  const { headers } = await person.submit("/feedback", { category: "bug", message: LONG });
  const db = direct(server);
  db.prepare("update drafts set expires_at = expires_at - 3600001").run();
  db.close();
  const page = await (await person.ask(headers.get("location") ?? "")).text();
  expect(page).not.toContain(LONG);
});

test("whoever has form after form refused is told to stop, and fills no disk", async () => {
  const own = await startServer();
  const person = new Visitor(own);
  const statuses: number[] = [];
  for (let turn = 0; turn < 202; turn++)
    statuses.push((await person.submit("/login", { phone: "1" })).status);
  expect(statuses.slice(198)).toEqual([303, 303, 429, 429]);
  await own.stop();
});

test("nothing typed stands in an address or in the log", async () => {
  const person = new Visitor(server);
  const { headers, status } = await person.submit("/login", { phone: "0555-canary-5" });
  expect(status).toBe(303);
  expect(headers.get("location")).not.toContain("canary");
  expect(server.output()).not.toContain("canary");
});
