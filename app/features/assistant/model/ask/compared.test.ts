import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "./order";

const { lastOf } = sampleTalk();

test.each([
  [
    "cheeseburger and smash burger at Smoke Alley, which is cheaper?",
    "cheeseburger",
    "smash burger",
  ],
  [
    "is the smash burger cheaper than the cheeseburger at Smoke Alley?",
    "smash burger",
    "cheeseburger",
  ],
  ["which one costs less, kabsa and mandi", "kabsa", "mandi"],
  ["الكبسة والمندي أيهم أرخص؟", "الكبسة", "المندي"],
  ["وش الأرخص الكبسة والمندي", "الكبسة", "المندي"],
  ["الشاورما أرخص من البرجر؟", "الشاورما", "البرجر"],
  ["biryani aur butter chicken me se kaun sasta hai", "biryani", "butter chicken"],
  ["chicken mandi aur madghoot me kya sasta padega?", "chicken mandi", "madghoot"],
  ["چکن شاورما اور بیف شاورما میں سستی کون سی ہے؟", "chicken shawarma", "beef shawarma"],
  ["बिरयानी और मंदी में सस्ता क्या है?", "biryani", "mandi"],
  ["ano ang mas mura, adobo at lumpia?", "adobo", "lumpia"],
  ["adobo at inasal, alin mas mura?", "adobo", "inasal"],
  ["mas mura ba ang pancit canton kaysa pancit bihon?", "pancit canton", "pancit bihon"],
])("«%s» sets two dishes against each other, and orders none", (said, dish, other) => {
  const ask = lastOf(said);
  expect(ask).toMatchObject({ kind: "compare", apart: false, dish, left: "" });
  expect(ask.other).toMatchObject({ dish: other, quantity: null });
});

test.each([
  ["burger, shawarma or pizza, which is cheapest?", 3],
  ["which is the cheapest, the adana, the iskender or the lahmacun at Bosphorus Sultan", 3],
  ["alin pinakamura, adobo, lumpia o inasal sa Bahay Manila", 3],
  ["butter chicken, tikka masala aur biryani me sabse sasta kaunsa hai", 3],
])("«%s» leaves none of them out", (said, count) => {
  const ask = lastOf(said);
  expect([ask.kind, ask.apart, linesOf(ask).length]).toEqual(["compare", false, count]);
});

test.each([
  "cheapest burger and fries",
  "which app is cheapest for burger and fries at Burger Al Hara",
  "وين أرخص برجر وبطاطس",
  "burger aur fries sabse sasta kahan milega",
])("«%s» is one order", (said) => {
  expect(lastOf(said)).toMatchObject({ kind: "compare", apart: true });
});

test("what a restaurant stands between are two dishes", () => {
  const ask = lastOf("margherita large from Stone Corner Pizza and a pepsi");
  expect(linesOf(ask).map(({ dish, size }) => [dish, size])).toEqual([
    ["margherita", "large"],
    ["pepsi", ""],
  ]);
});

test.each([
  [["which is cheaper for a latte and a cheesecake, Rakwa or Dune Drip?"], 2],
  [
    [
      "2 cheeseburgers and a large fries from Burger Al Deera",
      "same thing from Burger Al Hara?",
      "which one is cheaper?",
    ],
    2,
  ],
  [
    ["2 cheeseburgers and a large fries from Burger Al Deera", "same thing from Burger Al Hara?"],
    0,
  ],
])("%j sets one order against itself at so many restaurants", (said, count) => {
  const ask = lastOf(...said);
  expect(ask).toMatchObject({ kind: "compare", apart: true });
  expect(ask.places.length).toBe(count);
});

test.each([
  "how much is delivery on each app?",
  "magkano delivery sa bawat app?",
  "كم التوصيل في كل تطبيق؟",
])("«%s» of an order asks for that fee alone", (said) => {
  const order = "butter chicken and garlic naan from Bombay Tiffin Corner";
  expect(lastOf(order, said)).toMatchObject({ apart: true, focus: "delivery", area: "", left: "" });
});

test("the cheapest delivery is that of what was asked about", () => {
  const first = "how much is a cheeseburger at Burger Al Hara";
  expect(lastOf(first, "and the cheapest delivery?")).toMatchObject({
    ...{ focus: "delivery", elsewhere: false, restaurant: lastOf(first).restaurant },
  });
});

test.each([
  ["mandi or kabsa for 20", { people: 20 }, "kabsa"],
  ["burger or pizza under 30", { maxTotal: 30 }, "pizza"],
  ["كبسة ولا مندي لخمسة", { people: 5 }, "مندي"],
])("«%s» compares two dishes for so many or so much", (said, both, dish) =>
  expect(lastOf(said)).toMatchObject({ kind: "compare", ...both, other: { ...both, dish } }),
);

test.each([
  ["mandi or kabsa for 8 people, budget 250", 8, 250],
  ["burger or pizza for 4 of us, we got 100 riyals", 4, 100],
  ["مندي ولا كبسة لثمانية اشخاص وميزانيتنا ٢٥٠ ريال", 8, 250],
])("«%s» sets two dishes against each other, for so many and so much", (said, people, maxTotal) =>
  expect(lastOf(said)).toMatchObject({ kind: "compare", apart: false, people, maxTotal }),
);

test("a dish of more words than a name stays one", () =>
  expect(lastOf("fish or chicken with a lot of extra rice please").kind).not.toBe("compare"));
