import {
  copyFileSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { logLines } from "~tests/support/log-lines";
import { sampleFile } from "~tests/support/sample-file";
import { freePort, startServer } from "~tests/support/server";

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waffir-start-"));
  path = join(folder, "waffir.db");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a start that must fail prints, without the runner's own first line. */
async function refusal(settings: Record<string, string>): Promise<string> {
  try {
    const server = await startServer({ DATABASE_URL: `file:${path}`, ...settings });
    await server.stop();
  } catch (error) {
    const [first, ...rest] = (error as Error).message.split("\n");
    expect(first).toBe("Ended with 1:");
    return rest.join("\n");
  }
  throw new Error("It started");
}

test("a first start on an empty folder loads the sample data, a second one leaves it alone", async () => {
  await (await startServer({ DATABASE_URL: `file:${path}` })).stop();
  const count = () => {
    const db = new SQLite(path, { readonly: true });
    const rows = db.prepare("select count(*) from observations").pluck().get();
    db.close();
    return rows;
  };
  const first = count();
  expect(first).toBeGreaterThan(1000);
  await (await startServer({ DATABASE_URL: `file:${path}` })).stop();
  expect(count()).toBe(first);
});

test("a start that is told to loads no sample, and serves all the same", async () => {
  const server = await startServer({ DATABASE_URL: `file:${path}`, SAMPLE_DATA: "no" });
  try {
    for (const page of ["/", "/search?q=x", "/nearby", "/leaderboard"])
      expect((await fetch(server.origin + page)).status, page).toBe(200);
    const db = new SQLite(path, { readonly: true });
    expect(db.prepare("select count(*) from restaurants").pluck().get()).toBe(0);
    db.close();
    expect(server.output()).not.toContain("The catalogue is the sample");
  } finally {
    await server.stop();
  }
});

test("a start that others should not be served with says so, and its files are its own", async () => {
  const server = await startServer({ DATABASE_URL: `file:${path}` });
  try {
    const warnings = logLines(server).map((line) => String(line.warning));
    for (const about of ["APP_ORIGIN is not set", "No SMS gateway", "The catalogue is the sample"])
      expect(warnings.filter((warning) => warning.startsWith(about))).toHaveLength(1);
    for (const file of readdirSync(folder))
      expect([file, statSync(join(folder, file)).mode & 0o077]).toEqual([file, 0]);
  } finally {
    await server.stop();
  }
});

describe("one plain sentence and no stack", () => {
  test("a database newer than the code", async () => {
    copyFileSync(await sampleFile(), path);
    const db = new SQLite(path);
    db.exec("insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')");
    db.close();
    for (const WEB_PROCESSES of ["1", "2"])
      expect(await refusal({ WEB_PROCESSES })).toBe(
        'The database was made by a newer Waffir (it has "9999-later"). Update the code, or use another database.',
      );
  });

  test("a read-only database", async () => {
    const db = new SQLite(path);
    db.exec("create table anything (id integer)");
    db.close();
    // SQLite treats a file as read-only when its header asks for a newer writer: https://sqlite.org/fileformat2.html
    const file = openSync(path, "r+");
    writeSync(file, Buffer.from([3]), 0, 1, 18);
    expect(await refusal({})).toBe(
      `The database ${path} is read-only. Give Waffir the right to write it.`,
    );
  });

  test("a file that is no database", async () => {
    writeFileSync(path, "not a database, but long enough to be taken for one ".repeat(20));
    expect(await refusal({})).toBe(`The file ${path} is not a database, or it is damaged.`);
  });

  test("a folder that is not there", async () => {
    expect(await refusal({ DATABASE_URL: `file:${folder}/none/waffir.db` })).toBe(
      `The folder of the database ${folder}/none/waffir.db does not exist. Create it first.`,
    );
  });

  test.each(["1", "2"])(
    "a PostgreSQL that nobody answers for, of %s processes",
    async (WEB_PROCESSES) => {
      const DATABASE_URL = `postgres://waffir:secret@127.0.0.1:${await freePort()}/waffir`;
      const told = await refusal({ DATABASE_URL, WEB_PROCESSES });
      expect(told).toMatch(
        /^PostgreSQL can't be reached \(.*ECONNREFUSED.*\)\. Check DATABASE_URL, [^\n]+$/,
      );
      expect(told).not.toContain("secret");
    },
  );

  test("half of the settings of a bucket, and a bucket that nobody answers for", async () => {
    const S3_ENDPOINT = `http://127.0.0.1:${await freePort()}`;
    const half = { S3_ENDPOINT, S3_BUCKET: "waffir-pictures", S3_REGION: "me-central-1" };
    const ALL = "S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY";
    expect((await refusal(half)).split("\n")).toEqual([
      `The setting S3_ACCESS_KEY_ID is missing: ${ALL} are set together or not at all.`,
      `The setting S3_SECRET_ACCESS_KEY is missing: ${ALL} are set together or not at all.`,
    ]);
    const whole = { ...half, S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
    expect(await refusal(whole)).toMatch(/^[^\n]*S3_BUCKET[^\n]*$/);
  });

  test("settings that make no sense, each on its line", async () => {
    expect(
      await refusal({ APP_ORIGIN: "https://waffir.example/path", DATABASE_URL: "mysql:x" }),
    ).toBe(
      "The setting DATABASE_URL must look like file:./db/waffir.db or postgres://user:password@host/waffir.\n" +
        "The setting APP_ORIGIN must be an origin alone, without a path.",
    );
  });
});
