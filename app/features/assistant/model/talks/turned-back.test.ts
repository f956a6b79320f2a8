import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

test.each([
  ["cheap burger", "start over"],
  ["ابي برجر رخيص", "نبدا من جديد"],
  ["سستا برگر", "پھر سے شروع کرو"],
  ["sasta burger", "phir se shuru karo"],
  ["सस्ता बर्गर", "फिर से शुरू करो"],
  ["murang burger", "simula tayo ulit"],
])("after «%s», «%s» drops it", (first, then) => {
  expect(lastOf(first, then).kind).toBe("greet");
  expect(lastOf(first, then, "how much is it?").dish).toBe("");
});

test.each([
  ["cheap burger", "the second one", "go back"],
  ["ابي برجر رخيص", "الثاني", "ارجع"],
  ["सस्ता बर्गर", "दूसरा", "पीछे जाओ"],
  ["murang burger", "yung pangalawa", "balik tayo"],
])("«%s», «%s», «%s» shows the list again", (first, second, back) =>
  expect(lastOf(first, second, back)).toMatchObject({ kind: "price", nth: null }),
);

test("what was added to an order is undone", () => {
  const order = linesOf(lastOf("2 cheeseburgers and fries", "add a pepsi", "undo"));
  expect(order.map(({ dish }) => dish)).toEqual(["cheeseburgers", "fries"]);
});

test.each([
  ["cheap burger", "the first one again"],
  ["ابي برجر رخيص", "الاول مرة ثانية"],
  ["sasta burger", "pehla wala phir se"],
  ["murang burger", "yung una ulit"],
])("after «%s», «%s» is the first, and counts none", (first, then) =>
  expect(lastOf(first, then)).toMatchObject({ kind: "price", nth: 0, quantity: null }),
);

test.each([
  ["cheap burger", "again"],
  ["cheap burger", "say it again"],
  ["ابي برجر رخيص", "مره ثانيه"],
  ["سستا برگر", "دوبارہ بتاؤ"],
  ["murang burger", "ulitin mo nga"],
])("after «%s», «%s» is told again", (first, then) => {
  const { dish } = lastOf(first);
  expect(lastOf(first, then)).toMatchObject({ kind: "price", dish, quantity: null });
});
