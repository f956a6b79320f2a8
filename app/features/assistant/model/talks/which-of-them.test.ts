import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

const placesOf = (...said: string[]) => {
  const { list } = lastOf(...said);
  return list && linesOf(list).map(({ restaurant }) => restaurant);
};

describe("restaurants asked about one after the other", () => {
  test.each([
    ["شاورما دجاج من عمو حمزة بكم", "وعند الطربوش الأحمر؟", "ايهم تقييمه اعلى"],
    ["chicken shawarma at ammu hamza", "and at shawarma 77?", "which one is rated higher?"],
    [
      "magkano adobo sa Bahay Manila",
      "eh sa Kusina ni Aling Nena",
      "alin dun ang mas mataas rating?",
    ],
    [
      "kerala palace me biryani kitne ki",
      "aur wadi al hindi me",
      "in mein se kiski rating acchi hai",
    ],
    ["biryani at Kerala Palace", "how about Bombay Tiffin Corner", "which of them is open now"],
  ])("%s ⏎ %s ⏎ %s is asked of both", (...said) => {
    expect(placesOf(...said)).toHaveLength(2);
    expect(lastOf(...said).restaurant).toBe("");
  });

  test("three are three, whatever was asked of each", () =>
    expect(
      placesOf(
        "menu of Pizza Fornello",
        "and Forno Sofia?",
        "and Steak House?",
        "which of them is open?",
      ),
    ).toHaveLength(3));

  test("of one alone nothing is set against it", () =>
    expect(lastOf("biryani at Kerala Palace", "is it open now").list).toBeNull());
});

describe("of a list, what is asked of its restaurants is told of each", () => {
  test.each([
    ["show me shawarma", "only ones open now"],
    ["وش أفضل مطعم مندي", "اللي فاتح الحين"],
    ["pinakamurang kape", "yung bukas ngayon lang"],
    ["sabse sasta pizza", "jo abhi khula ho"],
    ["magkano pizza", "alin ang bukas pa"],
  ])("%s ⏎ %s", (first, said) =>
    expect(lastOf(first, said)).toMatchObject({ subject: "hours", list: { nth: null } }),
  );

  test("one that was picked is that one", () =>
    expect(lastOf("show me shawarma", "the second one", "open now?").list).toBeNull());

  test("the nearest of ideas is one of their restaurants", () =>
    expect(lastOf("اقترح علي فطور بحدود 40", "ايهم أقرب لحي النخيل؟")).toMatchObject({
      kind: "ranked",
      byDistance: true,
      area: "النخيل",
      list: { kind: "suggest" },
    }));
});

test.each([
  ["saan may adobo?", "alin ang pinakamalapit sa Olaya?", "magkano sa pangalawa?"],
  ["who sells adobo?", "the nearest to Olaya?", "how much at the second one?"],
])("%s ⏎ %s ⏎ %s: the second of those near", (...said) =>
  expect(lastOf(...said)).toMatchObject({ kind: "price", from: { nth: 1 } }),
);

test("once a list was told by its ratings, its second is that of those", () => {
  const ask = lastOf("show me shawarma", "which one is best rated?", "and the second one?");
  expect(ask).toMatchObject({ kind: "price", from: { nth: 1, ask: { byRating: true } } });
  expect(lastOf("show me shawarma", "and the second one?").from).toBeNull();
});

test.each([
  ["what can i get for 30", "which of these is the best"],
  ["what can i get for 30", "pick one for me"],
  ["وش اطلب ب ٣٠", "ايهم افضل"],
  ["وش اطلب ب ٣٠", "اختر لي واحد منهم"],
  ["30 riyal me kya milega", "in me se sab se acha kon sa hai"],
  ["burger prices", "which one would you pick"],
  ["kabsa or mandi which is cheaper", "which is better"],
])("%s, «%s» leaves it to us: the best rated first", (first, then) =>
  expect(lastOf(first, then)).toMatchObject({ kind: "ranked" }),
);

test.each([
  ["burger prices", "which app is best", "price"],
  ["burger prices", "pick the second one", "price"],
  ["what can i get for 30", "which is cheapest", "suggest"],
] as const)("%s, «%s» leaves nothing to us", (first, then, kind) =>
  expect(lastOf(first, then).kind).toBe(kind),
);

test.each([
  ["كبسة دجاج", "الي بعده كم"],
  ["mandi", "the next one"],
])("%s, «%s» is the second", (first, then) => {
  const ask = lastOf(first, then);
  expect([ask.from?.nth ?? ask.nth, ask.left]).toEqual([1, ""]);
});

test("who has the best one of a dish is no question of apps", () => {
  expect(lastOf("kabsa", "who has the best one").kind).toBe("ranked");
  expect(lastOf("kabsa", "which app is best").kind).toBe("price");
});

test.each(["what is the best price", "وش احسن سعر", "what is the best under 30"])(
  "kabsa, «%s» asks for no ratings",
  (then) => expect(lastOf("kabsa", then).kind).not.toBe("ranked"),
);
