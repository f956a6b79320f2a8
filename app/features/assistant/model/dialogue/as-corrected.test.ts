import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

describe("what is named instead of the dish that was shown", () => {
  const first = "magkano adobo sa bahay manila";
  test.each([
    "hindi, pancit",
    "hindi po, yung pancit",
    "ay mali pala, pancit",
    "no po, pancit",
    "pancit pala",
  ])("%s", (said) => {
    expect(lastOf(first, said)).toMatchObject({
      ...{ kind: "price", dish: "pancit", restaurant: "bahay manila", other: null },
    });
  });

  test.each([
    ["no, chicken burger", "chicken burger"],
    ["hindi, chicken burger", "chicken burger"],
    ["nope, the chicken burger", "chicken burger"],
  ])("%s", (said, dish) => {
    expect(lastOf("beef burger", said)).toMatchObject({ dish, restaurant: "", other: null });
  });

  test("in pieces", () => {
    expect(lastOf("broast meal", "no, fried chicken 8pcs").dish).toBe("8 piece broast");
  });
});

describe("but what does something else does that", () => {
  const first = "chicken adobo at bahay manila";
  test.each([
    ["no, add lumpia", { dish: "chicken adobo", other: { dish: "lumpia" } }],
    ["hindi, dalawa", { dish: "chicken adobo", quantity: 2 }],
    ["no, at kusina ni aling nena", { dish: "chicken adobo", restaurant: "kusina ni aling nena" }],
    ["no, thanks", { dish: "" }],
    ["mahal pala", { dish: "" }],
  ])("%s", (said, asked) => expect(lastOf(first, said)).toMatchObject(asked));
});

describe("so many, of which some in another size", () => {
  test.each([
    ["spanish latte large sa dune drip", "gawin mong tatlo, isa medium"],
    ["spanish latte large at dune drip", "make it three, one medium"],
  ])("%s, %s", (first, said) => {
    const lines = linesOf(lastOf(first, said));
    expect(lines.map(({ size, quantity }) => [size, quantity])).toEqual([
      ["large", 2],
      ["medium", 1],
    ]);
  });
  test("all of them where no other size is said", () => {
    expect(lastOf("spanish latte large at dune drip", "make it three")).toMatchObject({
      ...{ size: "large", quantity: 3, other: null },
    });
  });
});
