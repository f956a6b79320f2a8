import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

const counts = (...said: string[]) =>
  linesOf(lastOf(...said)).map(({ dish, quantity }) => [dish, quantity ?? 1]);

test.each([
  ["for 4 of us, each a shawarma and one garlic sauce from Amo Hamza", 4, 1],
  ["we are 3, everyone gets a cheeseburger and we share one large fries", 3, 1],
  ["two cheeseburgers each and one large fries to share, 5 of us, Burger Al Deera", 10, 1],
  ["حنا خمسة، لكل واحد شاورما دجاج وثومية وحدة من عمو حمزة", 5, 1],
  ["نبي ٤ اشخاص كل واحد برجر حاشي وبطاطس كبير من برجر الديرة", 4, 4],
  ["hum 3 log hain, har ek ke liye chicken shawarma aur ek garlic sauce amo hamza se", 3, 1],
  ["ہم چار لوگ ہیں، ہر ایک کے لیے چیز برگر اور ایک بڑی فرائز برگر الدیرہ سے", 4, 1],
  ["हम पाँच लोग हैं, हर एक के लिए बटर चिकन और एक नान", 5, 1],
  ["apat kami, tig-isang cheeseburger at isang large fries sa Burger Al Hara", 4, 1],
])("«%s»", (said, first, second) => {
  expect(counts(said).map(([, count]) => count)).toEqual([first, second]);
});

test.each([
  ["each of us wants a shawarma, we are 4, from Amo Hamza", "shawarma", 4],
  ["a shawarma each for 6 people at Amo Hamza", "shawarma", 6],
  ["2 burgers each, we are 3", "burgers", 6],
  ["cheeseburger, one each for 4 of us", "cheeseburger", 4],
])("«%s» is one dish, so often", (said, dish, count) => {
  expect(counts(said)).toEqual([[dish, count]]);
});

test("what each of them pays is no dish for each", () => {
  expect(lastOf("كبسة دجاج من قدور الديرة", "كم على كل واحد لو حنا ٣؟")).toMatchObject({
    ...{ share: true, people: 3 },
  });
});

test.each([
  "how much per person is the cheeseburger for 4 people at Burger Al Hara",
  "price per person for kabsa for 4",
  "كم على كل شخص الكبسة لأربعة",
  "فی کس کتنا پڑے گا چیز برگر چار لوگوں کے لیے برگر الدیرہ سے",
  "ہر بندے کو کتنا دینا ہو گا چیز برگر چار لوگوں کے لیے",
  "हर व्यक्ति का कितना पड़ेगा चीज़ बर्गर 4 लोगों के लिए",
  "har bande ka kitna padega kabsa 4 logon ke liye",
  "magkano bawat tao ang cheeseburger para sa 4 na tao",
])("what each pays is asked, and no dish is ordered for each: «%s»", (said) => {
  expect(lastOf(said)).toMatchObject({ share: true, people: 4, quantity: null, size: "" });
});

test.each([
  "we are 4, 2 pizzas, how much each",
  "2 pizzas for 4, how much each?",
  "حنا 4 نبي 2 بيتزا كم على كل واحد",
  "hum 4 hain, 2 pizza, per head kitna",
  "apat kami, dalawang pizza, tigkano",
])("what each pays of what was counted: «%s»", (said) =>
  expect(lastOf(said)).toMatchObject({ share: true, people: 4, quantity: 2 }),
);

test("what is counted behind what each has is for all", () => {
  expect(counts("order for 6: one shawarma each and 2 large fries")).toEqual([
    ["shawarma", 6],
    ["fries", 2],
  ]);
  expect(counts("we are 6, each gets 2 sambosa and one karak").map(([, count]) => count)).toEqual([
    12, 6,
  ]);
});

test("the dishes that they share are as many as was said", () => {
  const said =
    "how much per person for 2 cheeseburgers and large fries at Burger Al Hara for 4 people";
  expect(counts(said).map(([, count]) => count)).toEqual([2, 1]);
  expect(lastOf(said)).toMatchObject({ share: true, people: 4 });
});

test.each([
  ["shawarma for me and a pizza for everyone, we are 5", 1, 5],
  ["a pizza for everyone and a shawarma for me, we are 5", 5, 1],
  ["شاورما لي وبيتزا لكل واحد حنا خمسة", 1, 5],
  ["بيتزا لكل واحد وشاورما لي حنا خمسة", 5, 1],
  ["mere liye shawarma aur har ek ke liye pizza, hum 5 hain", 1, 5],
  ["میرے لیے شاورما اور ہر ایک کے لیے پیزا، ہم پانچ لوگ ہیں", 1, 5],
  ["मेरे लिए शावरमा और हर एक के लिए पिज़्ज़ा, हम 5 लोग हैं", 1, 5],
  ["shawarma para sa akin at tig-isang pizza, lima kami", 1, 5],
  ["one large fries to share and a burger each, 5 of us", 1, 5],
])("what one of them has is one: «%s»", (said, first, second) => {
  expect(counts(said).map(([, count]) => count)).toEqual([first, second]);
});

test.each(["one pizza per person, we are 4", "everyone gets a pizza, 4 of us, how much"])(
  "so many of a dish for each is an order: «%s»",
  (said) => {
    expect(counts(said)).toEqual([["pizza", 4]]);
  },
);
