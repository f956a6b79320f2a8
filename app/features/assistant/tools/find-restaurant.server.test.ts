import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleMaps } from "~/providers/maps/sample.server";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import type { ToolContext } from "./context";
import { findRestaurant } from "./find-restaurant.server";

let context: ToolContext;
beforeAll(async () => {
  const db = await openSample();
  context = { db, userId: "", maps: sampleMaps(() => true), now: () => SAMPLE_NOW };
});
afterAll(() => context.db.destroy());

/** SAR, of each dish that is listed. */
async function totals(maxTotal?: number, first?: "cheapest" | "dearest") {
  const { restaurants } = await findRestaurant(context, { name: "Kerala Palace", maxTotal, first });
  return restaurants.flatMap(({ dishes }) => dishes.map(({ best }) => best?.total ?? null));
}

test("under a limit only what costs so much or less is listed, also of what few order", async () => {
  const all = await totals();
  const within = await totals(30);
  expect(all.some((total) => (total ?? 0) > 30)).toBe(true);
  expect(within.every((total) => total !== null && total <= 30)).toBe(true);
  expect(within.length).toBeGreaterThan(all.filter((total) => (total ?? 99) <= 30).length);
  expect(await totals(1)).toEqual([]);
});

test("the cheapest of a menu come first where they are asked for, also those that few order", async () => {
  const sum = (totals: (number | null)[]) =>
    totals.reduce<number>((all, one) => all + (one ?? 0), 0);
  const usual = await totals();
  const [cheapest, dearest] = [
    await totals(undefined, "cheapest"),
    await totals(undefined, "dearest"),
  ];
  expect(cheapest).toEqual([...cheapest].sort((a, b) => (a ?? 999) - (b ?? 999)));
  expect(sum(cheapest)).toBeLessThan(sum(usual));
  expect(sum(dearest)).toBeGreaterThan(sum(usual));
});
