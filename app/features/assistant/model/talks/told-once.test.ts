import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

const dishes = (...said: string[]) => linesOf(lastOf(...said)).map(({ dish }) => dish);

test.each([
  ["I want breakfast delivered, foul and tamees for 2 persons", ["foul", "tamees"]],
  ["breakfast and 2 karak", ["breakfast", "karak"]],
])("the heading that dishes stand under is none of them: %s", (said, named) =>
  expect(dishes(said)).toEqual(named),
);

test("how many eat is kept without the heading", () =>
  expect(lastOf("I want breakfast delivered, foul and tamees for 2 persons").people).toBe(2));

test.each([
  "قارن لي بين تشيز برجر برجر الحارة وبرجر الديره",
  "compare cheeseburger burger al hara and burger al deera",
])(
  "the dish of the first place is asked for at the second, which is called by a dish: %s",
  (said) => {
    const [first, second] = linesOf(lastOf(said));
    expect(second?.dish).toBe(first?.dish);
    expect(second?.restaurant).toMatch(/برجر الدير|deera/);
  },
);

test("a dish that ends as a restaurant is called is of that, set against another", () => {
  const [first] = linesOf(lastOf("compare latte dune and rakwa spanish latte"));
  expect(first).toMatchObject({ dish: "latte", restaurant: "dune" });
});

test("a size between two words of a dish parts none of it: «cappucino large hot»", () =>
  expect(lastOf("cappucino large hot from rakwa")).toMatchObject({ dish: "cappucino hot" }));

test.each([
  "broast 15 riyal last time, now is increase?",
  "البروست ١٥ ريال المره اللي فاتت، زاد الحين؟",
])("what was paid last time is no limit: %s", (said) => expect(lastOf(said).maxTotal).toBeNull());

test("what is exchanged for another is called as the menu calls it", () => {
  const order = lastOf("1 sushi box and 1 miso soup from koi & kumo", "change soup to edamame");
  expect(linesOf(order).map(({ dish, quantity, size }) => [quantity ?? 1, dish, size])).toEqual([
    [1, "sushi box", ""],
    [1, "edamame", ""],
  ]);
});
