import { afterAll, beforeAll, expect, test } from "vitest";
import { freshPicture, pageAfter, signedInVisitor, upload } from "~tests/support/checkouts";
import { translator } from "~tests/support/e2e";
import { startServer, type TestServer } from "~tests/support/server";
import { snapshotDesk } from "~tests/support/snapshot-desk";
import { newPhone, Visitor } from "~tests/support/visitor";

let server: TestServer;
let say: Awaited<ReturnType<typeof translator>>;
beforeAll(async () => {
  server = await startServer();
  say = await translator("en");
});
afterAll(() => server.stop());

const { ask, contributions, kept, moderator, sheet, withSnapshot } = snapshotDesk(() => server);

test("a picture is seen by its owner and moderators only, and stored by nobody on the way", async () => {
  const { person, id } = await withSnapshot();
  const [{ name } = { name: "" }] = ask<{ name: string }>(
    "select name from pictures where snapshot_id = ?",
    id,
  );
  const own = await person.ask(`/pictures/${name}.webp`);
  expect([own.status, own.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(own.headers.get("cache-control")).toContain("no-store");
  expect(own.headers.get("x-content-type-options")).toBe("nosniff");
  expect(own.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect((await (await moderator()).person.ask(`/pictures/${name}.webp`)).status).toBe(200);
  const stranger = await signedInVisitor(server);
  for (const visitor of [new Visitor(server), stranger.person])
    for (const path of [
      `/pictures/${name}.webp`,
      `/pictures/${"a".repeat(32)}.webp`,
      "/pictures/..%2Fwaffir.db",
    ])
      expect((await visitor.ask(path)).status).toBe(404);
});

test("a picture and its sheet are nobody else's", async () => {
  const { path } = await withSnapshot();
  const { person } = await signedInVisitor(server);
  expect((await person.ask(path)).status).toBe(404);
  expect((await person.ask(`${path}/state`)).status).toBe(404);
  expect((await person.submit(path, sheet())).status).toBe(404);
  expect((await fetch(`${server.origin}${path}/state`)).status).toBe(401);
});

test("a picture goes when its owner takes it back, and the price with it; then it may be sent anew", async () => {
  const { person, member } = await signedInVisitor(server);
  const bytes = await freshPicture();
  const before = kept().length;
  const path = (await upload(person, [{ bytes }])).headers.get("location") ?? "";
  await person.submit(path, sheet());
  const [{ id } = { id: "" }] = contributions(member.userId);
  const stranger = await signedInVisitor(server);
  await stranger.person.submit("/contributions", { id });
  expect(contributions(member.userId)).toMatchObject([{ state: "accepted" }]);
  await person.submit("/contributions", { id });
  expect(contributions(member.userId)).toMatchObject([{ state: "withdrawn" }]);
  expect(kept()).toHaveLength(before);
  expect((await person.ask(path)).status).toBe(404);
  const again = (await upload(person, [{ bytes }])).headers.get("location") ?? "";
  await person.submit(again, sheet());
  expect(contributions(member.userId).map(({ state }) => state)).toContain("accepted");
});

test("what a price rests on is not thrown away as if it had not been sent", async () => {
  const { person, member, path, id } = await withSnapshot();
  const before = kept().length;
  await person.submit(path, sheet());
  const answer = await person.submit("/contributions", { id });
  expect(await pageAfter(person, answer)).toContain(say("outcomes:own.sentMeanwhile"));
  expect(kept()).toHaveLength(before);
  expect(contributions(member.userId)).toMatchObject([{ state: "accepted" }]);
  expect((await person.ask(`/contributions/${id}`)).status).toBe(200);

  const unsent = await withSnapshot();
  await unsent.person.submit("/contributions", { id: unsent.id });
  expect(kept()).toHaveLength(before);
});

test("a rejected picture's file can be deleted, and the outcome stays", async () => {
  const { person, member, path, id } = await withSnapshot();
  await person.submit(path, sheet());
  const [{ id: caseId } = { id: "" }] = contributions(member.userId);
  const reject = { ...sheet(), intent: "reject", reason: "altered" };
  await (await moderator()).person.submit(`/moderate/snapshots/${caseId}`, reject);
  const before = kept().length;
  expect(await (await person.ask(`/contributions/${id}`)).text()).toContain(
    say("outcomes:own.deletePictures"),
  );
  const page = await pageAfter(person, await person.submit("/contributions", { id: caseId }));
  expect(kept()).toHaveLength(before - 1);
  expect(contributions(member.userId)).toMatchObject([{ state: "rejected", reasons: "altered" }]);
  expect(page).toContain(say("outcomes:reason.altered"));
  expect(page).not.toContain(say("outcomes:own.deletePictures"));
});

test("a picture goes with its owner's account; the price stays", async () => {
  const person = new Visitor(server, { "Accept-Language": "en" });
  await person.signIn(newPhone());
  const before = kept().length;
  const answer = await upload(person, [
    { bytes: await freshPicture() },
    { bytes: await freshPicture() },
  ]);
  const path = answer.headers.get("location") ?? "";
  await person.submit(path, sheet());
  expect(kept()).toHaveLength(before + 2);
  const { profile } = (await (await person.ask("/api/profile/me")).json()) as {
    profile: { id: string; username: string };
  };
  const everything = await (await person.ask("/profile/export")).json();
  expect(everything).toMatchObject({
    contributions: [{ user_id: profile.id }],
    snapshots: [{ id: path.split("/").at(-1) }],
    pictures: [{ path: expect.stringMatching(/^\/pictures\//) }, {}],
  });
  await person.submit("/profile/delete", { username: profile.username });
  expect(kept()).toHaveLength(before);
  expect(ask("select * from snapshots where user_id = ?", profile.id)).toEqual([]);
  expect(ask("select * from observations where user_id = ?", profile.id)).toHaveLength(1);
});

test("what is still on its way as its person deletes the account is not kept", async () => {
  const person = new Visitor(server, { "Accept-Language": "en" });
  await person.signIn(newPhone());
  const { profile } = (await (await person.ask("/api/profile/me")).json()) as {
    profile: { id: string; username: string };
  };
  const before = kept().length;
  const picture = await slowUpload(person, "/contribute/snapshot/new", "pictures");
  const avatar = await slowUpload(person, "/profile/picture", "picture");
  // Both have got past the question who they come from.
  const begun = (limit: string) =>
    ask("select * from rate_limits where key like ?", `%${limit}%user ${profile.id}%`).length;
  await expect.poll(() => [begun("snapshot_day"), begun("avatar")]).toEqual([1, 1]);
  await person.submit("/profile/delete", { username: profile.username });
  await Promise.all([picture.finish(), avatar.finish()]);
  expect((await picture.answer).headers.get("location")).toBe("/login");
  await avatar.answer;
  expect(kept()).toHaveLength(before);
  expect(ask("select * from snapshots where user_id = ?", profile.id)).toEqual([]);
  expect(ask("select * from avatars where user_id = ?", profile.id)).toEqual([]);
});

/** Begins to send a form with a picture nobody has sent; the rest of it comes with `finish`. */
async function slowUpload(person: Visitor, path: string, field: string) {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(await freshPicture())], "a.png"));
  const whole = new Response(form);
  const type = whole.headers.get("content-type") ?? "";
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const pipe = new TransformStream<Uint8Array, Uint8Array>();
  const writer = pipe.writable.getWriter();
  const sending = { method: "POST", body: pipe.readable, duplex: "half" as const };
  const answer = person.ask(path, { ...sending, headers: { "Content-Type": type } });
  void writer.write(bytes.slice(0, 200));
  const finish = async () => {
    await writer.write(bytes.slice(200));
    await writer.close();
  };
  return { answer, finish };
}

test("old pictures and strays are forgotten at the next start, and the price stays", async () => {
  const { path, id, person, member } = await withSnapshot();
  await person.submit(path, sheet());
  ask("update snapshots set expires_at = ? where id = ?", Date.now() - 1, id);
  const [{ name } = { name: "" }] = ask<{ name: string }>(
    "select name from pictures where snapshot_id = ?",
    id,
  );
  expect(kept()).toContain(`${name}.webp`);
  // As an hour would: what one process has done, another need not do so soon.
  ask("update leases set until = 0");
  const second = await startServer({
    DATABASE_URL: server.url,
    UPLOADS_DIR: server.uploads,
  });
  await expect.poll(kept).not.toContain(`${name}.webp`);
  await second.stop();
  expect(contributions(member.userId)).toMatchObject([{ state: "accepted" }]);
  expect(await (await person.ask("/contributions")).text()).toContain(
    say("outcomes:outcome.accepted"),
  );
});
