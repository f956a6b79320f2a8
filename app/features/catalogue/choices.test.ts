import { expect, test } from "vitest";
import { splitChoice } from "./choices";

const split = (ar: string | null, en: string | null) => {
  const { dish, choice } = splitChoice({ ar, en });
  return [dish.ar, dish.en, choice && [choice.ar, choice.en]];
};

test("what is chosen stands in brackets behind the name, of both names where there are two", () => {
  expect(split("لاتيه (بارد)", null)).toEqual(["لاتيه", null, ["بارد", null]]);
  expect(split(null, "Wings (8 pieces)")).toEqual([null, "Wings", [null, "8 pieces"]]);
  expect(split("لاتيه (بارد)", "Latte（iced）")).toEqual(["لاتيه", "Latte", ["بارد", "iced"]]);
  expect(split(null, "Wrap (beef) (spicy)")).toEqual([null, "Wrap (beef)", [null, "spicy"]]);
});

test("other brackets are part of the name", () => {
  for (const name of [
    "Kabsa (2)",
    "(iced)",
    "(New) Latte",
    "Latte",
    "Latte ()",
    "Latte (iced) new",
  ])
    expect(split(null, name)).toEqual([null, name, null]);
  expect(split("لاتيه", "Latte (iced)")).toEqual(["لاتيه", "Latte (iced)", null]);
  expect(split("كبسة (٢)", "Kabsa (spicy)")).toEqual(["كبسة (٢)", "Kabsa (spicy)", null]);
});
