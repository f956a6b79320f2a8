import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

const sizesOf = (...said: string[]) =>
  linesOf(lastOf(...said)).map(({ size, quantity }) => `${quantity ?? 1} × ${size}`);

describe("amounts that are not whole", () => {
  test.each([
    [["1.5 kg fried shrimp"], ["1 × 1 kilo", "1 × half kilo"]],
    [["2 and a half kilo grilled hamour"], ["2 × kilo", "1 × half kilo"]],
    [
      ["mixed grill", "and a kilo and a half?"],
      ["1 × kilo", "1 × half kilo"],
    ],
    [
      ["baklava", "2.5 kilos"],
      ["2 × kilo", "1 × half kilo"],
    ],
    [["1/2 kg fried shrimp"], ["1 × half kg"]],
    [["half kilo baklava"], ["1 × half kilo"]],
  ])("%s", (said, sizes) => {
    expect(sizesOf(...said)).toEqual(sizes);
  });

  test("three quarters of a kilo are no three of them, and are owned up to", () => {
    expect(lastOf("3/4 kilo mixed grill")).toMatchObject({ quantity: null, left: "threequarters" });
  });
});

describe("what is changed of an order in the same breath", () => {
  const dishesOf = (...said: string[]) =>
    linesOf(lastOf(...said)).map(({ dish, quantity }) => `${quantity ?? 1} ${dish}`);

  test.each([
    [
      ["americano", "make it 2 and a croissant"],
      ["2 americano", "1 croissant"],
    ],
    [
      ["saj with cheese", "ok and one falafel wrap also, total?"],
      ["1 saj cheese", "1 falafel wrap"],
    ],
    [
      ["fries, a burger and hummus", "ok what about without hummus"],
      ["1 fries", "1 burger"],
    ],
    [["chicken biryani", "we are 5 bachelors, 1 each"], ["5 chicken biryani"]],
  ])("%s", (said, dishes) => {
    expect(dishesOf(...said)).toEqual(dishes);
  });

  test("one is still swapped with another", () => {
    expect(dishesOf("2 cheeseburgers", "swap one with fries")).toEqual([
      "1 cheeseburgers",
      "1 fries",
    ]);
  });
});

test.each([
  ["order minimum is how much", { kind: "price", focus: "minimum" }],
  ["how do i fix it", { kind: "cannot", subject: "wrongPrice" }],
])("«%s» of what was spoken of", (said, asked) => {
  expect(lastOf("cheese kunafa at Khalti Hind", said)).toMatchObject(asked);
});

test("where, once it was asked who is open", () => {
  const asked = lastOf("any late night shawarma spots open rn?", "in Olaya");
  expect(asked).toMatchObject({ kind: "nearest", restaurant: "shawarma", area: "Olaya" });
});

test("what is delivered goes to where somebody is", () => {
  const asked = lastOf("im in al wadi, how much is chicken shawarma delivered");
  expect(asked).toMatchObject({ dish: "chicken shawarma", area: "", deliverTo: "al wadi" });
});
