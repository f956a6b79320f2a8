import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleMaps } from "~/providers/maps/sample.server";
import { openSample } from "~tests/support/sample-database";
import type { ToolContext } from "./context";
import { TOOL_SCHEMAS } from "./schema";
import { suggestSimilar } from "./suggest-similar.server";

const NOW = Date.UTC(2026, 2, 14, 8);

let context: ToolContext;
beforeAll(async () => {
  const db = await openSample(NOW);
  context = { db, userId: "reem", maps: sampleMaps(() => true), now: () => NOW };
});
afterAll(() => context.db.destroy());

type Question = Parameters<typeof suggestSimilar>[1];

async function totals(question: Question): Promise<number[]> {
  const result = await suggestSimilar(context, question);
  expect(TOOL_SCHEMAS.suggest_similar_items.output.parse(result)).toEqual(result);
  return result.items.map(({ ranked }) => Math.min(...ranked.map(({ total }) => total)));
}

test("what several people may pay is not answered with the cheapest sandwich for each", async () => {
  const found = await totals({ people: 10, maxTotal: 400 });
  expect(found.length).toBeGreaterThan(4);
  expect(Math.max(...found)).toBeLessThanOrEqual(400);
  // A stale price may be lower than the one that is told.
  expect(found.filter((total) => total >= 180).length).toBeGreaterThan(4);
  expect(new Set(found.map((total) => Math.round(total / 25))).size).toBeGreaterThan(2);
});

test("three people with very much money eat no more for it", async () => {
  const [first = 0] = await totals({ people: 3, maxTotal: 500 });
  expect(first).toBeLessThan(200);
});

test("who asks for the cheapest has it first, and who eats alone uses half of it as well", async () => {
  const [cheapest = 0] = await totals({ people: 10, maxTotal: 400, cheapest: true });
  expect(cheapest).toBeLessThan(100);
  const [alone = 0] = await totals({ maxTotal: 40 });
  expect(alone).toBeGreaterThanOrEqual(20);
});

test("what is grilled is what menus have under that heading", async () => {
  const { items } = await suggestSimilar(context, { like: "مشوي" });
  const names = items.map(({ dish }) => `${dish.name_ar} ${dish.name_en}`).join("\n");
  expect(names).toMatch(/كباب|شيش|شواية/);
  expect(names).not.toMatch(/asparagus/i);
});
