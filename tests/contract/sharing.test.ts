import { readdirSync } from "node:fs";
import { request as rawRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { alter } from "~tests/support/alter";
import { freshPicture, pageAfter, signedInVisitor, upload } from "~tests/support/checkouts";
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

const kept = () => readdirSync(server.uploads);

/** What Chromium on Android says when it hands over what was shared: no page began it, or, of late, our own did. */
const PHONES = {
  "an older phone": () => ({ Origin: "null", "Sec-Fetch-Site": "none" }),
  "a newer phone": () => ({ Origin: server.origin, "Sec-Fetch-Site": "same-origin" }),
};
const phone = PHONES["an older phone"];

async function share(person: Visitor, pictures: Uint8Array[], headers = phone()) {
  const body = new FormData();
  for (const [at, bytes] of pictures.entries())
    body.append("pictures", new File([new Uint8Array(bytes)], `Screenshot ${at}.png`));
  return person.ask("/share", { method: "POST", body, headers });
}

const english = () => new Visitor(server, { "Accept-Language": "en" });
const READING = /^\/contribute\/snapshot\/sn_[0-9a-z]{20}$/;

describe.each(Object.entries(PHONES))("%s", (_, headers) => {
  test("hands over a picture that is read at once where its person is signed in", async () => {
    const { person } = await signedInVisitor(server);
    const pictures = [await freshPicture(), await freshPicture()];
    const answer = await share(person, pictures, headers());
    const to = answer.headers.get("location") ?? "";
    expect([answer.status, to]).toEqual([303, expect.stringMatching(READING)]);
    const page = await pageAfter(person, answer);
    expect(page.match(/\/pictures\/[0-9a-z]{32}/g)?.length).toBeGreaterThanOrEqual(2);
    const again = await share(person, pictures, headers());
    expect(again.headers.get("location")).toBe(`${to}?known`);
  });

  test("hands over a picture that waits until its person has signed in", async () => {
    const before = kept().length;
    const person = english();
    const answer = await share(person, [await freshPicture()], headers());
    const login = answer.headers.get("location") ?? "";
    expect([answer.status, login]).toEqual([303, expect.stringMatching(/^\/login\?redirectTo=/)]);
    expect(await (await person.ask(login)).text()).toContain(say("accounts:login.shared"));
    const on = new URL(login, server.origin).searchParams.get("redirectTo") ?? "";
    expect(on).toMatch(/^\/share\?draft=\w+$/);
    expect((await person.ask(on)).headers.get("location")).toBe(login);
    await person.signIn(newPhone());
    const reading = await Promise.all([person.ask(on), person.ask(on)]);
    const [to, same] = reading.map(({ headers }) => headers.get("location"));
    expect([to, same]).toEqual([expect.stringMatching(READING), to]);
    expect((await person.ask(to ?? "")).status).toBe(200);
    // The one that waited, and the one of the snapshot.
    expect(kept()).toHaveLength(before + 2);
  });
});

test("what was shared waits for its own browser alone, and not longer than the hour", async () => {
  const person = english();
  const login = (await share(person, [await freshPicture()])).headers.get("location") ?? "";
  const on = new URL(login, server.origin).searchParams.get("redirectTo") ?? "";
  const { person: other } = await signedInVisitor(server);
  const refused = await other.ask(on);
  expect(refused.headers.get("location")).toMatch(/^\/contribute\/snapshot\/new\?draft=/);
  expect(await pageAfter(other, refused)).toContain(say("uploads:problem.gone"));
  alter(server, "update drafts set expires_at = 1");
  await person.signIn(newPhone());
  expect(await pageAfter(person, await person.ask(on))).toContain(say("uploads:problem.gone"));
});

test("a picture in the form and the same one shared are one snapshot, before signing in as well", async () => {
  const { person } = await signedInVisitor(server);
  const bytes = await freshPicture();
  const to = (await upload(person, [{ bytes }])).headers.get("location");
  expect((await share(person, [bytes])).headers.get("location")).toBe(`${to}?known`);
  const session = person.cookies.get("waffir_session") ?? "";
  person.cookies.delete("waffir_session");
  const login = (await share(person, [bytes])).headers.get("location") ?? "";
  const on = new URL(login, server.origin).searchParams.get("redirectTo") ?? "";
  person.cookies.set("waffir_session", session);
  expect((await person.ask(on)).headers.get("location")).toBe(`${to}?known`);
});

test.each([
  ["nothing at all", "none", async () => []],
  ["four pictures", "tooMany", () => Promise.all(Array.from({ length: 4 }, freshPicture))],
  ["no picture", "notPicture", async () => [Buffer.from("%PDF-1.7")]],
] as const)(
  "%s is refused in words, signed in or not, and kept nowhere",
  async (_, problem, some) => {
    const before = kept();
    const { person } = await signedInVisitor(server);
    for (const sender of [person, english()]) {
      const answer = await share(sender, [...(await some())]);
      const form = answer.headers.get("location") ?? "";
      expect([answer.status, form]).toEqual([303, expect.stringMatching(/\/new\?draft=\w+$/)]);
      if (sender === person)
        expect(await pageAfter(person, answer)).toContain(say(`uploads:problem.${problem}`));
    }
    expect(kept()).toEqual(before);
  },
);

test("a form without a single part, as some phones send, asks for the picture", async () => {
  const { person } = await signedInVisitor(server);
  const answer = await person.ask("/share", {
    method: "POST",
    headers: { "Content-Type": "multipart/form-data; boundary=x", ...phone() },
    body: "--x--\r\n",
  });
  expect(await pageAfter(person, answer)).toContain('role="alert"');
});

test("an upload that the network cuts leaves nothing, and the next try is taken", async () => {
  const before = kept();
  const { person } = await signedInVisitor(server);
  for (const cookie of [person.cookie, ""])
    await new Promise<void>((resolve) => {
      const request = rawRequest(`${server.origin}/share`, {
        method: "POST",
        headers: {
          ...phone(),
          Cookie: cookie,
          "Content-Type": "multipart/form-data; boundary=x",
          "Content-Length": "100000",
        },
      });
      request.on("error", () => undefined).on("close", () => resolve());
      const head = '--x\r\nContent-Disposition: form-data; name="pictures"; filename="a.png"\r\n';
      request.write(`${head}Content-Type: image/png\r\n\r\n${"x".repeat(5_000)}`, () =>
        request.destroy(),
      );
    });
  expect(kept()).toEqual(before);
  const answer = await share(person, [await freshPicture()]);
  expect(answer.headers.get("location")).toMatch(READING);
});

test.each([
  { Origin: "https://other.example", "Sec-Fetch-Site": "cross-site" },
  { Origin: "null", "Sec-Fetch-Site": "cross-site" },
  { Origin: "null", "Sec-Fetch-Site": "same-site" },
  { Origin: "null" },
  { Origin: "https://other.example", "Sec-Fetch-Site": "none" },
  { Origin: "https://other.example" },
])("a page of others that sends %o shares nothing", async (headers) => {
  const before = kept();
  const { person } = await signedInVisitor(server);
  const answer = await share(person, [await freshPicture()], headers as ReturnType<typeof phone>);
  expect(answer.status).toBe(403);
  expect(kept()).toEqual(before);
});

test.each(["/feedback", "/logout", "/contribute/snapshot/new", "/share/", "/share?x", "/api/chat"])(
  "what comes from nowhere is taken at /share alone, and not at %s",
  async (path) => {
    const { person } = await signedInVisitor(server);
    const answer = await person.ask(path, { method: "POST", headers: phone(), body: "x" });
    expect(answer.status).toBe(403);
  },
);

test("a stranger may not have us keep pictures without end", async () => {
  const pictures = [await freshPicture()];
  const answers: string[] = [];
  for (let turn = 0; turn < 31; turn++)
    answers.push((await share(english(), pictures)).headers.get("location") ?? "");
  expect(answers.at(-1)).toMatch(/^\/contribute\/snapshot\/new\?draft=/);
});

test.each(["ar", "en", "ur", "hi", "tl"] as const)(
  "the manifest speaks %s and says where pictures go",
  async (language) => {
    const page = await (await fetch(`${server.origin}/?lng=${language}`)).text();
    const address = /<link rel="manifest" href="([^"]+)"/.exec(page)?.[1] ?? "";
    const answer = await fetch(server.origin + address);
    expect(answer.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
    expect(answer.headers.get("cache-control")).toMatch(/max-age=\d/);
    const { icons, ...manifest } = await answer.json();
    const t = await translator(language);
    expect(manifest).toMatchObject({
      id: "/",
      name: t("common:name"),
      lang: language,
      dir: ["ar", "ur"].includes(language) ? "rtl" : "ltr",
      share_target: { action: "/share", method: "POST", enctype: "multipart/form-data" },
    });
    for (const { src, type } of icons) {
      const icon = await fetch(server.origin + src);
      expect([icon.status, icon.headers.get("content-type")?.split(";")[0]]).toEqual([200, type]);
    }
  },
);
