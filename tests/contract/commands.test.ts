import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import SQLite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrations } from "~db/migrations";
import { direct } from "~tests/support/direct";
import { startServer, type TestServer } from "~tests/support/server";

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startServer();
  folder = mkdtempSync(join(tmpdir(), "waffir-commands-"));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const run = (command: string, ...words: string[]) => runOn(server.url, command, ...words);

const runOn = (url: string, command: string, ...words: string[]) =>
  promisify(execFile)(
    process.execPath,
    ["--import", "tsx", `app/commands/${command}.ts`, ...words],
    {
      env: {
        ...process.env,
        DATABASE_URL: url,
        UPLOADS_DIR: join(folder, "uploads"),
        OPEN_DATA_DIR: join(folder, "open-data"),
      },
    },
  );

describe.skipIf(process.env.WAFFIR_TEST_ENGINE === "postgres")("backup of a file", () => {
  test("copies the database of a running server, whole and sound", async () => {
    const file = join(folder, "copy.db");
    expect((await run("backup", file)).stdout).toContain("is sound");
    const count = (path: string) => {
      const db = new SQLite(path, { readonly: true });
      const rows = db.prepare("select count(*) from observations").pluck().get();
      db.close();
      return rows;
    };
    expect(count(file)).toBe(count(server.database));
    expect(existsSync(`${file}.part`)).toBe(false);
    await (await startServer({ DATABASE_URL: `file:${file}` })).stop();
  });

  test("overwrites nothing, and says what is missing", async () => {
    const file = join(folder, "mine.txt");
    writeFileSync(file, "mine");
    await expect(run("backup", file)).rejects.toThrow(/is there already/);
    await expect(run("backup")).rejects.toThrow(/npm run backup/);
    await expect(run("backup", join(folder, "none", "copy.db"))).rejects.toThrow(/failed/);
  });
});

test("processes that start together on an empty database migrate it once", async () => {
  const database = join(folder, "together.db");
  await Promise.all([1, 2, 3].map(() => runOn(`file:${database}`, "migrate")));
  const db = new SQLite(database, { readonly: true });
  const names = db.prepare("select name from kysely_migration order by name").pluck().all();
  db.close();
  expect(names).toEqual(Object.keys(migrations).sort());
});

test("housekeeping says what it did, and finds nothing the second time", async () => {
  const db = direct(server);
  db.prepare("insert into rate_limits values ('old', 1, 5)").run();
  const intent = "select id from search_intents limit 1";
  db.prepare(`insert into search_voices values ((${intent}), 5, 0, 'someone', 1)`).run();
  db.prepare("insert into search_salts values (5, 'salt')").run();
  const first = (await run("housekeeping")).stdout;
  expect(first).toMatch(/limits forgotten: 1\b/);
  expect(first).toMatch(/searches forgotten: 1\b/);
  expect(db.prepare("select count(*) from search_salts where day = 5").pluck().get()).toBe(0);
  db.close();
  const second = (await run("housekeeping")).stdout;
  expect(second.trim().split("\n").length).toBeGreaterThan(4);
  for (const line of second.trim().split("\n")) expect(line).toMatch(/: 0$/);
});
