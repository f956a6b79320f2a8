import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleMaps } from "~/providers/maps/sample.server";
import { openSample, SAMPLE_NOW } from "~tests/support/sample-database";
import type { Ask } from "../model/ask/ask";
import { saySimilar } from "../say/similar";
import type { ToolContext } from "./context";
import { suggestSimilar } from "./suggest-similar.server";

let context: ToolContext;
beforeAll(async () => {
  const db = await openSample();
  context = { db, userId: "reem", maps: sampleMaps(() => true), now: () => SAMPLE_NOW };
});
afterAll(() => context.db.destroy());

const namesFor = async (like: string) => {
  const { items } = await suggestSimilar(context, { like });
  return items.map(({ dish: { name_en, name_ar } }) => name_en ?? name_ar ?? "");
};

test("of a food that is asked for, what has none of it is no suggestion, however alike", async () => {
  expect(await namesFor("paneer")).toEqual(["Palak Paneer"]);
  for (const name of await namesFor("shrimp"))
    expect(name).toMatch(/shrimp|prawn|hipon|calamari|seafood/i);
});

test("what costs most of all there is comes first where that is asked for", async () => {
  const { items } = await suggestSimilar(context, { dearest: true });
  const totals = items.map(({ ranked }) => ranked[0]?.total ?? 0);
  expect(totals).toEqual([...totals].sort((a, b) => b - a));
  const usual = await suggestSimilar(context, {});
  for (const { ranked } of usual.items)
    expect(totals.at(-1)).toBeGreaterThan(ranked[0]?.total ?? 0);
});

test("a heading of menus asks for no word of a name", async () => {
  expect(await namesFor("noodles")).toContain("Pancit Bihon");
});

test("ideas own up to a word that nothing was made of: «kuch karahi wala»", async () => {
  const ideas = await suggestSimilar(context, {});
  const none = { without: [], platforms: [], dish: "", query: "" };
  const asked = { kind: "suggest", nth: null, left: "karahi", ...none };
  const said = (left: string) =>
    saySimilar("hi", { ...asked, left } as unknown as Ask, ideas, new Map());
  expect(said("karahi")).toContain("karahi");
  expect(said("")).not.toContain("karahi");
});

test("who eats no meat is told of what stands under other headings too, of all places near", async () => {
  const { items } = await suggestSimilar(context, { area: "Malaz", avoid: ["vegetarian"] });
  const names = items.map(({ dish }) => dish.name_en);
  expect(names).toContain("Idli Sambar");
  expect(new Set(items.map(({ restaurant }) => restaurant.id)).size).toBeGreaterThan(2);
});

test("a food that nobody near has is no suggestion of what has none of it", async () => {
  expect((await suggestSimilar(context, { like: "paneer", area: "Malaz" })).items).toEqual([]);
  const { items } = await suggestSimilar(context, { like: "chicken", area: "Malaz" });
  expect(items.length).toBeGreaterThan(0);
});

test("ideas for what one may pay use at least half of it, unless the cheapest are asked for", async () => {
  const least = async (question: { cheapest?: boolean }) => {
    const { items } = await suggestSimilar(context, { maxTotal: 40, ...question });
    return Math.min(...items.slice(0, 5).map(({ ranked }) => ranked[0]?.total ?? 0));
  };
  expect(await least({})).toBeGreaterThanOrEqual(20);
  expect(await least({ cheapest: true })).toBeLessThan(20);
});

test("more of a quality is that quality: «something spicier»", async () => {
  expect(await namesFor("spicier")).toEqual(await namesFor("spicy"));
  expect(await namesFor("spicier")).not.toEqual([]);
});

test("where all cost more than may be paid, the cheapest of the kind is told; nothing beside what fits", async () => {
  const { items, nearest } = await suggestSimilar(context, { like: "حلو", maxTotal: 10 });
  expect(items).toEqual([]);
  expect(nearest?.ranked[0]?.total).toBeGreaterThan(10);
  expect((await suggestSimilar(context, { like: "حلو", maxTotal: 40 })).nearest).toBeUndefined();
});

test("where no meal is to be had for the money, there is what is less than one", async () => {
  const { items } = await suggestSimilar(context, { maxTotal: 9 });
  expect(items.map(({ dish }) => dish.name_en)).toContain("Zaatar Fatayer");
  const meals = (await suggestSimilar(context, { maxTotal: 30 })).items;
  expect(meals.map(({ dish }) => dish.name_en)).not.toContain("Zaatar Fatayer");
});

test("what is greasy is fried", async () => {
  const names = await namesFor("greasy");
  expect(names).not.toContain("Greek Salad");
  expect(names.join()).toMatch(/broast|fried|nuggets/i);
});
