import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

/** The dishes of what was asked last, each with its size. */
const ordered = (...said: string[]) =>
  linesOf(lastOf(...said)).map(({ dish, size }) => [dish, size].filter(Boolean).join(" "));

test.each([
  ["large chicken shawarma price", "with cheese", "cheese chicken shawarma large"],
  ["شاورما دجاج كبير", "زيد عليها جبن", "شاورما دجاج بالجبن كبير"],
  ["chicken shawarma kitne ki hai", "cheese bhi daaldo", "cheese chicken shawarma"],
  ["magkano chicken shawarma", "lagyan ng keso", "cheese chicken shawarma"],
])("cheese makes of «%s» the same dish with it: «%s»", (first, said, dish) => {
  expect(ordered(first, said)).toEqual([dish]);
});

test.each([
  ["shawarma aur fries", "shawarma me cheese daal do"],
  ["शावरमा और फ्राइज़", "शावरमा में चीज़ डाल दो"],
  ["shawarma at fries", "lagyan ng keso yung shawarma"],
])("of «%s» the one that is named gets it: «%s»", (first, said) => {
  expect(ordered(first, said)).toEqual(["cheese shawarma", "fries"]);
});

test("what no menu has with cheese stays as it is, and says so", () => {
  expect(lastOf("chicken burger and fries", "add cheese to the burger")).toMatchObject({
    dish: "chicken burger",
    other: { dish: "fries" },
    rest: [],
    left: "cheese",
  });
});

test.each([
  ["burger and coke", "no onions on the burger", "onions"],
  ["burger at coke", "walang sibuyas yung burger", "sibuyas"],
  ["برجر لحم وبيبسي", "البرجر بدون بصل", "بصل"],
  ["burger aur fries", "burger mein pyaz nahi", "pyaz"],
  ["cheeseburger and fries", "no pickles please", "pickles"],
  ["latte and a croissant", "and no sugar in the coffee", "sugar"],
  ["لاتيه وكرواسون", "بدون سكر بالقهوة", "سكر"],
  ["latte aur croissant", "coffee mein cheeni nahi", "cheeni"],
  ["latte at croissant", "walang asukal sa kape", "asukal"],
  ["برجر وكبسة", "بدون بصل للبرجر", "بصل"],
  ["burger and cola", "no ice in the drink", "ice"],
])("after «%s» «%s» takes no dish off", (first, said, untold) => {
  expect(ordered(first, said)).toEqual(ordered(first));
  expect(lastOf(first, said)).toMatchObject({ untold });
});

test.each([
  ["chicken biryani and naan", "remove the chicken biryani", ["naan"]],
  ["chicken burger and fries", "add rice", ["chicken burger", "fries", "rice"]],
  ["شاورما دجاج بالجبن وبيبسي", "بدون جبن", ["شاورما دجاج", "بيبسي"]],
])("after «%s» «%s» is of the dish itself", (first, said, dishes) => {
  expect(ordered(first, said)).toEqual(dishes);
});

test("a kind that two dishes are of, or none, is no one of them", () => {
  expect(ordered("burger and cola", "no sugar in the coffee")).toEqual(["coffee"]);
  expect(ordered("latte and cappuccino", "no sugar in the coffee")).toEqual(["coffee"]);
});

test("a verb written as one word with what helps it adds as well", () => {
  expect(ordered("butter chicken kitne ka hai", "aur garlic naan bhi add kardo")).toEqual([
    "butter chicken",
    "garlic naan",
  ]);
});

test("«no mayo» is for the order's notes, and «no thanks» is none", () => {
  const first = "cheeseburger and fries";
  expect(lastOf(first, "no mayo")).toMatchObject({ kind: "compare", untold: "mayo" });
  expect(lastOf(first, "no problem").untold).toBe("");
});

test("«extra cheese» is of what is ordered", () => {
  expect(ordered("large chicken shawarma", "extra cheese")).toEqual([
    "cheese chicken shawarma large",
  ]);
  expect(ordered("large chicken shawarma", "extra large")).toEqual([
    "chicken shawarma extra large",
  ]);
});

test.each([
  ["3 شاورما لحم وسلطة", "وحدة منها بدون طحينة"],
  ["تین سموسے اور دو چائے", "چائے میں چینی کم"],
])("of «%s» «%s» takes none off", (first, said) => {
  const counts = (...all: string[]) => linesOf(lastOf(...all)).map(({ quantity }) => quantity ?? 1);
  expect(counts(first, said)).toEqual(counts(first));
});

test("«one less» is still one less", () => {
  expect(lastOf("3 samosa and 2 chai", "one less samosa").quantity).toBe(2);
});
