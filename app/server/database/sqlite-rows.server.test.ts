import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { rowsMadeHere } from "./sqlite-rows.server";

let folder: string;
let path: string;
let db: SQLite.Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waffir-rows-"));
  path = join(folder, "rows.db");
  db = new SQLite(path);
  db.exec(`create table a (id integer, said text); create table b (id integer, weight real);
    insert into a values (1, 'one'), (2, null); insert into b values (1, 0.5), (2, x'0102')`);
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

const JOINED = "select a.*, b.* from a join b on b.id = a.id where a.id >= ? order by a.id";

test("rows are what the library would make of them", () => {
  const expected = db.prepare(JOINED).all(1);
  const statement = rowsMadeHere(db.prepare(JOINED));
  expect(statement.all([1])).toEqual(expected);
  expect([...statement.iterate([1])]).toEqual(expected);
  expect(statement.all([3])).toEqual([]);
});

test("what a write returns is a row as well", () => {
  const sql = "insert into a values (?, 'new') returning id, said";
  expect(rowsMadeHere(db.prepare(sql)).all([3])).toEqual([{ id: 3, said: "new" }]);
  expect(db.prepare("select count(*) from a where said = 'new'").pluck().get()).toBe(1);
});

test("a column that another process adds moves no other", () => {
  const statement = rowsMadeHere(db.prepare(JOINED));
  expect(statement.all([2])).toHaveLength(1);
  const other = new SQLite(path);
  other.exec("alter table a add column added text default 'later'");
  other.close();
  expect(statement.all([1])).toEqual(db.prepare(JOINED).all(1));
  expect(statement.all([1])[0]).toMatchObject({ said: "one", added: "later", weight: 0.5 });
});

test("a table that another process makes anew, with as many columns, is read by their names", () => {
  const statement = rowsMadeHere(db.prepare(JOINED));
  expect(statement.all([2])).toHaveLength(1);
  const other = new SQLite(path);
  other.exec("alter table a drop column said; alter table a add column heard text default 'here'");
  other.close();
  expect(statement.all([1])).toEqual(db.prepare(JOINED).all(1));
  expect(statement.all([1])[0]).toEqual({ id: 1, heard: "here", weight: 0.5 });
});
