import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["ٹائیگر ووک", "ٹائیگر ووک", ""],
  ["ٹائیگر ووک سے دو نوڈلز", "ٹائیگر ووک", "noodles"],
  ["ड्यून ड्रिप में लाते कितने का है?", "dun drip", "latte"],
  ["ड्यून ड्रिप", "dun drip", ""],
  ["كم الستيك عند ستيك هاوس", "ستيك هاوس", "الستيك"],
  ["cheese fatayer om fahad", "om fahad", "cheese fatayer"],
])("«%s» names %s by its sound, and %s there", (message, restaurant, dish) => {
  expect(lastOf(message)).toMatchObject({ restaurant, dish, left: "" });
});

test("what was asked is asked there", () => {
  expect(lastOf("लाते कितने का है?", "ड्यून ड्रिप में?")).toMatchObject({
    ...{ dish: "latte", restaurant: "dun drip" },
  });
});

test.each([
  ["MTR dosa house", "dosa"],
  ["biryani corner kitne ki hai", "biryani"],
  ["pizza house near me", "pizza"],
  ["mansaf house", "mansaf"],
  ["ابي ستيك من عند السوق", "ستيك"],
])("«%s» is none of the restaurants that have such a word in their name", (message, dish) => {
  expect(lastOf(message)).toMatchObject({ restaurant: "", dish });
});

test.each([
  ["steak house", "steak house"],
  ["kerala palace", "kerala palace"],
  ["dosa at palace", "palace"],
  ["cheapest fahad pizza", "fahad"],
])("«%s» is that restaurant", (message, restaurant) => {
  expect(lastOf(message).restaurant).toBe(restaurant);
});

test.each([
  ["دو برگر", 2],
  ["اسموک ایلی سے دو برگر", 2],
  ["دو پیزا", 2],
  ["दो 24 कैरेट कॉफी से मोका", 2],
  ["24 कैरेट कॉफी से मोका", null],
])("«%s» counts %s: a number before food sounds like no restaurant", (message, quantity) => {
  expect(lastOf(message).quantity).toBe(quantity);
});
