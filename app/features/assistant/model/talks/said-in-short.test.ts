import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

test.each([
  ["6 large shawarma from 77", 6],
  ["large shawarma sa 77, 6", 6],
  ["shawarma tayo yung sa 77, 6 na large", 6],
  ["77 se 6 large shawarma", 6],
  ["شاورما كبير من 77", null],
])("«%s»: the number of a restaurant's name counts nothing", (said, quantity) => {
  const { restaurant, size, ...ask } = lastOf(said);
  expect(restaurant).toMatch(/77$/);
  expect([size === "" ? "" : "large", ask.quantity]).toEqual(["large", quantity]);
});

test("a number that no restaurant is called by is none", () => {
  expect(lastOf("shawarma at 9").restaurant).toBe("");
});

test.each(["adobo at lumpia", "adobo at 1 lumpia", "large adobo at lumpia"])(
  "«%s» are two dishes of Filipino",
  (said) => expect(linesOf(lastOf(said)).map(({ dish }) => dish)).toEqual(["adobo", "lumpia"]),
);

test.each([
  ["biryani at kerala palace", "kerala palace"],
  ["shawarma at shawarma 77", "shawarma 77"],
])("«%s» names a place", (said, restaurant) =>
  expect(lastOf(said)).toMatchObject({ restaurant, other: null }),
);

test.each([
  ["tapos pepsi", 2],
  ["tsaka isang turon", 2],
  ["tsaka magkano lumpia?", 1],
])("after one dish «%s» is ordered as well, or asked about", (said, lines) =>
  expect(linesOf(lastOf("adobo sa Bahay Manila", said))).toHaveLength(lines),
);

test.each([
  ["is Burger Al Hara open now", "and the one in malqa?"],
  ["bukas pa ba ang Burger Al Hara", "e yung sa malqa"],
])("«%s», «%s»: the hours of that branch", (...said) =>
  expect(lastOf(...said)).toMatchObject({ restaurant: "Burger Al Hara", subject: "hours" }),
);

test.each([
  ["may vegetarian ba", "yung pangatlo", "malapit ba yan sa malaz"],
  ["something for 30 riyals", "the third one", "is that near malaz?"],
])("«%s», «%s», «%s»: where the one that was picked is", (...said) =>
  expect(lastOf(...said)).toMatchObject({ kind: "nearest", area: "malaz", from: { nth: 2 } }),
);

test.each([
  "may alam ka bang murang almusal",
  "may alam kang masarap na panghimagas",
  "may dessert ba",
])("«%s» asks for ideas, and for no restaurant of that name", (said) =>
  expect(lastOf(said).kind).toBe("suggest"),
);

test.each([
  ["tom yum at Tiger Wok", "tom yum"],
  ["sisig sa Bahay Manila", "sisig"],
])(
  "«%s» asks for a dish that is looked for there, and not for the first of their menu",
  (said, dish) => expect(lastOf(said)).toMatchObject({ kind: "price", dish, left: "" }),
);

test.each([
  ["sinigang na baboy meron?", "baboy"],
  ["adobo na pusit sa Bahay Manila", "pusit"],
])("«%s»: what no dish was found for is told in the person's own word", (said, left) =>
  expect(lastOf(said)).toMatchObject({ left }),
);

test("the next of a list is «yung isa pa», and the other of two «yung isa»", () => {
  expect(lastOf("shawarma", "yung isa pa")).toMatchObject({ nth: 1, quantity: null });
  expect(lastOf("adobo sa Bahay Manila", "isa pa")).toMatchObject({ quantity: 2 });
});

test("where an order is asks for the place that has all of it", () => {
  const ask = lastOf("2 adobo at isang turon", "san po banda yung kainan");
  expect(ask).toMatchObject({ kind: "nearest", restaurant: "", from: { nth: 0 } });
});

test.each([
  ["sino pwede kausapin", { subject: "reachUs" }],
  ["paano ba to gamitin", { kind: "help" }],
  ["4 kami, tig iisang adobo", { dish: "adobo", quantity: 4 }],
])("%s", (said, asked) => expect(lastOf(said)).toMatchObject(asked));

test("«alisin yung isang …» takes off one of them, and forgets nothing", () => {
  const order = [
    "2 cheeseburger at isang fries sa Burger Al Hara",
    "alisin yung isang cheeseburger",
  ];
  expect(linesOf(lastOf(...order))).toMatchObject([
    { dish: "cheeseburger", quantity: 1 },
    { dish: "fries", quantity: 1 },
  ]);
});

test.each([
  ["4 piece broast at muqarmish", "make it 8 pieces", "8 piece broast", null],
  ["any good broast near malaz?", "how much is the 8 piece", "8 piece broast", null],
  ["4 pcs broast meal sa muqarmish", "gawin mong 8 pcs", "8 piece broast meal", null],
  ["المقرمش چار پیس بروسٹ", "آٹھ پیس کر دو", "8 piece broast", null],
  ["4 pcs broast meal", "6 pcs", "4 piece broast meal", 6],
])(
  "after «%s» «%s» is a dish of so many pieces where a menu has it",
  (said, next, dish, quantity) => expect(lastOf(said, next)).toMatchObject({ dish, quantity }),
);
