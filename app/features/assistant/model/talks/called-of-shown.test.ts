import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

const calledIn = (...said: string[]) => lastOf(...said).from?.called;

describe("one of what was shown, by a word of its name", () => {
  test.each([
    ["what can i get for 40", "the shawarma one", "shawarma"],
    ["وش اطلب ب ٣٠", "ابو البرياني", "البرياني"],
    ["وش اطلب ب ٣٠", "اللي من شاورما 77", "شاورما 77"],
    ["30 riyal me kya kha sakta hu", "biryani wala", "biryani"],
    ["30 में क्या मिलेगा", "बिरयानी वाला कितने का है", "बिरयानी"],
    ["۳۰ ریال میں کیا کھا سکتا ہوں؟", "بریانی والا", "برياني"],
    ["anong makakain sa 30 riyals", "yung biryani na lang", "biryani"],
    ["anong pwede sa 40 riyals", "yung shawarma na lang", "shawarma"],
    ["40 riyal me kuch batao", "shawarma wali", "shawarma"],
    ["pizza margherita prices", "the rukn one", "rukn"],
    // The name of a neighbourhood that a restaurant has as well.
    ["biryani kahan milegi", "wadi wale ki kitne ki hai", "wadi"],
    ["बिरयानी कहाँ मिलेगी", "वादी वाले की कितने की है", "wadi"],
    ["biryani where?", "how much is the wadi one", "wadi"],
    ["وين القى برياني", "حق الوادي بكم", "الوادي"],
    ["biryani saan meron", "magkano yung sa wadi", "wadi"],
    ["mutton biryani kitne ki", "aur wadi wale ki dal?", "wadi"],
  ])("%s ⏎ %s", (first, said, word) =>
    expect(calledIn(first, said)).toMatchObject({ words: expect.arrayContaining([word]) }),
  );

  test("what it would mean by itself is kept for where none of them is called so", () =>
    expect(calledIn("what can i get for 40", "the sushi one")?.otherwise).toMatchObject({
      ...{ kind: "price", dish: "sushi" },
    }));

  test.each(["wadi wale ki biryani", "biryani from wadi", "برياني حق الوادي", "वादी से बिरयानी"])(
    "%s is of whoever is called so, and there where nobody is",
    (said) => expect(calledIn(said)?.otherwise.area).toMatch(/wadi|الوادي/),
  );

  test("whose it is decides between a restaurant and a word of a dish", () =>
    expect(lastOf("kerala wale ki biryani").from?.called?.otherwise).toMatchObject({
      ...{ dish: "biryani", restaurant: "kerala" },
    }));

  test.each(["wadi me biryani", "biryani in wadi", "biryani near wadi"])(
    "%s is asked there",
    (said) => expect(calledIn(said)).toBeUndefined(),
  );

  test("«ابو البرجر» is called so, and no Abu Rayan", () =>
    expect(calledIn("وش ارخص عشا ب ٤٠", "ابو البرجر")?.words).not.toContain("ابو"));

  test("another of that list is picked by its place", () =>
    expect(lastOf("وش اطلب ب ٣٠", "ابو البرياني", "والرابعة؟").from).toMatchObject({
      ...{ nth: 3, called: { isPlace: true, isSaid: false } },
    }));

  test.each([
    ["what can i get for 40", "the second one"],
    ["what can i get for 40", "the cheapest one"],
    ["burger prices", "the chicken one"],
    ["anong makakain sa 30 riyals", "yung may kanin"],
    ["burger under 35", "the hara one"],
  ])("%s ⏎ %s is none", (first, said) => expect(calledIn(first, said)).toBeUndefined());
});

describe("one of what was shown, by what it was shown to cost", () => {
  test.each([
    ["cheapest chicken shawarma", "the one at 18.50", 18.5],
    ["cheapest chicken shawarma", "the 23.50 one", 23.5],
    ["what can i get for 40", "ill take the 20 riyal one", 20],
    ["شاورما دجاج", "اللي ب ٢٣", 23],
    ["chicken shawarma kitne ka", "23 wala", 23],
    ["magkano chicken shawarma", "yung 23", 23],
  ])("%s ⏎ %s", (first, said, total) =>
    expect(lastOf(first, said)).toMatchObject({
      ...{ kind: "price", quantity: null, people: null, maxTotal: null, when: null },
      from: { called: { total } },
    }),
  );

  test.each([
    ["cheapest chicken shawarma", "at 20:00"],
    ["cheapest chicken shawarma", "for 12 people"],
    ["chicken shawarma at amo hamza", "the 18 one"],
  ])("%s ⏎ %s is none", (first, said) => expect(calledIn(first, said)).toBeUndefined());
});

describe("which of what was shown has most of what nobody here knows", () => {
  test.each([
    ["something healthy under 45", "which one has the most protein", "calories"],
    ["something healthy", "اي واحد اكثر بروتين", "calories"],
    ["30 में क्या मिलेगा", "इनमें सबसे ज़्यादा प्रोटीन किसमें है", "calories"],
    ["burger prices", "which is most spicy?", "taste"],
    ["شاورما", "ايهم احر", "taste"],
    ["paneer dishes", "sabse teekha kaun sa hai", "taste"],
    ["بریانی", "سب سے زیادہ مرچ والی کون سی ہے", "taste"],
    ["fried chicken", "alin ang pinakamaanghang", "taste"],
    ["something sweet", "alin ang pinaka healthy", "calories"],
    ["pizza in yasmin", "which has the most cheese", "contents"],
    ["burgers", "which one has more meat", "contents"],
    ["بيتزا", "ايهم اكثر جبن", "contents"],
  ])("%s ⏎ %s", (first, said, subject) =>
    expect(lastOf(first, said)).toMatchObject({ kind: "cannot", subject }),
  );

  test.each([
    ["burger prices", "which is the most expensive"],
    ["burger prices", "which one is cheapest"],
    ["burger prices", "something spicy"],
  ])("%s ⏎ %s is none", (first, said) => expect(lastOf(first, said).kind).not.toBe("cannot"));
});

test("«والرابعة» is a place in the list, as «والثالثة» is", () =>
  expect(lastOf("شاورما", "والرابعة؟")).toMatchObject({ dish: "شاورما", nth: 3 }));

test("which of several ideas is the closest is asked of each, however they are pointed at", () =>
  expect(lastOf("what can i get for 40", "which of those is closest to malaz")).toMatchObject({
    ...{ kind: "ranked", byDistance: true, area: "malaz" },
  }));

test("delivery of what none near has is for an order to there", () =>
  expect(lastOf("ابي برياني", "وش اقربهم لي؟ انا بالنرجس", "كم توصيله")).toMatchObject({
    ...{ focus: "delivery", area: "", deliverTo: "النرجس" },
  }));
