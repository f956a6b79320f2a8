import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

describe("«the … one» is of the kind that was spoken of", () => {
  test.each([
    ["burger at Smoke Alley", "how much is the wagyu one", "wagyu burger", "Smoke Alley"],
    ["pizza at Forno Sofia", "the truffle one please", "truffle pizza", "Forno Sofia"],
    ["broast near Malaz", "do they have a spicy one?", "broast spicy", ""],
  ])("%s ⏎ %s", (first, said, dish, restaurant) => {
    const asked = lastOf(first, said);
    expect(asked).toMatchObject({ kind: "price", dish, restaurant, quantity: null });
  });

  test("what is asked next is not of it", () => {
    const said = ["burger at Smoke Alley", "how much is the wagyu one", "and the brisket?"];
    expect(lastOf(...said)).toMatchObject({ dish: "brisket", surely: "" });
    expect(lastOf(...said, "right, one of each then")).toMatchObject({
      kind: "compare",
      dish: "wagyu burger",
      other: { dish: "brisket" },
    });
  });

  test("a place in a list, and a dish with a name of its own, are none", () => {
    expect(lastOf("kunafa", "the second one")).toMatchObject({ dish: "kunafa", nth: 1 });
    expect(lastOf("burger", "the cheapest one")).toMatchObject({ dish: "burger" });
  });

  test("beside what is ordered it is ordered too", () => {
    expect(lastOf("pepperoni pizza large", "and a veggie one")).toMatchObject({
      dish: "pepperoni pizza",
      other: { dish: "veggie pizza" },
    });
  });

  test("two sizes of it", () => {
    const asked = lastOf("cheese pizza", "what's the difference small and large cheese one");
    expect(asked).toMatchObject({
      apart: false,
      dish: "pizza cheese",
      size: "small",
      other: { dish: "pizza cheese", size: "large" },
    });
  });
});

describe("few carbs, however that is put", () => {
  test.each(["low carb options?", "no carbs please, suggest something", "ابي شي كيتو"])(
    "%s",
    (said) => {
      const { kind, dish, without } = lastOf(said);
      expect({ kind, dish, without }).toEqual({ kind: "suggest", dish, without: [dish] });
    },
  );
});

test.each([
  ["we are 5 bachelors", 5],
  ["there are 6 girls", 6],
  ["five guys burger", null],
])("«%s»", (said, people) => {
  expect(lastOf("chicken biryani", said).people).toBe(people);
});

test("it is the first time of nobody's list", () => {
  const asked = lastOf("wanna try Saudi food first time, what should i get");
  expect(asked).toMatchObject({ kind: "suggest", nth: null, area: "" });
  expect(asked.dish.toLowerCase()).toBe("saudi");
});

test("half and half is no size of two pizzas", () => {
  const order = "large margherita and a large pepperoni";
  expect(JSON.stringify(lastOf(order, "can we do half and half"))).not.toMatch(/half half/);
});

test.each([
  ["broast spicy", "no need spicy, normal one", "broast", "spicy"],
  ["spicy shawarma", "the normal one", "shawarma", "spicy"],
  ["spicy shawarma", "yung hindi maanghang", "shawarma", "spicy"],
  ["بروست حار", "مو حار", "بروست", "حار"],
  ["بروست حار", "ابي العادي", "بروست", "حار"],
])("%s ⏎ %s: that dish, and none that is called so", (before, said, dish, without) =>
  expect(lastOf(before, said)).toMatchObject({ kind: "price", dish, without: [without] }),
);
test("what was to be like nothing stays, and the number and size of a spicy one", () => {
  expect(lastOf("chicken mandi", "not spicy")).toMatchObject({ dish: "chicken mandi" });
  expect(lastOf("2 spicy shawarma large", "the normal one")).toMatchObject({
    ...{ dish: "shawarma", size: "large", quantity: 2 },
  });
});
