import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { apiRoute } from "./route.server";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waffir-away-"));
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function answerOf(work: () => unknown): Promise<Response> {
  const request = new Request("http://localhost/api/anything");
  return apiRoute({
    GET: async () => {
      work();
      return new Response();
    },
  }).loader({ request, params: {}, context: {} });
}

test("while somebody else holds the database, an answer says when to come again", async () => {
  const file = join(folder, "held.db");
  const holder = new SQLite(file);
  const other = new SQLite(file, { timeout: 0 });
  holder.exec("create table t (a); begin immediate");
  const write = () => other.exec("insert into t values (1)");

  const held = await answerOf(write);
  expect(held.status).toBe(503);
  expect(Number(held.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await held.json()).toEqual({ error: "unavailable" });

  holder.exec("rollback");
  expect((await answerOf(write)).status).toBe(200);
  holder.close();
  other.close();
});

test("a statement that is wrong is a fault of ours, and no reason to come again", async () => {
  const database = new SQLite(":memory:");
  const answer = await answerOf(() => database.exec("select * from nowhere"));
  expect(answer.status).toBe(500);
  expect(answer.headers.has("Retry-After")).toBe(false);
  expect(await answer.json()).toEqual({ error: "internal_error" });
  database.close();
});
