import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

describe("that alone, in the place of what was ordered", () => {
  const first = "how much is sinigang sa kusina ni aling nena po";
  test.each([
    [["yung adobo na lang, dalawa"], [["adobo", 2]]],
    [["yung kare-kare nalang"], [["kare kare", null]]],
    [
      ["yung adobo na lang, dalawa", "dagdagan ng leche flan", "adobo na lang pala"],
      [["adobo", 2]],
    ],
    [
      ["dagdagan ng adobo na lang"],
      [
        ["sinigang", null],
        ["adobo", null],
      ],
    ],
  ])("%j", (said, lines) => {
    const asked = lastOf(first, ...said);
    expect(linesOf(asked).map(({ dish, quantity }) => [dish, quantity])).toEqual(lines);
    expect(asked.restaurant).toBe("kusina ni aling nena");
  });
});

describe("that in the place of all that is ordered", () => {
  const first = "pancit at lumpia sa bahay manila";
  const lines = (said: string) => linesOf(lastOf(first, said)).map(({ dish }) => dish);
  test.each([
    ["adobo na lang", ["adobo"]],
    ["kape na lang, spanish latte large", ["spanish latte"]],
    ["tapos adobo na lang", ["pancit", "lumpia", "adobo"]],
    ["adobo na lang din", ["pancit", "lumpia", "adobo"]],
  ])("%s", (said, dishes) => expect(lines(said)).toEqual(dishes));
});

test("another of its kind is another dish, and the one that is meant in short is not", () => {
  expect(lastOf("magkano milk tea", "kahit karak tea na lang").dish).toBe("karak tea");
  expect(lastOf("chicken adobo sa bahay manila", "adobo na lang, dalawa")).toMatchObject({
    ...{ dish: "chicken adobo", quantity: 2, other: null },
  });
});

describe("that in the place of what is taken off, beside the rest", () => {
  const first = "2 adobo, 1 halo halo at 1 lumpia kay aling nena po";
  test.each([
    ["wag na yung lumpia, leche flan na lang", ["adobo", "halo halo", "leche flan"]],
    ["tanggalin mo yung adobo, kare kare na lang kung meron", ["halo halo", "lumpia", "kare kare"]],
    ["tanggalin mo yung halo halo, adobo na lang", ["adobo"]],
  ])("%s", (said, dishes) =>
    expect(linesOf(lastOf(first, said)).map(({ dish }) => dish)).toEqual(dishes),
  );
});

describe("the cheaper of what was shown is counted, and ordered with another dish", () => {
  test.each([
    ["saan pinakamurang adobo?", "dun sa mas mura, dalawa, tapos isang turon"],
    ["saan pinakamurang adobo?", "yung mas mura, dalawa tsaka isang turon"],
    ["where is the cheapest adobo?", "the cheaper one, two of it, and one turon"],
  ])("%s %s", (first, said) => {
    const asked = lastOf(first, said);
    expect(asked).toMatchObject({ kind: "compare", apart: true, from: { nth: 0 } });
    expect(linesOf(asked).map(({ dish, quantity }) => [dish, quantity])).toEqual([
      ["", 2],
      ["turon", 1],
    ]);
  });
  test("but what another dish costs there is asked, and orders nothing", () =>
    expect(
      lastOf("where is the cheapest adobo?", "and how much is 1 turon at the cheaper one?"),
    ).toMatchObject({ kind: "price", dish: "turon" }));
});

describe("a dish without what it is served as", () => {
  const first = "2 cheeseburger meal at burger al hara po";
  test.each(["wala palang meal, burger lang", "wag na meal, burger lang", "walang meal"])(
    "%s",
    (said) =>
      expect(lastOf(first, said)).toMatchObject({
        kind: "price",
        dish: "cheeseburger",
        quantity: 2,
        restaurant: "burger al hara",
      }),
  );
  test("of a dish that is not served so nothing changes", () =>
    expect(lastOf("2 cheeseburger at burger al hara po", "walang meal").dish).toBe("cheeseburger"));
});

describe("a number of a dish's name counts nothing", () => {
  const first = "2 pepperoni large at pizza fornello";
  test.each([
    ["palitan yung isang pepperoni ng four cheese", ["1 pepperoni", "1 four cheese"]],
    ["change one of the pepperoni to four cheese", ["1 pepperoni", "1 four cheese"]],
    ["add two four cheese", ["2 pepperoni", "2 four cheese"]],
    ["add four wings", ["2 pepperoni", "4 wings"]],
  ])("%s", (said, lines) =>
    expect(
      linesOf(lastOf(first, said)).map(({ dish, quantity }) => `${quantity ?? 1} ${dish}`),
    ).toEqual(lines),
  );
});

/** The dishes of what was asked last. */
const ordered = (...said: string[]) => linesOf(lastOf(...said)).map(({ dish }) => dish);

describe("a meal has what it is said to have", () => {
  test.each([
    ["cheapest cheeseburger", "make it a meal with fries and a drink", ["cheeseburger meal"]],
    ["شاورما دجاج", "خلها وجبة مع بطاطس وبيبسي", ["وجبة شاورما دجاج"]],
    ["magkano chicken shawarma", "gawin mong meal na may fries", ["chicken shawarma meal"]],
    ["chicken shawarma kitne ki hai", "isko meal bana do", ["chicken shawarma meal"]],
    [
      "beef burger and hummus",
      "make the burger a meal with a drink",
      ["beef burger meal", "hummus"],
    ],
  ])("%s, then «%s»", (first, said, dishes) => expect(ordered(first, said)).toEqual(dishes));
  test("where menus call none so, it is ordered with that", () =>
    expect(ordered("chicken burger", "make it a meal with fries and a drink")).toEqual([
      "chicken burger",
      "fries",
      "drink",
    ]));
});

describe("in the place of what was ordered", () => {
  test.each([
    ["instead of naan give me rice", "rice"],
    ["instead of the naan add garlic naan", "garlic naan"],
    ["instead of the naan i want a lassi please", "lassi"],
    ["naan ki jagah rice do", "rice"],
  ])("%s", (said, dish) =>
    expect(ordered("butter chicken and 2 naan", said)).toEqual(["butter chicken", dish]),
  );
});

test("what was never ordered is not taken off, and no price is asked of it", () =>
  expect(lastOf("chicken burger", "drop the fries")).toMatchObject({
    dish: "chicken burger",
    unmade: { why: "lacks", words: ["fries"] },
  }));

test("«بدها خلها ٣» says the same twice", () =>
  expect(lastOf("برجر لحم", "بدها خلها ٣")).toMatchObject({
    dish: "برجر لحم",
    quantity: 3,
    left: "",
  }));

test.each([
  ["chicken adobo at kanin", ["chicken adobo", "rice"]],
  ["butter chicken aur chawal", ["butter chicken", "rice"]],
  ["burger with fries and a drink", ["burger", "fries", "drink"]],
  ["white rice with chicken", ["white rice with chicken"]],
])("«%s» is so many dishes", (said, dishes) => expect(ordered(said)).toEqual(dishes));

test.each([
  ["dalawang sisig at isang sinigang", "wag na yung sisig", ["sinigang"]],
  ["chicken biryani full aur 2 coke", "half wali kar do", ["chicken biryani half", "coke"]],
  ["lamb mandi", "put salad instead of rice", ["lamb mandi", "salad"]],
  ["cheeseburger meal", "without the meal, just the burger", ["cheeseburger"]],
  [
    "3 chicken shawarma aur 1 fries",
    "ek pepsi bhi likh lo",
    ["chicken shawarma", "fries", "pepsi"],
  ],
  ["isang sisig at dalawang kanin", "tanggalin mo sisig palitan ng adobo", ["adobo", "rice"]],
  [
    "butter chicken ke sath 4 naan",
    "ek lassi bhi, meethi wali",
    ["butter chicken", "naan", "lassi"],
  ],
  ["شاورما دجاج وثومية من عمو حمزة", "حذف الثومية", ["شاورما دجاج"]],
  ["hummus w tabbouleh", "just rice", ["plain rice"]],
])("after «%s» «%s» changes what it is said of", (first, said, dishes) => {
  const lines = linesOf(lastOf(first, said));
  expect(lines.map(({ dish, size }) => [dish, size].filter(Boolean).join(" "))).toEqual(dishes);
});

test("one of several without something leaves them as many as they are", () => {
  const said = ["2 cheeseburgers, 1 fries and 2 cokes", "one of the burgers without cheese"];
  expect(lastOf(...said)).toMatchObject({ quantity: 2, untold: "cheese" });
});

test("what is not known to come with cheese gets none, however it is said", () => {
  const said = ["بيتزا مارغريتا", "وحده كبيره ووحده وسط", "زيد عليها جبن زيادة"];
  expect(linesOf(lastOf(...said)).map(({ size }) => size)).toEqual(["كبيره", "وسط"]);
});

test.each(["kanin lang magkano", "بس رز كم", "sirf chawal kitne ka"])("«%s» is a bowl", (said) =>
  expect(["plain rice", "رز سادة"]).toContain(lastOf(said).dish),
);
