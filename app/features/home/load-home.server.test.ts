import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { search } from "~/features/search/search.server";
import { LANGUAGE_CODES } from "~/i18n/languages";
import { openDatabase } from "~/server/db.server";
import type { Database } from "~db/schema";
import { sampleDatabase } from "~tests/support/sample-database";
import { loadHome } from "./load-home.server";

const now = Date.now();
let db: Kysely<Database>;
beforeAll(async () => {
  db = await openDatabase(`file:${await sampleDatabase()}`);
});
afterAll(() => db.destroy());

describe.each(LANGUAGE_CODES)("%s", (language) => {
  test("every example finds what it asks for", async () => {
    const { examples } = await loadHome(db, language, now);
    expect(examples).toHaveLength(3);
    for (const query of examples) {
      const { matches } = await search(db, { query, now });
      expect(matches.length, query).toBeGreaterThan(0);
    }
  });
});

test("what is asked for most comes from as many restaurants, at prices that hold", async () => {
  const { asked } = await loadHome(db, "ar", now);
  expect(asked).toHaveLength(10);
  expect(new Set(asked.map((dish) => dish.restaurant_id)).size).toBe(10);
  for (const { best, savings } of asked) {
    expect(best.status).not.toBe("stale");
    expect(best.total).toBeGreaterThan(0);
    expect(savings).toBeGreaterThanOrEqual(0);
  }
});

test("what was read is shown for ten seconds, then read again", async () => {
  const first = await loadHome(db, "en", now);
  expect((await loadHome(db, "en", now + 9_000)).asked).toBe(first.asked);
  expect((await loadHome(db, "en", now + 11_000)).asked).not.toBe(first.asked);
});
