import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { StartError } from "../start-error";
import { openSqlite, refuseOldSqlite } from "./sqlite.server";

describe("the SQLite that is trusted", () => {
  test.each(["3.51.3", "3.51.10", "3.52.0", "4.0.0"])("%s will do", (version) => {
    expect(() => refuseOldSqlite(version)).not.toThrow();
  });

  test.each(["3.51.2", "3.50.9", "3.9.0", "2.99.99"])("%s is too old", (version) => {
    expect(() => refuseOldSqlite(version)).toThrow(StartError);
  });
});

describe("while another process holds the file", () => {
  interface Notes {
    notes: { text: string };
  }
  let folder: string;
  let db: Kysely<Notes>;
  let other: SQLite.Database;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "waffir-held-"));
    const path = join(folder, "held.db");
    db = new Kysely<Notes>({ dialect: openSqlite(`file:${path}`) });
    await db.schema.createTable("notes").addColumn("text", "text").execute();
    other = new SQLite(path);
    other.exec("begin immediate; insert into notes values ('theirs')");
  });
  afterEach(async () => {
    other.close();
    await db.destroy();
    rmSync(folder, { recursive: true });
  });

  const texts = async () =>
    (await db.selectFrom("notes").select("text").execute()).map(({ text }) => text);
  const write = (text: string, into = db) =>
    into.insertInto("notes").values({ text }).executeTakeFirst();

  test("a write waits for it, and who reads does not", async () => {
    const ends: string[] = [];
    const alone = write("alone").then(() => ends.push("alone"));
    const whole = db
      .transaction()
      .execute(async (trx) => {
        await write("first", trx);
        await write("second", trx);
      })
      .then(() => ends.push("whole"));
    for (let turn = 0; turn < 3; turn++) expect(await texts()).toEqual([]);
    expect(ends).toEqual([]);
    other.exec("commit");
    await Promise.all([alone, whole]);
    const all = await texts();
    expect(all.toSorted()).toEqual(["alone", "first", "second", "theirs"]);
    expect(all.indexOf("second")).toBe(all.indexOf("first") + 1);
  });

  test("a write gives up in the end, and the next ones at once, until it is free", async () => {
    const held = expect.objectContaining({ code: "SQLITE_BUSY" });
    await expect(write("in vain")).rejects.toEqual(held);
    const began = performance.now();
    await expect(write("in vain")).rejects.toEqual(held);
    await expect(db.transaction().execute((trx) => write("in vain", trx))).rejects.toEqual(held);
    expect(performance.now() - began).toBeLessThan(2500);
    other.exec("rollback");
    await write("ours");
    expect(await texts()).toEqual(["ours"]);
  });
});

test("what was committed comes into the file after the answers, not within a commit, and never into a transaction", async () => {
  const folder = mkdtempSync(join(tmpdir(), "waffir-log-"));
  const path = join(folder, "log.db");
  const db = new Kysely<{ notes: { text: string } }>({ dialect: openSqlite(`file:${path}`) });
  /** What stands in the file alone. */
  const copied = () => {
    const alone = join(folder, "alone.db");
    copyFileSync(path, alone);
    const file = new SQLite(alone, { readonly: true });
    const { count } = file.prepare("select count(*) as count from notes").get() as {
      count: number;
    };
    file.close();
    return count;
  };
  const write = (count: number) =>
    db.transaction().execute(async (trx) => {
      for (let n = 0; n < count; n++) await trx.insertInto("notes").values({ text: "x" }).execute();
    });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  try {
    await db.schema.createTable("notes").addColumn("text", "text").execute();
    for (let n = 0; n < 40; n++) await write(1);
    await turn();
    expect(copied()).toBe(40);
    await write(1);
    await turn();
    expect(copied()).toBe(40);
    for (let n = 0; n < 11; n++) await write(1);
    // Whoever writes by then is waited for.
    await db.transaction().execute(async (trx) => {
      await turn();
      await trx.insertInto("notes").values({ text: "x" }).execute();
      expect(copied()).toBe(40);
    });
    await turn();
    expect(copied()).toBe(53);
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
});
