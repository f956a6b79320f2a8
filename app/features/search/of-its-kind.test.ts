import { expect, test } from "vitest";
import { ofItsKind } from "./of-its-kind";

const named = (...names: string[]) => names.map((name) => ({ name }));
const left = (asked: string, ...names: string[]) =>
  ofItsKind(asked.split(" "), named(...names)).map(({ name }) => name);

test("a dish with the words of another is none of those", () => {
  expect(left("fried chicken", "Broast Sandwich", "Chicken Fried Rice")).toEqual([
    "Broast Sandwich",
  ]);
});

test.each([
  ["السمك", ["كاري سمك", "Seafood Soup"], ["كاري سمك"]],
  ["شواية", ["دجاج شواية", "BBQ Chicken Pizza", "كبة مشوية"], ["دجاج شواية"]],
])("«%s» of %o is %o", (asked, names, its) => expect(left(asked, ...names)).toEqual(its));

test.each([
  ["burger", ["Chicken Burger", "Cheeseburger"]],
  ["beef burger", ["Beef Burger", "Double Beef Burger"]],
  ["fried chicken", ["Chicken Fried Rice"]],
  ["grilled thing", ["Grilled Hamour", "Mixed Grill"]],
])("“%s” loses none of %o", (asked, names) => expect(left(asked, ...names)).toEqual(names));
