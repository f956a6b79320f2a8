import { expect, test } from "vitest";
import { chooseLine, mostAsked } from "./menu";
import type { MenuLine } from "./queries.server";

const line = (id: number, more: Partial<MenuLine> = {}): MenuLine => ({
  id,
  restaurant_id: 1,
  dish_name_id: id,
  size: null,
  asked_count: 0,
  cheapest_total: 1000,
  ...more,
});
const scores = (list: Record<number, number>) => ({
  most: (dishName: number) => list[dishName] ?? 0,
  score: (dishName: number) => ({ score: list[dishName] ?? 0, name: "" }),
});

test("the dish whose name fits best", () =>
  expect(chooseLine([line(1), line(2)], null, scores({ 1: 0.8, 2: 1 }))?.line.id).toBe(2));

test("none when no name fits", () =>
  expect(chooseLine([line(1)], null, scores({ 1: 0.5 }))).toBeUndefined());

test("the size asked for, else what is asked for most", () => {
  const menu = [
    line(1, { dish_name_id: 9, size: "small", asked_count: 5 }),
    line(2, { dish_name_id: 9, size: "large", asked_count: 1 }),
  ];
  expect(chooseLine(menu, "large", scores({ 9: 1 }))?.line.id).toBe(2);
  expect(chooseLine(menu, "person", scores({ 9: 1 }))?.line.id).toBe(1);
  expect(chooseLine(menu, "family", scores({ 9: 1 }))).toBeUndefined();
  expect(chooseLine(menu, null, scores({ 9: 1 }))?.line.id).toBe(1);
});

test("of two dishes named alike, the one with a price", () => {
  const menu = [line(1, { cheapest_total: null, asked_count: 9 }), line(2)];
  expect(chooseLine(menu, null, scores({ 1: 1, 2: 1 }))?.line.id).toBe(2);
});

test("a restaurant alone compares its most asked-for priced dish", () => {
  const menu = [
    line(1, { asked_count: 9, cheapest_total: null }),
    line(2, { asked_count: 3 }),
    line(3),
  ];
  expect(mostAsked(menu)?.id).toBe(2);
  expect(mostAsked(menu.slice(0, 1))?.id).toBe(1);
  expect(mostAsked([])).toBeUndefined();
});
