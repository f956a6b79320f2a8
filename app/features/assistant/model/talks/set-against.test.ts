import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["is burger al hara better than smoke alley", "burger al hara", "smoke alley"],
  ["which is better ember and oak or steak house", "ember and oak", "steak house"],
  ["مين أحسن برجر الحارة ولا برجر الديرة", "برجر الحارة", "برجر الديرة"],
])("«%s» asks for what people rate", (said, restaurant, other) => {
  const list = { kind: "compare", dish: "", restaurant, other: { restaurant: other } };
  expect(lastOf(said)).toMatchObject({ kind: "ranked", list });
});

test("of two dishes the prices are compared, and who asks hears that taste is not known", () => {
  const asked = lastOf("is kabsa better than mandi");
  expect(asked).toMatchObject({ kind: "compare", aside: "best", left: "" });
});

test.each([
  [["pepperoni pizza large at fornello", "vs rukn al hajari"], "rukn al hajari"],
  [["lamb kabsa at ajdad", "here or at qudoor, which is dearer"], "qudoor"],
  [["lamb kabsa", "at ajdad or qudoor which one dearer"], "qudoor"],
])("%j sets one place against the other", (said, restaurant) => {
  const { dish, size } = lastOf(said[0] ?? "");
  const against = { kind: "compare", dish, size, apart: false, other: { dish, size, restaurant } };
  expect(lastOf(...said)).toMatchObject(against);
});

test("«better» after what was set against each other is no butter", () => {
  const said = ["pepperoni pizza at fornello", "vs rukn al hajari", "which one has better rating"];
  expect(lastOf(...said)).toMatchObject({ kind: "ranked", list: { kind: "compare" } });
});

test.each([
  ["peperonni piza from forneloo", "peperonni piza"],
  ["pepperonni piza large fornello", "pepperonni piza"],
])("«%s» names a dish with two slips", (said, dish) => {
  expect(lastOf(said)).toMatchObject({ kind: "price", dish, left: "" });
});

test.each(["is it cheaper at Amo Hamza?", "is Amo Hamza cheaper for it?", "is amo hamza cheaper"])(
  "“%s” sets what was shown against that",
  (said) => {
    expect(lastOf("shawarma at Shawarma 77", said)).toMatchObject({
      ...{ kind: "compare", dish: "shawarma", restaurant: "Shawarma 77" },
      other: { dish: "shawarma", restaurant: expect.stringMatching(/amo hamza/i) },
    });
  },
);

test("what is cheaper than a list is sought there, and food is no place", () => {
  expect(lastOf("california roll", "is hanabi cheaper for it?")).toMatchObject({
    ...{ kind: "price", dish: "california roll", restaurant: "hanabi" },
  });
  expect(lastOf("chicken kabsa", "is fish cheaper?")).toMatchObject({ dish: "fish" });
});

test.each([
  ["california roll at koi or hanabi?", "koi", "hanabi"],
  ["burger at hara or deera", "hara", "deera"],
  ["adana at bosphorus and rustum bek, cheaper?", "bosphorus", "rustum bek"],
  [
    "margherita at pizza fornello or pizza rukn al hajari, large, which is cheaper",
    "pizza fornello",
    "pizza rukn al hajari",
  ],
])("%s: one dish at either place", (said, restaurant, other) => {
  const { dish, ...read } = lastOf(said);
  expect(read).toMatchObject({ kind: "compare", apart: false, restaurant });
  expect(read.other).toMatchObject({ dish, restaurant: other });
});

test.each([
  ["ice cream or latte at rakwa", "rakwa"],
  ["كبسة ولا مندي عند مضغوط نجد", "مضغوط نجد"],
])("%s: either dish at one place", (said, restaurant) => {
  expect(lastOf(said)).toMatchObject({
    kind: "compare",
    apart: false,
    restaurant,
    other: { restaurant },
  });
});

test("each with its own dish", () => {
  expect(lastOf("chicken at kerala palace or fish at shibak")).toMatchObject({
    ...{ dish: "chicken", restaurant: "kerala palace", apart: false },
    other: { dish: "fish", restaurant: "shibak" },
  });
});

test("what is no restaurant is none behind one", () => {
  expect(lastOf("burger at hara extra spicy")).toMatchObject({ kind: "price", other: null });
  expect(lastOf("burger at hara or something")).toMatchObject({
    kind: "price",
    restaurant: "hara",
  });
});

test("a neighbourhood's name is a restaurant's where the dish is named for it again", () => {
  const said = "kerala palace ki biryani aur wadi wale ki biryani, kaun si sasti hai";
  expect(lastOf(said)).toMatchObject({ kind: "compare", restaurant: "kerala palace", area: "" });
  expect(lastOf(said).other).toMatchObject({ restaurant: "wadi", area: "" });
  expect(lastOf("wadi mein biryani kitne ki hai")).toMatchObject({ restaurant: "", area: "wadi" });
});

test.each([
  ["كم سماش برجر عند سموك الي؟", "وين تنباع غيرها"],
  ["adobo sa bahay manila", "saan pa meron nito"],
])("«%s», «%s»: where else it is sold, and no less for it", (...said) => {
  expect(lastOf(...said)).toMatchObject({ kind: "price", elsewhere: true, cheaper: false });
});

test.each(["restaurants like kerala palace", "places like burger al hara"])(
  "%s: others",
  (said) => {
    expect(lastOf(said)).toMatchObject({ kind: "similar", dish: "" });
  },
);

test.each([
  ["बटर चिकन या पालक पनीर कौन सस्ता है", "दोनों कहाँ मिलेंगे एक ही जगह"],
  ["kabsa or mandi", "can i get both from the same place?"],
  ["مندي ولا كبسة ارخص", "الثنتين من نفس المطعم؟"],
  ["adobo o sinigang alin mas mura", "pareho sa iisang lugar?"],
])("«%s», «%s»: one order of both", (...said) => {
  expect(lastOf(...said)).toMatchObject({ kind: "compare", apart: true, quantity: null });
});

test("what sets two other dishes apart is asked of no place that was compared", () => {
  const said = ["margherita at fornello vs rukn al hajari", "difference between kabsa and mandi"];
  expect(lastOf(...said)).toMatchObject({ aside: "recipe", restaurant: "", dish: "kabsa" });
});
