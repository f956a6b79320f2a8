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

const matchesOf = async (query: string) => (await search(db, { query, now: SAMPLE_NOW })).matches;

test.each(["شاورما", "shawarma"])(
  "«%s»: of a restaurant whose cheapest price is old, what costs the least now; and every one that makes it",
  async (query) => {
    const matches = await matchesOf(query);
    const at = (name: string) => matches.find(({ brand }) => brand.name_ar === name);
    expect(at("شاورما الطربوش الأحمر")?.item.name_ar).toBe("شاورما دجاج");
    expect(at("لفة وصاج")?.item.name_ar).toBe("صاج شاورما دجاج");
  },
);

test("one kind is no other: coffee is no coffee cake", async () => {
  const names = (await matchesOf("قهوة")).map(({ item }) => item.name_ar);
  expect(names).not.toContain("حلى قهوة");
});
