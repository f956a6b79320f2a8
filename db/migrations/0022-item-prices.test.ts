import { Kysely, Migrator, sql } from "kysely";
import { expect, test } from "vitest";
import { openSqlite } from "~/server/database/sqlite.server";
import type { Database } from "~db/schema";
import { migrations } from ".";

const BEFORE = "0021-orders";
const NAME = "0022-item-prices";

async function migrateTo(db: Kysely<Database>, name: string): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateTo(name);
  if (error) throw error;
}

test("a reported total becomes the item price it was made of, and what was said of prices stays", async () => {
  const db = new Kysely<Database>({ dialect: openSqlite("file::memory:") });
  await migrateTo(db, BEFORE);
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`insert into users (id, username, display_name, trust_level, created_at)
    values ('reem', 'reem', 'reem', 'contributor', 0)`);
  await run("insert into restaurants (id, is_brand, revision, created_at) values (1, 0, 1, 0)");
  await run("insert into dish_names (id, name_ar, revision) values (1, 'شاورما', 1)");
  await run(`insert into dishes (id, restaurant_id, dish_name_id, section, asked_count)
    values (1, 1, 1, 'mains', 0)`);
  const said = (id: number, item: number, fee: number, vat: number) =>
    run(`insert into observations (id, dish_id, platform, user_id, kind, item_price, delivery_fee,
        vat_on_top, proof, trust_level, observed_at)
      values (${id}, 1, 'platform_a', 'reem', 'price', ${item}, ${fee}, ${vat}, 'tap', 'trusted', ${id})`);
  await said(1, 2000, 900, 0);
  await said(2, 2500, 400, 435);
  const flag = (id: number, platform: string, total: number | null) =>
    run(`insert into flags (id, user_id, dish_id, platform, total_seen, reason, note, state, created_at)
      values (${id}, 'reem', 1, '${platform}', ${total}, 'other', '', 'dismissed', 0)`);
  await flag(1, "platform_a", 2900);
  await flag(2, "platform_a", 3300);
  await flag(3, "platform_a", 9900);
  await flag(4, "platform_a", null);
  await flag(5, "platform_b", 2900);
  await migrateTo(db, NAME);

  const flags = await db.selectFrom("flags").select("price_seen").orderBy("id").execute();
  expect(flags.map(({ price_seen }) => price_seen)).toEqual([2000, 2500, null, null, null]);
  const rows = await db.selectFrom("observations").selectAll().orderBy("id").execute();
  expect(rows).toEqual(
    [2000, 2500].map((item_price, i) => ({
      ...{ id: i + 1, dish_id: 1, platform: "platform_a", user_id: "reem", kind: "price" },
      ...{ item_price, proof: "tap", image_hash: null, trust_level: "trusted" },
      ...{ observed_at: i + 1, order_id: null, quantity: 1, options: null },
    })),
  );
  await db.destroy();
});
