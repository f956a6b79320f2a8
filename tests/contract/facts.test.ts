import { afterAll, beforeAll, expect, test } from "vitest";
import { alter } from "~tests/support/alter";
import { pageAfter, signedInVisitor } from "~tests/support/checkouts";
import { direct } from "~tests/support/direct";
import { translator } from "~tests/support/e2e";
import { startServer, type TestServer } from "~tests/support/server";
import { Visitor } from "~tests/support/visitor";

let server: TestServer;
let say: Awaited<ReturnType<typeof translator>>;
beforeAll(async () => {
  server = await startServer({ PLATFORM_A_HOSTS: "order.example" });
  say = await translator("en");
});
afterAll(() => server.stop());

const page = async (path: string) => {
  const answer = await new Visitor(server, { "Accept-Language": "en" }).ask(path);
  return { status: answer.status, to: answer.headers.get("location"), text: await answer.text() };
};

/** Somebody of a level above newcomer, and a moderator. */
async function someone(column: "trust_level" | "role", value: string) {
  const { person, member } = await signedInVisitor(server);
  alter(server, `update users set ${column} = ? where id = ?`, value, member.userId);
  return person;
}

const idOn = (text: string) => /name="id" value="(\d+)"/.exec(text)?.[1] ?? "";

test("hours that two trusted people tell are shown, for people and for programs", async () => {
  const path = "/restaurants/10/facts";
  const amal = await someone("trust_level", "contributor");
  const wrong = await pageAfter(
    amal,
    await amal.submit(path, { about: "hours", every: "12:00-02:00", day_Fr: "noon" }),
  );
  expect(wrong).toContain(say("facts:problem.day"));
  expect(wrong).toContain('value="12:00-02:00"');
  expect(wrong).toContain('value="noon"');
  const hours = { about: "hours", every: "12:00-02:00", day_Fr: "13-02" };
  for (let press = 0; press < 2; press += 1)
    expect(await pageAfter(amal, await amal.submit(path, hours))).toContain(
      say("facts:tell.thanks"),
    );
  expect((await page(await addressOf(10))).text).not.toContain(say("facts:hours.title"));
  const badr = await someone("trust_level", "contributor");
  await badr.submit(path, hours);
  const { text } = await page(await addressOf(10));
  expect(text).toContain(say("facts:hours.week"));
  expect(text).toContain('"opens":"13:00","closes":"02:00"');
  expect((await page("/restaurants/10/facts")).text).toContain('value="13:00-02:00"');
});

test("a link is shown once a moderator looked at it, leads where it may, and is taken back", async () => {
  const path = "/restaurants/4/facts";
  const { person } = await signedInVisitor(server);
  const refused = await person.submit(path, {
    about: "links",
    link_platform_a: "https://evil.test/order.example",
  });
  expect(await pageAfter(person, refused)).toContain(say("facts:problem.link"));
  const empty = await person.submit(path, { about: "links" });
  expect(await pageAfter(person, empty)).toContain(say("facts:problem.noLink"));
  const link = "https://order.example/r/4";
  await person.submit(path, { about: "links", link_platform_a: `${link}?ref=me` });
  expect((await page(await addressOf(4))).text).not.toContain(link);

  expect((await person.ask("/moderate/facts")).status).toBe(404);
  const moderator = await someone("role", "moderator");
  const waiting = await (await moderator.ask("/moderate/facts")).text();
  expect(waiting).toContain(link);
  const id = idOn(waiting);
  for (let press = 0; press < 2; press += 1)
    await moderator.submit("/moderate/facts", { id, act: "accept" });
  expect((await page(await addressOf(4))).text).toContain(`href="${link}"`);
  const decided = await (await moderator.ask("/moderate/facts?state=decided")).text();
  expect(decided.match(/value="undo"/g)).toHaveLength(1);
  for (let press = 0; press < 2; press += 1)
    await moderator.submit("/moderate/facts", { id: idOn(decided), act: "undo" });
  expect((await page(await addressOf(4))).text).not.toContain(link);
  expect((await moderator.submit("/moderate/facts", { id: "999999", act: "accept" })).status).toBe(
    404,
  );
  expect((await moderator.submit("/moderate/facts", { id, act: "burn" })).status).toBe(400);
});

test("who told something does not decide about it", async () => {
  const moderator = await someone("role", "moderator");
  await moderator.submit("/restaurants/5/facts", { about: "closed", closed: "yes" });
  const waiting = await (await moderator.ask("/moderate/facts")).text();
  expect(waiting).toContain(say("facts:queue.own"));
  const db = direct(server);
  const id = db.prepare("select max(id) from told_facts where restaurant_id = 5").pluck().get();
  db.close();
  const refused = await moderator.submit("/moderate/facts", { id: String(id), act: "accept" });
  expect(refused.headers.get("location")).toContain("note=own");
  expect((await page(await addressOf(5))).text).not.toContain("has closed for good");
});

test("one that is closed for good is on no list, and comes back with its menu", async () => {
  const { text: before } = await page("/restaurants/1");
  const dish = /href="(\/dishes\/\d+[^"]*)"/.exec(before)?.[1] ?? "";
  const name = /"alternateName":"([^"]+)"/.exec(before)?.[1] ?? "";
  const inSitemap = async () =>
    /\/restaurants\/1[-<"]/.test((await page("/sitemaps/restaurants-0.xml")).text);
  expect([await inSitemap(), JSON.parse(await search(name)).matches.length > 0]).toEqual([
    true,
    true,
  ]);
  const { person } = await signedInVisitor(server);
  const moderator = await someone("role", "moderator");
  const tell = async (closed: "yes" | "no") => {
    await person.submit("/restaurants/1/facts", { about: "closed", closed });
    const queue = await (await moderator.ask("/moderate/facts")).text();
    const card = queue.split("<li").find((item) => item.includes('href="/restaurants/1"')) ?? "";
    await moderator.submit("/moderate/facts", { id: idOn(card), act: "accept" });
  };
  await tell("yes");
  const closed = await page(await addressOf(1));
  expect(closed.status).toBe(200);
  expect(closed.text).toContain("has closed for good");
  expect(closed.text).toContain('content="noindex"');
  expect(closed.text).not.toContain(dish);
  const moved = await page(dish);
  expect([moved.status, moved.to]).toEqual([302, expect.stringMatching(/^\/restaurants\/1(-|$)/)]);
  expect(await inSitemap()).toBe(false);
  expect(JSON.parse(await search(name))).toMatchObject({ matches: [] });

  await tell("no");
  const again = await page(await addressOf(1));
  expect(again.text).toContain(dish);
  expect(again.text).not.toContain('content="noindex"');
  expect((await page(dish)).status).toBe(200);
});

/** What search finds, as JSON. */
async function search(query: string): Promise<string> {
  const answer = await fetch(`${server.origin}/api/search`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query }),
  });
  return answer.text();
}

/** Where the page of a restaurant stands. */
async function addressOf(id: number): Promise<string> {
  return (await page(`/restaurants/${id}`)).to ?? `/restaurants/${id}`;
}

test("strangers are led to sign in, and what is no form or restaurant is refused", async () => {
  const stranger = new Visitor(server, { "Accept-Language": "en" });
  const sent = await stranger.submit("/restaurants/10/facts", { about: "closed", closed: "yes" });
  expect([sent.status, sent.headers.get("location")]).toEqual([
    303,
    expect.stringContaining("/login"),
  ]);
  const { person } = await signedInVisitor(server);
  const refused = await person.ask("/restaurants/10/facts", {
    method: "POST",
    body: new URLSearchParams({ about: "closed", closed: "maybe" }),
  });
  expect(refused.status).toBe(400);
  expect((await page("/restaurants/999999/facts")).status).toBe(404);
});

test("one press on another page bears hours out, or that a restaurant sells, and leads back there", async () => {
  const { person, member } = await signedInVisitor(server);
  const told = () => {
    const db = direct(server);
    const rows = db
      .prepare("select kind, value from told_facts where user_id = ? order by id")
      .all(member.userId);
    db.close();
    return rows;
  };
  const presses: Record<string, string>[] = [
    { about: "week", week: "Su-Th 12:00-23:00; Fr 13:00-23:00; Sa off" },
    { about: "closed", closed: "no" },
  ];
  for (const press of presses) {
    const answer = await person.submit("/restaurants/12/facts", { ...press, to: "/contributions" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/contributions"]);
  }
  expect(told()).toEqual([
    { kind: "hours", value: expect.stringContaining("Fr 13:00-23:00; Sa off") },
    { kind: "closed", value: "no" },
  ]);
  const away = { about: "closed", closed: "no", to: "https://evil.test/" };
  const answer = await person.submit("/restaurants/12/facts", away);
  expect(answer.headers.get("location")).toBe("/");
  const nonsense = { about: "week", week: "whenever", to: "/contributions" };
  expect((await person.submit("/restaurants/12/facts", nonsense)).status).toBe(400);
});
