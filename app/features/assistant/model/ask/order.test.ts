import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "./order";

const { lastOf } = sampleTalk();

/** The dishes of what was asked last, each with how many. */
const ordered = (...said: string[]) =>
  linesOf(lastOf(...said)).map(({ dish, quantity }) => [dish, quantity ?? 1]);

const TWO = "أبي شاورمتين دجاج وبطاطس من شاورما 77";

test.each([
  [TWO, ["شاورما دجاج", 2], ["بطاطس", 1]],
  [
    "a cheeseburger and 2 cheese fries from Burger Al Hara",
    ["cheeseburger", 1],
    ["cheese fries", 2],
  ],
  ["3 garlic naan and one butter chicken", ["garlic naan", 3], ["butter chicken", 1]],
] as const)("«%s» is one order", (said, ...lines) => {
  expect(ordered(said)).toEqual(lines);
});

test.each(["شيل البطاطس", "احذف البطاطس", "بدون البطاطس", "بلاش بطاطس"])(
  "«%s» takes one dish off it, and forgets nothing",
  (said) => {
    const ask = lastOf(TWO, said);
    expect([ask.kind, ask.dish, ask.quantity]).toEqual(["price", "شاورما دجاج", 2]);
  },
);

test.each(["drop the fries", "without the fries", "no fries please", "remove the fries"])(
  "«%s» takes one dish off it, in English",
  (said) => {
    expect(ordered("two ramen and fries from Hanabi Roll", said)).toEqual([["ramen", 2]]);
  },
);

test("what is no dish of an order is still forgotten", () => {
  expect(lastOf(TWO, "انس إني ما آكل لحم").kind).toBe("forget");
});

test("one more dish, and how many of one of them", () => {
  expect(ordered(TWO, "وزيد لبن")).toEqual([
    ["شاورما دجاج", 2],
    ["بطاطس", 1],
    ["لبن", 1],
  ]);
  expect(ordered(TWO, "خل البطاطس ثلاث")).toEqual([
    ["شاورما دجاج", 2],
    ["بطاطس", 3],
  ]);
});

test("what is ordered already is shared; a dish for one is ordered for each", () => {
  const kilo = "كم هامور مشوي كيلو من شباك البحر";
  expect(lastOf(kilo, "خلها كيلوين", "قسمها على أربعة")).toMatchObject({
    ...{ quantity: 2, splitBetween: 4, share: true, restaurant: "شباك البحر" },
  });
  const plate = "كم صحن شاورما دجاج من عمو حمزة";
  expect(lastOf(plate, "كم على الواحد لو حنا ثلاثة؟")).toMatchObject({ people: 3, share: true });
});

test("limits of what was suggested hold for what is suggested next", () => {
  expect(lastOf("معي ٤٠ ريال", "حنا اثنين", "نبي شي حلو")).toMatchObject({
    ...{ kind: "suggest", maxTotal: 40, people: 2 },
  });
});

test.each([
  ["وجبة تشيز برجر من برجر الحارة", "وزود معها ثنتين بطاطس كبير", "لا شيل البطاطس وخل البرجر ثلاث"],
  [
    "2 beef burgers from Burger Al Deera",
    "and add a large fries",
    "drop the fries and one more burger",
  ],
  [
    "bombay tiffin corner se do vada pav",
    "saath mein ek mango lassi bhi",
    "lassi hata do aur ek vada pav badha do",
  ],
])("«%s», then «%s», then «%s»: each change holds, one after the other", (first, second, third) => {
  expect(ordered(first, second)).toHaveLength(2);
  expect(ordered(first, second, third)).toEqual([[expect.any(String), 3]]);
});

test.each([
  ["garlic sinangag, tatlo, sa aling nena", "isang leche flan din", 3, 1],
  ["کیرالا پیلس سے ایک مسالا ڈوسا", "دو چائے کرک بھی", 1, 2],
])("«%s», then «%s» adds what is counted", (first, second, one, other) => {
  expect(ordered(first, second).map(([, quantity]) => quantity)).toEqual([one, other]);
});

test.each([
  "cheeseburger no more than 30 riyals",
  "cheeseburger for less than 30",
  "a less spicy cheeseburger",
  "is there another cheeseburger?",
  "which cheeseburger is less expensive?",
  "another place for cheeseburger",
])("«%s» says nothing of how many are ordered", (said) => {
  const { quantity } = lastOf("2 cheeseburgers from Burger Al Hara", said);
  expect([null, 2]).toContain(quantity);
});

test.each([
  ["another cheeseburger", 3],
  ["can I have 2 more cheeseburgers?", 4],
  ["one less cheeseburger", 1],
])("«%s» does", (said, quantity) =>
  expect(lastOf("2 cheeseburgers from Burger Al Hara", said)).toMatchObject({ quantity }),
);

test("a message with more changes than an order has dishes is no order of as many", () => {
  const many = "plus cheeseburger and ".repeat(180);
  expect(ordered("2 cheeseburgers from Burger Al Hara", many).length).toBeLessThan(5);
});

test.each([
  ["كم تشيز برجر من برجر الحارة؟", "وحلقات بصل معها"],
  ["كم تشيز برجر من برجر الحارة؟", "وكمان حلقات بصل"],
  ["كم تشيز برجر من برجر الحارة؟", "وحلقات بصل بعد"],
  ["how much is a cheeseburger at Burger Al Hara?", "and onion rings too"],
  ["how much is a cheeseburger at Burger Al Hara?", "and some onion rings"],
  ["how much is a cheeseburger at Burger Al Hara?", "with onion rings please"],
  ["kam cheeseburger 3nd burger al hara", "w ma3ha onion rings"],
])("«%s», then «%s» adds one that nobody counted", (first, second) => {
  expect(ordered(first, second).map(([, quantity]) => quantity)).toEqual([1, 1]);
});

test.each([
  ["how much is a cheeseburger at Burger Al Hara?", "and the onion rings?"],
  ["كم تشيز برجر من برجر الحارة؟", "وحلقات البصل؟"],
  ["how much is a cheeseburger at Burger Al Hara?", "how much is it with onion rings?"],
])("«%s», then «%s» asks for that price alone", (first, second) => {
  expect(ordered(first, second)).toHaveLength(1);
});

test("what was picked of a list can be added to", () => {
  const said = ["something like pad thai", "how much is the first one?", "and a spring rolls too"];
  expect(lastOf(...said)).toMatchObject({
    ...{ kind: "compare", apart: true, from: { nth: 0 }, other: { dish: "spring rolls" } },
  });
});

test("«the kofta one» says which, and is no second dish", () => {
  expect(lastOf("and the saj at Laffa & Saj, the kofta one")).toMatchObject({
    ...{ kind: "price", dish: "saj kofta", other: null },
  });
});

test.each(["أي تطبيق أرخص للطلب كله؟", "which app is cheapest for all of it?", "ارخص تطبيق؟"])(
  "«%s» is about the whole order",
  (said) => {
    expect(lastOf(TWO, said)).toMatchObject({ kind: "compare", apart: true, quantity: 2 });
  },
);
