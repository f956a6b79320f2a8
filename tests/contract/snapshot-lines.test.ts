import { afterAll, beforeAll, expect, test } from "vitest";
import { freshPicture, pageAfter, upload } from "~tests/support/checkouts";
import { translator } from "~tests/support/e2e";
import { startServer, type TestServer } from "~tests/support/server";
import { riyals, snapshotDesk } from "~tests/support/snapshot-desk";

let server: TestServer;
let say: Awaited<ReturnType<typeof translator>>;
beforeAll(async () => {
  server = await startServer();
  say = await translator("en");
});
afterAll(() => server.stop());

const { ask, contributions, sheet, withSnapshot, moderator, bestOffer } = snapshotDesk(
  () => server,
);

interface Priced {
  id: number;
  item_price: number;
  name: string;
  restaurant: string;
}

/** Another priced dish of the restaurant that the sheet's dish is from. */
function neighbour(): Priced {
  const { dish_id, platform } = bestOffer();
  const [row] = ask<Priced>(
    `select d.id, o.item_price, n.name_en as name, r.name_en as restaurant from dishes d
     join offers o on o.dish_id = d.id and o.platform = ? join dish_names n on n.id = d.dish_name_id
     join restaurants r on r.id = d.restaurant_id
     where d.restaurant_id = (select restaurant_id from dishes where id = ?) and d.id <> ?
     order by d.id limit 1`,
    ...[platform, dish_id, dish_id],
  );
  if (!row) throw new Error("The sample has a restaurant with one dish");
  return row;
}

/** A sheet of three lines: what it agrees with, another dish of the same menu, and one that is on none. */
function threeLines(changes: Record<string, string> = {}): Record<string, string> {
  const { id, item_price } = neighbour();
  const one = sheet();
  const total = Number(one.total) * 100 + 2 * item_price + 500;
  return {
    ...one,
    ...{ dish_2: "second", dish_id_2: String(id), quantity_2: "2", options_2: "no onions" },
    item_price_2: riyals(item_price),
    ...{ dish_3: "Moon cola", dish_id_3: "new", quantity_3: "1", item_price_3: "5.00" },
    total: riyals(Math.round(total)),
    ...changes,
  };
}

const points = (userId: string) =>
  ask<{ earned: number | null }>(
    "select sum(amount) as earned from points where user_id = ?",
    userId,
  )[0]?.earned;

test("one press sends every line: what is on our menus counts at once, what is not is proposed", async () => {
  const { person, member, path } = await withSnapshot();
  const typed = threeLines();
  const answer = await person.submit(path, typed);
  const page = await pageAfter(person, answer);
  for (const text of [say("outcomes:sent.accepted"), "Moon cola", "no onions"])
    expect(page).toContain(text);
  const rows = contributions(member.userId);
  expect(rows.map(({ state, reasons }) => `${state} ${reasons}`)).toEqual([
    "accepted ",
    "accepted ",
    "waiting new_dish",
  ]);
  expect(
    ask(
      "select dish_id, quantity, options from observations where user_id = ? order by id",
      member.userId,
    ),
  ).toEqual([
    { dish_id: Number(typed.dish_id), quantity: 1, options: null },
    { dish_id: Number(typed.dish_id_2), quantity: 2, options: "no onions" },
  ]);
  expect(ask("select id from orders where user_id = ?", member.userId)).toHaveLength(1);
  expect(points(member.userId)).toBe(10);

  const judge = await moderator();
  const queue = await (await judge.person.ask("/moderate/snapshots")).text();
  expect(queue).toContain(rows[2]?.id);
  const opened = await (await judge.person.ask(`/moderate/snapshots/${rows[2]?.id}`)).text();
  expect(opened).toContain("/pictures/");
  await person.submit("/contributions", { id: rows[0]?.id ?? "" });
  expect(new Set(contributions(member.userId).map(({ state }) => state))).toEqual(
    new Set(["withdrawn"]),
  );
});

test("a line in which something is wrong comes back as it was typed with all others, and nothing is sent", async () => {
  const { person, member, path } = await withSnapshot();
  const wrong = { quantity_2: "0", quantity_3: "1000", dish_id_2: "999999999" };
  const page = await pageAfter(person, await person.submit(path, threeLines(wrong)));
  expect(page).toContain(`${say("sheet:line", { number: 2 })}: ${say("sheet:problem.quantity")}`);
  for (const value of ["0", "1000", "second", "Moon cola", "no onions"])
    expect(page).toContain(`value="${value}"`);
  const gone = { dish_id_2: "999999999" };
  expect(await pageAfter(person, await person.submit(path, threeLines(gone)))).toContain(
    say("sheet:problem.gone"),
  );
  const [other] = ask<{ id: number }>(
    "select id from dishes where restaurant_id <> (select restaurant_id from dishes where id = ?) limit 1",
    bestOffer().dish_id,
  );
  const elsewhere = { dish_id_2: String(other?.id) };
  expect(await pageAfter(person, await person.submit(path, threeLines(elsewhere)))).toContain(
    say("sheet:problem.elsewhere"),
  );
  expect(contributions(member.userId)).toEqual([]);
});

test("more than forty lines are refused, and the first forty come back", async () => {
  const { person, member, path } = await withSnapshot();
  const more = Object.fromEntries(
    Array.from({ length: 45 }, (_, at) => [`dish_${at + 2}`, `dish number ${at + 2}`]),
  );
  const page = await pageAfter(person, await person.submit(path, { ...threeLines(), ...more }));
  expect(page).toContain(say("sheet:problem.lines"));
  expect(page).toContain('value="dish number 40"');
  expect(page).not.toContain('value="dish number 41"');
  expect(contributions(member.userId)).toEqual([]);
});

test("lines are added and matched with our menus without scripts", async () => {
  const { person, path } = await withSnapshot();
  const { name, restaurant, id } = neighbour();
  const added = await pageAfter(person, await person.submit(path, { ...sheet(), intent: "more" }));
  expect(added).toContain('name="dish_2"');
  expect(added).toContain('value="x dish"');
  const typed = { ...sheet(), restaurant, dish_2: name, intent: "find" };
  const found = await pageAfter(person, await person.submit(path, typed));
  const select = /<select[^>]*name="dish_id_2".*?<\/select>/s.exec(found)?.[0] ?? "";
  expect(select).toContain(`value="${id}"`);
});

test("the same order in another picture counts once and says so", async () => {
  const { person, member, path } = await withSnapshot();
  const typed = threeLines();
  await person.submit(path, typed);
  const again = (await upload(person, [{ bytes: await freshPicture() }])).headers.get("location");
  const page = await pageAfter(person, await person.submit(again ?? "", typed));
  expect(page).toContain(say("outcomes:reason.order_twice"));
  expect(points(member.userId)).toBe(10);
});

test("a menu is a price for each of its dishes, and tells of no fees", async () => {
  const { person, member, path } = await withSnapshot();
  const switched = await pageAfter(
    person,
    await person.submit(path, threeLines({ intent: "menu" })),
  );
  expect(switched).toContain(say("sheet:menu.note"));
  expect(switched).not.toContain('name="delivery_fee"');
  await person.submit(path, threeLines({ source: "menu", total: "", delivery_fee: "" }));
  expect(contributions(member.userId).map(({ state }) => state)).toEqual([
    "accepted",
    "accepted",
    "waiting",
  ]);
  expect(ask("select id from orders where user_id = ?", member.userId)).toEqual([]);
  expect(points(member.userId)).toBe(10);
});

test("what was put right stays when another picture is added, and when one is refused", async () => {
  const { person, path } = await withSnapshot();
  const typed = { ...threeLines({ source: "order", total: "77.25" }), restaurant: "مطعم كتبته" };
  const more = { ...typed, path: `${path}/pictures` };
  for (const files of [[], [{ bytes: await freshPicture() }]]) {
    const answer = await upload(person, files, more);
    expect(answer.status).toBe(303);
    const to = new URL(answer.headers.get("location") ?? "", "http://x");
    expect(to.searchParams.get("pictures")).toBe(files.length === 0 ? "none" : null);
    const page = await (await person.ask(`${to.pathname}${to.search}&type`)).text();
    for (const value of ["77.25", "مطعم كتبته", "second", "no onions", "Moon cola"])
      expect(page).toContain(`value="${value}"`);
  }
});

test("another picture joins an order until it is sent; one that is there already adds nothing", async () => {
  const { person, path, id } = await withSnapshot();
  const count = () =>
    ask("select position from pictures where snapshot_id = ? order by position", id);
  const bytes = await freshPicture();
  const more = { path: `${path}/pictures` };
  for (let times = 0; times < 2; times++) {
    const answer = await upload(person, [{ bytes }], more);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
    expect(count()).toEqual([{ position: 0 }, { position: 1 }]);
  }
  const none = await upload(person, [], more);
  expect(none.headers.get("location")).toBe(`${path}?pictures=none`);
  const page = await (await person.ask(`${path}?type&pictures=none`)).text();
  expect(page).toContain(say("uploads:problem.none"));
  expect(await (await person.ask(`${path}?type&pictures=%3Cb%3E`)).text()).not.toContain("<b>");
  const stranger = await withSnapshot();
  const foreign = await upload(stranger.person, [{ bytes: await freshPicture() }], more);
  expect(foreign.status).toBe(404);
  await person.submit(path, sheet());
  expect((await upload(person, [{ bytes: await freshPicture() }], more)).status).toBe(404);
  expect(count()).toHaveLength(2);
});
