import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

test.each([
  ["burger kahan milega", "kitne ka hai?", "burger"],
  ["where can I get dosa", "how much?", "dosa"],
  ["وين القى دوسا", "بكم؟", "دوسا"],
  ["دال کتنے کی", "کتنے کی؟", "دال"],
])("«%s», «%s» asks what it costs", (first, then, dish) => {
  expect(lastOf(first, then)).toMatchObject({ kind: "price", dish });
});

test("of nothing that was spoken of it is not understood", () => {
  expect(lastOf("kitne ka hai?").kind).toBe("unclear");
  expect(lastOf("how do points work", "how much?").kind).toBe("unclear");
});

test.each(["juice mat dalna", "juice na dalo"])("«%s» takes it off an order", (said) => {
  const order = lastOf("aoa, mujhe 3 shawarma aur 2 juice chahiye amo hamza se", said);
  expect(linesOf(order).map(({ dish }) => dish)).toEqual(["shawarma"]);
});

test("what a dish is made with is for the order's notes", () => {
  const order = lastOf("2 burger aur fries", "pyaz mat dalna");
  expect([linesOf(order).length, order.untold]).toEqual([2, "pyaz"]);
});

test.each(["uska garlic sauce alag se kitne ka?", "गार्लिक सॉस अलग से कितने का है"])(
  "«%s»: by itself, and of no place that is called so",
  (said) => expect(lastOf(said)).toMatchObject({ dish: "garlic sauce", restaurant: "", left: "" }),
);
