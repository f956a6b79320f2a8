import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { updateRestaurant } from "~/features/catalogue/queries.server";
import { openDatabase } from "~/server/database/db.server";
import type { Database } from "~db/schema";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import { search } from "./search.server";

let here: Kysely<Database>;
/** The same file as another process has it. */
let there: Kysely<Database>;
beforeAll(async () => {
  here = await openSample(SAMPLE_NOW, async (url) => {
    there = await openDatabase(url);
    return openDatabase(url);
  });
});
afterAll(async () => {
  await there?.destroy();
  await here?.destroy();
});

const found = async (query: string) =>
  (await search(here, { query, now: SAMPLE_NOW })).understood.restaurant?.id;

test("a name that another process wrote is found by the next search, and the one it had is not", async () => {
  const id = await found("Rumman & Toot");
  if (id === undefined) throw new Error("It is in the sample");
  await updateRestaurant(there, id, { name_ar: "زفرانة القمر", name_en: "Zafrana Moonlight" });
  expect(await found("Zafrana Moonlight")).toBe(id);
  await updateRestaurant(there, id, { name_ar: "لؤلؤة البحيرة", name_en: "Pearl of Buhaira" });
  expect(await found("Zafrana Moonlight")).toBeUndefined();
  expect(await found("Pearl of Buhaira")).toBe(id);
});
