import { afterAll, beforeAll, expect, test } from "vitest";
import { alter } from "~tests/support/alter";
import { pageAfter, signedInVisitor } from "~tests/support/checkouts";
import { direct } from "~tests/support/direct";
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

test("a moderator hides a restaurant, which is then nowhere, and shows it again", async () => {
  const { person, member } = await signedInVisitor(server);
  alter(server, "update users set role = 'moderator' where id = ?", member.userId);
  const page = await (await person.ask("/restaurants/4")).text();
  const dish = /href="(\/dishes\/\d+[^"]*)"/.exec(page)?.[1] ?? "";
  const name = /"alternateName":"([^"]+)"/.exec(page)?.[1] ?? "";
  const answers = async () => ({
    pages: await Promise.all(
      ["/restaurants/4", dish, "/restaurants/4/facts"].map(
        async (path) => (await person.ask(path)).status,
      ),
    ),
    found: (await search(name)).length > 0,
    listed: /\/restaurants\/4[-<"]/.test(
      await (await person.ask("/sitemaps/restaurants-0.xml")).text(),
    ),
  });
  const path = "/moderate/restaurants/4";
  const nowhere = { pages: [404, 404, 404], found: false, listed: false };
  const shown = { pages: [200, 200, 200], found: true, listed: true };
  expect(await answers()).toEqual(shown);
  for (let press = 0; press < 2; press += 1)
    await person.submit(path, { act: "hide", reason: "No such place" });
  expect(await answers()).toEqual(nowhere);
  const log = await (await person.ask(path)).text();
  expect(log.match(/name="undoes"/g)).toHaveLength(1);
  await person.submit(path, { act: "show", reason: "It is there after all" });
  expect(await answers()).toEqual(shown);
});

test("a moderator makes two dishes of a menu one, renames it, and hides it", async () => {
  const { person, member } = await signedInVisitor(server);
  const about = (id: number) => `/moderate/dishes/${id}`;
  const [one = 0, other = 0] = dishesOf(6);
  expect((await person.ask(about(one))).status).toBe(404);
  alter(server, "update users set role = 'moderator' where id = ?", member.userId);
  const found = await person.ask(
    `/moderate?restaurant=${encodeURIComponent(`/dishes/${one}-any`)}`,
  );
  expect(found.headers.get("location")).toBe(about(one));
  const merge = { act: "merge", reason: "The same" };
  const refused = await person.submit(about(one), { ...merge, into: String(one) });
  expect(await pageAfter(person, refused)).toContain(say("moderation:line.problem.into"));
  await person.submit(about(one), { ...merge, into: String(other) });
  const moved = await person.ask(`/dishes/${one}`);
  expect([moved.status, moved.headers.get("location")]).toEqual([302, `/dishes/${other}`]);

  const rename = { act: "rename", reason: "Its menu", name_ar: "", name_en: "" };
  const nameless = await person.submit(about(other), rename);
  expect(await pageAfter(person, nameless)).toContain(say("moderation:line.problem.names"));
  await person.submit(about(other), { ...rename, name_en: "Quite Another Dish" });
  const menu = await (await person.ask("/restaurants/6")).text();
  expect(menu).toContain(`/dishes/${other}-quite-another-dish`);
  const undoes = /name="undoes" value="(\d+)"/;
  const early = undoes.exec(await (await person.ask(about(one))).text())?.[1] ?? "";
  expect(
    await pageAfter(person, await person.submit(about(one), { act: "undo", undoes: early })),
  ).toContain(say("moderation:line.problem.later"));
  await person.submit(about(other), { act: "hide", reason: "Not sold" });
  expect((await person.ask(`/dishes/${other}`)).status).toBe(404);
  expect(await (await person.ask("/restaurants/6")).text()).not.toContain(`/dishes/${other}-`);
  expect(await (await person.ask("/moderate")).text()).toContain("Quite Another Dish");
  expect((await person.submit(about(other), { act: "burn", reason: "It" })).status).toBe(400);
});

test("a moderator says of a pair whether it is one chain, and takes that back", async () => {
  const { person, member } = await signedInVisitor(server);
  const path = "/moderate/chains";
  expect((await person.ask(path)).status).toBe(404);
  alter(server, "update users set role = 'moderator' where id = ?", member.userId);
  alter(
    server,
    "insert into maybe_chains (one_id, other_id, score, found_at) values (?, ?, 0.9, 1)",
    7,
    8,
  );
  const shown = await (await person.ask(path)).text();
  const id = /name="id" value="(\d+)"/.exec(shown)?.[1] ?? "";
  expect((await person.submit(path, { act: "burn", id })).status).toBe(400);
  expect((await person.submit(path, { act: "apart", id: "999999" })).status).toBe(404);
  for (let press = 0; press < 2; press += 1) {
    const done = await person.submit(path, { act: "chain", id });
    expect(await pageAfter(person, done)).toContain(say("moderation:chains.note.decided"));
  }
  expect(await (await person.ask(path)).text()).not.toContain('value="chain"');
  const moved = (await Promise.all([7, 8].map((one) => person.ask(`/restaurants/${one}`)))).map(
    (answer) => answer.headers.get("location") ?? "",
  );
  expect(moved.filter((to) => /^\/restaurants\/[78]$/.test(to))).toHaveLength(1);
  const decided = await (await person.ask(`${path}?state=decided`)).text();
  const undoes = /name="undoes" value="(\d+)"/.exec(decided)?.[1] ?? "";
  await person.submit(`${path}?state=decided`, { act: "undo", undoes });
  expect(await (await person.ask(path)).text()).toContain('value="chain"');
  const body = new URLSearchParams([
    ["act", "apart"],
    ["id", id],
    ["id", "999999"],
  ]);
  const several = await person.ask(path, { method: "POST", body });
  expect(several.status).toBe(303);
  expect(await pageAfter(person, several)).toContain(
    say("moderation:chains.several", { done: 1, refused: 1 }),
  );
});

/** What search finds for some words. */
async function search(query: string): Promise<unknown[]> {
  const answer = await fetch(`${server.origin}/api/search`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query }),
  });
  return (await answer.json()).matches;
}

/** The ids of the dishes of a restaurant, each of another name. */
function dishesOf(restaurant: number): number[] {
  const db = direct(server);
  const ids = db
    .prepare("select min(id) from dishes where restaurant_id = ? group by dish_name_id order by 1")
    .pluck()
    .all(restaurant);
  db.close();
  return ids as number[];
}
