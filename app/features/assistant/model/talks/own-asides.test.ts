import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["क्या कीमत में वैट शामिल है?", "vat"],
  ["قیمت میں ٹیکس شامل ہے؟", "vat"],
  ["kasama na ba ang vat sa presyo?", "vat"],
  ["kasama na ba ang delivery?", "vat"],
  ["delivery ke saath?", "vat"],
  ["ڈیلیوری ملا کر؟", "vat"],
  ["डिलीवरी के साथ?", "vat"],
  ["مع التوصيل؟", "vat"],
  ["with delivery?", "vat"],
  ["बटर चिकन का दाम कम हो तो मुझे बता देना", "notify"],
])("«%s» asks of us what is told of %s", (said, subject) =>
  expect(lastOf(said)).toMatchObject({ kind: "cannot", subject }),
);

test('"bata dena" is no Batha', () =>
  expect(lastOf("agar burger 20 se kam ho to bata dijiye")).toMatchObject({
    dish: "burger",
    area: "",
  }));

test("who wants to be told a price now is told it", () =>
  expect(lastOf("बटर चिकन का दाम बता दीजिए")).toMatchObject({
    kind: "price",
    dish: "butter chicken",
  }));

test.each(["jazakallah bhai", "جزاک اللہ بھائی"])("«%s» thanks", (said) =>
  expect(lastOf(said)).toMatchObject({ kind: "thanks" }),
);

test("what Waffir is may be asked in Urdu", () =>
  expect(lastOf("یہ وفّر کیا چیز ہے اور کام کیسے کرتا ہے")).toMatchObject({ kind: "help" }));

test.each([
  "केरला पैलेस और वादी में से किसकी बिरयानी सस्ती है?",
  "kerala palace aur al wadi mein se kiski biryani sasti hai",
  "کیرالہ پیلس اور وادی میں سے کس کی بریانی سستی ہے؟",
])("«%s» sets two restaurants side by side, though one sounds like a neighbourhood", (said) => {
  const asked = lastOf(said);
  expect(asked).toMatchObject({ kind: "compare", dish: "biryani", area: "" });
  expect(asked.other?.restaurant).not.toBe("");
});

test("what is ordered together is not chosen among", () =>
  expect(lastOf("latte aur cheesecake")).toMatchObject({ kind: "compare", apart: true }));
