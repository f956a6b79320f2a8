import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["pepperoni pizza medium", "anything cheaper?"],
  ["بيتزا ببروني وسط", "غالي مره فيه ارخص من كذا؟"],
  ["sabse sasta burger", "isse sasta kuch hai?"],
  ["سب سے سستی بریانی", "اس سے سستی کوئی ہے؟"],
  ["सबसे सस्ती बिरयानी", "इससे सस्ता कुछ है?"],
  ["pinakamurang pizza", "may mas mura pa ba?"],
])("%s, «%s» asks for less than the cheapest there is", (first, then) =>
  expect(lastOf(first, then)).toMatchObject({ kind: "price", undercuts: true }),
);

test.each([
  ["pepperoni pizza medium", "anything cheaper in Malaz?"],
  ["pepperoni pizza medium", "is there a cheaper margherita?"],
  ["something spicy", "anything cheaper?"],
  ["chicken kabsa at Bayt Al Qidr", "anything cheaper?"],
])("%s, «%s» is another question", (first, then) =>
  expect(lastOf(first, then).undercuts).toBe(false),
);

test("what is asked after it is asked as before", () =>
  expect(lastOf("pepperoni pizza medium", "anything cheaper?", "and large?")).toMatchObject({
    ...{ undercuts: false, size: "large", dish: "pepperoni pizza" },
  }));

test("of the nearest that cook something, the cheaper is told by their dishes, and one restaurant stays one", () => {
  const near = "where is the nearest filipino restaurant in malaz";
  const asked = { kind: "suggest", dish: "filipino", deliverTo: "malaz", cheaper: true };
  expect(lastOf(near, "which of them is cheaper")).toMatchObject(asked);
  expect(lastOf("nearest shawarma in malqa", "cheaper?")).toMatchObject({ dish: "shawarma" });
  expect(lastOf("nearest Amo Hamza in malqa", "cheaper?").kind).not.toBe("suggest");
});
