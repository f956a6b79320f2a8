import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { voiceIn } from "../language/voice";

const { lastOf } = sampleTalk();

test.each([
  ["چلو پھر برگر دکھا دو", "burger"],
  ["phir burger dikha do", "burger"],
  ["फिर बर्गर दिखा दो", "burger"],
])(
  "«%s» wants to see a dish: the verb is no part of it, and its «do» counts none",
  (said, dish) => {
    expect(lastOf(said)).toMatchObject({ kind: "price", dish, quantity: null });
  },
);

test.each([
  "چلو پھر انڈین ہی دکھا دو",
  "chalo phir indian hi dikha do",
  "चलो फिर इंडियन ही दिखा दो",
])("«%s» wants to see a kitchen, and is no end of the talk", (said) => {
  expect(["suggest", "similar"]).toContain(lastOf(said).kind);
});

test("two that are to be shown are two", () => {
  expect(lastOf("دو برگر دکھا دو")).toMatchObject({ dish: "burger", quantity: 2 });
});

test.each(["tiger wok se kya milega", "عمو حمزہ سے کیا ملے گا", "अमो हमज़ा से क्या मिलेगा"])(
  "«%s» asks what the restaurant has",
  (said) => {
    expect(lastOf(said)).toMatchObject({ kind: "restaurant", dish: "" });
  },
);

test("a dish that is to be had there is asked for itself", () => {
  expect(lastOf("amo hamza se shawarma milega kya")).toMatchObject({
    kind: "price",
    dish: "shawarma",
  });
});

test.each([
  "isme pork to nahi hota na?",
  "اس میں مونگ پھلی تو نہیں ہوتی؟",
  "इसमें मूंगफली तो नहीं होती?",
])("«%s» asks what is in it, and leaves nothing out", (said) => {
  expect(lastOf("burger kitne ka", said)).toMatchObject({ kind: "inside", dish: "burger" });
});

test("what somebody is, and how they spell, tells the language", () => {
  expect(voiceIn(["pure veg hu main"], null)).toBe("hi");
  expect(voiceIn(["bari pizza kitne ki"], null)).toBe("ur");
  expect(voiceIn(["badi pizza kitne ki"], null)).toBe("hi");
  expect(voiceIn(["main course veg"], null)).toBe("en");
});

test.each([
  "kuch sasta dikha do",
  "کچھ سستا دکھاؤ",
  "कुछ सस्ता दिखाओ",
  "kahit anong mura",
  "ابي شي رخيص",
  "i want something cheap",
])("«%s» wants what costs little, whatever it is", (said) => {
  expect(lastOf(said).kind).toBe("suggest");
});

test.each(["koi sasta phone batao", "they sold me something cheap and it broke"])(
  "«%s» is no wish for food",
  (said) => {
    expect(lastOf(said).kind).not.toBe("suggest");
  },
);

test.each([
  ["میرے قریب کونسے ریسٹورنٹ ہیں؟", ""],
  ["malqa me konse restaurant hain", "malqa"],
  ["मलक़ा में कौन से रेस्टोरेंट हैं?", "malqa"],
])("«%s»: what asks which is no restaurant's name", (said, area) => {
  expect(lastOf(said)).toMatchObject({ kind: "nearest", restaurant: "", query: "", area });
});

test.each([
  ["barost 4 pieces", "broast 4 piece"],
  ["brost kitne ka", "broast"],
  ["roast kitne ka", "roast"],
])("«%s» is spelled as people hear it", (said, dish) => {
  expect(lastOf(said).dish || lastOf(said).query).toBe(dish);
});

test("«pora» is the whole of it, as Urdu is spelled in Latin letters", () => {
  const first = "chicken mandi half kitne ki";
  expect(lastOf(first, "pora kar do")).toMatchObject({ dish: "chicken mandi", size: "whole" });
  expect(lastOf(first, "do kar do")).toMatchObject({ size: "half", quantity: 2 });
});
