import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["2 large and 1 small chicken shawarma from amo hamza", 2, 1],
  ["one large and two small chicken shawarma from amo hamza", 1, 2],
])("«%s» orders both sizes", (said, quantity, other) => {
  expect(lastOf(said)).toMatchObject({
    ...{ kind: "compare", apart: true, dish: "chicken shawarma", size: "large", quantity },
    other: { dish: "chicken shawarma", size: "small", quantity: other },
  });
});

test("so many of a dish after what is like it are an order, and no ideas", () => {
  const asked = lastOf("something like mandi", "ok 2 whole chicken mandi");
  expect(asked).toMatchObject({ kind: "price", dish: "chicken mandi", size: "whole", quantity: 2 });
});

test("«bukhari abu dawood menu» asks of one restaurant", () => {
  const asked = lastOf("bukhari abu dawood menu");
  expect(asked).toMatchObject({ kind: "restaurant", restaurant: "abu dawood" });
});

test("«enough for 4?» asks how many a dish is enough for", () => {
  const said = ["mixed grill at abu rakan", "1 kilo enough for 4?"];
  expect(lastOf(...said)).toMatchObject({ kind: "cannot", subject: "serves" });
});

test("«which app has lowest fee» is of the delivery", () => {
  const said = ["delivery cost from amo hamza to narjis", "which app has lowest fee"];
  expect(lastOf(...said)).toMatchObject({ restaurant: "amo hamza", focus: "delivery" });
});

test.each([
  [["how much more is large than small for cheese kunafa at khalti hind"], "large", "small"],
  [["cheese kunafa at khalti hind", "small vs large"], "small", "large"],
  [["cheese kunafa small at khalti hind", "how much more is the large"], "large", "small"],
])("%j sets two sizes against each other", (said, size, other) => {
  const dish = { dish: "cheese kunafa", restaurant: "khalti hind" };
  expect(lastOf(...said)).toMatchObject({
    ...{ kind: "compare", apart: false, ...dish, size },
    other: { ...dish, size: other },
  });
});

test("«وش يفرق كبير عن صغير» as well", () => {
  const asked = lastOf("وش يفرق فول جرة كبير عن صغير عند فوال الصباح");
  expect(asked).toMatchObject({ kind: "compare", size: "كبير", other: { size: "صغير" } });
});

test("a size that is asked for then is that of the one dish", () => {
  const said = ["cheese kunafa at khalti hind", "small vs large", "and medium?"];
  expect(lastOf(...said)).toMatchObject({ kind: "price", size: "medium", other: null });
});

test.each([
  ["رز بخاري نص ولا حبه كم الفرق", "نص", "حبه"],
  ["كبسة دجاج نص ولا حبه", "نص", "حبه"],
])("«%s» sets two sizes against each other, which together would be one", (said, size, other) =>
  expect(lastOf(said)).toMatchObject({
    kind: "compare",
    apart: false,
    size,
    other: { size: other },
  }),
);

test("«نص حبه» is half of one", () =>
  expect(lastOf("كبسة دجاج نص حبه")).toMatchObject({ kind: "price", size: "نص حبه", other: null }));
