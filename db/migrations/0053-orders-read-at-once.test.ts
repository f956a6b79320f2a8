import { Kysely, Migrator, sql } from "kysely";
import { expect, test } from "vitest";
import { openSqlite } from "~/server/database/sqlite.server";
import type { Database } from "~db/schema";
import { migrations } from ".";

const BEFORE = "0052-catalogue-acts";
const NAME = "0053-orders-read-at-once";

async function migrateTo(db: Kysely<Database>, name: string): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateTo(name);
  if (error) throw error;
}

test("orders get the sums of their charges, and judgements stay", async () => {
  const db = new Kysely<Database>({ dialect: openSqlite("file::memory:") });
  await migrateTo(db, BEFORE);
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`insert into users (id, username, display_name, trust_level, created_at)
    values ('reem', 'reem', 'reem', 'contributor', 0)`);
  await run("insert into restaurants (id, is_brand, revision, created_at) values (1, 0, 1, 0)");
  await run("insert into dish_names (id, name_ar, revision) values (1, 'شاورما', 1)");
  await run(`insert into dishes (id, restaurant_id, dish_name_id, section, asked_count)
    values (1, 1, 1, 'mains', 0)`);
  for (const id of [1, 2, 3])
    await run(`insert into orders (id, user_id, platform, restaurant_id, placed_at, hour_known, subtotal, trust_level, proof, recorded_at)
      values (${id}, 'reem', 'platform_a', 1, ${id}, 1, 3000, 'contributor', 'snapshot', ${id})`);
  await run(`insert into order_charges (order_id, kind, off, amount) values
    (1, 'delivery', '', 900), (1, 'discount', 'delivery', 400), (1, 'tip', '', 500), (1, 'discount', 'order', 300),
    (1, 'service', '', 200), (1, 'small_order', '', 100), (1, 'cash', '', 50), (1, 'vat_on_top', '', 450),
    (2, 'delivery', '', 900), (2, 'discount', 'delivery', 1900)`);
  await run(`insert into observations (id, dish_id, platform, user_id, kind, item_price, proof, trust_level, observed_at)
    values (7, 1, 'platform_a', 'reem', 'price', 3000, 'tap', 'contributor', 1)`);
  await run(`insert into judgements (observation_id, user_id, dish_id, platform, proof, agreed)
    values (7, 'reem', 1, 'platform_a', 'tap', 1)`);
  await migrateTo(db, NAME);

  const sums = ["delivery", "service", "small_order", "cash", "vat_on_top"] as const;
  const rows = await db.selectFrom("orders").select(sums).orderBy("id").execute();
  const none = { delivery: 0, service: 0, small_order: 0, cash: 0, vat_on_top: 0 };
  expect(rows).toEqual([
    { delivery: 500, service: 200, small_order: 100, cash: 50, vat_on_top: 450 },
    none,
    none,
  ]);
  expect(await db.selectFrom("judgements").selectAll().execute()).toEqual([
    { dish_id: 1, platform: "platform_a", observation_id: 7, agreed: 1 },
  ]);
  await db.destroy();
});
