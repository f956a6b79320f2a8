import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "~/server/database/db.server";
import type { Database } from "~db/schema";
import { isSampleData, SAMPLE_DATA_KEY } from "./sample.server";

let db: Kysely<Database>;
beforeAll(async () => {
  db = await openDatabase("file::memory:");
});
afterAll(() => db?.destroy());

test("what is shown at the same revision is sample data or is not, and is asked anew at the next", async () => {
  await db.insertInto("meta").values({ key: SAMPLE_DATA_KEY, value: "1" }).execute();
  expect(await isSampleData(db, "1")).toBe(true);
  await db.deleteFrom("meta").where("key", "=", SAMPLE_DATA_KEY).execute();
  expect(await isSampleData(db, "1")).toBe(true);
  expect(await isSampleData(db)).toBe(false);
  expect(await isSampleData(db, "2")).toBe(false);
});
