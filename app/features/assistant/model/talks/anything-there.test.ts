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
