import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["ابي برجر لها", "برجر"],
  ["shawarma for this weekend", "shawarma"],
])("«%s» orders food, and asks at no place that is called so", (said, dish) => {
  const asked = lastOf(said);
  expect(asked.restaurant).toBe("");
  expect(asked.dish).toContain(dish);
});

test("a goodbye drowns no allergy, and one alone is none of anything else", () => {
  expect(lastOf("i am allergic to nuts, i will order later, bye").facts).toMatchObject([
    { kind: "allergy" },
  ]);
  expect(lastOf("bukas na lang ako oorder, bye")).toMatchObject({ kind: "bye", facts: [] });
  expect(lastOf("can you tell me which app is cheaper later, bye").kind).not.toBe("bye");
});

test("a limit beside «bata dena» is a limit", () =>
  expect(lastOf("koi burger jo 20 riyal se kam ho bata dena")).toMatchObject({
    kind: "price",
    maxTotal: 20,
  }));

test("what is asked on one app is asked there of its kind too", () =>
  expect(lastOf("burger on platform b", "with cheese?").platforms).toEqual(["platform_b"]));

test("pieces after a counted dish of pieces name another, and count none", () =>
  expect(lastOf("broast 4 pieces x2", "8 pieces")).toMatchObject({ dish: "broast 8 piece" }));

test.each(["حبتين دجاج وينجز", "حبتين مندي دجاج وسط", "وجبة 4 حبات دجاج"])(
  "«%s» are no whole chickens",
  (said) => expect(lastOf(said).size).not.toContain("كامل"),
);

test("what so much buys is no menu, and what a place sells is one", () => {
  expect(lastOf("mujhe 20 riyal se kya milega")).toMatchObject({ kind: "suggest", maxTotal: 20 });
  expect(lastOf("tiger wok se kya milega")).toMatchObject({ kind: "restaurant" });
});

test("an hour counts nobody: 25 riyals each for four", () =>
  expect(lastOf("mandi for 8 pm, 25 riyals each for 4 of us")).toMatchObject({
    people: 4,
    maxTotal: 100,
  }));
