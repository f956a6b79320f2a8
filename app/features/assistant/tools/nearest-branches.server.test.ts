import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleMaps } from "~/providers/maps/sample.server";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import type { ToolContext } from "./context";
import { nearestBranches } from "./nearest-branches.server";

let context: ToolContext;
beforeAll(async () => {
  const db = await openSample();
  context = { db, userId: "", maps: sampleMaps(() => true), now: () => SAMPLE_NOW };
});
afterAll(() => context.db.destroy());

test.each(["sushi", "سوشي", "california roll", "burger", "شاورما دجاج", "kabsa"])(
  "the best rated of the whole city for a dish are those who sell it, each once: %s",
  async (restaurant) => {
    const { branches } = await nearestBranches(context, { restaurant, rated: true });
    expect(branches.length).toBeGreaterThan(0);
    const ratings = branches.map(({ rating }) => rating ?? 0);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
    expect(new Set(branches.map(({ name_ar, name_en }) => name_ar ?? name_en)).size).toBe(
      branches.length,
    );
  },
);

test("what nobody sells and nothing is called is found nowhere", async () => {
  const { branches } = await nearestBranches(context, { restaurant: "zzyzx", rated: true });
  expect(branches).toEqual([]);
});
