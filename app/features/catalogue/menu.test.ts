import { expect, test } from "vitest";
import { arrangeMenu, bySize, type UnsortedLine } from "./menu";

const line = (id: number, rest: Partial<UnsortedLine>): UnsortedLine => ({
  id,
  dishName: id,
  section: "mains",
  heading: null,
  names: { ar: null, en: `Dish ${id}` },
  size: null,
  prices: null,
  best: null,
  own: null,
  ...rest,
});

test("headings come in the order of a menu, dishes in the order given", () => {
  const menu = arrangeMenu([
    line(1, { section: "drinks" }),
    line(2, { section: "mains" }),
    line(3, { section: "combos" }),
    line(4, { section: "mains" }),
  ]);
  expect(menu.map(({ section, dishes }) => [section, dishes.map((d) => d.sizes[0]?.id)])).toEqual([
    ["combos", [3]],
    ["mains", [2, 4]],
    ["drinks", [1]],
  ]);
});

test("a heading of the menu's own follows the section it counts as, in the order its dishes came", () => {
  const own = (ar: string) => ({ heading: { ar, en: null } });
  const menu = arrangeMenu([
    line(7, own("ركن الأطفال")),
    line(5, own("على الفحم")),
    line(6, own("ركن الأطفال")),
    line(9, { section: "drinks" }),
    line(8, {}),
  ]);
  expect(
    menu.map(({ section, heading, dishes }) => [
      ...[section, heading?.ar ?? null],
      ...dishes.map((dish) => dish.sizes[0]?.id),
    ]),
  ).toEqual([
    ["mains", null, 8],
    ["mains", "على الفحم", 5],
    ["mains", "ركن الأطفال", 7, 6],
    ["drinks", null, 9],
  ]);
});

test("the sizes of a dish stand together, small first", () => {
  const menu = arrangeMenu([
    line(1, { dishName: 9, size: "large" }),
    line(2, {}),
    line(3, { dishName: 9, size: "small" }),
  ]);
  expect(menu[0]?.dishes.map((dish) => dish.sizes.map(({ id }) => id))).toEqual([[3, 1], [2]]);
});

test("a dish without a size comes before its sizes", () => {
  expect([{ size: "small" }, { size: null }].sort(bySize)[0]).toEqual({ size: null });
});
