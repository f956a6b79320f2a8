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

test("places that are open then are those known to be", async () => {
  const at = "2026-03-15T02:00";
  const { branches } = await nearestBranches(context, { area: "Malaz", openAt: at });
  expect(branches.map(({ name_en }) => name_en)).toContain("Burger Al Deera");
  expect(branches.map(({ name_en }) => name_en)).not.toContain("Al Muqarmish Broast");
});

test("where nobody is known to be open, it is told of the nearest", async () => {
  const at = "2026-03-15T05:00";
  const { branches } = await nearestBranches(context, { area: "Malaz", openAt: at });
  expect(branches.length).toBeGreaterThan(0);
});

test("places known for what the person avoids are left out, but where they are asked for", async () => {
  const near = await nearestBranches(context, { area: "Suwaidi", avoid: ["seafood"] });
  expect(near.leftOut).toEqual(["seafood"]);
  expect(near.branches.map(({ name_ar }) => name_ar)).not.toContain("سمك الشعاب");
  const asked = { area: "Suwaidi", avoid: ["seafood"], restaurant: "seafood" };
  expect((await nearestBranches(context, asked)).leftOut).toEqual([]);
});
