import { Kysely, Migrator, sql } from "kysely";
import { expect, test } from "vitest";
import { openSqlite } from "~/server/database/sqlite.server";
import type { Database } from "~db/schema";
import { migrations } from ".";

const BEFORE = "0020-networks-of-sent-passcodes";
const NAME = "0021-orders";
const IMPORTER = "00000000-0000-4000-8000-000000000001";
const MINUTE = 60_000;

type Row = Record<string, string | number | null>;

async function migrateTo(db: Kysely<Database>, name: string): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateTo(name);
  if (error) throw error;
}

async function insert(db: Kysely<Database>, table: string, ...rows: Row[]): Promise<void> {
  for (const row of rows) {
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
    const values = sql.join(Object.values(row));
    await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db);
  }
}

async function before(): Promise<Kysely<Database>> {
  const db = new Kysely<Database>({ dialect: openSqlite("file::memory:") });
  await migrateTo(db, BEFORE);
  for (const id of ["reem", "turki", IMPORTER])
    await insert(db, "users", {
      ...{ id, username: id, display_name: id, trust_level: "contributor", created_at: 0 },
    });
  await insert(db, "restaurants", {
    ...{ id: 4, name_ar: "عمو حمزة", is_brand: 0, revision: 1, created_at: 0 },
  });
  await insert(db, "dish_names", { id: 1, name_ar: "شاورما", revision: 1 });
  await insert(db, "dishes", {
    ...{ id: 7, restaurant_id: 4, dish_name_id: 1, section: "mains", asked_count: 0 },
  });
  return db;
}

/** An observation as the code before wrote it. */
const said = (id: number, rest: Row = {}): Row => ({
  ...{ id, dish_id: 7, platform: "platform_a", user_id: "reem", kind: "price" },
  ...{ item_price: 2000, delivery_fee: 900, vat_on_top: 0, proof: "snapshot" },
  ...{ image_hash: `picture ${id}`, trust_level: "trusted", observed_at: 10 * MINUTE + 1 },
  ...rest,
});

/** A contribution as the code before wrote it, with the snapshot it was read from. */
async function sent(db: Kysely<Database>, id: string, rest: Row, text: string | null = null) {
  const reading = text === null ? null : JSON.stringify({ text });
  await insert(db, "snapshots", {
    ...{ id: `sn ${id}`, user_id: "reem", form_hash: id, consent: 0, state: "read" },
    ...{ created_at: 100, expires_at: 9e12, reading },
  });
  await insert(db, "contributions", {
    ...{ id, user_id: "reem", snapshot_id: `sn ${id}`, dish_id: 7, platform: "platform_a" },
    ...{ item_price: 2000, delivery_fee: 900, service_fee: 0, vat_on_top: 0, discount: 0 },
    ...{ quantity: 1, paid_total: 2900, observed_at: 10 * MINUTE + 1, submitted_at: 77 },
    ...{ trust_level: "trusted", state: "accepted", reasons: "" },
    ...rest,
  });
}

const orders = (db: Kysely<Database>) =>
  db.selectFrom("orders").selectAll().orderBy("id").execute();

async function chargesOf(db: Kysely<Database>, id: number): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom("order_charges")
    .selectAll()
    .where("order_id", "=", id)
    .orderBy("kind")
    .execute();
  return Object.fromEntries(rows.map(({ kind, off, amount }) => [kind + off, amount]));
}

test("every price that was named is an order, and what was not is none", async () => {
  const db = await before();
  const nothing = { item_price: null, delivery_fee: null, vat_on_top: null };
  await insert(
    db,
    "observations",
    said(1, { vat_on_top: 435 }),
    said(2, { proof: "tap", image_hash: null, delivery_fee: 0, user_id: "turki" }),
    said(3, { ...nothing, kind: "gone", proof: "tap", image_hash: null }),
    said(4, { user_id: IMPORTER, proof: "tap", image_hash: null }),
    said(5),
  );
  await insert(db, "withdrawals", { observation_id: 5, at: 99 }, { observation_id: 3, at: 98 });
  const kept = await sql<Row>`select * from observations order by id`.execute(db);
  await migrateTo(db, NAME);

  const now = await sql<Row>`select * from observations order by id`.execute(db);
  expect(now.rows).toEqual(
    kept.rows.map((row) => ({
      ...row,
      order_id: row.kind === "price" ? row.id : null,
      quantity: 1,
      options: null,
    })),
  );
  const told = {
    ...{ platform: "platform_a", restaurant_id: 4, branch_id: null, neighbourhood_id: null },
    ...{ placed_at: 10 * MINUTE, hour_known: 0, subtotal: 2000, member: null },
    ...{ promised_minutes: null, trust_level: "trusted", recorded_at: 10 * MINUTE + 1 },
  };
  expect(await orders(db)).toEqual([
    { id: 1, user_id: "reem", proof: "snapshot", ...told },
    { id: 2, user_id: "turki", proof: "tap", ...told },
    { id: 4, user_id: IMPORTER, proof: "stated", ...told },
    { id: 5, user_id: "reem", proof: "snapshot", ...told },
  ]);
  expect(await chargesOf(db, 1)).toEqual({ delivery: 900, vat_on_top: 435 });
  expect(await chargesOf(db, 2)).toEqual({ delivery: 0 });
  expect(await db.selectFrom("order_withdrawals").selectAll().execute()).toEqual([
    { order_id: 5, at: 99 },
  ]);
  expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
  await db.destroy();
});

test("a picture taken as it was sent has the charges of its whole order, a corrected one those it was given", async () => {
  const db = await before();
  // 2 × 20 + 9 + 1 service + 7.5 VAT − 4; for one the VAT is 7.5 × 30 / 50.
  const parts = { quantity: 2, service_fee: 100, vat_on_top: 750, discount: 400 };
  await insert(
    db,
    "observations",
    said(1, { delivery_fee: 1000, vat_on_top: 450 }),
    said(2, { delivery_fee: 700 }),
  );
  await sent(db, "cn_1", { ...parts, observation_id: 1, paid_total: 5350 });
  await sent(db, "cn_2", { ...parts, observation_id: 2, paid_total: 5350 });
  await migrateTo(db, NAME);
  expect(await chargesOf(db, 1)).toEqual({
    ...{ delivery: 900, service: 100, vat_on_top: 750, discountorder: 400 },
  });
  expect(await chargesOf(db, 2)).toEqual({ delivery: 700 });
  expect(await orders(db)).toMatchObject([
    { id: 1, subtotal: 4000, recorded_at: 77 },
    { id: 2, subtotal: 2000, recorded_at: 10 * MINUTE + 1 },
  ]);
  await db.destroy();
});

test.each([
  ["بقشيش الكابتن\nرسوم التوصيل\nالمجموع", "tip"],
  ["delivery fee\nyour donation\ntotal", "donation"],
  ["driver tip\nyour donation\ntotal", "tip"],
  ["driver tip\nservice fee\ntotal", "service"],
  ["بقشيش\nرسوم الطلب الصغير", "service"],
  ["رسوم الخدمه\nالمجموع", "service"],
  ["tipsy cow burger\ntotal", "service"],
])("what a reading with %j counted as service is %s", async (text, kind) => {
  const db = await before();
  await insert(db, "observations", said(1, { delivery_fee: 1400 }));
  const counted = { service_fee: 500, paid_total: 3400, observation_id: 1 };
  await sent(db, "cn_1", counted, text);
  await sent(db, "cn_2", { ...counted, observation_id: null, state: "waiting" }, text);
  await migrateTo(db, NAME);
  expect(await chargesOf(db, 1)).toEqual({ delivery: 900, [kind]: 500 });
  const kept = await db
    .selectFrom("contributions")
    .select(["service_fee", "tip", "donation", "paid_total"])
    .execute();
  const gift = {
    service_fee: 0,
    tip: 0,
    donation: 0,
    [kind === "service" ? "service_fee" : kind]: 500,
  };
  expect(kept).toEqual([
    { ...gift, paid_total: 3400 },
    { ...gift, paid_total: 3400 },
  ]);
  await db.destroy();
});
