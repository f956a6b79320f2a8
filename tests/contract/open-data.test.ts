import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { alter } from "~tests/support/alter";
import { call } from "~tests/support/contract";
import { startServer, type TestServer } from "~tests/support/server";

const LICENSE = "ODbL-1.0";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ DATA_LICENSE: LICENSE });
});
afterAll(() => server.stop());

/** What a night does, without waiting for it. */
const night = () => run("housekeeping");
const run = (command: string, ...words: string[]) =>
  promisify(execFile)(
    process.execPath,
    ["--import", "tsx", `app/commands/${command}.ts`, ...words],
    {
      env: {
        ...process.env,
        DATABASE_URL: server.url,
        UPLOADS_DIR: server.uploads,
        OPEN_DATA_DIR: server.openData,
        DATA_LICENSE: LICENSE,
      },
    },
  );

interface Feed {
  license: string;
  changes: { cursor: number; table: string; key: object; record: object | null }[];
  count: number;
  next_cursor: number;
  latest_cursor: number;
}
const changes = async (query: string) =>
  (await call(server.origin, `/api/changes${query}`)).body as Feed;

test("before anything is published there is nothing to fetch, and the feed is empty", async () => {
  expect((await fetch(`${server.origin}/open-data/manifest.json`)).status).toBe(404);
  expect(await changes("")).toEqual({
    license: LICENSE,
    changes: [],
    count: 0,
    next_cursor: 0,
    latest_cursor: 0,
  });
});

test("a night writes the files, each as the manifest says, and the feed goes on after them", async () => {
  await night();
  const response = await fetch(`${server.origin}/open-data/manifest.json`);
  expect(response.headers.get("content-type")).toBe("application/json");
  const manifest = await response.json();
  expect(manifest.license).toBe(LICENSE);
  for (const { name, bytes, sha256 } of manifest.files) {
    const file = await fetch(`${server.origin}/open-data/${name}`);
    const body = Buffer.from(await file.arrayBuffer());
    expect(body.byteLength, name).toBe(bytes);
    expect(createHash("sha256").update(body).digest("hex"), name).toBe(sha256);
    const etag = file.headers.get("etag") ?? "";
    const again = await fetch(file.url, { headers: { "If-None-Match": etag } });
    expect([again.status, await again.text()], name).toEqual([304, ""]);
    const head = await fetch(file.url, { method: "HEAD" });
    expect([head.status, head.headers.get("etag")?.replace(/^W\//, "")], name).toEqual([
      200,
      etag.replace(/^W\//, ""),
    ]);
  }
  expect(await changes(`?after=${manifest.cursor}`)).toMatchObject({ changes: [], count: 0 });

  alter(server, "update restaurants set name_en = 'Renamed' where id = 1");
  await run("export", join(server.openData, "another"));
  const { changes: after, next_cursor, latest_cursor } = await changes(`?after=${manifest.cursor}`);
  expect(after).toMatchObject([
    { table: "restaurants", key: { id: 1 }, record: { id: 1, name_en: "Renamed" } },
  ]);
  expect([next_cursor, latest_cursor]).toEqual([after[0]?.cursor, after[0]?.cursor]);
});

test("the feed comes in answers of any length, one after the other, and the files stay within their folder", async () => {
  const first = await changes("?limit=3");
  const rest = await changes(`?after=${first.next_cursor}&limit=4`);
  const together = await changes("?limit=7");
  expect([...first.changes, ...rest.changes]).toEqual(together.changes);
  for (const query of ["?after=-1", "?after=x", "?after=1.5", "?after=9999999999"])
    expect(await call(server.origin, `/api/changes${query}`), query).toMatchObject({
      status: 400,
      body: { error: "invalid_after" },
    });
  for (const query of ["?limit=0", "?limit=1001", "?limit=many"])
    expect((await call(server.origin, `/api/changes${query}`)).body, query).toEqual({
      error: "invalid_limit",
    });
  expect((await call(server.origin, "/api/changes", { method: "POST" })).status).toBe(405);
  for (const name of ["..%2fwaffir.db", "restaurants.sql", "constructor"])
    expect((await fetch(`${server.origin}/open-data/${name}`)).status, name).toBe(404);
});

test("the weekly index is a file of riyals and percent, its licence in every line", async () => {
  const response = await fetch(`${server.origin}/quality.csv`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toContain("waffir-index.csv");
  const rows: Record<string, string>[] = parse(await response.text(), { columns: true });
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) {
    expect(Object.keys(row)).toEqual(["week", "platform", "fees", "markup_percent", "license"]);
    expect(row.week).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(row.platform).toMatch(/^platform_[abc]$/);
    expect(row.fees).toMatch(/^(\d+(\.\d{1,2})?)?$/);
    expect(row.markup_percent).toMatch(/^(-?\d+(\.\d)?)?$/);
    expect(row.license).toBe(LICENSE);
  }
  expect(rows.some(({ fees }) => fees !== "")).toBe(true);
});
