import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  "tanda mo ba kung san ako nakatira?",
  "naaalala mo ba allergy ko?",
  "saan nga ba ako nakatira?",
  "nasabi ko ba na bawal ako sa hipon?",
  "do you remember that I'm allergic to nuts?",
  "did I tell you I am vegetarian?",
  "تذكر وين ساكن؟",
  "تعرف وين بيتي؟",
  "kya tumhe yaad hai main kahan rehta hoon?",
  "تمہیں یاد ہے مجھے مونگ پھلی سے الرجی ہے؟",
  "क्या तुम्हें याद है मैं कहाँ रहता हूँ?",
])("«%s» asks for what was told, and is kept as nothing", (sentence) => {
  expect(lastOf(sentence)).toMatchObject({ kind: "recall", facts: [] });
});

test.each([
  ["sa Olaya ako nakatira", "save"],
  ["allergic ako sa hipon", "save"],
  ["do you know any restaurants in Olaya?", "nearest"],
  ["تذكر إني ساكن في الملقا", "save"],
])("«%s» tells, or asks for something else", (sentence, kind) => {
  expect(lastOf(sentence)).toMatchObject({ kind });
});

test.each([
  "pwede mo ba ko i-notify pag bumaba presyo ng halo-halo?",
  "paki-notify naman ako kapag nagmura yung adobo",
  "i-remind mo ako pag mura na ang adobo",
  "pwede bang magpa-alert pag bumaba ang sinigang",
])("«%s» wants to be told later", (sentence) => {
  expect(lastOf(sentence)).toMatchObject({ kind: "cannot", subject: "notify" });
});

test("whether a price fell is told now", () => {
  expect(lastOf("bumaba ba presyo ng adobo?")).toMatchObject({ kind: "price", focus: "history" });
});

test.each([
  "pautang naman 50 riyals haha",
  "lend me 50 riyals lol",
  "سلفني 50 ريال",
  "50 riyal udhar de do",
  "मुझे 50 रियाल उधार दे दो",
  "مجھے 50 ریال ادھار دے دو",
  "libre mo naman ako",
])("«%s» asks for a loan, and for nothing to eat", (sentence) => {
  expect(lastOf(sentence)).toMatchObject({ kind: "cannot", subject: "ordering" });
});

test("what somebody has is what may be paid", () => {
  expect(lastOf("50 riyals lang pera ko")).toMatchObject({ kind: "suggest", maxTotal: 50 });
});

test.each([
  ["birthday ng anak ko, 10 kaming lahat. ano magandang orderin na pancit at cake?", "cake"],
  ["we are 10. pancit and cake", "cake"],
  ["what pancit and cake should I order for 10 people?", "cake"],
])("«%s» is an order of both for all", (message, other) => {
  expect(lastOf(message)).toMatchObject({ kind: "compare", people: 10, other: { dish: other } });
});

test.each([
  ["We are 10. How much is pancit?", { people: 10, maxTotal: null }],
  ["budget 50. chicken kabsa", { people: null, maxTotal: 50 }],
  ["حنا 10. كم الكبسة؟", { people: 10, maxTotal: null }],
  ["we're 4. 2 pizzas how much", { people: null, quantity: 2 }],
])("«%s»: what is told first holds for what is asked then", (message, limits) => {
  expect(lastOf(message)).toMatchObject(limits);
});

test.each([
  [["shawarma sa Malaz magkano", "3 pcs large magkano lahat"], 3],
  [["shawarma near malaz", "3 large, how much in total"], 3],
])("%s: so many of it, in that size", (talk, quantity) => {
  expect(lastOf(...talk)).toMatchObject({ dish: "shawarma", size: "large", quantity });
});

test("«how much in total» alone is of what was asked", () => {
  expect(lastOf("2 chicken shawarma amo hamza", "how much in total?")).toMatchObject({
    dish: "chicken shawarma",
    quantity: 2,
  });
});

test("«yung walang bawang» after who is near is that dish there without it", () => {
  expect(lastOf("may shawarma ba malapit dito sa Malaz", "yung walang bawang")).toMatchObject({
    ...{ kind: "price", dish: "shawarma", area: "Malaz", without: ["garlic"] },
  });
});

test("«kape na lang, iced» is iced coffee", () => {
  expect(lastOf("milk tea meron?", "kape na lang, iced")).toMatchObject({ dish: "coffee iced" });
});

test.each([
  [["anong masarap na noodles", "yung may hipon"], "noodles shrimp"],
  [["gusto ko ng pizza, mag suggest ka", "yung may manok"], "pizza chicken"],
  [["suggest biryani", "the one with fish"], "biryani fish"],
])("%s: of the kind that was spoken of", (talk, dish) => {
  expect(lastOf(...talk)).toMatchObject({ kind: "price", dish });
});

test.each([
  ["kabsang walang kanin", { dish: "kabsa", without: ["rice"] }],
  ["pizzang malaki magkano", { dish: "pizza", size: "large" }],
  ["magkano sinigang sa aling nena", { dish: "sinigang", restaurant: "aling nena" }],
  ["tatlong lumpiang shanghai", { dish: "lumpiang shanghai", quantity: 3 }],
])("«%s»: the linker is no part of the dish", (sentence, named) => {
  expect(lastOf(sentence)).toMatchObject(named);
});

test("«eh bahay manila?» goes on from whether a place is open", () => {
  expect(lastOf("bukas ba ang aling nena ngayon", "eh bahay manila?")).toMatchObject({
    ...{ subject: "hours", restaurant: "bahay manila" },
  });
});

test.each([
  ["ano na nga ulit yung bawal sa akin?", "recall"],
  ["paano ko itatama ang presyo", "cannot"],
  ["mag-book ng table sa steak house", "cannot"],
  ["paki-check kung bukas ang bahay manila", "cannot"],
])("«%s»", (sentence, kind) => {
  expect(lastOf(sentence).kind).toBe(kind);
});
