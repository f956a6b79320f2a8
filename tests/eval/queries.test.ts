import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { CUISINES, type Cuisine } from "~/features/catalogue/cuisine";
import { RESTAURANTS } from "~/sample/restaurants";

/** What understanding a question has to cope with. */
const KINDS = [
  "arabic",
  "english",
  "order",
  "dual",
  "number-word",
  "eastern-digits",
  "persian-digits",
  "times",
  "size",
  "connector",
  "filler",
  "neighbourhood",
  "mixed",
  "spelling",
  "tashkeel",
  "tatweel",
  "doubled",
  "plural",
  "typo",
  "arabizi",
  "latin",
  "arabised",
  "translated",
  "joined",
  "split",
  "restaurant",
  "dish",
  "similar",
  "number-in-name",
  "alias",
  "nonsense",
  "unknown-restaurant",
  "not-on-menu",
  "trailing",
  "cuisine",
] as const;

const Labelled = z.strictObject({
  query: z.string().min(1).max(200),
  restaurant: z.string().nullable(),
  item: z.string().nullable(),
  quantity: z.number().int().positive(),
  kind: z.enum(KINDS),
  /** What is cooked, where nothing else is asked for. */
  cuisine: z.enum(Object.keys(CUISINES) as Cuisine[]).optional(),
});

const labelled = readFileSync("tests/eval/queries.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => Labelled.parse(JSON.parse(line)));

test("there are at least 250, each asked once", () => {
  expect(labelled.length).toBeGreaterThanOrEqual(250);
  expect(new Set(labelled.map((each) => each.query)).size).toBe(labelled.length);
});

test("labels are names as the sample stores them, and the dish is on that menu", () => {
  const wrong = labelled.filter(({ restaurant, item }) => {
    const places = RESTAURANTS.filter(
      ({ ar, en }) => restaurant === null || restaurant === ar || restaurant === en,
    );
    const onMenu = places.some(
      ({ menu }) => item === null || menu.some(([, ar, en]) => item === ar || item === en),
    );
    return !onMenu;
  });
  expect(wrong).toEqual([]);
});

test("every kind of question occurs", () => {
  const kinds = new Set(labelled.map((each) => each.kind));
  expect(kinds).toEqual(new Set(KINDS));
});
