import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { losesNumber } from "./numbers-lost";

const { lastOf } = sampleTalk();

test.each([
  ["एक दाल चार नान का टोटल", "hi", "Naan: SAR 12.50", true],
  ["ek dal char naan ka total", "hi", "Naan: SAR 12.50", true],
  ["mandi for us, 200 at most", "en", "Mandi: SAR 44.00", true],
  ["mandi for us, 50", "en", "Mandi: SAR 15.50", true],
  ["mandi for us, 50", "en", "Mandi (up to SAR 50.00): SAR 15.50", false],
  ["كم ٣ شاورما", "ar", "شاورما: 9 ر.س", true],
  ["كم ٣ شاورما", "ar", "3 × شاورما: 27 ر.س", false],
  ["tatlong turon", "tl", "3 × Turon: SAR 27.00", false],
  ["one burger", "en", "Burger: SAR 22.00", false],
  ["me and 5 friends want pizza", "en", "Pizza (for 6 people): SAR 90.00", false],
  ["ribeye at Steak House or Ember & Oak, price at both", "en", "Ribeye: SAR 121.00", false],
  ["दो चाय एक समोसा", "hi", "2 × Karak Tea: SAR 10.75", false],
  ["चाय कितने की है", "hi", "Karak Tea: SAR 7.75", false],
  ["fries bhi sath dal do, aik coke bhi", "hi", "Fries: SAR 13.00", false],
  ["dal do aur naan ek", "hi", "Naan: SAR 12.50", true],
  ["fries hata do", "hi", "Burger: SAR 22.00", false],
  ["3 shawarma, one beef and two chicken", "en", "1 beef shawarma, 2 chicken shawarma", false],
  ["do you deliver after 9?", "en", "I don’t deliver.", false],
  [
    "we are 3, each?",
    "en",
    `${"Delivery included. ".repeat(60)}SAR 22.25 each {"splitBetween":3}`,
    false,
  ],
] as const)("«%s» (%s), answered «%s»: a number is lost: %s", (said, language, told, isLost) =>
  expect(losesNumber(said, language, [lastOf(said)], told)).toBe(isLost),
);
