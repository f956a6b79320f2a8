import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dishPage } from "~/features/catalogue/dish-page.server";
import { TYPICAL_TERMS } from "~/features/fees/quote";
import { findDestination } from "~/features/places/find-destination.server";
import { orderTerms } from "~/features/places/order-terms.server";
import { search } from "~/features/search/search.server";
import { LANGUAGE_CODES, type Language } from "~/i18n/languages";
import type { Database } from "~db/schema";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import { loadHome } from "./load-home.server";

const now = SAMPLE_NOW;
let db: Kysely<Database>;
beforeAll(async () => {
  db = await openSample();
});
afterAll(() => db.destroy());

const shown = (language: Language, at = now, terms = TYPICAL_TERMS) =>
  loadHome(db, { language, now: at, terms });

describe.each(LANGUAGE_CODES)("%s", (language) => {
  test("every example finds what it asks for", async () => {
    const { examples } = await shown(language);
    expect(examples).toHaveLength(3);
    for (const query of examples) {
      const { matches } = await search(db, { query, now });
      expect(matches.length, query).toBeGreaterThan(0);
    }
  });
});

test("what is asked for most comes from as many restaurants, at prices that hold", async () => {
  const { asked } = await shown("ar");
  expect(asked).toHaveLength(10);
  expect(new Set(asked.map((dish) => dish.restaurant_id)).size).toBe(10);
  for (const { best, savings } of asked) {
    expect(best.status).not.toBe("stale");
    expect(best.total).toBeGreaterThan(0);
    expect(savings).toBeGreaterThanOrEqual(0);
  }
});

test("totals are those of the dishes' own pages, for the city and for where a person is", async () => {
  const destination = await findDestination(db, { area: "1" }, now);
  if (typeof destination === "string") throw new Error(destination);
  const there = await orderTerms(db, destination, now);
  const [city, placed] = [await shown("en"), await shown("en", now, there)];
  expect(placed.asked.map(({ best }) => best.total)).not.toEqual(
    city.asked.map(({ best }) => best.total),
  );
  for (const [{ asked }, terms] of [[city, TYPICAL_TERMS] as const, [placed, there] as const])
    for (const { best, id } of asked) {
      const page = await dishPage(db, { id, quantity: 1, now, terms });
      expect(page?.comparison?.cheapestCurrent?.total).toBe(best.total);
    }
});

test("what was read is shown for its moment, and until a price changes", async () => {
  const first = await shown("en");
  expect((await shown("ar")).asked).toBe(first.asked);
  expect((await shown("en", now + 60_000)).asked).not.toBe(first.asked);
  const cheapest = first.asked[0]?.best.total ?? 0;
  await db
    .updateTable("offers")
    .set(({ eb }) => ({ item_price: eb("item_price", "+", 700) }))
    .execute();
  expect((await shown("en")).asked[0]?.best.total).not.toBe(cheapest);
});
