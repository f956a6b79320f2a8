import { Kysely, Migrator, sql } from "kysely";
import { expect, test } from "vitest";
import { openSqlite } from "~/server/database/sqlite.server";
import type { Database } from "~db/schema";
import { migrations } from ".";

const BEFORE = "0018-proofs";
const NAME = "0019-proposals-are-contributions";

const migrator = (db: Kysely<Database>) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });

async function migrateTo(db: Kysely<Database>, name: string): Promise<void> {
  const { error } = await migrator(db).migrateTo(name);
  if (error) throw error;
}

type Row = Record<string, string | number | null>;

async function insert(db: Kysely<Database>, table: string, ...rows: Row[]): Promise<void> {
  for (const row of rows) {
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
    const values = sql.join(Object.values(row));
    await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db);
  }
}

const order = {
  quantity: 2,
  itemPrice: 2000,
  others: 4000,
  deliveryFee: 1000,
  serviceFee: 0,
  vat: 1350,
  discount: 800,
  total: 9550,
};
const proposal = (name: string) =>
  JSON.stringify({ restaurant: "زحل", name, platform: "platform_a", order, observedAt: 5000 });

/** A snapshot as the code before wrote it, with one picture, named and looking like `picture`. */
async function snapshot(db: Kysely<Database>, id: string, picture: string, rest: Row = {}) {
  const row = { user_id: "reem", form_hash: id, consent: 0, state: "read", created_at: 100 };
  await insert(db, "snapshots", { id, ...row, expires_at: 9e12, ...rest });
  const looks = { look_hash: "0", width: 1, height: 1, position: 0 };
  await insert(db, "pictures", { name: id, snapshot_id: id, exact_hash: picture, ...looks });
}

/** A contribution as the code before wrote it. */
async function contribution(db: Kysely<Database>, id: string, key: string, rest: Row = {}) {
  await insert(db, "contributions", {
    ...{ id, user_id: "reem", idempotency_key: key, dish_id: 1, platform: "platform_a" },
    ...{ item_price: 2000, delivery_fee: 900, service_fee: 0, vat_on_top: 0, discount: 0 },
    ...{ quantity: 1, paid_total: 2900, observed_at: 50, submitted_at: 60 },
    ...{ trust_level: "newcomer", state: "waiting", reasons: "parts" },
    ...rest,
  });
}

async function before(): Promise<Kysely<Database>> {
  const db = new Kysely<Database>({ dialect: openSqlite("file::memory:") });
  await migrateTo(db, BEFORE);
  for (const id of ["reem", "turki", "mod"])
    await insert(db, "users", {
      ...{ id, username: id, display_name: id, trust_level: "contributor", created_at: 0 },
    });
  await insert(db, "restaurants", {
    ...{ id: 1, name_ar: "عمو حمزة", is_brand: 0, revision: 1, created_at: 0 },
  });
  await insert(db, "dish_names", { id: 1, name_ar: "شاورما", revision: 1 });
  await insert(db, "dishes", {
    ...{ id: 1, restaurant_id: 1, dish_name_id: 1, section: "mains", asked_count: 0 },
  });
  return db;
}

const sent = (db: Kysely<Database>) =>
  db.selectFrom("contributions").selectAll().orderBy("id").execute();
const pictures = (db: Kysely<Database>) =>
  db
    .selectFrom("contribution_pictures")
    .select(["contribution_id", "sha256"])
    .orderBy("id")
    .execute();

test("contributions stay as they are, and name the snapshot of their person while it is kept", async () => {
  const db = await before();
  await snapshot(db, "sn_kept", "a");
  await contribution(db, "cn_1", "sn_kept", { note: "see the total", decided_by: "mod" });
  await contribution(db, "cn_2", "sn_forgotten", { state: "rejected", reasons: "altered" });
  await contribution(db, "cn_3", "sn_kept", { user_id: "turki" });
  await insert(
    db,
    "contribution_pictures",
    { contribution_id: "cn_1", sha256: "a" },
    { contribution_id: null, sha256: "of nobody" },
  );
  const old = await sql<Row>`select * from contributions order by id`.execute(db);
  const hashes = await pictures(db);
  await migrateTo(db, NAME);
  expect(await sent(db)).toEqual(
    old.rows.map(({ idempotency_key, ...row }) => ({
      ...row,
      snapshot_id: row.id === "cn_1" ? idempotency_key : null,
      proposed_dish: null,
      proposed_restaurant: null,
    })),
  );
  expect(await pictures(db)).toEqual(hashes);
  await db.deleteFrom("snapshots").execute();
  expect((await sent(db)).map((row) => row.snapshot_id)).toEqual([null, null, null]);
  await db.deleteFrom("contributions").where("id", "=", "cn_1").execute();
  expect((await pictures(db)).map((row) => row.contribution_id)).toEqual([null, null]);
  await db.destroy();
});

test("a proposal in any state is a contribution with its names, its price and what a moderator said", async () => {
  const db = await before();
  const asked = (state: string) => ({ proposal: proposal(state), proposal_state: state });
  const decided = { note: "too dark", decided_by: "mod", decided_at: 200 };
  await snapshot(db, "sn_1", "a", asked("waiting"));
  await snapshot(db, "sn_2", "b", { ...asked("rejected"), ...decided, reason: "unreadable" });
  await snapshot(db, "sn_3", "c", { ...asked("accepted"), ...decided });
  await contribution(db, "cn_let_in", "sn_3", {
    state: "accepted",
    reasons: "",
    decided_by: "mod",
  });
  await snapshot(db, "sn_4", "d", asked("withdrawn"));
  await snapshot(db, "sn_5", "e");
  await migrateTo(db, NAME);

  const names = (proposed_dish: string) => ({ proposed_dish, proposed_restaurant: "زحل" });
  // Half of the dishes' VAT and discount, the whole delivery: 2 × 20 + 10 + 7.5 − 4.
  const share = {
    ...{ quantity: 2, item_price: 2000, delivery_fee: 1000, service_fee: 0 },
    ...{ vat_on_top: 750, discount: 400, paid_total: 5350, platform: "platform_a" },
  };
  const open = { ...share, user_id: "reem", dish_id: null, observation_id: null };
  const times = { observed_at: 5000, submitted_at: 100, trust_level: "contributor" };
  const undecided = { note: "", decided_by: null, decided_at: null };
  expect(await sent(db)).toEqual([
    {
      ...{ ...open, ...times, ...undecided, ...names("waiting") },
      ...{ id: "cn_1", snapshot_id: "sn_1", state: "waiting", reasons: "new_dish" },
    },
    {
      ...{ ...open, ...times, ...decided, ...names("rejected") },
      ...{ id: "cn_2", snapshot_id: "sn_2", state: "rejected", reasons: "unreadable" },
    },
    {
      ...{ ...open, ...times, ...undecided, ...names("withdrawn") },
      ...{ id: "cn_4", snapshot_id: "sn_4", state: "withdrawn", reasons: "" },
    },
    expect.objectContaining({
      ...{ id: "cn_let_in", snapshot_id: "sn_3", dish_id: 1, state: "accepted" },
      ...{ item_price: 2000, paid_total: 2900, ...names("accepted") },
    }),
  ]);
  expect(await pictures(db)).toEqual([
    { contribution_id: "cn_1", sha256: "a" },
    { contribution_id: "cn_2", sha256: "b" },
    { contribution_id: "cn_4", sha256: "d" },
  ]);
  expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
  await db.destroy();
});

test("one whose picture counts already can only be rejected, as it could before", async () => {
  const db = await before();
  const asked = { proposal: proposal("كبسة"), proposal_state: "waiting" };
  await contribution(db, "cn_first", "sn_gone", { user_id: "turki" });
  await insert(db, "contribution_pictures", { contribution_id: "cn_first", sha256: "a" });
  await snapshot(db, "sn_1", "a", asked);
  await snapshot(db, "sn_2", "b", asked);
  await snapshot(db, "sn_3", "b", { ...asked, user_id: "turki", created_at: 101 });
  const no = { proposal_state: "rejected", reason: "altered", decided_by: "mod", decided_at: 7 };
  await snapshot(db, "sn_4", "a", { ...asked, ...no });
  await migrateTo(db, NAME);
  const rows = (await sent(db)).map(({ id, state, reasons }) => [id, state, reasons]);
  expect(rows).toEqual([
    ["cn_1", "rejected", "picture_known"],
    ["cn_2", "waiting", "new_dish"],
    ["cn_3", "rejected", "picture_known"],
    ["cn_4", "rejected", "picture_known altered"],
    ["cn_first", "waiting", "parts"],
  ]);
  await db.destroy();
});
