import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import type { PriceComparison } from "../../tools/schema";
import { orderInputs } from "../act/calls";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

/** A dish that one restaurant has, as the price tool finds it. */
const found = (id: string) =>
  ({
    matches: [{ restaurant: { id: "1" }, dish: { id }, quantity: 1 }],
  }) as unknown as PriceComparison;

/** What the price tool is asked of a whole order. */
function askedOf(...said: string[]) {
  const ask = lastOf(...said);
  const [order] = orderInputs(
    ask,
    linesOf(ask).map((_line, at) => found(String(at + 1))),
  );
  return order?.input;
}

test.each([
  [/Olaya/, "cheapest cheeseburger near Olaya", "make it 3 and add large fries"],
  [/العليا/, "أرخص تشيز برجر قريب من العليا", "خلها ٣ وزيد بطاطس كبير"],
  [/العلیا/, "العلیا کے قریب سب سے سستا چیز برگر", "تین کر دو اور فرائز بھی"],
  [/ola/i, "ओलाया के पास सबसे सस्ता चीज़ बर्गर", "तीन कर दो और फ्राइज़ भी"],
  [/Olaya/, "pinakamurang cheeseburger malapit sa Olaya", "gawing tatlo at dagdagan ng fries"],
])("the whole order is priced for the neighbourhood %s that its dishes are", (area, ...said) => {
  expect(askedOf(...said)?.area ?? "").toMatch(area);
});

test("an order that is sent somewhere keeps where; one of nowhere names no place", () => {
  expect(askedOf("2 cheeseburgers from Burger Al Hara", "add large fries")).not.toHaveProperty(
    "area",
  );
  expect(
    askedOf("2 cheeseburgers from Burger Al Hara", "add large fries", "and if delivered to Malqa?"),
  ).toMatchObject({ deliverTo: "Malqa" });
});
