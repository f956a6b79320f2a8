import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { asyncBufferFromFile, parquetReadObjects } from "hyparquet";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLATFORMS } from "~/features/prices";
import { recordObservation } from "~/features/prices/index.server";
import { DAY_MS } from "~/i18n/days";
import type { Database } from "~db/schema";
import { evidenceDatabase } from "~tests/support/evidence-database";
import { changes } from "./changes.server";
import { writeDump } from "./dump.server";
import { publish } from "./publish.server";
import { keyOf, OPEN_TABLE_NAMES, type OpenRecord, type OpenTable } from "./record";
import { READ } from "./tables.server";

const START = Date.UTC(2026, 2, 14, 9);
const PEOPLE = ["reem", "turki", "nouf", "majed"];
const LICENSE = "ODbL-1.0";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "waffir-open-data-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Lines by table and key: what whoever follows the feed keeps. */
type Copy = Map<string, OpenRecord>;
const place = (table: OpenTable, key: object) => `${table} ${JSON.stringify(key)}`;

async function tablesNow(db: Kysely<Database>, now: number): Promise<Copy> {
  const copy: Copy = new Map();
  for (const table of OPEN_TABLE_NAMES)
    for (const { record } of await READ[table](db, { after: 0, upTo: 1_000_000 }, now))
      copy.set(place(table, keyOf(table, record)), { ...record, license: LICENSE });
  return copy;
}

function loaded(dump: string): Copy {
  const copy: Copy = new Map();
  for (const table of OPEN_TABLE_NAMES)
    for (const text of readFileSync(join(dump, `${table}.jsonl`), "utf8").split("\n")) {
      if (!text) continue;
      const line = JSON.parse(text);
      copy.set(place(table, keyOf(table, line)), line);
    }
  return copy;
}

/** Follows the feed into a copy, in answers of `limit`. @returns the cursor it came to. */
async function follow(db: Kysely<Database>, copy: Copy, from: number, limit: number) {
  for (let after = from; ; ) {
    const answer = await changes(db, { after, limit }, LICENSE);
    for (const { table, key, record } of answer.changes)
      if (record) copy.set(place(table as OpenTable, key), { ...record, license: LICENSE });
      else copy.delete(place(table as OpenTable, key));
    after = answer.next_cursor;
    if (answer.count === 0) return after;
  }
}

const step = fc.oneof(
  fc.record({
    do: fc.constant("price" as const),
    dish: fc.integer({ min: 1, max: 3 }),
    platform: fc.constantFrom(...PLATFORMS),
    amount: fc.integer({ min: 10, max: 60 }),
    person: fc.constantFrom(...PEOPLE),
  }),
  fc.record({ do: fc.constant("days" as const), days: fc.integer({ min: 1, max: 45 }) }),
  fc.record({ do: fc.constant("rename" as const), name: fc.string({ minLength: 1 }) }),
  fc.record({ do: fc.constant("remove" as const), dish: fc.integer({ min: 2, max: 3 }) }),
  fc.constant({ do: "publish" as const }),
  fc.constant({ do: "dump" as const }),
  fc.record({ do: fc.constant("read" as const), limit: fc.integer({ min: 1, max: 5 }) }),
);

test("a dump and the feed after it, cut anywhere, come to the tables", async () => {
  let dumps = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const db = await evidenceDatabase(PEOPLE);
      let now = START;
      const taken: { path: string; cursor: number }[] = [];
      const reader = { copy: new Map() as Copy, cursor: 0 };
      const takeDump = async () => {
        const path = join(folder, String(++dumps));
        const { cursor } = await writeDump(db, { folder: path, license: LICENSE, now });
        taken.push({ path, cursor });
      };
      for (const one of steps) {
        if (one.do === "price") await say(db, one, now);
        if (one.do === "days") now += one.days * DAY_MS;
        if (one.do === "rename")
          await db.updateTable("restaurants").set({ name_en: one.name }).execute();
        if (one.do === "remove") await db.deleteFrom("dishes").where("id", "=", one.dish).execute();
        if (one.do === "publish") await publish(db, now);
        if (one.do === "dump") await takeDump();
        if (one.do === "read")
          reader.cursor = await follow(db, reader.copy, reader.cursor, one.limit);
      }
      // What comes while a dump is written is in it or after it: here all of it comes before the last cursor is read.
      await Promise.all([takeDump(), publish(db, now)]);
      await publish(db, now);
      const truth = await tablesNow(db, now);
      await follow(db, reader.copy, reader.cursor, 3);
      expect(reader.copy).toEqual(truth);
      for (const { path, cursor } of taken) {
        const copy = loaded(path);
        await follow(db, copy, cursor, 7);
        expect(copy).toEqual(truth);
      }
      expect(await publish(db, now)).toBe(0);
      await db.destroy();
    }),
    { numRuns: 25 },
  );
});

test("what was taken away can be read nowhere in the feed, and two who publish at once publish once", async () => {
  const db = await evidenceDatabase(PEOPLE);
  await db.updateTable("restaurants").set({ name_en: "Not for long" }).execute();
  await publish(db, START);
  await db.updateTable("restaurants").set({ name_en: "Forbidden Name" }).execute();
  const counts = await Promise.all([publish(db, START + 1), publish(db, START + 1)]);
  expect(counts.sort()).toEqual([0, 1]);
  await db.deleteFrom("dishes").execute();
  await db.deleteFrom("restaurants").execute();
  await publish(db, START + 2);
  const { changes: all } = await changes(db, { after: 0, limit: 1000 }, LICENSE);
  expect(JSON.stringify(all)).not.toMatch(/Forbidden|Not for long/);
  expect(all.filter(({ table }) => table === "restaurants").at(-1)?.record).toBeNull();
  await db.destroy();
});

test("what a line said is forgotten once it has long been another, and what stands stays", async () => {
  const db = await evidenceDatabase(PEOPLE);
  await publish(db, START);
  await db.updateTable("restaurants").set({ name_en: "Later" }).execute();
  await publish(db, START + DAY_MS);
  await publish(db, START + 95 * DAY_MS);
  const copy: Copy = new Map();
  const { changes: all } = await changes(db, { after: 0, limit: 1000 }, LICENSE);
  expect(all.filter(({ table }) => table === "restaurants")).toHaveLength(1);
  await follow(db, copy, 0, 2);
  expect(copy).toEqual(await tablesNow(db, START + 95 * DAY_MS));
  await db.destroy();
});

test("Parquet holds what JSON Lines hold, an empty table included, and names the licence", async () => {
  const db = await evidenceDatabase(PEOPLE);
  await say(db, { dish: 1, platform: "platform_a", amount: 20, person: "reem" }, START);
  await publish(db, START);
  const path = join(folder, "parquet");
  await writeDump(db, { folder: path, license: LICENSE, now: START });
  for (const table of OPEN_TABLE_NAMES) {
    const file = await asyncBufferFromFile(join(path, `${table}.parquet`));
    const lines = readFileSync(join(path, `${table}.jsonl`), "utf8")
      .split("\n")
      .filter(Boolean);
    expect(await parquetReadObjects({ file })).toEqual(lines.map((line) => JSON.parse(line)));
    expect(Buffer.from(await file.slice(0)).toString("latin1")).toContain(LICENSE);
    expect(readFileSync(join(path, `${table}.csv`), "utf8")).toMatch(/,license\n/);
  }
  await db.destroy();
});

/** A picture of a price; nothing where there is no such dish any more. */
async function say(
  db: Kysely<Database>,
  said: { dish: number; platform: string; amount: number; person: string },
  now: number,
): Promise<void> {
  const dish = await db.selectFrom("dishes").where("id", "=", said.dish).select("id").execute();
  if (dish.length === 0) return;
  await recordObservation(db, {
    dish_id: said.dish,
    platform: said.platform,
    user_id: said.person,
    kind: "price",
    item_price: said.amount * 100,
    proof: "snapshot",
    image_hash: null,
    trust_level: "contributor",
    observed_at: now,
  });
}
