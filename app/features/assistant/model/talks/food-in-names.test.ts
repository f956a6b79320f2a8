import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

test.each([
  ["برگر الحارہ سے چیز برگر اور فرائز", "burger الحارہ"],
  ["برگر الدیرہ سے چیز برگر اور فرائز", "burger الدیرہ"],
  ["बर्गर अल हारा से चीज़बर्गर और फ्राइज़", "burger al hara"],
  ["Burger Al Hara: cheeseburger and fries", "Burger Al Hara"],
  ["برجر الحارة: تشيز برجر وبطاطس", "برجر الحارة"],
  ["sa Burger Al Hara: cheeseburger at fries", "Burger Al Hara"],
])("«%s»: the food in a restaurant's name is no dish that is ordered", (message, restaurant) => {
  const lines = linesOf(lastOf(message));
  expect(lines.map((line) => line.restaurant)).toEqual([restaurant, restaurant]);
  expect(lines.map(({ dish }) => dish)).toEqual([
    expect.stringMatching(/^(?:cheeseburger|تشيز برجر)$/),
    expect.stringMatching(/^(?:fries|بطاطس)$/),
  ]);
});

test("two such restaurants are two places of one order", () =>
  expect(lastOf("برگر الحارہ یا برگر الدیرہ سے چیز برگر اور فرائز")).toMatchObject({
    ...{ kind: "compare", apart: true, dish: "cheeseburger", other: { dish: "fries" } },
    places: ["burger الحارہ", "burger الدیرہ"],
  }));

test.each([
  ["چکن برگر اور فرائز", ["chicken burger", "fries"]],
  ["چیز برگر", ["cheeseburger"]],
])("«%s»: dishes whose words a restaurant's name has too stay dishes", (message, dishes) => {
  const lines = linesOf(lastOf(message));
  expect(lines.map(({ dish, restaurant }) => `${dish}${restaurant}`)).toEqual(dishes);
});

const ORDER = "बर्गर अल हारा से दो चीज़बर्गर और एक फ्राइज़";

test.each([
  [ORDER, "प्याज़ के छल्ले जोड़ दो"],
  [ORDER, "onion rings bhi daal do"],
  ["برگر الحارہ سے دو چیز برگر اور ایک فرائز", "پیاز کے چھلے شامل کر دو"],
  ["ثنتين تشيز برجر وبطاطس من برجر الحارة", "زيد حلقات بصل"],
  ["2 cheeseburgers and fries from Burger Al Hara", "add onion rings"],
  ["dalawang cheeseburger at isang fries sa Burger Al Hara", "dagdagan ng onion rings"],
])("«%s», «%s»: one of these joins the order", (order, more) => {
  const last = linesOf(lastOf(order, more)).at(-1);
  expect(last).toMatchObject({
    dish: expect.stringMatching(/^(?:onion rings|حلقات بصل)$/),
    area: "",
  });
  expect(last?.quantity ?? 1).toBe(1);
});

test.each(["पनीर के छल्ले", "پنیر کے ٹکڑے", "paneer ke tukde"])(
  "«%s»: what is of a food is no place",
  (message) => expect(lastOf(message).area).toBe(""),
);
