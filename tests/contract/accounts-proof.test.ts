import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { alter } from "~tests/support/alter";
import { startServer, type TestServer } from "~tests/support/server";
import { codeFor, newPhone, Visitor } from "~tests/support/visitor";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const ME = "/api/profile/me";

/** Somebody who signed in a while ago. */
async function longSignedIn() {
  const person = new Visitor(server, { "Accept-Language": "en" });
  const phone = newPhone();
  await person.signIn(phone);
  alter(server, "update sessions set proved_at = proved_at - 15 * 60000");
  return { person, phone };
}

const locationOf = (answer: Response) => answer.headers.get("location") ?? "";

/** Shows who one is on the page that was led to. Returns the address it goes on to. */
async function prove(person: Visitor, phone: string, confirm: string): Promise<string> {
  expect(confirm).toMatch(/^\/profile\/confirm\?redirectTo=/);
  const page = await (await person.ask(confirm)).text();
  expect(page).toContain("Confirm it’s you");
  expect(page).toContain(`+966 5• ••• ••${phone.slice(-2)}`);
  const redirectTo = new URL(confirm, server.origin).searchParams.get("redirectTo") ?? "";
  const verify = locationOf(await person.submit("/profile/confirm", { redirectTo }));
  expect(verify).toMatch(/^\/login\/verify\?/);
  expect((await person.ask(verify)).status).toBe(200);
  return locationOf(
    await person.submit("/login/verify", { code: codeFor(server, phone), redirectTo }),
  );
}

describe("who signed in a while ago shows again who they are, and loses nothing", () => {
  test("before the account is deleted", async () => {
    const { person, phone } = await longSignedIn();
    const { profile } = (await (await person.ask(ME)).json()) as { profile: { username: string } };
    const session = person.cookies.get("waffir_session") ?? "";
    expect(locationOf(await person.ask("/profile/delete"))).toBe(
      "/profile/confirm?redirectTo=%2Fprofile%2Fdelete",
    );
    const confirm = locationOf(
      await person.submit("/profile/delete", { username: profile.username }),
    );
    expect((await person.ask(ME)).status).toBe(200);
    const page = await prove(person, phone, confirm);
    expect(page).toMatch(/^\/profile\/delete\?draft=/);
    expect(await (await person.ask(page)).text()).toContain(`value="${profile.username}"`);
    const old = await fetch(server.origin + ME, {
      headers: { Cookie: `waffir_session=${session}` },
    });
    expect(old.status).toBe(401);
    const gone = await person.submit("/profile/delete", { username: profile.username });
    expect(locationOf(gone)).toBe("/privacy?deleted");
  });

  test("before everything kept is taken along", async () => {
    const { person, phone } = await longSignedIn();
    const answer = await person.ask("/profile/export");
    expect(answer.headers.get("content-disposition")).toBeNull();
    const page = await prove(person, phone, locationOf(answer));
    expect(page).toBe("/profile?note=proved#export");
    const shown = await (await person.ask(page)).text();
    expect(shown).toContain("Thank you, that’s confirmed");
    expect(shown).toContain('href="/profile/export"');
    expect((await person.ask("/profile/export")).headers.get("content-disposition")).toContain(
      "attachment",
    );
  });

  test("before another device is signed out", async () => {
    const { person, phone } = await longSignedIn();
    const other = new Visitor(server);
    await other.signIn(phone);
    const confirm = locationOf(await person.submit("/profile/devices", {}));
    expect((await other.ask(ME)).status).toBe(200);
    expect(await prove(person, phone, confirm)).toBe("/profile/devices");
    expect(locationOf(await person.submit("/profile/devices", {}))).toBe("/profile/devices?ended");
    expect((await other.ask(ME)).status).toBe(401);
  });
});

test("who has just shown it goes straight on, and nobody is led to another site", async () => {
  const person = new Visitor(server);
  await person.signIn(newPhone());
  for (const [redirectTo, page] of [
    ["/profile/delete", "/profile/delete"],
    ["//evil.example/", "/profile"],
  ] as const) {
    const asked = new URLSearchParams({ redirectTo });
    expect(locationOf(await person.ask(`/profile/confirm?${asked}`))).toBe(page);
  }
  const stranger = await new Visitor(server).ask("/profile/confirm");
  expect(locationOf(stranger)).toMatch(/^\/login\?/);
});
