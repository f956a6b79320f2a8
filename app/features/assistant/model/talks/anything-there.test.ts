import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["cheapest karak?", "do they have anything to eat too"],
  ["price of flat white at Rakwa", "do they have something to eat"],
  ["وين أرخص كرك؟", "عندهم شي ناكله؟"],
])("«%s», «%s»: anything they have is what is on their menu", (first, said) =>
  expect(lastOf(first, said).kind).toBe("restaurant"),
);

test.each([["cheapest karak?", "what should I eat"]])(
  "«%s», «%s»: ideas are for the whole city",
  (first, said) => expect(lastOf(first, said).kind).toBe("suggest"),
);

test.each([
  ["پھر کوئی میٹھی چیز بتاؤ جو اس کے لیے ٹھیک ہو", "sweets"],
  ["میٹھی چیز کہاں ملے گی؟", "sweets"],
  ["کوئی چیز بتاؤ", ""],
])("«%s»: «چیز» is a thing, and what is sweet stays so", (said, dish) =>
  expect(lastOf(said)).toMatchObject({ kind: "suggest", dish }),
);

test.each([
  ["chicken adobo sa kusina ni aling nena o sa bahay manila", "may lumpia ba sila"],
  ["chicken adobo at kusina ni aling nena or bahay manila", "is there lumpia at theirs?"],
])("«%s», «%s»: of both that were set against each other", (first, then) => {
  expect(lastOf(first, then)).toMatchObject({
    ...{ kind: "compare", dish: "lumpia", restaurant: "kusina ni aling nena" },
    other: { dish: "lumpia", restaurant: "bahay manila" },
  });
});
