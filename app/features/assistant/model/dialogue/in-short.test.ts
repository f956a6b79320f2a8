import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test("«with cheese?» after burgers is the kind that menus call so", () => {
  expect(lastOf("burger", "with cheese?")).toMatchObject({ kind: "price", dish: "cheeseburger" });
  expect(lastOf("paas me burger kahan hai", "cheese wala kitne ka").dish).toBe("cheeseburger");
  expect(lastOf("burger under 30", "with cheese?")).toMatchObject({ maxTotal: 30 });
  expect(lastOf("shawarma", "with fries?")).toMatchObject({ kind: "compare", apart: true });
});

test.each(["نص والا كامل ذا؟", "كامل ذا؟"])("«%s» says sizes, and no place", (said) => {
  expect(lastOf("برياني دجاج", said)).toMatchObject({ area: "" });
  expect(lastOf("برياني دجاج", said).size).not.toBe("");
});

test.each([
  "8 wala kitne ka",
  "and 8?",
  "8 वाला कितने का",
  "8 والا کتنے کا",
  "yung 8 magkano?",
  "how about the 8",
])("«%s» after a dish in 4 pieces is that of 8", (said) => {
  const ask = lastOf("broast 4 piece sab se sasta", said);
  expect(ask).toMatchObject({ kind: "price", quantity: null });
  expect(ask.dish).toMatch(/\b8\b/);
  expect(lastOf("broast", said).quantity).not.toBe(null);
});

test("«meal wala» is that of what was spoken of, at both of two restaurants", () => {
  const two = "burger al hara aur burger al deera cheeseburger kis ka sasta hai";
  const ask = lastOf(two, "meal wala batao");
  expect(ask).toMatchObject({ kind: "compare", apart: false, dish: "cheeseburger meal" });
  expect(ask.other).toMatchObject({ dish: "cheeseburger meal", restaurant: "burger al deera" });
  expect(lastOf("shawarma kitne ka", "meal wala batao").dish).toBe("shawarma meal");
  expect(lastOf("meal wala batao").dish).toBe("meal");
});

test("the meal of a double cheeseburger is called by the burger alone", () => {
  const there = "عند برجر الحارة";
  expect(lastOf(`كم دبل تشيز برجر ${there}`, "والوجبة؟").dish).toBe("وجبة تشيز برجر");
  expect(lastOf(`كم برجر لحم ${there}`, "والوجبة؟").dish).toBe("وجبة برجر لحم");
});
