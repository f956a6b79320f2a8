import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

test.each([
  ["pls compare tiger wok and hanabi for chicken noodles", "chicken noodles", "hanabi"],
  ["tiger wok or hanabi for noodles?", "noodles", "hanabi"],
])("%s: the dish at either place", (said, dish, other) =>
  expect(lastOf(said)).toMatchObject({
    ...{ kind: "compare", restaurant: "tiger wok", dish },
    other: { restaurant: other, dish },
  }),
);

test("two dishes for a meal are an order", () =>
  expect(lastOf("burger and fries for lunch")).toMatchObject({ dish: "burger", apart: true }));

test("rice with a food is one dish, and rice beside a dish is another", () => {
  for (const said of ["cheapest fish and rice for lunch", "fish with rice"])
    expect(lastOf(said)).toMatchObject({ kind: "price", dish: "fish rice" });
  expect(lastOf("سمك ورز").dish).toBe("سمك رز");
  expect(lastOf("chawal aur machli").dish).toBe("rice fish");
  for (const said of ["kabsa and rice", "2 fish and 2 rice"])
    expect(lastOf(said)).toMatchObject({ kind: "compare", apart: true });
});

test.each(["desserts for a family gathering", "food for a picnic", "snacks for the office"])(
  "%s: ideas for an occasion",
  (said) => expect(lastOf(said).kind).toBe("suggest"),
);
test("what a meal has with it is no dish beside it", () => {
  expect(lastOf("meal with a drink under 30")).toMatchObject({ dish: "combo", maxTotal: 30 });
  expect(lastOf("burger with a drink")).toMatchObject({ kind: "compare", dish: "burger" });
});

describe("what is no name", () => {
  test.each(["i dont know what to eat", "i don't know what to eat", "we dont know what to order"])(
    "%s: ideas, and no donut",
    (said) => expect(lastOf(said)).toMatchObject({ kind: "suggest", dish: "", left: "" }),
  );
  test("a donut with a slip is one", () => expect(lastOf("chocolate donutt").dish).not.toBe(""));
});

test.each(["so you dont sell food?", "is this a restaurant", "are you owned by hungerstation"])(
  "«%s» asks what we are",
  (said) => expect(lastOf(said).kind).toBe("help"),
);
test("«do you sell indian food» asks for it", () =>
  expect(lastOf("do you sell indian food").kind).toBe("suggest"));

test("what a place has is priced, and what is in a dish is told", () => {
  expect(lastOf("koi & kumo", "does it have miso soup")).toMatchObject({
    ...{ kind: "price", dish: "miso soup", restaurant: "koi & kumo" },
  });
  expect(lastOf("butter chicken at al wadi", "does it have nuts").kind).toBe("inside");
});

test.each(["wheres the price coming from", "where prices come from?", "where are prices from"])(
  "«%s» asks how prices come about",
  (said) => expect(lastOf(said).kind).toBe("about"),
);

describe("the best place", () => {
  test.each(["best sushi place", "best pizza spot in malaz", "best burger restaurant"])(
    "%s: by what people rate",
    (said) => expect(lastOf(said)).toMatchObject({ kind: "nearest", rated: true }),
  );
  test("best biryani: what it costs, of the best rated first", () =>
    expect(lastOf("best biryani")).toMatchObject({ kind: "price", rated: true }));
  test.each(["best place to get cheap shawarma", "best price for a burger"])(
    "%s: by what it costs",
    (said) => expect(lastOf(said)).toMatchObject({ kind: "price", rated: false }),
  );
});

test("oat milk is no milk, and chicken karahi is some chicken", () => {
  expect(lastOf("is oat milk available")).toMatchObject({ dish: "oat milk", surely: "" });
  expect(lastOf("is oat milk available at rakwa roasters").dish).toBe("oat milk");
  expect(lastOf("chicken karahi")).toMatchObject({ dish: "chicken karahi", surely: "chicken" });
});

test("a meal of which something is left out is any meal, and a meal alone what menus call so", () => {
  expect(lastOf("cheapest vegetarian meal")).toMatchObject({ kind: "suggest", cheaper: true });
  expect(lastOf("cheap meal")).toMatchObject({ kind: "price", dish: "meal" });
});

test("the dearest after what several ask for a dish is of that dish", () => {
  expect(lastOf("cheeseburger", "most expensive")).toMatchObject({
    ...{ kind: "price", dish: "cheeseburger", dearest: true },
  });
  expect(lastOf("most expensive thing").kind).toBe("suggest");
});

test("who asks whether we deliver is told who does, and after a dish what it costs there", () => {
  expect(lastOf("do u deliver to malqa")).toMatchObject({ kind: "cannot", subject: "coverage" });
  expect(lastOf("cheeseburger", "do you deliver to malqa")).toMatchObject({
    ...{ kind: "price", dish: "cheeseburger", deliverTo: "malqa" },
  });
});

test.each([
  ["is it still 17 on platform c?", ["platform_c"]],
  ["is it really 19?", []],
])("«%s» asks for the price, and orders none", (said, platforms) =>
  expect(lastOf("cheeseburger at burger al deera", said)).toMatchObject({
    ...{ kind: "price", dish: "cheeseburger", quantity: null, platforms },
  }),
);

test("so many of it are ordered as before", () =>
  expect(lastOf("cheeseburger at burger al deera", "make it 19").quantity).toBe(19));
