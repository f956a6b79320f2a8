import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

describe("another dish of theirs, without something", () => {
  test.each([
    ["how much is the lamb fahsa at Marib Dam?", "have they got something without meat?", "meat"],
    ["بكم شيش طاووق من زيتون وزعتر؟", "فيه شي عندهم بدون دجاج؟", "دجاج"],
    ["magkano ang adobo sa Bahay Manila?", "meron ba silang kahit ano na walang manok?", "chicken"],
  ])("%s ⏎ %s", (first, said, food) => {
    const { restaurant } = lastOf(first);
    const ask = lastOf(first, said);
    expect(ask).toMatchObject({ kind: "restaurant", restaurant });
    expect(ask.without).toContain(food);
  });
});

describe("a kitchen that is not wanted", () => {
  test.each([
    ["not indian please, something for 30 riyals", "indian", 30],
    ["suggest something, nothing filipino", "filipino", null],
    ["ابغى عشا بأقل من ٤٠ بس مو هندي", "هندي", 40],
  ])("%s", (said, kitchen, maxTotal) => {
    const ask = { kind: "suggest", dish: "", restaurant: "", maxTotal, without: [kitchen] };
    expect(lastOf(said)).toMatchObject(ask);
    expect(lastOf("chicken shawarma at amo hamza", said)).toMatchObject(ask);
  });

  test("is left out of what was suggested", () => {
    const ask = lastOf("ابغى عشاء بأقل من 40", "ابعد الهندي");
    expect(ask).toMatchObject({ kind: "suggest", maxTotal: 40, without: ["الهندي"] });
  });
});

describe("ideas keep their limits when a kind of food is named", () => {
  test.each([
    ["حنا خمسة ومعنا ميتين ريال وش ناكل؟", "نبغى سمك", { people: 5, maxTotal: 200, dish: "سمك" }],
    ["ideas for 3 people under 80 riyals", "chicken maybe", { people: 3, maxTotal: 80 }],
    ["اقترح لنا عشا تحت 50", "أبغى لحم", { maxTotal: 50, dish: "لحم" }],
  ])("%s ⏎ %s", (first, said, ask) => {
    expect(lastOf(first, said)).toMatchObject({ kind: "suggest", ...ask });
  });
});

test.each([
  "do you have butter chicken?",
  "فيه بتر تشيكن؟",
  "بٹر چکن ہے کہیں؟",
  "may butter chicken ba?",
])("«%s» within a budget asks for that dish, and keeps the budget", (said) => {
  const ask = lastOf("something under 25 riyals", said);
  expect(ask).toMatchObject({ kind: "price", maxTotal: 25 });
  expect(ask.dish).not.toBe("");
});

test("a number that buys no meal counts those who eat", () => {
  const ask = lastOf("tatlo kami, 120 riyal ang budget, ano pwede?", "gawin nating lima");
  expect(ask).toMatchObject({ people: 5, maxTotal: 120 });
});

test("one more eats along", () => {
  expect(lastOf("we are 3, suggest something", "one more person is coming")).toMatchObject({
    people: 4,
  });
});

describe("what others like", () => {
  test.each([
    "my husband can't stand mushrooms",
    "أختي ما تحب الثوم",
    "میرے شوہر کو لہسن پسند نہیں",
    "ayaw ng kapatid ko ng bawang",
  ])("is not kept unasked: %s", (said) => {
    const { kind, facts } = lastOf(said);
    expect(kind).toBe("save");
    expect(facts.map(({ kept }) => kept)).toEqual([false]);
  });

  test.each(["my sister hates garlic, remember that", "أختي ما تحب الثوم، سجلها"])(
    "is kept when it is asked: %s",
    (said) => expect(lastOf(said).facts.map(({ kept }) => kept)).toEqual([true]),
  );

  test("is kept once it is asked for afterwards", () => {
    const { kind, facts } = lastOf("my sister hates garlic", "yes, save it");
    expect([kind, facts.map(({ kept, text }) => [kept, text])]).toEqual([
      "save",
      [[true, "my sister hates garlic"]],
    ]);
  });

  test("is left out for as long as the talk goes", () => {
    const ask = lastOf("a guest is coming over, he doesn't eat fish", "what should we have?");
    expect(ask).toMatchObject({ kind: "suggest", without: ["fish"] });
  });

  test("asks for no price", () => expect(lastOf("my kids love lasagna").dish).toBe(""));

  test("is what a question behind it is about", () => {
    expect(lastOf("I love lasagna, where is it cheapest?")).toMatchObject({ kind: "price" });
  });
});

test.each(["मशरूम वाली चीज़ें मत दिखाना, बर्गर बताओ", "مشروم والی چیزیں مت دکھانا، برگر بتاؤ"])(
  "«%s» leaves out what is not to be shown",
  (said) => expect(lastOf(said)).toMatchObject({ dish: "burger", without: ["mushroom"] }),
);

test.each([
  ["any good pizza under 40 sar", "pepperoni pls", { dish: "pepperoni", maxTotal: 40 }],
  ["burger under 30", "how much is kabsa", { dish: "kabsa", maxTotal: null }],
])("what may be paid holds for a kind of it that is named: «%s» ⏎ «%s»", (first, said, ask) =>
  expect(lastOf(first, said)).toMatchObject(ask),
);
