import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "./order";

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

test.each([
  ["meron ba sila aling nena nung sisig?", "sisig", "aling nena"],
  ["may bulalo ba sa Bahay Manila?", "bulalo", "Bahay Manila"],
  ["does Bahay Manila have sisig?", "sisig", "Bahay Manila"],
  ["هل عند بيت مانيلا سيسيق؟", "سيسيق", "بيت مانيلا"],
])("what nobody knows and a restaurant may have is a dish: %s", (said, dish, restaurant) =>
  expect(lastOf(said)).toMatchObject({ kind: "price", dish, restaurant, left: "" }),
);

test("what that one lacks is not asked about again beside what is ordered next", () => {
  const asked = lastOf(
    "meron bang sisig sa Aling Nena?",
    "sige dalawang halo halo at isang lumpia",
  );
  expect(linesOf(asked).map(({ dish, quantity }) => [dish, quantity])).toEqual([
    ["halo halo", 2],
    ["lumpia", 1],
  ]);
  expect(asked.restaurant).toBe("Aling Nena");
});

test.each([
  ["does Bahay Manila have parking?", { kind: "cannot" }],
  ["anong menu ng Bahay Manila?", { kind: "restaurant", dish: "" }],
])("but no other question is one of a dish: %s", (said, asked) =>
  expect(lastOf(said)).toMatchObject(asked),
);

test("what is cheaper for it is a restaurant, though a dish begins alike", () => {
  const asked = lastOf("cheapest shawarma", "is hanabi cheaper for it?");
  expect(asked).toMatchObject({ dish: "shawarma", restaurant: "hanabi" });
  expect(lastOf("nuts latte at rakwa", "how much is a cheesecake for them")).toMatchObject({
    dish: "cheesecake",
    restaurant: "",
  });
});

test("who has what nobody knows is asked of that, and not of what was spoken of", () => {
  expect(lastOf("كنافة بالقشطة", "ومين عنده كشري؟")).toMatchObject({
    dish: "كشري",
    elsewhere: false,
  });
  expect(lastOf("كنافة بالقشطة", "مين عنده غيرهم؟")).toMatchObject({ dish: "كنافة بالقشطة" });
});
