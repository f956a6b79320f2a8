import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { tellsPrice } from "../ask/price-told";

const { lastOf } = sampleTalk();

test.each([
  ["kabsa kitne ka", "nahi yaar chicken broast", "chicken broast"],
  ["kabsa kitne ka", "nahi, mandi", "mandi"],
  ["कबसा कितने का", "नहीं भाई, मंदी", "mandi"],
])("«%s», «%s»: another dish, which is neither left out nor added", (first, said, dish) =>
  expect(lastOf(first, said)).toMatchObject({ kind: "price", dish, without: [], other: null }),
);

test("of «nahi chicken nahi» the chicken is what is not wanted", () =>
  expect(lastOf("kabsa kitne ka", "nahi chicken nahi").without).toEqual(["chicken"]));

describe("who is cheaper than a place is asked of the others", () => {
  test.each([
    "anywhere cheaper than fornello?",
    "may mas mura pa ba sa fornello?",
    "في ارخص من فورنيلو؟",
    "fornello se sasta kahin hai?",
    "फोर्नेलो से सस्ता कहीं है?",
  ])("«%s»", (said) =>
    expect(lastOf("pepperoni pizza", said)).toMatchObject({
      ...{ kind: "price", dish: "pepperoni pizza", restaurant: "" },
    }),
  );
});

describe("somebody who eats no meat is told of other food than a dish of it", () => {
  test.each(["any veg?", "aur veg wali?", "vegetarian"])("«%s»", (said) =>
    expect(lastOf("butter chicken", said)).toMatchObject({ kind: "suggest", dish: "" }),
  );
  test("who wants it without garlic still wants that", () =>
    expect(lastOf("شاورما بڑا", "بغیر لہسن")).toMatchObject({ dish: "shawarma", size: "large" }));
  test("at the restaurant that was named", () =>
    expect(lastOf("chicken shawarma from amo hamza", "any veg?")).toMatchObject({
      ...{ kind: "restaurant", restaurant: "amo hamza" },
    }));
});

test.each([
  ["shawarma amo hamza ya 77", "77 wala large kitne ka"],
  ["shawarma amo hamza o 77", "yung 77 magkano large"],
  ["shawarma amo hamza or 77", "how much is the 77 one large"],
])("«%s», «%s»: the restaurant that is called so, and not so many", (...said) =>
  expect(lastOf(...said)).toMatchObject({
    ...{ restaurant: "shawarma 77", size: "large", quantity: null },
  }),
);

test.each([
  ["koi achha indian restaurant batao", "nearest", "indian"],
  ["कोई अच्छा इंडियन रेस्टोरेंट बताओ", "nearest", "indian"],
  ["koi achha indian khana batao", "suggest", "indian"],
  ["south indian me kya hai", "suggest", "southindian"],
  ["south indian khana batao", "suggest", "southindian"],
])("«%s» asks for a kitchen", (said, kind, dish) =>
  expect(lastOf(said)).toMatchObject({ kind, dish }),
);

test("where a friend works is no such question", () =>
  expect(lastOf("mera dost indian restaurant mein kaam karta hai").kind).toBe("chat"));

test.each(["500 calories se kam kya milega", "500 कैलोरी से कम में क्या है"])(
  "«%s»: nobody knows calories",
  (said) => expect(lastOf(said)).toMatchObject({ kind: "cannot", subject: "calories" }),
);

test("who is hungry and has so much tells no price", () => {
  expect(tellsPrice("مجھے بہت بھوک لگی ہے 20 ریال ہیں", false)).toBe(false);
  expect(lastOf("مجھے بہت بھوک لگی ہے 20 ریال ہیں")).toMatchObject({ maxTotal: 20 });
});

test("what is drunk cold is none of the sweet before it", () =>
  expect(lastOf("gulab jamun", "ठंडा क्या मिलेगा पीने को").dish).toBe("cold drinks"));

test.each([
  ["saada naan kitne ka", "plain naan"],
  ["सादा डोसा", "plain dosa"],
  ["piniritong manok", "fried chicken"],
])("«%s» has no neighbourhood", (said, dish) =>
  expect(lastOf(said)).toMatchObject({ dish, area: "" }),
);

test.each([
  ["salam bhai 25 riyal hai mere paas kya khau", { maxTotal: 25, near: false }],
  ["juice mat batana", { without: ["juice"], dish: "" }],
  ["order kaise karu", { kind: "cannot", restaurant: "" }],
  ["cash pe milega?", { kind: "cannot", restaurant: "" }],
])("«%s» is what people say for short", (said, ask) => expect(lastOf(said)).toMatchObject(ask));

test.each([
  ["cheeseburger", "yung double"],
  ["cheeseburger kitne ka", "double wala"],
  ["चीज़ बर्गर", "डबल वाला"],
])("«%s», «%s» is called so on menus, and no two of it", (...said) =>
  expect(lastOf(...said)).toMatchObject({ dish: "double cheeseburger", quantity: null }),
);
