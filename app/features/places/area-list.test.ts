import { expect, test } from "vitest";
import { areaListOf, areasIn } from "./area-list";

const AREAS = [
  { id: 7, name_ar: "النرجس", name_en: "Al Narjis" },
  { id: 12, name_ar: "العليا", name_en: "Olaya" },
  { id: 3, name_ar: "الملز", name_en: "" },
];

test.each([
  ["ar", ["العليا", "الملز", "النرجس"]],
  ["en", ["Al Narjis", "Olaya", "الملز"]],
] as const)(
  "a list in the script %s holds each neighbourhood once, by its name",
  (script, names) => {
    const areas = areasIn(areaListOf(AREAS, script));
    expect(areas.map(({ name }) => name)).toEqual(names);
    expect(areas.find(({ name }) => name === "Al Narjis" || name === "النرجس")?.id).toBe("7");
  },
);

test("of no neighbourhoods there is none", () => {
  expect(areasIn(areaListOf([], "ar"))).toEqual([]);
});
