import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prolongSession } from "~/features/accounts/session/queries.server";
import { openDatabase } from "~/server/database/db.server";
import { shownRevision } from "~/server/database/shown-revision.server";
import type { Database } from "~db/schema";
import { inTransaction } from "./transaction.server";

const folder = mkdtempSync(join(tmpdir(), "waffir-shown-"));
let db: Kysely<Database>;
let other: Kysely<Database>;

beforeAll(async () => {
  db = await openDatabase(`file:${join(folder, "one.db")}`);
  other = await openDatabase(`file:${join(folder, "one.db")}`);
});

afterAll(async () => {
  await db.destroy();
  await other.destroy();
  rmSync(folder, { recursive: true });
});

/** Whether the revision moved while something was done. */
async function moves(work: () => Promise<unknown>): Promise<boolean> {
  const before = await shownRevision(db);
  await work();
  return (await shownRevision(db)) !== before;
}

const area = (name: string) => ({ name_ar: name, name_en: name, lat: 24, lng: 46 });

test("moves with what is written, changed and taken away of what pages show", async () => {
  expect(await moves(() => db.insertInto("neighbourhoods").values(area("a")).execute())).toBe(true);
  const rename = db.updateTable("neighbourhoods").set({ name_en: "b" });
  expect(await moves(() => rename.execute())).toBe(true);
  expect(await moves(() => db.deleteFrom("neighbourhoods").execute())).toBe(true);
});

test("moves with whatever another process writes", async () => {
  const write = other.insertInto("neighbourhoods").values(area("theirs"));
  expect(await moves(() => write.execute())).toBe(true);
});

test("does not move with what is nobody's but one person's, nor with counting searches", async () => {
  const later = { now: 2, expiresAt: 3 };
  expect(await moves(() => prolongSession(db, "none", later))).toBe(false);
  const limit = { key: "k", points: 1, expires_at: 1 };
  expect(await moves(() => db.insertInto("rate_limits").values(limit).execute())).toBe(false);
  const count = db.updateTable("dishes").set({ asked_count: 7 });
  expect(await moves(() => count.execute())).toBe(false);
});

test("is where it was when a transaction is taken back, and readers never see it half-way", async () => {
  const before = await shownRevision(db);
  const reads: Promise<string>[] = [];
  const failing = inTransaction(db, async (trx) => {
    await trx.insertInto("neighbourhoods").values(area("never")).execute();
    reads.push(shownRevision(db));
    throw new Error("taken back");
  });
  await expect(failing).rejects.toThrow("taken back");
  expect(await Promise.all(reads)).toEqual([before]);
});
