import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import SQLite from "better-sqlite3";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sampleFile } from "~tests/support/sample-file";

let folder: string;
let database: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "waffir-city-"));
});
beforeEach(async () => {
  database = join(folder, "waffir.db");
  copyFileSync(await sampleFile(), database);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (command: "import" | "export", ...words: string[]) =>
  promisify(execFile)(
    process.execPath,
    ["--import", "tsx", `app/commands/${command}.ts`, ...words],
    {
      env: { ...process.env, DATABASE_URL: `file:${database}`, DATA_LICENSE: "ODbL-1.0" },
    },
  );

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function read<Row>(sql: string): Row[] {
  const db = new SQLite(database, { readonly: true });
  const rows = db.prepare(sql).all() as Row[];
  db.close();
  return rows;
}

const hashesOf = (path: string) =>
  Object.fromEntries(
    readdirSync(path).map((name) => [
      name,
      createHash("sha256")
        .update(readFileSync(join(path, name)))
        .digest("hex"),
    ]),
  );

test("export writes every table three times, readable, the same each time, and no person", async () => {
  const [one, two] = [join(folder, "one"), join(folder, "two")];
  const { stdout } = await run("export", one);
  await run("export", two);
  expect(hashesOf(one)).toEqual(hashesOf(two));
  const tables = ["branches", "dishes", "facts", "history", "prices", "restaurants"];
  const files = tables.flatMap((name) => [`${name}.csv`, `${name}.jsonl`, `${name}.parquet`]);
  expect(readdirSync(one).sort()).toEqual([...files, "manifest.json"].sort());
  const manifest = JSON.parse(readFileSync(join(one, "manifest.json"), "utf8"));
  expect(manifest).toMatchObject({ license: "ODbL-1.0", cursor: expect.any(Number) });
  const hashes = hashesOf(one);
  for (const { name, sha256 } of manifest.files) expect(sha256, name).toBe(hashes[name]);
  expect(manifest.files).toHaveLength(files.length);
  for (const name of tables) {
    const csv: object[] = parse(readFileSync(join(one, `${name}.csv`), "utf8"), { columns: true });
    const jsonl = readFileSync(join(one, `${name}.jsonl`), "utf8")
      .trim()
      .split("\n");
    expect(csv.length, name).toBeGreaterThan(0);
    expect(
      jsonl.map((line) => Object.keys(JSON.parse(line))),
      name,
    ).toEqual(csv.map(Object.keys));
    expect(stdout).toContain(`${name}: ${csv.length}`);
    expect(new Set(csv.map((line) => (line as { license?: string }).license)), name).toEqual(
      new Set(["ODbL-1.0"]),
    );
  }
  const all = readdirSync(one)
    .map((name) => readFileSync(join(one, name), "utf8"))
    .join();
  const people = read<{ id: string; username: string }>("select id, username from users");
  expect(people.length).toBeGreaterThan(0);
  for (const { id, username } of people) {
    expect(all).not.toContain(id);
    expect(all).not.toContain(username);
  }
  await expect(run("export")).rejects.toThrow(/Usage/);
});

const PLACES =
  "osm_id,name,name_ar,amenity,lat,lon\n1,Ghaima Kitchen,مطبخ الغيمة,restaurant,24.7,46.7\n";

test("--replace-sample leaves what is imported and takes the sample and its notice away", async () => {
  // The second is one of the sample's: a dry run tells of it as if that were gone.
  const places = file("places.csv", `${PLACES}2,,قدور الديرة,restaurant,24.7,46.71\n`);
  await expect(run("import", "places", places)).rejects.toThrow(/--replace-sample.*--keep-sample/);
  await run("import", "places", places, "--keep-sample", "--dry-run");
  expect(read("select id from restaurants where name_ar = 'مطبخ الغيمة'")).toEqual([]);
  const tried = await run("import", "places", places, "--replace-sample", "--dry-run");
  expect(read("select id from restaurants").length).toBeGreaterThan(20);
  const done = await run("import", "places", places, "--replace-sample");
  const [told = "", where = ""] = done.stdout.split(/^(?=Written to )/m);
  expect(tried.stdout).toBe(`${told}Nothing was written: this was a dry run.\n`);
  expect(where).toBe(`Written to file:${database}.\n`);
  expect(read("select name_ar from restaurants order by id")).toEqual([
    { name_ar: "مطبخ الغيمة" },
    { name_ar: "قدور الديرة" },
  ]);
  expect(read("select 1 from meta where key = 'sample_data'")).toEqual([]);
  expect(
    read("select 1 from dishes union select 1 from offers union select 1 from observations"),
  ).toEqual([]);
  expect(read("select id from neighbourhoods").length).toBeGreaterThan(40);
});

test("a broken file takes nothing away, not even the sample it was to replace", async () => {
  const before = read("select id, revision from restaurants");
  const unnamed = file("broken.csv", "osm_id,name,lat,lon\n1,Unnamed,Null,Null\n");
  await expect(run("import", "places", unnamed, "--replace-sample")).rejects.toThrow();
  expect(read("select id, revision from restaurants")).toEqual(before);
});

test("--replace-sample leaves a menu that was imported, and the sample's restaurants go", async () => {
  const menu = file(
    "menu.csv",
    "restaurant,dish,price\nمطبخ الغيمة,كبسة,21\nمطبخ بلا أسعار,جريش,\n",
  );
  await run("import", "menu", menu, "--keep-sample");
  await run(
    "import",
    "places",
    file("places.csv", PLACES.replace("Ghaima", "Other").replace("مطبخ الغيمة", "مطبخ آخر")),
    "--replace-sample",
  );
  expect(read("select name_ar from restaurants order by id")).toEqual([
    { name_ar: "مطبخ الغيمة" },
    { name_ar: "مطبخ بلا أسعار" },
    { name_ar: "مطبخ آخر" },
  ]);
  expect(read("select item_price from own_prices")).toEqual([{ item_price: 2100 }]);
});
