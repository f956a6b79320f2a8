import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { slotInput } from "../act/calls";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

describe("which of a list people rate best", () => {
  test.each([
    ["وين أرخص حمص؟", "مين تقييمه أعلى فيهم؟"],
    ["cheapest hummus", "which one has the best rating?"],
    ["sabse sasta hummus kahan hai", "inme sabse achhi rating kiski hai?"],
    ["سب سے سستا حمص کہاں ہے؟", "کس کی ریٹنگ اچھی ہے؟"],
    ["सबसे सस्ता हम्मस कहाँ है?", "किसकी रेटिंग सबसे अच्छी है?"],
    ["saan pinakamura ang hummus?", "alin ang may pinakamataas na rating?"],
  ])("%s ⏎ %s", (first, said) => {
    const { dish } = lastOf(first);
    expect(lastOf(first, said)).toMatchObject({ kind: "ranked", list: { kind: "price", dish } });
  });
});

describe("the price of the dish alone", () => {
  const first = "how much is the turon at Bahay Manila?";
  test.each([
    "and without delivery?",
    "كم بدون التوصيل؟",
    "ڈیلیوری کے بغیر کتنے کا ہے؟",
    "डिलीवरी के बिना कितने का है?",
    "magkano kung walang delivery?",
  ])("%s", (said) => {
    const { dish, restaurant } = lastOf(first);
    expect(lastOf(first, said)).toMatchObject({ kind: "price", focus: "item", dish, restaurant });
  });
});

test.each([
  "بكم الكبسة بدون توصيل من قدور الديرة",
  "كم سعر الكبسة بلا توصيل من قدور الديرة",
  "بكم الكبسة بدون رسوم التوصيل",
  "how much is chicken kabsa without delivery at Qudoor Al Deera",
])("«%s» is understood to the last word", (said) => {
  expect(lastOf(said)).toMatchObject({ kind: "price", focus: "item", left: "" });
});

test.each(["is 45 a good price?", "معقول 45 سعر زين؟"])("«%s» orders no 45", (said) => {
  expect(lastOf("lasagna at Forno Sofia", said)).toMatchObject({ quantity: null, maxTotal: null });
});

test.each([
  "pichle hafte se mehnga hua kya?",
  "پچھلے مہینے سے مہنگا ہوا کیا؟",
  "tumaas ba nitong nakaraan?",
])("«%s» asks how the price has moved", (said) => {
  const asked = lastOf("lasagna at Forno Sofia", said);
  expect(asked).toMatchObject({ focus: "history", dish: "lasagna", restaurant: "Forno Sofia" });
});

describe("where something is near, once it is said where", () => {
  test.each([
    ["یہاں قریب پیزا کہاں ملے گا؟", "میں الملز میں ہوں"],
    ["मेरे आसपास पिज़्ज़ा कहाँ मिलेगा?", "मैं Malaz में हूँ"],
    ["where can I get pizza near me?", "I'm in Malaz"],
  ])("%s ⏎ %s", (first, said) => {
    expect(lastOf(first)).toMatchObject({ kind: "price", near: true, where: true });
    expect(lastOf(first, said).kind).toBe("nearest");
    expect(lastOf(first, said).area).not.toBe("");
  });
});

test.each(["till when?", "لين متى؟", "یہ کب تک کھلا ہے؟", "कितने बजे तक?", "hanggang anong oras?"])(
  "«%s» asks how long the place that was shown is open",
  (said) => {
    expect(lastOf("is Steak House open now?", said)).toMatchObject({
      kind: "cannot",
      subject: "hours",
      restaurant: "Steak House",
    });
  },
);

test("vegetables beside a dish are no diet", () => {
  expect(lastOf("grilled salmon with veg").without).toEqual([]);
  expect(lastOf("veg burgers").without).toEqual(["veg"]);
});

test.each(["कुछ हल्का खाने को बताओ", "gusto ko ng magaan na pagkain", "کچھ ہلکا پھلکا بتاؤ"])(
  "«%s» says what it is to be like",
  (said) => expect(lastOf(said)).toMatchObject({ kind: "suggest", dish: "light" }),
);

test("what else there is after ideas is more of them", () => {
  expect(lastOf("something grilled for 4 under 150", "what else is there?")).toMatchObject({
    kind: "suggest",
    more: true,
    people: 4,
    maxTotal: 150,
  });
});

test("the price of the dish alone, after what else the place has, is that of the dish before", () => {
  const first = "بكم المقلوبة من مازة ستي سلمى؟";
  const { dish } = lastOf(first);
  const said = [first, "وش عندهم غيرها بدون دجاج؟", "سعرها من غير التوصيل؟"];
  expect(lastOf(...said)).toMatchObject({ kind: "price", focus: "item", dish });
});

test.each([
  ["ہم چار لوگ ہیں، بجٹ ۱۲۰ ریال، کیا کھائیں؟", { people: 4, maxTotal: 120 }],
  ["apat kami, 120 lang ang budget namin, ano pwede?", { people: 4, maxTotal: 120 }],
])("«%s» tells what may be paid, and saves nothing", (said, ask) => {
  expect(lastOf(said)).toMatchObject({ kind: "suggest", facts: [], ...ask });
});

test.each([
  "میرے ابو مچھلی نہیں کھاتے",
  "मेरे पापा मछली नहीं खाते",
  "hindi kumakain ng isda ang tatay ko",
])("«%s» names no restaurant", (said) =>
  expect(lastOf(said)).toMatchObject({ kind: "save", restaurant: "", dish: "" }),
);

test.each([
  ["drop the egg thing", "egg"],
  ["انڈے والی بات حذف کر دو", "egg"],
])("«%s» asks to forget", (said, food) => {
  const { kind, forgets } = lastOf(said);
  expect(kind).toBe("forget");
  expect(forgets).toContain(food);
});

describe("which of two restaurants people rate better", () => {
  test.each([
    "which is rated higher, smoke alley or burger al hara?",
    "مين تقييمه أعلى سموك آلي ولا برجر الحارة؟",
  ])("%s", (said) => {
    const list = { kind: "compare", dish: "", other: { dish: "" } };
    expect(lastOf(said)).toMatchObject({ kind: "ranked", list });
    expect(lastOf("biryani and a samosa at wadi hindi", said)).toMatchObject({
      kind: "ranked",
      list,
    });
  });
});

describe("more of the restaurant that was spoken of", () => {
  const first = "كم سعر البرجر عند برجر الحارة؟";
  test.each(["هل لديهم بطاطس؟", "من نفس المطعم كم البطاطس؟", "نفس المحل عندهم بطاطس؟"])(
    "%s",
    (said) => {
      const ask = lastOf(first, said);
      expect(ask.dish).toMatch(/بطاطس$/);
      expect(ask).toMatchObject({ kind: "price", restaurant: "برجر الحارة", left: "" });
    },
  );

  test.each([
    ["أيّ التطبيقات أقل رسوم توصيل له؟", "delivery"],
    ["do they have free delivery?", "delivery"],
    ["what is the minimum order there?", "minimum"],
    ["how fresh is that price?", "age"],
  ])("%s", (said, focus) => {
    expect(lastOf(first, said)).toMatchObject({ kind: "price", focus, restaurant: "برجر الحارة" });
  });
});

test.each(["who does?", "طيب مين عنده؟"])("«%s» looks elsewhere", (said) => {
  const ask = lastOf("pepperoni pizza at burger al hara", said);
  expect(ask).toMatchObject({ kind: "price", dish: "pepperoni pizza", elsewhere: true });
});

test.each(["أوقات عمل محمصة ركوة يوم الجمعة؟", "opening times of Rakwa Roastery on friday"])(
  "«%s» asks for hours, and of no neighbourhood",
  (said) => expect(lastOf(said)).toMatchObject({ kind: "cannot", subject: "hours", area: "" }),
);

test("a price at one of two that were told adds nothing to what was shown", () => {
  const first = "which is rated higher, smoke alley or burger al hara?";
  const ask = lastOf(first, "and what is the cheapest burger at the first?");
  expect(ask).toMatchObject({ kind: "price", dish: "burger", other: null });
});

test.each([
  ["and a samosa", "add them up"],
  ["and a samosa", "اجمعهم"],
  ["add up the biryani and a samosa"],
])("«%s» counts what was ordered once", (...said) => {
  const ask = lastOf("chicken biryani at wadi hindi", ...said);
  expect(linesOf(ask).map(({ dish, quantity }) => [dish, quantity ?? 1])).toEqual([
    ["chicken biryani", 1],
    ["samosa", 1],
  ]);
});

test.each(["سلام، ابي عشا لشخصين تحت 80", "سلام ابي عشا لشخصين تحت 80"])(
  "«%s» greets, and names no neighbourhood",
  (said) => {
    const ask = { kind: "suggest", area: "", people: 2, maxTotal: 80, greets: true };
    expect(lastOf(said)).toMatchObject(ask);
  },
);

test.each(["and to olaya?", "وإلى العليا؟"])("«%s» after a fee asks for the fee there", (said) => {
  const ask = lastOf("how much is the delivery from tiger wok to hittin?", said);
  expect(ask).toMatchObject({ kind: "price", focus: "delivery", restaurant: "tiger wok" });
});

test.each(["and the most expensive?", "والأغلى؟"])("«%s» is asked of the menu shown", (said) => {
  expect(lastOf("what's the cheapest thing at khalti hind?", said)).toMatchObject({
    kind: "restaurant",
    restaurant: "khalti hind",
    dearest: true,
  });
});

test.each([
  "where is the most expensive?",
  "وين الأغلى؟",
  "saan ang pinakamahal?",
  "sabse mehnga kahan hai?",
])("«%s» after a dish asks where that is dearest", (said) => {
  expect(lastOf("how much is a cheeseburger at Burger Al Hara?", said)).toMatchObject({
    kind: "price",
    dish: "cheeseburger",
    dearest: true,
    elsewhere: true,
  });
});

test("so many of what was shown, and something with it", () => {
  const ask = lastOf("do you have lasagna?", "how much for two of them with a garlic bread?");
  expect(linesOf(ask).map(({ dish, quantity }) => [dish, quantity ?? 1])).toEqual([
    ["lasagna", 2],
    ["garlic bread", 1],
  ]);
});

test.each(["is there nuts in kunafa?", "are there any nuts in the kunafa at khalti hind?"])(
  "%s",
  (said) => expect(lastOf(said)).toMatchObject({ kind: "inside", inside: "nuts", dish: "kunafa" }),
);

test.each([
  "احنا ٥ اشخاص نبي مندي ولا كبسة ما يتجاوز 200",
  "we are 5, mandi or kabsa for max 200?",
  "hum 5 log hain, mandi ya kabsa 200 ke andar",
  "5 kami, mandi o kabsa, hanggang 200",
])("«%s»: the limit holds for each of the two", (said) => {
  const ask = lastOf(said);
  expect(ask).toMatchObject({ kind: "compare", apart: false, people: 5, maxTotal: 200 });
  expect(slotInput(ask, ask).maxTotal).toBe(200);
});

test("the limit of one order is for all of it together", () => {
  const ask = lastOf("2 shawarma and a pepsi under 40");
  expect(slotInput(ask, { ...ask, apart: true }).maxTotal).toBeUndefined();
});
