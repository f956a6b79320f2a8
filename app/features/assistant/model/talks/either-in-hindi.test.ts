import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { languageOf } from "../language/language";

const { lastOf } = sampleTalk();

test.each(["biryani ya mandi", "8 log, 300 riyal budget", "burger al hara se do burger"])(
  "«%s» is Hindi or Urdu",
  (said) => expect(languageOf(said)).toBe("ur"),
);

test.each([
  ["do masala dosa", "masala dosa"],
  ["do burger", "burger"],
  ["do plate biryani", "biryani"],
])("«%s» is two of it, in Hindi", (said, dish) => {
  expect(languageOf(said)).toBe("ur");
  expect(lastOf(said)).toMatchObject({ kind: "price", dish, quantity: 2, asks: false });
});

test.each(["do you have burger", "do burgers come with fries?", "do lunch"])(
  "«%s» counts nothing",
  (said) => expect(lastOf(said).quantity).toBeNull(),
);

test.each(["do ya know a burger place", "log in problem"])("«%s» is English", (said) =>
  expect(languageOf(said)).toBe("en"),
);

test("one or the other are set against each other, and those who eat are counted", () => {
  expect(lastOf("biryani ya mandi")).toMatchObject({
    ...{ kind: "compare", dish: "biryani", other: { dish: "mandi" } },
  });
  expect(lastOf("bday ko, 8 log, 300 riyals budget")).toMatchObject({
    ...{ kind: "suggest", people: 8, maxTotal: 300 },
  });
});

test.each([
  ["شاورما عمو حمزہ", "طربوش سے سستا ہے یا مہنگا؟", "طربوش"],
  ["शावरमा अमो हमज़ा", "टरबूश से सस्ता है या महँगा?", "tarbush"],
  ["amo hamza ka shawarma kitne ka", "shawarma 77 se sasta hai?", "shawarma 77"],
  ["شاورما عمو حمزہ", "کیا یہ شاورما 77 سے مہنگا ہے؟", "شاورما 77"],
])("«%s», «%s»: what was shown against %s", (first, then, restaurant) => {
  expect(lastOf(first, then)).toMatchObject({
    ...{ kind: "compare", maxTotal: null, other: { dish: "shawarma", restaurant } },
  });
});

test("less than an amount is a limit still, and from a restaurant is there", () => {
  const first = "amo hamza ka shawarma kitne ka";
  expect(lastOf(first, "20 riyal se sasta hai?")).toMatchObject({ kind: "price", maxTotal: 20 });
  expect(lastOf("tarboosh se sasta shawarma kitne ka hai")).toMatchObject({
    ...{ kind: "price", restaurant: "tarboosh" },
  });
});

test.each([
  ["پاکستانی نہاری", "nihari", ""],
  ["indian karahi", "karahi", ""],
  ["chicken karahi", "chicken karahi", "chicken"],
  ["turkish coffee", "turkish coffee", ""],
])("of «%s» %s is looked for: whose cooking it is answers for no dish", (said, dish, surely) => {
  expect(lastOf(said)).toMatchObject({ kind: "price", dish, surely });
});

test.each([
  ["ملاز میں کڑاہی", "karahi"],
  ["मलज़ में निहारी", "nihari"],
])("«%s» asks for that there, though nobody has it", (said, query) => {
  expect(lastOf(said)).toMatchObject({ kind: "price", query });
});

test.each(["malaz mein ghar hai", "olaya mein kaam karta hun"])(
  "«%s» asks nothing, and is told what is near there",
  (said) => {
    expect(lastOf(said)).toMatchObject({ kind: "nearest", dish: "" });
  },
);
