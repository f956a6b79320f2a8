import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";

const { lastOf } = sampleTalk();

describe("how food tastes, or how fresh it is", () => {
  test.each([
    "is it fresh?",
    "is it any good though",
    "what does it taste like",
    "masarap ba to?",
    "تازہ ہے؟",
  ])("«%s» of a dish is told of no price", (said) => {
    const asked = lastOf("chicken kabsa at Qudoor Al Deera", said);
    expect(asked).toMatchObject({ kind: "cannot", subject: "taste" });
  });

  test.each(["is Laffa & Saj good?", "how's Shawarma 77", "what's on at Smoke Alley?"])(
    "«%s» of a restaurant tells of it",
    (said) => {
      expect(lastOf(said)).toMatchObject({ kind: "restaurant", dish: "" });
      expect(lastOf("burger", said)).toMatchObject({ kind: "restaurant", dish: "" });
    },
  );

  test.each([
    "any good pizza near Yasmin",
    "is there fresh juice",
    "fresh liver",
    "is 40 a good price?",
    "how is the trust score computed?",
    "is the app any good?",
    "are you legit?",
    "is 36 riyals really worth it?",
    "how are the restaurants chosen?",
  ])("«%s» asks for no taste", (said) => {
    expect(lastOf(said)).not.toMatchObject({ subject: "taste" });
  });
});

test.each([
  "so where did u get it from",
  "where is this price from",
  "san galing yan presyo",
  "saan galing yang mga presyo na yan",
])("«%s» is about prices", (said) => {
  expect(lastOf("cheeseburger at Burger Al Hara", said)).toMatchObject({ kind: "about" });
});

test("prices that were: of what was spoken of, and of nobody's data", () => {
  expect(lastOf("chicken kabsa at Qudoor Al Deera", "show me my history of prices")).toMatchObject({
    focus: "history",
    dish: "chicken kabsa",
  });
  expect(lastOf("who sees my history?")).toMatchObject({ subject: "privacy" });
  expect(lastOf("delete my history")).toMatchObject({ subject: "privacy" });
});

test("who of several opens late is told of each", () => {
  expect(lastOf("flat white near Sahafah", "who opens late?")).toMatchObject({
    subject: "hours",
    list: { dish: "flat white" },
  });
});

test.each(["thanks bro you're a star", "you're the best, thanks"])("«%s» thanks", (said) => {
  expect(lastOf("falafel wrap", said)).toMatchObject({ kind: "thanks" });
});

test("a restaurant's name before «'s» is that restaurant", () => {
  expect(lastOf("how's Amo Hamza's chicken shawarma")).toMatchObject({
    dish: "chicken shawarma",
    restaurant: "Amo Hamza",
  });
});
