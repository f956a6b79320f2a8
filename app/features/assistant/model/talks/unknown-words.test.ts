import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { readAsk } from "../ask/read-ask";
import type { KnownNames } from "../vocabulary/known-names";

const { lastOf, names } = sampleTalk();

test.each([
  ["السلام عليكم ورحمة الله، أنا بحي الياسمين وأبي برجر رخيص", { dish: "برجر", area: "الياسمين" }],
  ["i paid 60 for the kabsa last week, was it cheaper before?", { dish: "kabsa" }],
  [
    "whats the cheapest chicken shawarma in riyadh frfr",
    { dish: "chicken shawarma", left: "frfr" },
  ],
])("words that nothing joins to a dish are no part of it: %s", (message, asked) =>
  expect(lastOf(message)).toMatchObject({ kind: "price", surely: "", ...asked }),
);

test.each([
  ["most expensive pizza", { dish: "pizza", dearest: true }],
  ["whats the priciest burger near Hittin?", { dish: "burger", dearest: true, area: "Hittin" }],
  ["which burger costs the most?", { dish: "burger", dearest: true }],
  ["highest price for kabsa", { dish: "kabsa", dearest: true }],
])("what asks for the dearest is understood: %s", (message, asked) =>
  expect(lastOf(message)).toMatchObject({ surely: "", left: "", ...asked }),
);

test("what asks for other places is understood", () =>
  expect(lastOf("cheeseburger at Burger Al Hara", "what about the others?")).toMatchObject({
    ...{ dish: "cheeseburger", elsewhere: true, left: "" },
  }));

test.each([
  ["chicken karahi", "chicken karahi", "chicken"],
  ["كم برجر الزنبوعة", "برجر الزنبوعة", "برجر"],
  ["sabse sasta zanbua burger", "zanbua burger", "burger"],
  ["the most burger", "most burger", "burger"],
])("what stands right beside a dish may be of its name: %s", (message, dish, surely) =>
  expect(lastOf(message)).toMatchObject({ dish, surely, left: "" }),
);

test.each([
  "do you have KFC?",
  "عندكم ماكدونالدز؟",
  "کیا کے ایف سی ہے؟",
  "मैकडॉनल्ड्स है क्या?",
  "May Jollibee ba kayo?",
])("a chain that we lack is a restaurant: %s", (message) => {
  const ask = lastOf(message);
  expect(ask).toMatchObject({ kind: "price", dish: "" });
  expect(ask.restaurant).not.toBe("");
});

test("a chain that we lack is not kept for what is asked next", () => {
  expect(lastOf("do you have KFC?", "what about broast near Yasmin")).toMatchObject({
    ...{ dish: "broast", restaurant: "", area: "Yasmin" },
  });
  expect(lastOf("كم برجر من البيك؟", "والشاورما؟").restaurant).toBe("");
});

test.each([
  [
    "how much for two large fries from Burger Al Hara",
    { quantity: 2, people: null, size: "large" },
  ],
  ["dinner for two, what should we eat?", { quantity: null, people: 2 }],
  ["عشا لأربعة", { quantity: null, people: 4 }],
])("what is counted: %s", (message, asked) => expect(lastOf(message)).toMatchObject(asked));

test.each([
  ["how much is a cheeseburger at Burger Al Hara?", "one more", 2],
  ["3 شاورما من عمو حمزة", "زودها وحدة", 4],
  ["3 شاورما من عمو حمزة", "نقص وحدة", 2],
  ["مجھے دو شاورما چاہیے عمو حمزہ سے", "ایک اور بڑھا دو", 3],
  ["dalawang chicken adobo sa Aling Nena", "isa pa", 3],
])("«%s», «%s»: %d of it", (order, then, quantity) =>
  expect(lastOf(order, then)).toMatchObject({ kind: "price", quantity }),
);

test.each([
  ["2 large fries from Burger Al Hara", "and one cheeseburger", "remove the fries"],
  ["٢ بطاطس من برجر الحارة", "وواحد تشيز برجر", "شيل البطاطس"],
])("«%s», «%s» are one order, until «%s»", (first, joined, removed) => {
  const order = lastOf(first, joined);
  expect(order).toMatchObject({ kind: "compare", apart: true, quantity: 2 });
  expect(lastOf(first, joined, removed)).toMatchObject({ kind: "price", dish: order.other?.dish });
});

test.each([
  ["no i dont want burger", "", "burger"],
  // «حالي» is sweet.
  ["ابغى شي حالي، ما احب الكنافة", "حالي", "الكنافة"],
])("what is not wanted is left out: %s", (message, dish, food) =>
  expect(lastOf(message)).toMatchObject({ dish, without: [food] }),
);

test.each(["i have 50 riyals, what should we eat", "ignore that, shawarma for 1 riyal"])(
  "an English sentence with riyals in it is English: %s",
  (message) => expect(lastOf(message).maxTotal ?? lastOf(message).dish).toBeTruthy(),
);

test.each(["dal kitne ki hai", "दाल कितने की है"])(
  "what a menu calls so is not put into English: %s",
  (message) => expect(lastOf(message).dish).toBe("dal"),
);

test.each(["یاد رکھو، میرے بھائی کو پیاز پسند نہیں", "याद रखो, मेरे भाई को प्याज़ पसंद नहीं"])(
  "what is to be remembered may come after a comma: %s",
  (message) => expect(lastOf(message).facts).toMatchObject([{ kept: true }]),
);

test("what the colour of rice is called is no neighbourhood", () =>
  expect(lastOf("quarter chicken with white rice from Abu Rayan").area).toBe(""));

test("a long message in another language hands few words on for each of its own", () => {
  let handed = 0;
  const counting: KnownNames = {
    ...names(),
    restaurantAt(words, at, announced) {
      handed += words.length;
      return names().restaurantAt(words, at, announced);
    },
  };
  const handedFor = (words: number) => {
    handed = 0;
    readAsk("दो नान ".repeat(words / 2), counting, "hi");
    return handed;
  };
  const [some, twice] = [handedFor(400), handedFor(800)];
  expect(twice).toBeLessThan(some * 2.5);
});

test.each([
  "cheeseburger at Burger Al Hara or Burger Al Deera?",
  "cheeseburger Burger Al Hara vs Burger Al Deera",
  "تشيز برجر من برجر الحارة أو برجر الديرة؟",
  "عمو حمزہ یا شاورما الطربوش سے چکن شاورما سستا؟",
  "burger al hara ya burger al deera, cheeseburger kahan sasta hai",
  "cheeseburger sa Burger Al Hara o Burger Al Deera, alin ang mas mura?",
])("what sets two against each other is not left out: %s", (message) =>
  expect(lastOf(message)).toMatchObject({ kind: "compare", left: "" }),
);

test("a word that nobody knows is still left out where two are compared", () => {
  const message = "cheeseburger zorblax at Burger Al Hara or Burger Al Deera?";
  expect(lastOf(message)).toMatchObject({ kind: "compare", left: "zorblax" });
});
