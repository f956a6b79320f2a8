import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

const counted = (...said: string[]) =>
  linesOf(lastOf(...said)).map(({ dish, quantity }) => [dish, quantity ?? 1]);

describe("the total of what was asked one after the other", () => {
  const both = [
    ["biryani", 1],
    ["samosa", 1],
  ];
  test.each(["how much is total for both", "كم المجموع كلهم"])("%s", (said) => {
    const asked = ["how much is biryani at wadi hindi", "how much is samosa there"];
    expect(counted(...asked, said)).toEqual(both);
  });

  test("is that of one dish where one is meant", () => {
    expect(
      counted("biryani at wadi hindi", "samosa at kerala palace", "what's the total?"),
    ).toEqual([["samosa", 1]]);
  });
});

describe("an order goes on", () => {
  test("with the dish after so many of one", () => {
    expect(counted("abi 3 kabsa from qudoor al deera", "and jareesh large")).toEqual([
      ["kabsa", 3],
      ["jareesh", 1],
    ]);
  });

  test("with so many of what was asked about before, and no other beside it", () => {
    const first = "الفول عند فوال الصباح بكم";
    expect(counted(first, "ابي ٢ فول بالسمن و ٤ تميس بالجبن")).toEqual([
      ["فول بالسمن", 2],
      ["تميس بالجبن", 4],
    ]);
  });

  test("with what a plus sign joins", () => {
    const first = "large margherita at rukn hajari";
    expect(counted(first, "2 of them + 1 garlic bread + 3 soft drinks")).toEqual([
      ["margherita", 2],
      ["garlic bread", 1],
      ["soft drinks", 3],
    ]);
  });

  test("with another number of what is called in two words", () => {
    const order = "2 dynamite shrimp and a dragon roll from koi";
    expect(counted(order, "make it 3 dragon rolls")).toEqual([
      ["dynamite shrimp", 2],
      ["dragon roll", 3],
    ]);
  });

  test("at each of the places that were compared", () => {
    const said = ["كم بيتزا بيبروني من بيتزا فورنيلو", "ومن الركن الحجري؟", "ايهم اوفر؟"];
    const ask = lastOf(...said, "زيد خبز بالثوم");
    expect(ask).toMatchObject({
      kind: "compare",
      apart: true,
      places: ["بيتزا فورنيلو", "الركن الحجري"],
    });
  });
});

test.each([
  ["umm ali x2", 2],
  ["x3 umm ali", 3],
])("%s", (said, quantity) => expect(lastOf(said)).toMatchObject({ dish: "umm ali", quantity }));

test("which of a kind, by its pieces, orders none beside it", () => {
  expect(lastOf("any broast?", "8 piece one")).toMatchObject({
    kind: "price",
    dish: "8 piece broast",
    other: null,
  });
});

test("so many of it after the hours of its place", () => {
  const ask = lastOf("california roll at hanabi", "is it open?", "واذا طلبت ٣ منه");
  expect(ask).toMatchObject({ kind: "price", dish: "california roll", quantity: 3 });
});

test("two restaurants after a dish are compared by that dish", () => {
  const ask = lastOf("ابي برياني", "وش الفرق بين الوادي الهندي وقصر كيرلا");
  expect(ask).toMatchObject({ kind: "compare", dish: "برياني", other: { dish: "برياني" } });
});

test.each(["split by 6", "لو قسمناه على ٦"])("«%s» asks for the share of each", (said) => {
  const ask = lastOf("half mufattah at Waleemat Al Ajdad", said);
  expect(ask).toMatchObject({ share: true, splitBetween: 6 });
});

describe("with delivery, and without", () => {
  test.each([
    ["وبدون توصيل؟", { kind: "price", focus: "item" }],
    ["شامل التوصيل؟", { kind: "cannot", subject: "vat" }],
    ["is delivery included?", { kind: "cannot", subject: "vat" }],
    ["السعر شامل التوصيل ولا لا؟", { kind: "cannot", subject: "vat" }],
    ["كيف تحسب السعر النهائي؟", { kind: "cannot", subject: "vat" }],
    ["كم السعر مع التوصيل", { kind: "price", focus: "all" }],
    ["is that with delivery or without??", { kind: "cannot", subject: "vat" }],
    ["هذا مع التوصيل ولا بدون؟", { kind: "cannot", subject: "vat" }],
    ["and without delivery?", { kind: "price", focus: "item" }],
    ["وكم توصيله؟", { kind: "price", focus: "delivery" }],
  ])("%s", (said, ask) => expect(lastOf("دبل تشيز من برجر الحارة كم", said)).toMatchObject(ask));
});

describe("what stands under a heading of the menu spoken of", () => {
  test.each(["any dessert there?", "what sweets do they have?", "وش عندهم من الحلى؟"])(
    "%s",
    (said) => {
      const ask = lastOf("how much is adobo at bahay manila", said);
      expect(ask).toMatchObject({ kind: "restaurant", restaurant: "bahay manila" });
      expect(ask.dish).not.toBe("");
    },
  );
});

test("a price without a place goes to where the list before was for", () => {
  expect(lastOf("healthy lunch under 40 in yasmin", "greek salad how much")).toMatchObject({
    kind: "price",
    deliverTo: "yasmin",
  });
});

test("what is asked next of a dish that may have something in it is asked of that dish", () => {
  const said = ["how much is the chicken ramen at hanabi roll", "does it have egg?"];
  expect(lastOf(...said, "ok whats its price")).toMatchObject({
    kind: "price",
    dish: "chicken ramen",
  });
});

test("«not X, Y» asks for it at Y", () => {
  const ask = lastOf("Spanish latte at rakwa", "not rakwa, dune drip");
  expect(ask).toMatchObject({ restaurant: "dune drip", except: "rakwa" });
});

test("which of two foods it is made with is told by what was shown", () => {
  const first = "cheapest biryani in riyadh";
  expect(lastOf(first, "is it chicken or mutton")).toMatchObject({
    kind: "price",
    dish: "biryani",
  });
});

test.each(["ما نحب السمك", "I don't like fish"])("«%s» after ideas asks for others", (said) => {
  const ask = lastOf("اقترح لنا عشا تحت 50", said);
  expect(ask).toMatchObject({ kind: "suggest", maxTotal: 50 });
  expect(ask.facts).toHaveLength(1);
});

test("what is saved on an app is no word to be kept", () => {
  const ask = lastOf("chicken shawarma at amo hamza", "how much would i save on platform b");
  expect(ask).toMatchObject({ kind: "price", facts: [] });
});

test("«غيّر» exchanges, and «غير» does not", () => {
  const said = ["أبي كبسة وسلطة من قدور الديرة", "غيّر السلطة لجريش"];
  expect(counted(...said).map(([dish]) => dish)).toEqual(["كبسة", "جريش"]);
});

test("a place that nobody knows is kept for no price after it", () => {
  const said = ["something cheap near Zxqville", "greek salad how much"];
  expect(lastOf(...said)).toMatchObject({ kind: "price", deliverTo: "", area: "" });
});

describe("the place of an order", () => {
  const first = "chicken kabsa to Malqa";
  test.each([
    [[first, "I live in Olaya", "beef burger"], { deliverTo: "Olaya", area: "" }],
    [[first, "beef burger", "in Olaya"], { deliverTo: "", area: "Olaya" }],
    [[first, "beef burger"], { deliverTo: "Malqa", area: "" }],
  ])("%j", (said, place) => expect(lastOf(...said)).toMatchObject(place));
});

describe("what only looks like one of these", () => {
  test.each([
    ["could you remember I am allergic to nuts", { kind: "save" }],
    ["I can't remember the price of kabsa", { facts: [] }],
    ["I'm not Indian, what does kabsa cost?", { without: [], kind: "price" }],
    ["أبي أبعد مطعم برجر", { without: [] }],
    ["the minimum price of chicken kabsa", { kind: "price", focus: "all" }],
    ["is there any shrimp on the menu at Burger Al Deera?", { inside: "" }],
    ["عرض المنيو", { subject: null }],
  ])("%s", (said, ask) => expect(lastOf(said)).toMatchObject(ask));

  test.each([
    ["kabsa", "changed my mind, beef burger", { kind: "price", dish: "beef burger", other: null }],
    ["ابي كبسة", "غيرت رايي، ابي برجر", { kind: "price", dish: "برجر", other: null }],
    ["chicken burger without delivery", "and with delivery?", { kind: "price", focus: "all" }],
    ["chicken burger", "does it come with free delivery?", { kind: "price", focus: "delivery" }],
  ])("%s ⏎ %s", (first, said, ask) => expect(lastOf(first, said)).toMatchObject(ask));
});

describe("another question", () => {
  test.each(["kabsa for 5", "how much is kabsa for 5 people"])(
    "%s adds nothing to what was spoken of",
    (said) => {
      expect(lastOf("burger under 30", said)).toMatchObject({
        kind: "price",
        dish: "kabsa",
        people: 5,
        other: null,
        maxTotal: null,
      });
    },
  );

  test.each(["كم سعر البرجر عليه عرض؟", "are the burgers on offer?"])("%s", (said) => {
    expect(lastOf("كم بروست دجاج", said)).toMatchObject({ kind: "cannot", subject: "coupons" });
  });

  test("«اطلبها لي» is an order that nobody here places", () => {
    expect(lastOf("كبسة دجاج", "اطلبها لي")).toMatchObject({ kind: "cannot", subject: "ordering" });
  });

  test("who adds the prices names no lentils", () => {
    expect(lastOf("sushi places", "who adds the prices?")).toMatchObject({ kind: "about" });
  });
});

test.each([
  ["نبي كبسة دجاج ولبن", "لا خليها لحم", ["كبسة لحم", "لبن"]],
  ["a chicken burger and fries", "make it beef", ["beef burger", "fries"]],
])("%s, %s: of what is made with something else", (first, said, dishes) => {
  expect(linesOf(lastOf(first, said)).map(({ dish }) => dish)).toEqual(dishes);
});

test("the cheapest of places that are far is for an order to where they were looked for", () => {
  expect(lastOf("مطاعم هندية بالملقا", "ايهم ارخص")).toMatchObject({
    kind: "suggest",
    dish: "هندية",
    area: "",
    deliverTo: "الملقا",
    cheaper: true,
  });
});

test("the best rated of all names nothing", () => {
  expect(lastOf("أفضل مطعم تقييما")).toMatchObject({ kind: "nearest", rated: true, query: "" });
});

test.each([
  "what about without the budget",
  "forget the budget",
  "الميزانية مو مهمة، مهما كان السعر",
])("«%s» takes the limit back, and nothing else", (said) => {
  expect(lastOf("burger under 20", said)).toMatchObject({
    ...{ kind: "price", dish: "burger", maxTotal: null, left: "", untold: "" },
  });
});

describe("the budget is dropped", () => {
  const first = "may budget ako 50 riyals, 2 kami, ano maganda kainin sa batha";
  test.each([
    ["wag na pala budget, kahit magkano"],
    ["yung pangatlo magkano delivery", "walang budget"],
    ["forget the budget"],
  ])("%s %s", (...said) =>
    expect(lastOf(first, ...said.filter(Boolean))).toMatchObject({
      ...{ kind: "suggest", area: "batha", people: 2, maxTotal: null },
    }),
  );
});

describe("the dearest of the ideas that were listed", () => {
  const first = "may budget ako 50 riyals, 2 kami, ano maganda kainin sa batha";
  test.each([
    ["alin ang pinakamahal?"],
    ["yung pangatlo magkano delivery", "alin dyan ang pinakamahal"],
    ["which is the most expensive?"],
  ])("%s %s", (...said) =>
    expect(lastOf(first, ...said.filter(Boolean))).toMatchObject({
      ...{ kind: "suggest", area: "batha", people: 2, maxTotal: 50, dearest: true, nth: null },
    }),
  );
});

test.each([
  "saan mas mahal, dun o sa forno sofia?",
  "which is more expensive, there or forno sofia?",
])("«%s» sets what was shown against the same elsewhere", (said) =>
  expect(lastOf("pizza margherita fornello medium po", said)).toMatchObject({
    ...{ kind: "compare", restaurant: "fornello", other: { restaurant: "forno sofia" } },
  }),
);

test("a size that was only kept from the dish before goes on being kept", () => {
  const said = ["pizza margherita fornello medium po", "eh yung pepperoni?", "sa app b magkano"];
  expect(lastOf(...said)).toMatchObject({ dish: "pepperoni", size: "medium", sizeKept: true });
});

test.each([
  [
    "كنافة قريبة من النرجس",
    "وهل عندهم توصيل مجاني",
    { dish: "كنافة", restaurant: "", focus: "delivery" },
  ],
  ["thai food?", "what's in the pad thai", { kind: "cannot", subject: "contents" }],
  ["pad thai", "something without nuts under 50", { kind: "suggest", dish: "", without: ["nuts"] }],
  ["hello", "any good falafel around hittin", { kind: "price", dish: "falafel", area: "hittin" }],
])("%s, %s", (first, said, asked) => {
  expect(lastOf(first, said)).toMatchObject(asked);
});
