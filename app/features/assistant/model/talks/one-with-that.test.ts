import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["pasta kahan milega", "aur cream wali?", "cream pasta", "pasta"],
  ["पास्ता कहाँ मिलेगा", "क्रीम वाला कितने का है", "cream pasta", "pasta"],
  ["پاستا کہاں ملے گا", "کریم والا؟", "cream pasta", "pasta"],
])("«%s», «%s»: the %s, and not all that has it", (first, then, dish, surely) => {
  expect(lastOf(first, then)).toMatchObject({ kind: "price", dish, surely });
});

test.each([
  ["pizza kahan", "burger wala", "burger"],
  ["kunafa kahan milega", "cream wala?", "cream kunafa"],
  ["biryani kahan hai", "mutton wali?", "mutton biryani"],
])("«%s», «%s»: %s", (first, then, dish) => {
  expect(lastOf(first, then)).toMatchObject({ kind: "price", dish, surely: "" });
});

test.each([
  ["teen chicken burger", "aur pepsi?", null],
  ["3 burgers", "and fries?", null],
  ["5 biryani kitne ki", "aur naan?", null],
  ["3 kabsa", "and mandi?", 3],
  ["3 lattes", "and cappuccino?", 3],
])("«%s», «%s» counts %s: what goes with a dish is asked about by itself", (first, then, count) => {
  expect(lastOf(first, then).quantity).toBe(count);
});
