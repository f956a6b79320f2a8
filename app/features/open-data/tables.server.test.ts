import { parse } from "csv-parse/sync";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "~/i18n/days";
import { openDatabase } from "~/server/database/db.server";
import type { Database } from "~db/schema";
import { setFees } from "~tests/support/typical-fees";
import { csvOf } from "./csv";
import { OPEN_TABLE_NAMES, OPEN_TABLES, type OpenRecord, type OpenTable } from "./record";
import { READ } from "./tables.server";

const NOW = Date.UTC(2026, 4, 1);
const PERSON = {
  id: "11111111-2222-4333-8444-555555555555",
  username: "canary-name",
  display_name: "Canary Person",
  trust_level: "trusted",
  created_at: NOW,
  bio: "canary bio",
  phone: "+966500000077",
};
const QUOTED = 'مطعم "الركن", فرع\nالعليا';

let db: Kysely<Database>;
beforeAll(async () => {
  db = await openDatabase("file::memory:");
  await db
    .insertInto("neighbourhoods")
    .values({ name_ar: "العليا", name_en: "Olaya", lat: 24.69, lng: 46.68 })
    .execute();
  await db
    .insertInto("restaurants")
    .values([
      {
        name_ar: QUOTED,
        name_en: null,
        cuisine: null,
        rating: 4.5,
        is_brand: 1,
        revision: 1,
        created_at: NOW,
      },
      {
        name_ar: null,
        name_en: "Corner",
        cuisine: "burgers",
        rating: null,
        is_brand: 0,
        revision: 1,
        created_at: NOW,
      },
    ])
    .execute();
  await db
    .insertInto("branches")
    .values([
      { restaurant_id: 1, lat: 24.69, lng: 46.68, neighbourhood_id: 1, external_place_id: "ChIJx" },
      { restaurant_id: 2, lat: 24.7, lng: 46.7, neighbourhood_id: null, external_place_id: null },
    ])
    .execute();
  await db
    .insertInto("dish_names")
    .values({ name_ar: "كبسة", name_en: "Kabsa", revision: 1 })
    .execute();
  await db.insertInto("users").values(PERSON).execute();
  await setFees(db, 1, 900);
  // More dishes than are read at once, so that a page has to follow another.
  for (let dish = 1; dish <= 1200; dish++) await insertPricedDish(dish);
});
afterAll(() => db.destroy());

async function insertPricedDish(id: number): Promise<void> {
  await db
    .insertInto("dishes")
    .values({
      restaurant_id: 1,
      dish_name_id: 1,
      size: null,
      section: "mains",
      asked_count: 0,
      cheapest_total: null,
    })
    .execute();
  const price = { dish_id: id, item_price: 1250 };
  await db
    .insertInto("observations")
    .values({
      ...price,
      platform: "platform_a",
      user_id: PERSON.id,
      kind: "price",
      proof: "tap",
      image_hash: null,
      trust_level: "trusted",
      observed_at: NOW - DAY_MS,
    })
    .execute();
  for (const platform of ["platform_a", "platform_b"])
    await db
      .insertInto("offers")
      .values({
        ...price,
        platform,
        support: 3,
        contradiction: 0,
        evidence_at: NOW - DAY_MS,
        supporters: 2,
        has_proof: 1,
        newest_support_at: NOW - DAY_MS,
        newest_trusted_proof_at: null,
        since: NOW - 2 * DAY_MS,
      })
      .execute();
  for (const [started_at, ended_at] of [
    [NOW - 9 * DAY_MS, NOW - 2 * DAY_MS],
    [NOW - 2 * DAY_MS, null],
  ] as const)
    await db
      .insertInto("price_versions")
      .values({
        ...price,
        platform: "platform_a",
        started_at,
        ended_at,
        stale_at: started_at + 30 * DAY_MS,
        verified: 1,
      })
      .execute();
}

async function lines(now = NOW): Promise<Record<OpenTable, OpenRecord[]>> {
  const tables = { restaurants: [], facts: [], branches: [], dishes: [], prices: [], history: [] };
  for (const name of OPEN_TABLE_NAMES) {
    const all: OpenRecord[] = tables[name];
    for (let after = 0; ; ) {
      const rows = await READ[name](db, { after }, now);
      const last = rows.at(-1);
      if (!last) break;
      all.push(...rows.map(({ record }) => record));
      after = last.id;
    }
  }
  return tables;
}

test("every table is whole, in riyals and days, with the status of the moment", async () => {
  const { restaurants, branches, dishes, prices, history } = await lines();
  expect(restaurants).toHaveLength(2);
  expect(restaurants[0]).toEqual({
    id: 1,
    name_ar: QUOTED,
    name_en: null,
    cuisine: null,
    rating: 4.5,
    is_brand: true,
  });
  expect(branches[0]).toMatchObject({
    restaurant_id: 1,
    area: "العليا",
    external_place_id: "ChIJx",
  });
  expect(dishes).toHaveLength(1200);
  expect(prices).toHaveLength(2400);
  expect(prices[0]).toEqual({
    dish_id: 1,
    platform: "platform_a",
    item_price: 12.5,
    delivery_fee: 9,
    vat_on_top: 0,
    status: expect.stringMatching(/^(verified|unverified)$/),
    confidence: expect.stringMatching(/^(high|medium|low)$/),
    since: "2026-04-29",
    last_seen: "2026-04-30",
  });
  expect(history).toHaveLength(2400);
  expect(history.slice(0, 2).map(({ ended }) => ended)).toEqual(["2026-04-29", null]);
  expect(new Set(history.map(({ stale_from }) => stale_from))).toEqual(new Set([null]));
  expect(new Set(prices.map(({ dish_id, platform }) => `${dish_id} ${platform}`)).size).toBe(2400);
});

test("a price that nobody has seen for long is stale", async () => {
  const { history, prices } = await lines(NOW + 60 * DAY_MS);
  expect(new Set(prices.map(({ status }) => status))).toEqual(new Set(["stale"]));
  expect(history.slice(0, 2).map(({ stale_from }) => stale_from)).toEqual([null, "2026-05-29"]);
});

test("fees that fewer than three people tell are left out, the price stays", async () => {
  await db.updateTable("restaurant_fees").set({ people: 2 }).execute();
  const { prices } = await lines();
  await db.updateTable("restaurant_fees").set({ people: 9 }).execute();
  expect(prices).toHaveLength(2400);
  expect(prices[0]).toMatchObject({ item_price: 12.5, delivery_fee: null, vat_on_top: null });
  expect(new Set(prices.map(({ delivery_fee }) => delivery_fee))).toEqual(new Set([null]));
});

test("nothing of any person is in it", async () => {
  const text = JSON.stringify(await lines());
  for (const secret of [PERSON.id, PERSON.username, PERSON.display_name, PERSON.bio, PERSON.phone])
    expect(text).not.toContain(secret);
  expect(text).not.toMatch(/user|phone|observ/);
});

const csv = (rows: OpenRecord[], columns: string[]) => csvOf(rows, columns, true);

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1"])(
  "a spreadsheet takes the name %j for text",
  (name) => {
    expect(parse(csv([{ id: 1, name, lat: -24.7 }], ["id", "name", "lat"]))).toEqual([
      ["id", "name", "lat"],
      ["1", `'${name}`, "-24.7"],
    ]);
  },
);

test("CSV and JSON Lines say the same, whatever stands in a name", async () => {
  for (const [name, rows] of Object.entries(await lines())) {
    const columns = Object.keys(OPEN_TABLES[name as OpenTable].columns);
    const parsed: Record<string, string>[] = parse(csv(rows, columns), { columns: true });
    const jsonLines = rows.map((row) => JSON.stringify(row));
    expect(
      jsonLines.filter((line) => line.includes("\n")),
      name,
    ).toEqual([]);
    const spoken = jsonLines.map((line) =>
      Object.fromEntries(
        Object.entries(JSON.parse(line)).map(([key, value]) => [key, String(value ?? "")]),
      ),
    );
    expect(parsed, name).toEqual(spoken);
  }
});

test("the same moment gives the same lines in the same order", async () => {
  expect(JSON.stringify(await lines())).toBe(JSON.stringify(await lines()));
});
