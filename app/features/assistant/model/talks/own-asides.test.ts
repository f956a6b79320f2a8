import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["क्या कीमत में वैट शामिल है?", "vat"],
  ["قیمت میں ٹیکس شامل ہے؟", "vat"],
  ["kasama na ba ang vat sa presyo?", "vat"],
  ["बटर चिकन का दाम कम हो तो मुझे बता देना", "notify"],
])("«%s» asks of us what is told of %s", (said, subject) =>
  expect(lastOf(said)).toMatchObject({ kind: "cannot", subject }),
);

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
