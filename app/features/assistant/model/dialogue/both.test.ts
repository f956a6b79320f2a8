import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

const TWO = "hummus at Zaytoon w Zaatar or Abu Rayan Chicken?";

test.each([
  [TWO, "and the mixed grill, both places?", "mixed grill"],
  ["حمص زيتون وزعتر ولا أبو ريان؟", "والمتبل عند الاثنين؟", "المتبل"],
  ["chicken adobo bahay manila ya aling nena, kaun sasta?", "aur lumpia, dono jagah?", "lumpia"],
  [
    "alin ang mas mura, chicken adobo sa Bahay Manila o Aling Nena?",
    "eh yung lumpia nila?",
    "lumpia",
  ],
])("%s «%s» asks for it at both", (first, then, dish) => {
  const ask = lastOf(first, then);
  expect(ask).toMatchObject({ kind: "compare", apart: false, dish, other: { dish } });
  expect(ask.other?.restaurant).not.toBe(ask.restaurant);
});

test("who has both of what was compared is asked of one order, and counts two of neither", () => {
  for (const said of ["where can i get both", "who has both"])
    expect(lastOf("kunafa vs luqaimat which is cheaper", said)).toMatchObject({
      ...{ kind: "compare", apart: true, quantity: null, other: { quantity: null } },
    });
  expect(lastOf("kunafa vs luqaimat", "2 of both").kind).toBe("compare");
});

test("what is asked there is asked of one", () => {
  expect(lastOf(TWO, "and how much is laban there?").kind).toBe("price");
});

test.each(["large?", "how about large"])("«%s» holds for both that are compared", (then) => {
  const latte = "spanish latte at Rakwa Roasters or Dune Drip?";
  expect(lastOf(latte, then)).toMatchObject({
    kind: "compare",
    size: "large",
    other: { size: "large" },
  });
});

test.each([
  ["chicken kabsa at Qudoor Al Deera", "how much each if we are 3?"],
  ["كبسة دجاج من قدور الديرة", "كم على كل واحد لو حنا ٣؟"],
])("%s, «%s»: nothing of it is left out, and no neighbourhood is meant", (...said) => {
  expect(lastOf(...said)).toMatchObject({ people: 3, share: true, left: "", area: "" });
});

test("who shares an order changes nothing of what is ordered", () => {
  const order = "2 chicken shawarma and a pepsi from Ammo Hamza";
  expect(lastOf(order, "split it between 3")).toMatchObject({
    ...{ share: true, splitBetween: 3, quantity: 2 },
    other: { dish: "pepsi", quantity: null },
  });
});

test("where and when an order goes changes nothing of what is ordered", () => {
  const order = "2 chicken shawarma and a pepsi from Ammo Hamza";
  const sent = lastOf(order, "deliver it to Malaz at 9 pm");
  expect(sent).toMatchObject({ dish: "chicken shawarma", deliverTo: "Malaz", rest: [], left: "" });
  expect(sent.when).not.toBeNull();
  expect(sent.other).toMatchObject({ dish: "pepsi" });
});

test("an order may be changed and sent elsewhere in one message", () => {
  const order = "2 chicken shawarma and a pepsi from Ammo Hamza";
  const sent = lastOf(order, "deliver it to Malaz", "make it 3 shawarma and deliver to Hittin");
  expect(sent).toMatchObject({ dish: "chicken shawarma", quantity: 3, deliverTo: "Hittin" });
  expect(lastOf(order, "deliver it to Malaz", "add fries")).toMatchObject({ deliverTo: "Malaz" });
});

test("«more» alone asks for more of a list", () => {
  expect(lastOf("something like mandi", "more")).toMatchObject({ kind: "similar", more: true });
  expect(lastOf("something like mandi", "more expensive").more).toBe(false);
});

test.each([
  ["and idli sambar?", "how much for both together?"],
  ["और इडली सांभर?", "दोनों मिलाकर कितना होगा?"],
  ["اور کڑک چائے؟", "دونوں ملا کر کتنا ہوگا؟"],
])("%s ⏎ %s: what two dishes of one restaurant come to", (second, said) => {
  const asked = lastOf("masala dosa at Kerala Palace", second, said);
  expect(asked).toMatchObject({ kind: "compare", apart: true, dish: "masala dosa" });
  expect(asked.other?.dish).not.toBe("masala dosa");
});

test("how much dearer one of two was sets them against each other", () => {
  const asked = lastOf(
    "عمو حمزہ کا چکن شاورما کتنے کا ہے",
    "شاورما 77 کا؟",
    "تو عمو حمزہ کتنا مہنگا پڑا؟",
  );
  expect(asked).toMatchObject({ kind: "compare", apart: false, size: "" });
});

test.each([
  ["magkano ang chicken adobo sa Kusina ni Aling Nena?", "mas mura ba sa Bahay Manila?"],
  [
    "how much is chicken adobo at Kusina ni Aling Nena",
    "which is cheaper, there or at Bahay Manila?",
  ],
])("%s ⏎ %s: the dish at both", (first, said) => {
  const asked = lastOf(first, said);
  expect(asked).toMatchObject({ kind: "compare", dish: "chicken adobo", apart: false });
  expect([asked.restaurant, asked.other?.restaurant].sort()).toEqual([
    "Bahay Manila",
    "Kusina ni Aling Nena",
  ]);
});

test.each([
  "is amo hamza cheaper or this one?",
  "amo hamza sasta hai ya ye?",
  "عمو حمزہ سستا ہے یا یہ؟",
  "अमो हमज़ा सस्ता है या ये?",
])("«%s» sets a restaurant against the one that was shown", (said) => {
  const asked = lastOf("shawarma 77 chicken shawarma", said);
  expect(asked).toMatchObject({ kind: "compare", restaurant: "shawarma 77" });
  expect(asked.other).toMatchObject({ dish: "chicken shawarma" });
});

test("a restaurant that is named alone is asked about alone", () =>
  expect(lastOf("shawarma 77 chicken shawarma", "how much is it at amo hamza")).toMatchObject({
    kind: "price",
    restaurant: "amo hamza",
  }));

test.each([
  ["how much is shawarma 77", "and amo hamza?", "which is cheaper"],
  ["shawarma 77 ka rate kya hai", "aur amo hamza ka?", "dono me se sasta konsa"],
  ["كم شاورما 77", "وعمو حمزة", "مين ارخص"],
  ["magkano sa shawarma 77", "eh sa amo hamza?", "alin mas mura"],
])("two restaurants asked about in turn are set against each other: %s, %s, %s", (...said) => {
  const ask = lastOf(...said);
  expect(ask).toMatchObject({ kind: "compare", apart: false, dish: "", other: { dish: "" } });
  expect(ask.other?.restaurant).not.toBe(ask.restaurant);
});

test("what is cheap at one restaurant is asked of it alone", () =>
  expect(lastOf("menu of shawarma 77", "what is cheap there")).not.toMatchObject({
    kind: "compare",
  }));
