import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "~/i18n/languages";
import type { Ask } from "../model/ask/ask";
import { nameIn, strong } from "./names";
import { sayBranches, sayNearest } from "./places";
import { sayRestaurant } from "./restaurant";
import { textsIn } from "./texts";

const named = { restaurant: "dim sum", query: "", dish: "", area: "", except: "" };
const ask = { ...named, platforms: [] as Ask["platforms"] } as Ask;
const area = { name_ar: "الملز", name_en: "Malaz" };

test.each(LANGUAGE_CODES)("where nothing is near, it is said what and where, in %s", (voice) => {
  const said = sayNearest(voice, ask, { problem: null, area, branches: [] } as never);
  expect(said).toContain("dim sum");
  expect(said).toMatch(/Malaz|الملز/);
  expect(said).not.toMatch(/near\.|\{\{/);
});

test.each(LANGUAGE_CODES)(
  "where nothing is found in the whole city, no neighbourhood is left out, in %s",
  (voice) => {
    const rated = { ...ask, rated: true } as Ask;
    const said = (asked: Ask) =>
      sayNearest(voice, asked, { problem: null, area: null, branches: [] } as never);
    expect(said(rated)).toContain("dim sum");
    for (const text of [said(rated), said({ ...rated, restaurant: "" })])
      expect(text).not.toMatch(/\u2068\u2069|\s[.۔।]|near\.|\{\{/u);
  },
);

test.each(LANGUAGE_CODES)("branches are told by their neighbourhoods, in %s", (voice) => {
  const branches = (areas: (typeof area)[], count = areas.length) =>
    sayBranches(voice, { ...area, areas, branches: count, link: "/restaurants/1" } as never);
  expect(branches([area])).toContain("/restaurants/1");
  expect(branches([area, { name_ar: "حطين", name_en: "Hittin" }])).toMatch(/Hittin|حطين/);
  // Of a restaurant whose place nobody knows, none is left out of a sentence.
  const { t } = textsIn(voice);
  const link = `[${t("itsPage")}](/restaurants/1)`;
  expect(branches([])).toBe(t("place.whereUnknown", { name: strong(nameIn(voice, area)), link }));
  expect(branches([], 2)).toBe(t("near.where"));
});

test("the branches of a restaurant stand with their neighbourhoods, and those not named are counted", () => {
  const at = (areas: number, branches: number) =>
    sayRestaurant("en", ask, {
      restaurants: [
        {
          ...area,
          cuisine: "burger",
          rating: 4.5,
          branches,
          areas: Array(areas).fill(area),
          dishes: [],
        },
      ],
    } as never).split("\n")[0];
  expect(at(6, 6)).toMatch(/, 6 branches: (Malaz, ){3}Malaz and 2 more neighbourhoods\.$/);
  expect(at(2, 2)).toMatch(/, 2 branches: Malaz, Malaz\.$/);
  expect(at(1, 1)).toMatch(/out of 5, Malaz\.$/);
  expect(at(0, 3)).toMatch(/, 3 branches\.$/);
});

test.each(LANGUAGE_CODES)("no list is announced where none follows, in %s", (voice) => {
  const said = (dishes: object[]) =>
    sayRestaurant(voice, ask, {
      restaurants: [
        { ...area, cuisine: null, rating: null, branches: 1, areas: [], link: "/r/1", dishes },
      ],
    } as never);
  // Of a restaurant without a menu, and where all that it has is left out.
  for (const text of [said([]), said([{ ...area, size: null, best: null, contains: ["lamb"] }])])
    expect(text.split("\n").filter((line) => /:$/.test(line))).toEqual([]);
});

test("a kind of food that nobody sells is not called a restaurant", () => {
  const rated = { ...ask, restaurant: "", dish: "sushi", rated: true } as Ask;
  const said = sayNearest("en", rated, { problem: null, area: null, branches: [] } as never);
  expect(said).not.toContain("called");
});
