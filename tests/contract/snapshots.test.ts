import { readdirSync } from "node:fs";
import SQLite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

function ask<T>(sql: string, ...values: unknown[]): T[] {
  const db = new SQLite(server.database, { timeout: 5000 });
  const statement = db.prepare(sql);
  const rows = statement.reader ? statement.all(...values) : [statement.run(...values)];
  db.close();
  return rows as T[];
}

interface Row {
  id: string;
  state: string;
  reasons: string;
  item_price: number;
  delivery_fee: number;
  vat_on_top: number;
  dish_id: number;
  note: string;
}
const contributions = (userId: string) =>
  ask<Row>("select * from contributions where user_id = ?", userId);

/** An offer of the sample that holds, to agree with. */
const OFFER = () =>
  ask<{
    dish_id: number;
    platform: string;
    item_price: number;
    delivery_fee: number;
    vat_on_top: number;
  }>("select * from offers order by support desc limit 1")[0] as {
    dish_id: number;
    platform: string;
    item_price: number;
    delivery_fee: number;
    vat_on_top: number;
  };

const riyals = (halalas: number) => (halalas / 100).toFixed(2);

/** A sheet about a dish that agrees with what is known of it. */
function sheet(changes: Record<string, string> = {}): Record<string, string> {
  const { dish_id, platform, item_price, delivery_fee, vat_on_top } = OFFER();
  return {
    intent: "send",
    restaurant: "x restaurant",
    dish: "x dish",
    dish_id: String(dish_id),
    platform,
    quantity: "1",
    item_price: riyals(item_price),
    delivery_fee: riyals(delivery_fee),
    vat: riyals(vat_on_top),
    total: riyals(item_price + delivery_fee + vat_on_top),
    date: new Date(Date.now() + 3 * 3600_000).toISOString().slice(0, 10),
    ...changes,
  };
}

/** Someone who has sent a picture nobody has sent before; the path of its page. */
async function withSnapshot(fields: Record<string, string> = {}) {
  const visitor = await signedInVisitor(server);
  const answer = await upload(visitor.person, [{ bytes: await freshPicture() }], fields);
  const path = answer.headers.get("location") ?? "";
  expect(path).toMatch(/^\/contribute\/snapshot\/sn_[0-9a-z]{20}$/);
  return { ...visitor, path, id: path.split("/").at(-1) ?? "" };
}

async function moderator() {
  const visitor = await signedInVisitor(server);
  ask("update users set role = 'moderator' where id = ?", visitor.member.userId);
  return visitor;
}

describe("sending", () => {
  test("a picture, then the sheet, makes a price that counts, ten points and a page that says so", async () => {
    const { person, member, path, id } = await withSnapshot();
    const answer = await person.submit(path, sheet());
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      `/contributions/${id}?sent`,
    ]);
    expect(contributions(member.userId)).toMatchObject([{ state: "accepted" }]);
    expect(await pageAfter(person, answer)).toContain(say("outcomes:sent.accepted"));
    expect(
      ask("select sum(amount) as earned from points where user_id = ?", member.userId),
    ).toEqual([{ earned: 10 }]);
    expect(await (await person.ask("/contributions")).text()).toContain(
      say("outcomes:outcome.accepted"),
    );
  });

  test("the same form nine times at once keeps one snapshot, the same sheet a hundred times one contribution", async () => {
    const { person, member } = await signedInVisitor(server);
    const bytes = await freshPicture();
    const before = kept().length;
    const uploads = await Promise.all(
      Array.from({ length: 9 }, () => upload(person, [{ bytes }], { formId: "one" })),
    );
    const paths = new Set(uploads.map((answer) => answer.headers.get("location")));
    expect(paths.size).toBe(1);
    expect(kept()).toHaveLength(before + 1);
    const [path = ""] = paths as Set<string>;
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => person.submit(path, sheet())),
    );
    expect(new Set(answers.map((a) => a.headers.get("location")))).toEqual(
      new Set([`/contributions/${path.split("/").at(-1)}?sent`]),
    );
    expect(contributions(member.userId)).toHaveLength(1);
    expect(ask("select * from points where user_id = ?", member.userId)).toHaveLength(1);
  });

  test("a picture again leads its sender back, and tells anybody else kindly", async () => {
    const { person } = await signedInVisitor(server);
    const bytes = await freshPicture();
    const path = (await upload(person, [{ bytes }])).headers.get("location") ?? "";
    expect((await upload(person, [{ bytes }])).headers.get("location")).toBe(path);
    const other = await signedInVisitor(server);
    const unsent = await upload(other.person, [{ bytes }]);
    expect(unsent.headers.get("location")).toMatch(/sn_/);
    await person.submit(path, sheet());
    const third = await signedInVisitor(server);
    const known = await upload(third.person, [{ bytes }]);
    expect(await pageAfter(third.person, known)).toContain(say("uploads:problem.known"));
  });

  test("a sheet that makes no sense comes back as it was typed, with what to do", async () => {
    const { person, member, path } = await withSnapshot();
    const typed = sheet({ item_price: "cheap", quantity: "0", platform: "", discount: "x" });
    const answer = await person.submit(path, typed);
    expect(answer.headers.get("location")).toContain("?draft=");
    const page = await pageAfter(person, answer);
    for (const field of ["item_price", "quantity", "platform", "discount"])
      expect(page).toContain(say(`sheet:problem.${field}` as "sheet:attention"));
    expect(page).toContain('value="cheap"');
    expect(contributions(member.userId)).toEqual([]);
  });

  test("parts that don't make the total are asked about, then looked at by a person", async () => {
    const { person, member, path } = await withSnapshot();
    const odd = await person.submit(path, sheet({ total: "1.00" }));
    expect(await pageAfter(person, odd)).toContain(say("sheet:problem.sum"));
    await person.submit(path, sheet({ total: "1.00", odd: "on" }));
    expect(contributions(member.userId)).toMatchObject([{ state: "waiting", reasons: "parts" }]);
  });

  test("of a dish chosen before is filled in; a dish can be looked for by name", async () => {
    const { person, path } = await withSnapshot({ path: "/contribute/snapshot/new?dish=1" });
    expect(await (await person.ask(`${path}?type`)).text()).toMatch(
      /name="dish_id"[^>]*value="1"[^>]*checked|name="dish_id"[^>]*checked[^>]*value="1"/,
    );
    const found = await person.submit(path, {
      ...sheet({ restaurant: "عمو حمزة", dish: "شاورما دجاج", dish_id: "" }),
      intent: "find",
    });
    expect(await pageAfter(person, found)).toContain("عمو حمزة</bdi>");
  });

  test("after the session ended leads through signing in back to the sheet as it was typed", async () => {
    const { person, path, member } = await withSnapshot();
    const session = person.cookies.get("waffir_session") ?? "";
    person.cookies.delete("waffir_session");
    const away = await person.submit(path, sheet({ total: "77.77" }));
    const to = new URL(away.headers.get("location") ?? "", "http://x").searchParams.get(
      "redirectTo",
    );
    person.cookies.set("waffir_session", session);
    expect(await (await person.ask(to ?? "")).text()).toContain('value="77.77"');
    expect(contributions(member.userId)).toEqual([]);
  });

  test("is limited to ten snapshots in ten minutes", async () => {
    const { person } = await signedInVisitor(server);
    for (let count = 0; count < 10; count++) await upload(person, []);
    const answer = await upload(person, [{ bytes: await freshPicture() }]);
    expect(await pageAfter(person, answer)).toContain(say("uploads:problem.often"));
  });
});

describe("a picture", () => {
  test("is seen by its owner and moderators only, and stored by nobody on the way", async () => {
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

  test("and its sheet are nobody else's", async () => {
    const { path } = await withSnapshot();
    const { person } = await signedInVisitor(server);
    expect((await person.ask(path)).status).toBe(404);
    expect((await person.ask(`${path}/state`)).status).toBe(404);
    expect((await person.submit(path, sheet())).status).toBe(404);
    expect((await fetch(`${server.origin}${path}/state`)).status).toBe(401);
  });

  test("goes when its owner takes it back, and the price with it; then it may be sent anew", async () => {
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

  test("goes with its owner's account; the price stays", async () => {
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
});

describe("a moderator", () => {
  /** A contribution that waits, because its total is odd. */
  async function waiting(changes: Record<string, string> = {}) {
    const sender = await withSnapshot();
    await sender.person.submit(sender.path, sheet({ total: "1.00", odd: "on", ...changes }));
    const [row] = contributions(sender.member.userId);
    return { ...sender, caseId: row?.id ?? sender.id };
  }

  test("sees what waits, the picture and why, and accepts it", async () => {
    const { member, caseId, person: sender } = await waiting();
    const { person } = await moderator();
    expect(await (await person.ask("/moderate/snapshots")).text()).toContain(caseId);
    const page = await (await person.ask(`/moderate/snapshots/${caseId}`)).text();
    expect(page).toContain(say("outcomes:reason.parts"));
    expect(page).toMatch(/\/pictures\/[0-9a-z]{32}\.webp/);
    const answer = await person.submit(`/moderate/snapshots/${caseId}`, {
      ...sheet({ odd: "on" }),
      intent: "accept",
    });
    expect(answer.headers.get("location")).toBe("/moderate/snapshots");
    expect(contributions(member.userId)).toMatchObject([{ state: "accepted" }]);
    expect(await (await sender.ask("/contributions")).text()).toContain(
      say("outcomes:outcome.accepted"),
    );
  });

  test("corrects it: what counts is what was corrected", async () => {
    const { member, caseId } = await waiting();
    const { person } = await moderator();
    const { item_price } = OFFER();
    const right = sheet({ item_price: riyals(item_price + 100), total: "1.00", odd: "on" });
    await person.submit(`/moderate/snapshots/${caseId}`, { ...right, intent: "accept" });
    expect(ask("select item_price from observations where user_id = ?", member.userId)).toEqual([
      { item_price: item_price + 100 },
    ]);
  });

  test("rejects it with a reason and a note, which its sender reads", async () => {
    const { person: sender, caseId, id } = await waiting();
    const { person } = await moderator();
    const form = { ...sheet({ odd: "on" }), intent: "reject", note: "Look <b>again</b>" };
    const asked = await person.submit(`/moderate/snapshots/${caseId}`, form);
    expect(await pageAfter(person, asked)).toContain(say("moderation:case.reasonMissing"));
    await person.submit(`/moderate/snapshots/${caseId}`, { ...form, reason: "wrong_dish" });
    const page = await (await sender.ask(`/contributions/${id}`)).text();
    expect(page).toContain(say("outcomes:reason.wrong_dish"));
    expect(page).toContain("Look &lt;b&gt;again&lt;/b&gt;");
  });

  test("lets a dish in that is none of ours: only then it is on the menu, and its price counts", async () => {
    const names = {
      restaurant: "Qasr Zuhal Test Kitchen",
      dish: "Moon Rock Kabsa",
      dish_id: "new",
    };
    const { person: sender, member, id } = await waiting(names);
    const named = () => ask("select id from dish_names where name_en = ?", names.dish);
    expect(named()).toEqual([]);
    expect(await (await sender.ask(`/contributions/${id}`)).text()).toContain(
      say("outcomes:reason.new_dish"),
    );
    const { person } = await moderator();
    expect(await (await person.ask("/moderate/snapshots")).text()).toContain(id);
    const accept = () =>
      person.submit(`/moderate/snapshots/${id}`, {
        ...sheet({ ...names, odd: "on" }),
        intent: "accept",
      });
    await Promise.all([accept(), accept()]);
    expect(named()).toHaveLength(1);
    expect(contributions(member.userId)).toMatchObject([{ state: "accepted" }]);
    const answer = await (
      await fetch(`${server.origin}/api/search`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ query: "Moon Rock Kabsa from Qasr Zuhal Test Kitchen" }),
      })
    ).json();
    expect(answer).toMatchObject({ matches: [{ brand: { name: names.restaurant } }] });
  });

  test("decides nothing of their own, and nobody else decides anything", async () => {
    const { member, person, caseId } = await waiting();
    const form = { ...sheet({ odd: "on" }), intent: "accept" };
    expect((await person.submit(`/moderate/snapshots/${caseId}`, form)).status).toBe(404);
    expect((await person.ask("/moderate/snapshots")).status).toBe(404);
    ask("update users set role = 'moderator' where id = ?", member.userId);
    const page = await (await person.ask(`/moderate/snapshots/${caseId}`)).text();
    expect(page).toContain(say("moderation:case.problem.own"));
    await person.submit(`/moderate/snapshots/${caseId}`, form);
    expect(contributions(member.userId)).toMatchObject([{ state: "waiting" }]);
    expect((await person.ask("/moderate/snapshots/cn_nothing")).status).toBe(404);
    expect((await person.submit("/moderate/snapshots/cn_nothing", form)).status).toBe(404);
  });

  test("is shown pictures that look alike, as a hint", async () => {
    const sharp = (await import("sharp")).default;
    const bytes = await freshPicture();
    const first = await signedInVisitor(server);
    await upload(first.person, [{ bytes }]);
    const second = await signedInVisitor(server);
    const alike = await sharp(bytes).resize(80, 120).jpeg({ quality: 60 }).toBuffer();
    const path = (await upload(second.person, [{ bytes: alike }])).headers.get("location") ?? "";
    await second.person.submit(path, sheet({ total: "1.00", odd: "on" }));
    const [{ id } = { id: "" }] = contributions(second.member.userId);
    const { person } = await moderator();
    const page = await (await person.ask(`/moderate/snapshots/${id}`)).text();
    expect(page).toContain(say("moderation:case.similar"));
  });
});

test("the signed out are led to sign in and back, dish and all", async () => {
  for (const path of [
    "/contribute/snapshot/new?dish=1",
    "/contribute/snapshot/sn_x",
    "/contributions",
    "/moderate/snapshots",
    "/moderate/snapshots/cn_x",
  ]) {
    const answer = await fetch(server.origin + path, { redirect: "manual" });
    expect(answer.headers.get("location")).toBe(
      `/login?${new URLSearchParams({ redirectTo: path })}`,
    );
  }
});

test("old pictures and strays are forgotten at the next start, and the price stays", async () => {
  const { path, id, person, member } = await withSnapshot();
  await person.submit(path, sheet());
  ask("update snapshots set expires_at = ? where id = ?", Date.now() - 1, id);
  const [{ name } = { name: "" }] = ask<{ name: string }>(
    "select name from pictures where snapshot_id = ?",
    id,
  );
  expect(kept()).toContain(`${name}.webp`);
  const second = await startServer({
    DATABASE_URL: `file:${server.database}`,
    UPLOADS_DIR: server.uploads,
  });
  await expect.poll(kept).not.toContain(`${name}.webp`);
  await second.stop();
  expect(contributions(member.userId)).toMatchObject([{ state: "accepted" }]);
  expect(await (await person.ask("/contributions")).text()).toContain(
    say("outcomes:outcome.accepted"),
  );
});
