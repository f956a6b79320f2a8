import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { openDatabase } from "~/server/database/db.server";
import { openSample } from "~tests/support/sample-database";
import * as assistant from "./assistant.server";
import { warmUp } from "./warm-up.server";

const changesOf = async (db: Awaited<ReturnType<typeof openSample>>) =>
  (await sql<{ changes: number }>`select total_changes() as changes`.execute(db)).rows[0]?.changes;

test("questions in every language are asked and answered, and nothing is written", async () => {
  const db = await openSample();
  const replies = vi.spyOn(assistant, "reply");
  const outside = vi.spyOn(globalThis, "fetch");
  const before = await changesOf(db);
  await warmUp(db, 0);
  expect(new Set(replies.mock.calls.map(([, { page }]) => page))).toEqual(
    new Set(["ar", "en", "ur", "hi", "tl"]),
  );
  for (const [, { messages }] of replies.mock.calls)
    expect(messages[0]?.content).not.toMatch(/undefined| {2}/);
  expect(outside).not.toHaveBeenCalled();
  expect(await changesOf(db)).toBe(before);
  vi.restoreAllMocks();
  await db.destroy();
});

test("a catalogue that is still empty is no trouble", async () => {
  const db = await openDatabase("file::memory:");
  await expect(warmUp(db, 0)).resolves.toBeUndefined();
  await db.destroy();
});
