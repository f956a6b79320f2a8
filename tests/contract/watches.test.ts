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

async function someone(): Promise<{ person: Visitor; userId: string }> {
  const member = await newMember(server);
  const person = new Visitor(server, { "Accept-Language": "en" });
  person.cookies.set("waffir_session", member.cookie.split("=")[1] ?? "");
  return { person, userId: member.userId };
}

function followed(userId: string): unknown[] {
  const db = direct(server);
  const rows = db.prepare("select dish_id from watches where user_id = ?").pluck().all(userId);
  db.close();
  return rows;
}

test("a button on the page of a dish follows it, and stops", async () => {
  const { person, userId } = await someone();
  expect(await (await person.ask("/dishes/1")).text()).toContain('value="follow"');
  const press = (intent: string) =>
    person.submit("/profile/watches", { intent, dish: "1", from: "dish" });
  const answer = await press("follow");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/dishes/1"]);
  await press("follow");
  expect(followed(userId)).toEqual([1]);
  expect(await (await person.ask("/dishes/1")).text()).toContain('value="stop"');
  await press("stop");
  await press("stop");
  expect(followed(userId)).toEqual([]);
});

const areas = () => {
  const db = direct(server);
  const rows = db.prepare("select id, name_en from neighbourhoods order by id").all();
  db.close();
  return rows as { id: number; name_en: string }[];
};

test("a total is followed for where the person's orders go then, and for another place once they say so", async () => {
  const { person, userId } = await someone();
  const [one, two] = areas();
  const pageOf = async () => (await person.ask("/profile/watches?change=1")).text();
  await person.submit("/destination", { area: String(one?.id), at: "", back: "/" });
  await person.submit("/profile/watches", { intent: "follow", dish: "1", from: "dish" });
  await person.submit("/destination", { area: String(two?.id), at: "", back: "/" });
  const followedTo = async () =>
    /<li class="watch-line" id="followed-1">.*?<\/li>/s.exec(await pageOf())?.[0] ?? "";
  const placeIn = (html: string) => html.replaceAll(/<[^>]*>/g, "");
  expect(placeIn(await followedTo())).toContain(`To: ${one?.name_en} · at a typical time`);
  expect(await (await person.ask("/dishes/1")).text()).toContain("delivered to <");
  const change = (area: string) =>
    person.submit("/profile/watches", { intent: "place", dish: "1", area });
  expect((await change(String(two?.id))).headers.get("location")).toContain("note=moved");
  expect(placeIn(await followedTo())).toContain(`To: ${two?.name_en} · at a typical time`);
  expect((await change("99999999")).headers.get("location")).toContain("note=unknown&change=1");
  expect((await change("")).headers.get("location")).toContain("note=moved");
  expect(placeIn(await followedTo())).toContain("Typical for Riyadh");
  expect(placeIn(await followedTo())).not.toContain("at a typical time");
  const { person: other } = await someone();
  const answer = await other.submit("/profile/watches", { intent: "place", dish: "1", area: "1" });
  expect(answer.headers.get("location")).toContain("note=unknown");
  expect(followed(userId)).toEqual([1]);
});

test("a stranger is led to sign in and back to the dish", async () => {
  const stranger = new Visitor(server);
  const answer = await stranger.submit("/profile/watches", { intent: "follow", dish: "1" });
  expect(answer.headers.get("location")).toBe("/login?redirectTo=%2Fdishes%2F1");
  const page = await stranger.ask("/profile/watches");
  expect(page.headers.get("location")).toBe("/login?redirectTo=%2Fprofile%2Fwatches");
});

test.each([
  [{ intent: "follow", dish: "999999999" }, 404],
  [{ intent: "follow", dish: "-1" }, 404],
  [{ intent: "follow", dish: "1 or 1=1" }, 404],
  [{ intent: "follow" }, 404],
  [{ intent: "burn", dish: "1" }, 400],
  [{}, 404],
])("%j is %i", async (fields, status) => {
  const { person, userId } = await someone();
  const answer = await person.submit("/profile/watches", fields as Record<string, string>);
  expect(answer.status).toBe(status);
  expect(followed(userId)).toEqual([]);
});

test("another site's form follows nothing", async () => {
  const { person, userId } = await someone();
  const from = { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" };
  const answer = await person.submit("/profile/watches", { intent: "follow", dish: "1" }, from);
  expect(answer.status).toBe(403);
  expect(followed(userId)).toEqual([]);
});

test("nobody's list says what another one follows", async () => {
  const { person } = await someone();
  await person.submit("/profile/watches", { intent: "follow", dish: "1" });
  const { person: other } = await someone();
  const page = await (await other.ask("/profile/watches")).text();
  expect(page).not.toContain('href="/dishes/1"');
  expect(await (await person.ask("/profile/watches")).text()).toContain('href="/dishes/1"');
});

test("text messages are offered only where they reach a phone", async () => {
  const { person } = await someone();
  expect(await (await person.ask("/profile/watches")).text()).not.toContain('name="sms"');
});

test("what is followed and searched for is in one's data, and gone with the account", async () => {
  const { person, userId } = await someone();
  const [one] = areas();
  await person.submit("/destination", { area: String(one?.id), at: "", back: "/" });
  await person.submit("/profile/watches", { intent: "follow", dish: "1" });
  await (await person.ask(`/search?q=${encodeURIComponent("شاورما دجاج")}`)).text();
  const db = direct(server);
  const voices = db.prepare("select count(*) from search_voices where person = ?").pluck();
  await expect.poll(() => voices.get(userId)).toBe(1);
  const data = await (await person.ask("/profile/export")).json();
  expect(data.searches).toMatchObject([{ item: "شاورما دجاج", restaurant: "" }]);
  const area_ar = db
    .prepare("select name_ar from neighbourhoods where id = ?")
    .pluck()
    .get(one?.id);
  expect(data.watches).toMatchObject([{ dish_id: 1, area: area_ar }]);
  const username = db.prepare("select username from users where id = ?").pluck().get(userId);
  await person.submit("/profile/delete", { username: String(username) });
  expect(followed(userId)).toEqual([]);
  expect(voices.get(userId)).toBe(0);
  db.close();
});
