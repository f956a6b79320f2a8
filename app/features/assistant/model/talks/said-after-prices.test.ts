import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

const orderOf = (...said: string[]) =>
  linesOf(lastOf(...said)).map(({ dish, quantity }) => `${quantity ?? 1} ${dish}`);

test.each(["nice one, cheers", "ok great thanks a lot mate", "perfect ta", "lovely, that's all"])(
  "«%s» after a price thanks, and counts nothing",
  (said) => expect(lastOf("2 flat white at rakwa", said).kind).toBe("thanks"),
);

test.each(["nice, one more please", "great, make it 3"])("«%s» still counts", (said) =>
  expect(lastOf("2 flat white at rakwa", said)).toMatchObject({ kind: "price", quantity: 3 }),
);

test.each(["does it contain butter?", "does it have anchovies", "are there olives in it?"])(
  "«%s» asks what is in the dish that was spoken of, whatever that is",
  (said) => expect(lastOf("dal at Kerala Palace", said)).toMatchObject({ kind: "inside" }),
);

test.each(["does it have delivery", "do they have butter chicken?", "is there butter chicken?"])(
  "«%s» asks for no ingredient",
  (said) => expect(lastOf("dal at Kerala Palace", said).kind).not.toBe("inside"),
);

test("a dish that was only asked about is not ordered with what is ordered then", () => {
  const asked = "is the pad thai at tiger wok ok for my son";
  const order = lastOf(asked, "ok kids want chicken noodles x2 and spring rolls there");
  expect(linesOf(order).map(({ dish }) => dish)).toEqual(["chicken noodles", "spring rolls"]);
  expect(linesOf(order).every(({ restaurant }) => restaurant === "tiger wok")).toBe(true);
  expect(orderOf(asked, "then fried rice please")).toEqual(["1 fried rice"]);
});

test("what is added to it, or counted of it, is", () => {
  const asked = "is the pad thai at tiger wok ok for my son";
  expect(orderOf(asked, "ok 2 of that")).toEqual(["2 pad thai"]);
  expect(orderOf(asked, "add spring rolls")).toEqual(["1 pad thai", "1 spring rolls"]);
});

test("a dish named after a list of its kind is that dish, and not one beside the first of the list", () => {
  expect(orderOf("burger under 30", "2 cheeseburgers and a fries")).toEqual([
    "2 cheeseburgers",
    "1 fries",
  ]);
  expect(orderOf("sushi at most 120", "the dragon roll one, two of them")).toEqual([
    "2 dragon roll",
  ]);
});

test.each(["another one", "any others?"])("«%s» after a list asks for what comes next", (said) =>
  expect(lastOf("burger under 30", said)).toMatchObject({ dish: "burger", more: true, pages: 1 }),
);

test("«anything cheaper there?» is of their menu, however dear the dish was called before it", () => {
  const said = lastOf("eggs benedict at Sunny Yolk", "bit steep. anything cheaper there?");
  expect(said).toMatchObject({ kind: "restaurant", restaurant: "Sunny Yolk", cheaper: true });
  expect(lastOf("eggs benedict at Sunny Yolk", "too pricey")).toMatchObject({ elsewhere: true });
});

test("one of two sizes that were compared is what another dish is added to", () => {
  const compared = "medium vs large margherita at rukn al hajari";
  expect(linesOf(lastOf(compared, "ok medium, add garlic bread"))).toMatchObject([
    { dish: "margherita", size: "medium" },
    { dish: "garlic bread", size: "" },
  ]);
});

test("«do they have anything to eat too» asks for the menu of what was shown", () => {
  expect(lastOf("cheapest karak?", "do they have anything to eat too").kind).toBe("restaurant");
  expect(lastOf("cheapest karak?", "anything to eat under 20").kind).not.toBe("restaurant");
});

test("«how far is that from …» after the best rated is of the first, and not the list once more", () => {
  const far = lastOf("best rated shawarma in riyadh", "how far is that from ghirnatah");
  expect(far).toMatchObject({ kind: "nearest", area: "ghirnatah", from: { nth: 0 } });
  expect(lastOf("best rated shawarma in riyadh", "and near ghirnatah?").from).toBeNull();
});

test("what is said to be shared is, and what the cheapest of two costs is of that one", () => {
  expect(lastOf("me and the wife want 2 dragon roll at koi", "split between us").people).toBe(2);
  expect(lastOf("2 dragon roll at koi", "split between us how much each").unsure?.of).toBe("share");
  const compared = "mixed grill 1 kilo abu rakan vs zaytoon w zaatar";
  expect(lastOf(compared, "what does the cheapest come to each if 5 of us split it")).toMatchObject(
    {
      ...{ kind: "price", elsewhere: false, splitBetween: 5, from: { nth: 0 } },
    },
  );
});

test("«total w delivery» is English, and goes on with the order", () => {
  const said = lastOf("3 dragon roll at koi", "total w delivery to malaz?");
  expect(said).toMatchObject({ dish: "dragon roll", quantity: 3, deliverTo: "malaz" });
  expect(orderOf("flat white w/ a cookie at rakwa")).toEqual(["1 flat white", "1 cookie"]);
});
