import { expect, test } from "vitest";
import type { ImportedDish } from "./menu-row";
import { placeOwnHeadings } from "./own-headings";
import { newReport, wordsText } from "./report";
import { sectionMap } from "./sections";

/** The section that a menu's own heading counts as, with these dishes under it. */
function sectionOf(heading: string, ...dishes: string[]): string | undefined {
  const lines = dishes.map(
    (en): ImportedDish => ({
      ...{ line: 1, restaurant: { ar: null, en: "Heel" }, dish: { ar: null, en }, size: null },
      ...{ under: { section: "mains", heading: { ar: null, en: heading } }, offer: null },
      ...{ ownPrice: 900, mended: [] },
    }),
  );
  const [placed] = placeOwnHeadings(lines, sectionMap(), newReport("line", lines.length));
  expect(placed?.under?.heading).toEqual({ ar: null, en: heading });
  return placed?.under?.section;
}

test("each part of a heading is one of ours: the first counts", () => {
  expect(sectionOf("عصائر ومشروبات", "X")).toBe("drinks");
  expect(sectionOf("Soups & Salads", "X")).toBe("soups");
  expect(sectionOf("Sweets, Drinks", "X")).toBe("sweets");
  // A word that begins with "and" is no second part, and half a heading says nothing.
  expect(sectionOf("وجبات وطنية", "X")).toBe("mains");
  expect(sectionOf("Grandma and Others", "X")).toBe("mains");
});

test("a heading is called after what stands under it", () => {
  const all = {
    Croissants: "bakery",
    كنافة: "sweets",
    بطاطس: "sides",
    Karak: "drinks",
    شاورما: "sandwiches",
  };
  for (const [heading, section] of Object.entries(all))
    expect(sectionOf(heading, "X")).toBe(section);
  for (const heading of ["Broast", "Chef's favourites", "المحروقات", "1"])
    expect(sectionOf(heading, "X")).toBe("mains");
});

test("most of the dishes say it, where at least half say anything", () => {
  expect(sectionOf("Snacks", "Zaatar Croissant", "Cheese Croissant", "Plain")).toBe("bakery");
  expect(sectionOf("Favourites", "Mango Juice", "Lemon Mint", "Kunafa")).toBe("drinks");
  expect(sectionOf("Favourites", "Mango Juice", "Kunafa")).toBe("mains");
  expect(sectionOf("Favourites", "Mango Juice", "The Boss", "The Chief")).toBe("mains");
});

test("a heading of one menu says nothing of another's, however the restaurant is spelt", () => {
  const line = (restaurant: string, en: string): ImportedDish => ({
    ...{ line: 1, restaurant: { ar: null, en: restaurant }, dish: { ar: null, en }, size: null },
    ...{ under: { section: "mains", heading: { ar: null, en: "House Specials" } }, offer: null },
    ...{ ownPrice: 900, mended: [] },
  });
  const lines = [
    ...["Mango Juice", "Lemon Mint"].map((en) => line("Heel", en)),
    ...["Lamb Kebab", "Chicken Kebab"].map((en) => line("Grill House", en)),
    ...["The Boss", "Karak Tea"].map((en) => line("HEEL", en)),
  ];
  const placed = placeOwnHeadings(lines, sectionMap(), newReport("line", lines.length));
  expect(placed.map(({ under }) => under?.section)).toEqual([
    "drinks",
    "drinks",
    "grills",
    "grills",
    "drinks",
    "drinks",
  ]);
});

test("the report says what dishes under an own heading count as", () => {
  const report = newReport("line", 1);
  const under = { section: "mains", heading: { ar: "المخبوزات", en: null } } as const;
  placeOwnHeadings(
    [
      {
        ...{ line: 1, restaurant: { ar: null, en: "Heel" }, dish: { ar: "كرواسون", en: null } },
        ...{ under, size: null, offer: null, ownPrice: 900, mended: [] },
      },
    ],
    sectionMap(),
    report,
  );
  expect(wordsText(report)).toEqual([
    "  headings kept in their own words, and what their dishes count as: المخبوزات (bakery)",
  ]);
});
