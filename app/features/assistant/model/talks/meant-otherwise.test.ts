import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

describe("a number counts what it stands before", () => {
  test.each([
    ["سبعة شاورما دجاج كبير من عمو حمزة", "عمو حمزة", 7],
    ["شاورما سبعة وسبعين", "شاورما سبعة وسبعين", null],
    ["عطني خمسة وعشرين شاورما", "", 25],
    ["نصين دجاج على الفحم", "", 2],
    ["شاورما على بعد 3 كم", "", null],
    ["2 burgers within 3 km", "", 2],
  ])("%s", (said, restaurant, quantity) => {
    expect(lastOf(said)).toMatchObject({ restaurant, quantity });
  });

  test("also those who eat", () => {
    expect(lastOf("مندي لسبعة وعشرين شخص")).toMatchObject({ people: 27, dish: "مندي" });
  });

  test("and of what was spoken of", () => {
    expect(lastOf("chicken shawarma", "2 of em")).toMatchObject({
      dish: "chicken shawarma",
      quantity: 2,
      other: null,
    });
  });
});

describe("a restaurant that is called by its dishes", () => {
  test.each([
    ["menu of laffa and saj", "", "laffa and saj"],
    ["falafel from laffa and saj", "falafel", "laffa and saj"],
    ["ribeye steak house", "ribeye steak", "steak house"],
    ["chicken burger al deera", "chicken burger", "burger al deera"],
    ["ribeye steak", "ribeye steak", ""],
  ])("%s", (said, dish, restaurant) => {
    expect(lastOf(said)).toMatchObject({ dish, restaurant });
  });

  test("is compared by no word of its name", () => {
    expect(lastOf("qudoor al deera or najd madghoot")).toMatchObject({
      kind: "compare",
      dish: "",
      other: { dish: "" },
    });
  });
});

test.each([
  ["any biryani, kabsa or mandi?", ["biryani", "mandi", "kabsa"]],
  ["kabayan food in batha, any adobo or sinigang?", ["adobo", "sinigang"]],
  ["fish or vegetables", ["fish", "vegetables"]],
  ["chicken shawarma or beef", ["chicken shawarma", "shawarma beef"]],
])("%s: each of them", (said, dishes) => {
  const { dish, other, rest } = lastOf(said);
  expect([dish, other?.dish, ...rest.map((one) => one.dish)]).toEqual(dishes);
});

test.each([
  [["sabse sasta nashta kya hai riyadh me"], "price", "breakfast"],
  [["sabse sasta nashta kahan hai"], "price", "breakfast"],
  [["nashta kya hai"], "suggest", "breakfast"],
  [["chicken ideas", "with rice"], "suggest", "chicken rice"],
  [["ano masarap na manok", "ung may kanin"], "suggest", "chicken rice"],
  [["food 50 riyal delivery included"], "suggest", ""],
])("%s", (said, kind, dish) => {
  expect(lastOf(...(said as [string]))).toMatchObject({ kind, dish });
});

test("what a delivery cost is no budget", () => {
  expect(lastOf("delivery 50 riyal?? why")).toMatchObject({ kind: "cannot", focus: "delivery" });
});

describe("the second of two places stands before the dish", () => {
  test.each([
    ["compare rakwa and dune latte", "latte", "rakwa", "latte", "dune"],
    ["kabsa or chicken burger", "kabsa", "", "chicken burger", ""],
  ])("%s", (said, dish, restaurant, second, rival) => {
    const { other, ...ask } = lastOf(said);
    expect([ask.dish, ask.restaurant, other?.dish, other?.restaurant]).toEqual([
      dish,
      restaurant,
      second,
      rival,
    ]);
  });
});
