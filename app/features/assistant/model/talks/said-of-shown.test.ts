import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

/** An order of two dishes in each language, and how it is split among three. */
const SPLITS = [
  ["2 cheeseburgers and fries from Burger Al Hara", "split it 3 ways"],
  ["ثنتين تشيز برجر وبطاطس من برجر الحارة", "قسمها على ثلاثة"],
  ["dalawang cheeseburger at isang fries sa Burger Al Hara", "hatiin sa 3"],
  ["dalawang cheeseburger at isang fries sa Burger Al Hara", "hatiin natin sa tatlo"],
  ["dalawang cheeseburger at isang fries sa Burger Al Hara", "paghatian ng 3"],
  ["burger al hara se do cheeseburger aur ek fries", "teen logon mein baant do"],
  ["बर्गर अल हारा से दो चीज़बर्गर और एक फ्राइज़", "तीन में बाँट दो"],
  ["برگر الحارہ سے دو چیز برگر اور ایک فرائز", "تین لوگوں میں بانٹ دو"],
] as const;

test.each(SPLITS)("«%s», «%s»: the order stays, and three share it", (order, split) => {
  const said = lastOf(order, split);
  expect(said).toMatchObject({ share: true, splitBetween: 3, area: "", when: null });
  expect(linesOf(said).map(({ quantity }) => quantity ?? 1)).toEqual([2, 1]);
});

describe("a place in a list counts nothing", () => {
  const LISTS = { en: "where can I get a burger?", tl: "saan may burger?", hi: "सबसे सस्ता बर्गर" };
  test.each([
    [LISTS.tl, "yung pang-apat", 3],
    [LISTS.tl, "pang-4", 3],
    [LISTS.tl, "yung panglima", 4],
    [LISTS.tl, "ikalima", 4],
    [LISTS.tl, "pang-anim", 5],
    [LISTS.tl, "yung ikalawa", 1],
    [LISTS.hi, "पाँचवाँ", 4],
    ["سب سے سستا برگر", "پانچواں", 4],
    [LISTS.en, "the fifth one", 4],
    ["وين أرخص برجر؟", "الخامس", 4],
  ])("%s, %s: %d", (list, place, nth) => {
    const said = lastOf(list, place);
    expect([said.nth, said.from?.nth]).toContain(nth);
    expect([said.quantity, said.people]).toEqual([null, null]);
  });
});

test.each([
  ["kabsa or mandi?", "kabsa", "mandi"],
  ["كبسة ولا مندي؟", "كبسة", "مندي"],
  ["कबसा या मंदी?", "kabsa", "mandi"],
  ["کبسہ یا مندی؟", "kabsa", "mandi"],
  ["kabsa o mandi?", "kabsa", "mandi"],
])("«%s» sets the two against each other", (message, dish, other) =>
  expect(lastOf(message)).toMatchObject({
    kind: "compare",
    apart: false,
    dish,
    other: { dish: other },
  }),
);

test("a dish is not taken apart at the «and» of its name", () =>
  expect(lastOf("sweet and sour chicken")).toMatchObject({ kind: "price", other: null }));

test.each([
  "burger al hara o burger al deera, alin ang mas malapit?",
  "burger al hara ya burger al deera, kaun zyada kareeb hai?",
  "बर्गर अल हारा या बर्गर अल दीरा, कौन ज़्यादा पास है?",
  "برگر الحارہ یا برگر الدیرہ، کون سا زیادہ قریب ہے؟",
])("«%s» asks which is nearer", (message) =>
  expect(lastOf(message)).toMatchObject({ kind: "compare", byDistance: true }),
);

test.each([
  ["cheeseburger sa Burger Al Hara", "may bawang ba iyan?"],
  ["cheeseburger from Burger Al Hara", "is there garlic in it?"],
  ["cheeseburger from Burger Al Hara", "any garlic in it?"],
  ["تشيز برجر من برجر الحارة", "فيه ثوم؟"],
  ["تشيز برجر من برجر الحارة", "الثوم فيه؟"],
  ["बर्गर अल हारा से चीज़बर्गर", "इसमें लहसुन है क्या?"],
  ["برگر الحارہ سے چیز برگر", "اس میں لہسن ہے؟"],
])("%s, «%s»: whether what was shown has it in it", (dish, question) => {
  const said = lastOf(dish, question);
  expect(said.kind).toBe("inside");
  expect(said.dish).toMatch(/cheeseburger|تشيز برجر/);
});

test.each([
  ["nawawala ang order ko", "complaint"],
  ["my order is missing", "complaint"],
  ["my order is lost", "complaint"],
  ["طلبي ضاع", "complaint"],
  ["میرا آرڈر غائب ہے", "complaint"],
  ["मेरा ऑर्डर गायब है", "complaint"],
  ["mera order abhi tak nahi aaya", "complaint"],
  ["nasaan na ang order ko?", "tracking"],
  ["where is my order?", "tracking"],
  ["وين طلبي؟", "tracking"],
  ["میرا آرڈر کہاں ہے؟", "tracking"],
  ["मेरा ऑर्डर कहाँ है?", "tracking"],
  ["mera order kahan hai?", "tracking"],
])("«%s» is no small talk: what can be done about an order is said", (message, subject) =>
  expect(lastOf(message)).toMatchObject({ kind: "cannot", subject }),
);

test.each([
  ["hello", "cheapest burger in town pls", { kind: "price", dish: "burger", area: "" }],
  ["how much is kabsa", "cool thx", { kind: "thanks" }],
  [
    "margherita pizza large fornello",
    "vs rukn al hajari",
    { dish: "margherita pizza", other: { restaurant: "rukn al hajari" } },
  ],
])("%s, %s", (first, said, asked) => {
  expect(lastOf(first, said)).toMatchObject(asked);
});

test("the price at both places counts none", () => {
  const said = ["ribeye at Steak House", "ribeye at Ember & Oak", "ribeye price at both"];
  expect(lastOf(...said)).toMatchObject({
    ...{ kind: "compare", restaurant: "Steak House", quantity: null },
    other: { restaurant: "Ember & Oak", quantity: null },
  });
});

test("any price takes no dish off an order that goes on", () => {
  const said = ["burger and fries at burger al deera", "add a pepsi, any price is fine"];
  expect(linesOf(lastOf(...said)).map(({ dish }) => dish)).toEqual(["burger", "fries", "pepsi"]);
});

test.each([
  ["is it true that the price went up?", { kind: "price", focus: "history" }],
  ["is it true that it is cheaper on platform b?", { kind: "price", dish: "cheeseburger" }],
])("«%s» asks of the price that was shown", (said, asked) => {
  expect(lastOf("cheeseburger at burger al hara", said)).toMatchObject(asked);
});

test("so many of what was shown, and a further dish, is an order of both", () => {
  for (const [first, said] of [
    ["may adobo po ba kayo?", "magkano po kung dalawa tapos may sinangag"],
    ["chicken biryani", "how much if two, and a garlic naan?"],
    ["chicken biryani", "agar do lein aur sath me garlic naan to kitna"],
  ] as const) {
    const ask = lastOf(first, said);
    expect(ask).toMatchObject({ kind: "compare", apart: true });
    expect(linesOf(ask).map(({ quantity }) => quantity ?? 1)).toEqual([2, 1]);
  }
  expect(lastOf("may adobo po ba kayo?", "magkano kung may sinangag")).toMatchObject({
    ...{ kind: "price", dish: "sinangag", quantity: null },
  });
});

test("a kind, and which of it, is one dish", () => {
  const latte = { kind: "price", dish: "spanish latte", size: "large" };
  expect(lastOf("gusto ko ng milk tea", "eh kape, yung spanish latte na malaki")).toMatchObject(
    latte,
  );
  expect(lastOf("burger, yung cheese burger na malaki")).toMatchObject({
    ...{ kind: "price", dish: "cheese burger", size: "large" },
  });
  expect(lastOf("fries, yung chicken burger")).toMatchObject({ kind: "compare" });
  expect(lastOf("fries, yung chicken burger at pepsi")).toMatchObject({ kind: "compare" });
});
