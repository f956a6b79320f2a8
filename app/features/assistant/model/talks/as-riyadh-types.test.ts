import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

const dishesOf = (...said: string[]) => linesOf(lastOf(...said)).map(({ dish }) => dish);

test.each([
  ["protein shake", 1],
  ["keto juice", 1],
  ["vegan pizza coke", 2],
])("how one eats is no dish beside a drink: %s", (said, count) =>
  expect(dishesOf(said)).toHaveLength(count),
);

test.each([
  "order pad thai from tiger wok with extra shrimps",
  "cheeseburger from burger al hara with extra chicken",
])("more of what a dish is made with is no dish beside it: %s", (said) =>
  expect(dishesOf(said)).toHaveLength(1),
);

test("extra of a dish is ordered", () =>
  expect(dishesOf("adana kebab at bosphorus sultan with extra ayran")).toHaveLength(2));

test.each([
  ["7 up", "7up", null],
  ["2 ladies finger curry", expect.stringContaining("curry"), 2],
])("%s: what is called so counts nobody", (said, dish, quantity) =>
  expect(lastOf(said)).toMatchObject({ dish, quantity, people: null }),
);

test.each([
  ["biryani for 20 students", 20],
  ["we are 6 employees, kabsa", 6],
  ["me and my 4 friends want pizza", 5],
  ["me and 4 friends want pizza", 5],
])("who eats is counted: %s", (said, people) => expect(lastOf(said).people).toBe(people));

test("a dish named after so many people is for them and within their money", () =>
  expect(lastOf("me and my 4 friends want pizza budget 120", "pepperoni")).toMatchObject({
    ...{ kind: "price", dish: "pepperoni", people: 5, maxTotal: 120 },
  }));

test.each(["which one of the two apps is cheaper A or B", "cheaper on a or b?", "a vs b"])(
  "«%s» sets two apps against each other, and counts nothing",
  (said) =>
    expect(lastOf("smash burger at smoke alley", said)).toMatchObject({
      quantity: null,
      platforms: ["platform_a", "platform_b"],
      restaurant: "smoke alley",
    }),
);

test("«will it be cheaper on b» asks so of what was spoken of", () =>
  expect(lastOf("smash burger at smoke alley", "will it be cheaper on b")).toMatchObject({
    // Beside what it costs on the others: that alone says no.
    ...{ dish: "smash burger", query: "", platforms: [], focus: "all" },
  }));

test.each([
  ["الشاورما عند عمو حمزه ولا ٧٧ وش الارخص", "شاورما ٧٧"],
  ["chicken shawarma at amo hamza or 77", "shawarma 77"],
])("«%s»: a number that a restaurant is called by counts nothing", (said, restaurant) =>
  expect(lastOf(said)).toMatchObject({ kind: "compare", quantity: null, other: { restaurant } }),
);

test.each(["8 or 9 burgers", "شاورما ٥ ولا ٧"])("«%s»: other numbers are of no place", (said) =>
  expect(lastOf(said).other?.restaurant ?? lastOf(said).restaurant).toBe(""),
);

test("«2 burgers from 9»: of the restaurant that is called so", () =>
  expect(lastOf("2 burgers from 9")).toMatchObject({ restaurant: "burger 9", quantity: 2 }));

test.each([
  ["delivery fee from burger al hara", "is it free?", "price"],
  ["cheeseburger at burger al hara", "is it free?", "cannot"],
])("«%s», «%s»: the delivery, where that was told", (first, said, kind) =>
  expect(lastOf(first, said).kind).toBe(kind),
);

test("whether a dish of an order has nuts leaves the order what is spoken of", () => {
  const order = "butter chicken and 2 garlic naan from bombay tiffin";
  expect(
    linesOf(lastOf(order, "does butter chicken has nuts", "total on platform b?")),
  ).toHaveLength(2);
});

test.each([["what they sell"], ["whats cheapest there"]])(
  "«%s» after the nearest is of their menu",
  (said) => expect(lastOf("any filipino restaurant in olaya", said).kind).toBe("restaurant"),
);

test("«how are the hours at steak house»", () =>
  expect(lastOf("how are the hours at steak house").subject).toBe("hours"));

test.each([
  ["كم سعر الكباب بالكيلو عند ابو راكان", { kind: "price", size: "كيلو" }],
  ["كم سعر الكباب عند ابو راكان", { kind: "price", size: "" }],
  ["الاكل عندكم حلال؟", { kind: "cannot", subject: "halal" }],
  ["دجاج حلال مشوي", { kind: "price" }],
  ["كم سعرة بالكبسة", { kind: "cannot", subject: "calories" }],
  ["كم سعره بالمنصة أ", { subject: null }],
  ["ابغى اوفر فلوسي وش انسب تطبيق", { kind: "cannot", subject: "overall" }],
  ["ابي فلوسي ترجع", { kind: "cannot", subject: "complaint" }],
  ["عشا لعايلة ٦ اشخاص", { kind: "suggest", people: 6 }],
])("%s", (said, ask) => expect(lastOf(said)).toMatchObject(ask));
