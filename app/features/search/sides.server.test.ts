import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "~db/schema";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import { search } from "./search.server";

let db: Kysely<Database>;

beforeAll(async () => {
  db = await openSample();
});
afterAll(() => db.destroy());

const dishesOf = async (query: string) =>
  (await search(db, { query, now: SAMPLE_NOW })).matches.map(({ item }) => item.name_ar);

test.each(["كم المندي", "mandi"])("«%s» is no bowl of rice", async (query) => {
  const dishes = await dishesOf(query);
  expect(dishes.length).toBeGreaterThan(0);
  expect(dishes).not.toContain("رز مندي");
});

test("who asks for the rice gets it", async () =>
  expect(await dishesOf("رز مندي")).toEqual(["رز مندي"]));

test("fries are a dish where they are asked for", async () =>
  expect((await dishesOf("بطاطس")).length).toBeGreaterThan(1));
