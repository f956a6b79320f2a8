import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleMaps } from "~/providers/maps/sample.server";
import { openSample } from "~tests/support/sample-database";
import { nothingFound } from "../say/nothing";
import { comparePrices } from "./compare-prices.server";
import type { ToolContext } from "./context";

const NOW = Date.UTC(2026, 2, 14, 8);

let context: ToolContext;
beforeAll(async () => {
  const db = await openSample(NOW);
  context = { db, userId: "reem", maps: sampleMaps(() => true), now: () => NOW };
});
afterAll(() => context.db.destroy());

test.each([
  ["جريش", "كبير", "بيت القدر", "جريش"],
  ["كبسة دجاج", "كبير", "عمو حمزة", null],
  ["أوصال", "نصف كيلو", "زيتون وزعتر", null],
])(
  "%s (%s) of %s: the size is missing only where the dish is there",
  async (dish, size, restaurant, found) => {
    const result = await comparePrices(context, { dish: `${dish} ${size}`, restaurant });
    expect(result).toMatchObject({ matches: [], emptyReason: "item_not_in_db" });
    expect(result.understood.dish?.name_ar ?? null).toBe(found);
    const said = nothingFound("ar", result, { size });
    expect(said.includes("للحجم")).toBe(found !== null);
  },
);
