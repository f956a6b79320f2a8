import { expect, test } from "vitest";
import { findDestination } from "~/features/places/find-destination.server";
import { orderTerms } from "~/features/places/order-terms.server";
import { openSample } from "~tests/support/sample-database";
import type { SearchResult } from "./schema";
import { search } from "./search.server";

const NOW = Date.UTC(2026, 2, 14, 16);
const db = await openSample();

async function termsTo(area: string) {
  const place = await findDestination(db, { area }, NOW);
  if (typeof place === "string") throw new Error(place);
  return orderTerms(db, place, NOW);
}

const totalsOf = ({ matches }: SearchResult) =>
  matches.map(({ item, comparison }) => [item.id, comparison.ranked.map(({ total }) => total)]);

test.each([
  ["شاورما دجاج في الملقا", "الملقا"],
  ["burger near Hittin", "Hittin"],
])("%s: without a chosen place the totals are for there", async (query, area) => {
  const there = await search(db, { query, now: NOW, terms: await termsTo(area) });
  expect(there.matches.length).toBeGreaterThan(0);
  expect(totalsOf(await search(db, { query, now: NOW }))).toEqual(totalsOf(there));
});

test("a chosen place stays where the order goes, whatever neighbourhood restaurants are asked for in", async () => {
  const query = "شاورما دجاج في الملقا";
  const named = totalsOf(await search(db, { query, now: NOW }));
  const areas = await db.selectFrom("neighbourhoods").select("name_ar").limit(40).execute();
  const others = new Set<string>();
  for (const { name_ar } of areas) {
    const terms = await termsTo(name_ar);
    others.add(JSON.stringify(totalsOf(await search(db, { query, now: NOW, terms }))));
  }
  others.delete(JSON.stringify(named));
  expect(others.size).toBeGreaterThan(0);
});
