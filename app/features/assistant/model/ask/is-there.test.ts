import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["magkano ang chicken adobo?", "may sinigang ba?"],
  ["how much is chicken adobo?", "is there any sinigang?"],
])("after a list nobody asks it of the first place alone: %s ⏎ %s", (first, said) => {
  expect(lastOf(first, said)).toMatchObject({ dish: "sinigang", restaurant: "", from: null });
});

test("of one place that was shown it is asked there", () => {
  expect(lastOf("magkano ang chicken adobo sa Bahay Manila?", "may turon ba?")).toMatchObject({
    dish: "turon",
    restaurant: "Bahay Manila",
  });
});

test.each([
  ["magkano ang burger sa Mang Tomas?", "paano naman ang chicken adobo?"],
  ["کے ایف سی کا برگر؟", "اور پیزا مارگریٹا؟"],
])("a restaurant that we lack is not asked about again: %s ⏎ %s", (first, said) => {
  expect(lastOf(first, said).restaurant).toBe("");
});

test("a question whether something is lacking leaves nothing out", () => {
  const asked = lastOf("مجھے کچھ میٹھا کھانا ہے", "کنافہ نہیں ہے؟");
  expect(asked).toMatchObject({ dish: "kunafa", without: [] });
});

test.each([
  ["may chicken adobo ba sa Bahay Manila?", "magkano yun?"],
  ["pinakamurang chicken adobo", "magkano yan?"],
  ["meron bang chicken adobo sa Bahay Manila?", "hm po ito?"],
])("what is pointed at is what was spoken of: %s ⏎ %s", (first, said) => {
  const { dish, restaurant } = lastOf(first);
  expect(lastOf(first, said)).toMatchObject({ kind: "price", dish, restaurant, query: "" });
});
