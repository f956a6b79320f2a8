import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

const EACH = [
  ["ہم چھ دوست ہیں، ہر بندے کو ایک شاورما اور ایک پیپسی", "ایک بندہ نہیں آ رہا"],
  ["we are 6, shawarma and pepsi for each", "one is not coming"],
  ["we are 6, shawarma and pepsi for each", "we're 5 now"],
] as const;

test.each(EACH)("«%s», «%s»: what each has is counted for those who are left", (order, then) => {
  const ask = lastOf(order, then);
  expect(linesOf(ask).map(({ quantity }) => quantity)).toEqual([5, 5]);
  expect(ask).toMatchObject({ splitBetween: 5, people: null, left: "" });
});

test.each([
  ["6 log hain, shawarma", "ek aadmi kam ho gaya", 5],
  ["हम पाँच लोग हैं, बिरयानी", "दो लोग नहीं आ रहे", 3],
])("«%s», «%s»: %s eat", (first, then, people) => {
  expect(lastOf(first, then)).toMatchObject({ kind: "price", people });
});

test("one who eats is one, and who is left alone is none of an order", () => {
  expect(lastOf("6 log hain, shawarma", "ek aadmi ke liye")).toMatchObject({ people: 1 });
  const order = linesOf(lastOf("2 burger aur 3 fries", "hum 5 log hain"));
  expect(order.map(({ quantity }) => quantity)).not.toEqual([5, 5]);
});
