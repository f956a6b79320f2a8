import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import type { Ask } from "../ask/ask";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

const counts = (ask: Ask) => linesOf(ask).map(({ quantity }) => quantity);

/** An order of two dishes, two of the first and three of the second, in each language. */
const ORDERS = [
  ["ابي ثنتين برجر دجاج من برجر الديرة", "وثلاث بطاطس معها"],
  ["2 chicken adobo from Bahay Manila", "and 3 turon with that"],
  ["دو بٹر چکن بمبئی ٹفن کارنر سے", "اور ساتھ تین نان"],
  ["दो बटर चिकन बॉम्बे टिफिन से", "और साथ में तीन नान"],
  ["dalawang chicken adobo sa Bahay Manila", "at tatlong turon"],
] as const;

test.each(ORDERS)("«%s», «%s» is one order", (...said) => {
  const order = lastOf(...said);
  expect(order).toMatchObject({ kind: "compare", apart: true });
  expect(counts(order)).toEqual([2, 3]);
});

test.each([
  [0, "كم المجموع؟"],
  [0, "اي تطبيق ارخص للطلب؟"],
  [1, "what is the total?"],
  [1, "which app is cheapest for the order?"],
  [2, "کون سی ایپ سستی ہے؟"],
  [4, "aling app ang mas mura?"],
])("of order %d, «%s» asks what all of it costs", (at, question) => {
  const said = ORDERS[at] ?? [];
  expect(linesOf(lastOf(...said, question))).toEqual(linesOf(lastOf(...said)));
});

test("one taken off of several leaves the others", () =>
  expect(counts(lastOf(...ORDERS[0], "شيل واحد برجر"))).toEqual([1, 3]));

test.each([
  ["chicken adobo, dalawa, sa Bahay Manila", 2],
  ["شاورما دجاج، ثلاث، من عمو حمزة", 3],
  ["the price of the cheeseburger at Burger Al Hara is wrong, it is 25 now", null],
])("%s: %s of it", (message, quantity) => expect(lastOf(message)).toMatchObject({ quantity }));

test.each([
  "توي طالع من جامعة الملك سعود وجوعان، بكم ماسالا دوسا؟",
  "علقت في طريق العليا والجو زحمة، كم كنافة بالجبن من خالتي هند؟",
  "i was stuck in Olaya for an hour, how much is a masala dosa?",
])("where somebody was is no place to deliver to: %s", (message) =>
  expect(lastOf(message)).toMatchObject({ kind: "price", area: "" }),
);

test.each([
  ["which is cheaper for latte: Dune Drip or Rakwa Roasters?", "Dune Drip", "Rakwa Roasters"],
  ["سنابل الملقا ولا فطائر أم فهد أرخص بالمناقيش زعتر؟", "سنابل الملقا", "فطائر أم فهد"],
])("both restaurants are compared, and no part of a name is a place: %s", (message, one, two) =>
  expect(lastOf(message)).toMatchObject({
    ...{ kind: "compare", restaurant: one, area: "", other: { restaurant: two } },
  }),
);

test.each(["الجو حلو اليوم", "आज मौसम बहुत अच्छा है", "the weather is nice today"])(
  "what is said of the weather looks nothing up: %s",
  (message) => expect(["chat"]).toContain(lastOf(message).kind),
);

test.each([
  "mere baare mein kya pata hai tumhe",
  "ano naaalala mo sa akin?",
  "میرے بارے میں کچھ یاد ہے؟",
])("what is kept of somebody is asked in their own words: %s", (message) =>
  expect(lastOf(message).kind).toBe("recall"),
);

test.each([
  ["How much is Chicken Madghoot?", "And if it is delivered to Malqa?"],
  ["مضغوط دجاج کی قیمت؟", "اگر الملقا میں ڈیلیور ہو تو؟"],
  ["مضغوط دجاج کی قیمت؟", "الملقا تک ڈیلیوری ہو تو؟"],
  ["चिकन मद्घूत का दाम?", "अगर मलक़ा में डिलीवर हो तो?"],
  ["Magkano ang Chicken Madghout?", "Paano kung idedeliver sa Malqa?"],
  ["Magkano ang Chicken Madghout?", "Kung ipapahatid sa Malqa, magkano?"],
])("«%s», «%s» asks what it costs there, not what there is near", (...said) => {
  expect(lastOf(...said)).toMatchObject({ deliverTo: expect.stringMatching(/./), area: "" });
});

test.each([["مضغوط دجاج کی کل رقم میں کیا کیا شامل ہے؟"], ["चिकन मद्घूत के कुल दाम में क्या शामिल है?"]])(
  "«%s» names no place",
  (message) => {
    expect(lastOf(message)).toMatchObject({
      area: "",
      restaurant: expect.not.stringMatching(/رقم/),
    });
  },
);

test.each([
  ["smash burger from Burger Dukkan 9 or Smoke Alley Burger?", "Smoke Alley Burger"],
  ["adana kebab at Bosphorus Sultan vs Rustum Bek", "Rustum Bek"],
  ["فتوش زيتون وزعتر ولا أرزة بيروت", "أرزة بيروت"],
  ["is kabsa cheaper at Bayt Al Qidr or Kudu?", "Kudu"],
  ["is kabsa cheaper at Bayt Al Qidr or Nosuchplace?", "Nosuchplace"],
])("the second restaurant is never left out, known or not: %s", (message, restaurant) =>
  expect(lastOf(message)).toMatchObject({ kind: "compare", other: { restaurant } }),
);

test("nor is a third", () => {
  const { restaurant, other, rest } = lastOf("latte from Sunny Yolk, Dune Drip or Rakwa?");
  expect([restaurant, ...[other, ...rest].map((one) => one?.restaurant)]).toEqual([
    ...["Sunny Yolk", "Dune Drip", "Rakwa"],
  ]);
});

test("«و» within a name does not cut what is compared", () => {
  expect(lastOf("قارن بين المتبل عند زيتون وزعتر ومشويات أبو راكان")).toMatchObject({
    ...{ dish: "المتبل", restaurant: "زيتون وزعتر", other: { restaurant: "مشويات أبو راكان" } },
  });
});

test.each([
  ["kabsa at Bayt Al Qidr or Qudoor Al Deera?", "how much is laban there?"],
  ["kabsa at Bayt Al Qidr or Qudoor Al Deera?", "which is closer to Malaz?", "and laban there?"],
])("%s %s %s: another dish is asked of the one that came first", (...said) =>
  expect(lastOf(...said.filter((one) => typeof one === "string"))).toMatchObject({
    ...{ kind: "price", dish: "laban", from: { nth: 0 } },
  }),
);

test.each([
  ["أرخص كبسة دجاج", "وفي الملقا؟", { deliverTo: "الملقا", area: "" }],
  ["cheapest lasagna", "and in Malqa?", { deliverTo: "Malqa", area: "" }],
  ["وين أرخص كبسة دجاج", "وفي الملقا؟", { deliverTo: "", area: "الملقا" }],
  ["cheapest lasagna", "near Malqa?", { deliverTo: "", area: "Malqa" }],
])("«%s», «%s»: a price is asked for there, a place near there", (first, second, place) =>
  expect(lastOf(first, second)).toMatchObject(place),
);

test.each([
  "is Burger Al Hara in Malqa open now?",
  "how late is Sunny Yolk open",
  "what time does Zaytoon w Zaatar close?",
  "هل دجاج أبو ريان شغال الحين؟",
  "محمصة ركوة تفتح الصبح؟",
])("when it is open: %s", (message) =>
  expect(lastOf(message)).toMatchObject({ kind: "cannot", subject: "hours" }),
);

test.each(["which branch is close to me?", "open sandwich with steak", "عندي دوام اليوم وأبي غدا"])(
  "and nothing of that: %s",
  (message) => expect(lastOf(message).subject).not.toBe("hours"),
);

test.each([
  "طلبي تأخر ساعة والأكل بارد، بس كم الحمص عند زيتون وزعتر؟",
  "my order came cold, anyway how much is hummus at Zaytoon w Zaatar?",
])("what is asked after a complaint is answered: %s", (message) =>
  expect(lastOf(message)).toMatchObject({ kind: "price", subject: null }),
);

test.each([
  ["كم حمص من زيتون وزعتر", "يعني غلا؟"],
  ["hummus at Zaytoon w Zaatar", "did it go up?"],
  ["hummus at Zaytoon w Zaatar", "what was it last month?"],
])("«%s», «%s» asks how the price has moved, and all of it is understood", (first, second) =>
  expect(lastOf(first, second)).toMatchObject({ kind: "price", focus: "history", left: "" }),
);

test.each([
  ["is the burger more expensive than usual", "burger"],
  ["is the kabsa cheaper than usual?", "kabsa"],
  ["is biryani pricier than normal?", "biryani"],
  ["is the burger dearer than it was?", "burger"],
  ["هل البرجر اغلى من المعتاد", "البرجر"],
  ["البرجر ارخص عن العادة؟", "البرجر"],
  ["kya burger aam din se mehnga hai", "burger"],
  ["کیا برگر معمول سے مہنگا ہے", "burger"],
  ["क्या बर्गर आम दिनों से महंगा है", "burger"],
  ["mas mahal ba ang burger kaysa dati", "burger"],
])("«%s» asks how the price has moved, and what is usual is no dish", (said, dish) =>
  expect(lastOf(said)).toMatchObject({
    ...{ kind: "price", focus: "history", dish, restaurant: "", left: "" },
  }),
);

test("a dish is still compared with another", () =>
  expect(lastOf("is kabsa cheaper than mandi")).toMatchObject({ kind: "compare", focus: "all" }));

test("what is taken back is not left out", () => {
  expect(lastOf("حمص من زيتون وزعتر", "لا قصدي متبل مو حمص")).toMatchObject({
    ...{ dish: "متبل", without: [] },
  });
});

test("a word of few letters is no neighbourhood that it is near to", () => {
  expect(lastOf("red velvet cake")).toMatchObject({ area: "" });
});

test("what opens tomorrow is priced for today", () => {
  expect(
    lastOf("is Pizza Fornello open on Friday?", "how much is tiramisu there?").when,
  ).toBeNull();
});

test("when it is open is asked of the place that a price was for", () => {
  const said = ["أقرب فرع لشاورما 77 من العريجاء", "بكم عندهم الوجبة؟", "مفتوح الحين؟"];
  expect(lastOf(...said)).toMatchObject({ subject: "hours", from: { nth: 0 } });
});

test.each([
  ["أرخص برجر", "أنا ساكن في الملقا", /الملقا/],
  ["cheeseburger and fries at Burger Al Hara", "I live in Malqa", /Malqa/],
  ["something like mandi", "I live in Nafal and I don't eat lamb", /Nafal/],
  ["سب سے سستا برگر", "میں ملقا میں رہتا ہوں", /ملقا/],
  ["सबसे सस्ता बर्गर", "मैं मलक़ा में रहता हूँ", /./],
  ["pinakamurang burger", "nakatira ako sa Malqa", /Malqa/],
])("«%s», «%s»: it is kept, and what was asked is told for there", (asked, told, place) => {
  const ask = lastOf(asked, told);
  expect(ask.kind).toBe(lastOf(asked).kind);
  expect(ask.deliverTo).toMatch(place);
  expect(ask.facts).toContainEqual(expect.objectContaining({ kind: "place", kept: true }));
});

test.each([
  ["cheapest burger near Hittin", "I live in Malqa"],
  ["nearest burger to Hittin", "I live in Malqa"],
  ["thanks", "I live in Malqa"],
])("«%s», «%s» is only kept", (asked, told) =>
  expect(lastOf(asked, told)).toMatchObject({ kind: "save", deliverTo: "" }),
);
