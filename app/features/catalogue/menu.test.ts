import { expect, test } from "vitest";
import { arrangeMenu, bySize, type UnsortedLine } from "./menu";

const line = (id: number, rest: Partial<UnsortedLine>): UnsortedLine => ({
  id,
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

const latte = { names: { ar: "لاتيه", en: "Latte" } };

test("the sizes of a dish stand together, small first", () => {
  const menu = arrangeMenu([
    line(1, { ...latte, size: "large" }),
    line(2, {}),
    line(3, { ...latte, size: "small" }),
  ]);
  expect(menu[0]?.dishes.map((dish) => dish.sizes.map(({ id }) => id))).toEqual([[3, 1], [2]]);
});

test("a dish without a size comes before its sizes", () => {
  expect([{ size: "small" }, { size: null }].sort(bySize)[0]).toEqual({ size: null });
});

test("what is chosen of a dish stands under it, where the menu has it otherwise too", () => {
  const named = (id: number, en: string, size: string | null = null) =>
    line(id, { names: { ar: null, en }, size });
  const [part] = arrangeMenu([
    named(1, "Latte (iced)", "large"),
    named(2, "Wings (8 pieces)"),
    named(3, "Kabsa (2)"),
    named(4, "latte (hot)"),
    named(5, "Latte (iced)", "small"),
    named(6, "Kabsa"),
    named(7, "Latte"),
  ]);
  expect(
    part?.dishes.map(({ names, sizes }) => [
      names.en,
      sizes.map(({ id, size, choice }) => [id, choice?.en ?? null, size]),
    ]),
  ).toEqual([
    [
      "Latte",
      [
        [5, "iced", "small"],
        [1, "iced", "large"],
        [4, "hot", null],
        [7, null, null],
      ],
    ],
    ["Wings (8 pieces)", [[2, null, null]]],
    ["Kabsa (2)", [[3, null, null]]],
    ["Kabsa", [[6, null, null]]],
  ]);
});

test("a choice that both names have in the same words is said once", () => {
  const names = (choice: string) => ({
    names: { ar: `لاتيه (${choice})`, en: `Latte (${choice})` },
  });
  const [part] = arrangeMenu([line(1, names("بارد")), line(2, names("حار"))]);
  expect(part?.dishes[0]?.sizes.map(({ choice }) => choice)).toEqual([
    { ar: "بارد", en: null },
    { ar: "حار", en: null },
  ]);
});
