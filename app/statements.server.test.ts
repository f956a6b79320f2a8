import { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertUser } from "~/features/accounts/profile/queries.server";
import { dishPage } from "~/features/catalogue/dish-page.server";
import { beginWatching } from "~/features/community/watch/watching.server";
import { areaCookie } from "~/features/places/area-cookie.server";
import type { Platform } from "~/features/prices";
import { whenFolded } from "~/features/prices/index.server";
import { search } from "~/features/search/index.server";
import { tapPrice } from "~/features/trust/taps/tap-price.server";
import { loader } from "~/routes/restaurants.$id";
import { openSqlite } from "~/server/database/sqlite.server";
import { type Services, setServices } from "~/services.server";
import type { Database } from "~db/schema";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";

/** A search reads the lines of a menu, or the cheapest of a dish's names, and their prices with all fees. */
const A_SEARCH = 2;
/** The page of a dish reads it with its restaurant, the lines like it, the prices of all with fees, and what it has cost. */
const A_DISH = 4;
/** The page of a restaurant reads it with where it is, its menu, the prices of that with all fees, and what people told of it. */
const A_RESTAURANT = 4;
/** A tap writes with its beginning and end: one connection to the database is all that it waits for. */
const A_TAP = 15;

let asked: string[] = [];
let db: Kysely<Database>;
beforeAll(async () => {
  db = await openSample(
    SAMPLE_NOW,
    async (url) =>
      new Kysely<Database>({
        dialect: openSqlite(url),
        log: ({ query }) => void asked.push(query.sql),
      }),
  );
  beginWatching();
});
afterAll(async () => {
  whenFolded(undefined);
  await db?.destroy();
});

const now = SAMPLE_NOW + 60_000;

/** The statements that something takes once it has been done before. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  await work();
  asked = [];
  await work();
  return asked;
}

test.each([
  "2 Pomegranate Juice from Rumman & Toot",
  "Rumman & Toot",
  "kabsa",
  "dinner for 4 under 120",
  "chicken biryani in Al Malaz",
])(`a search for %s takes ${A_SEARCH} statements at most`, async (query) => {
  const statements = await statementsOf(() => search(db, { query, now }));
  expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(A_SEARCH);
  expect(statements.length).toBeGreaterThan(1);
});

test.each([
  "chicken shawarma with fries from Shawarma House",
  "Pomegranate Juice and Qursan from Rumman & Toot",
  "شاورما دجاج مع بطاطس من عمو حمزة",
  "قرصان وجريش من قدور الديرة",
])("no menu is read twice for %s", async (query) => {
  const statements = await statementsOf(() => search(db, { query, now }));
  const menus = statements.filter((sql) => /"asked_count".*"restaurant_id" = \?/s.test(sql));
  expect(menus.length, statements.join("\n")).toBeLessThanOrEqual(1);
});

test(`the page of a dish takes ${A_DISH} statements at most`, async () => {
  const priced = db.selectFrom("offers").select("dish_id").orderBy("dish_id").distinct().limit(5);
  for (const { dish_id: id } of await priced.execute()) {
    const statements = await statementsOf(() => dishPage(db, { id, quantity: 2, now }));
    expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(A_DISH);
    expect(
      (await dishPage(db, { id, quantity: 2, now }))?.comparison?.ranked.length,
    ).toBeGreaterThan(0);
  }
});

test(`the page of a restaurant takes ${A_RESTAURANT} statements at most, signed out`, async () => {
  setServices({ db } as Services);
  const page = (id: number, cookie: string) => {
    const request = new Request(`https://waffir.example/restaurants/${id}`, {
      headers: { cookie },
    });
    return loader({ request, params: { id: String(id) }, context: {} }).catch((found: Response) =>
      found.headers.get("location"),
    );
  };
  const [chosen = ""] = (await areaCookie.remember(3)).split(";");
  // Where a place is chosen, it and the ways to it ask whether what is known of places still holds.
  for (const [cookie, more] of [
    ["", 0],
    [chosen, 2],
  ] as const) {
    const statements = await statementsOf(() => page(1, cookie));
    expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(A_RESTAURANT + more);
    expect(statements.length).toBeGreaterThan(2);
  }
});

test(`a tap takes ${A_TAP} statements at most, whoever taps and whatever they say`, async () => {
  const offers = await db
    .selectFrom("offers")
    .select(["dish_id as dishId", "platform", "item_price as seen"])
    .orderBy("dish_id")
    .limit(9)
    .execute();
  const userId = await insertUser(db, { phone: null, now });
  for (const [at, offer] of offers.entries()) {
    asked = [];
    const word = at % 3 === 2 ? "changed" : "right";
    const tap = { ...offer, platform: offer.platform as Platform, word } as const;
    expect(await tapPrice(db, { userId, tap }, now + at)).toBeUndefined();
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(A_TAP);
    expect(asked[0]).toBe("begin");
    expect(asked.length).toBeGreaterThan(10);
  }
});
