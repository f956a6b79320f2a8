import { expect, test } from "vitest";
import { spokenIn, tokensAsSpoken, tokensOf } from "./tokens";

const texts = (query: string) => tokensOf(query).map(({ text }) => text);

test("words are folded and keep their place", () => {
  const query = "ابغى  شَاوَرْما!";
  const tokens = tokensOf(query);
  expect(tokens.map(({ text }) => text)).toEqual(["ابغي", "شاورما"]);
  expect(tokens.map(({ from, to }) => query.slice(from, to))).toEqual(["ابغى", "شَاوَرْما"]);
});

test("a number glued to an Arabic word is a word of its own, one inside Arabizi is a letter", () => {
  expect(texts("٢برجر")).toEqual(["2", "برجر"]);
  expect(texts("برجر۳")).toEqual(["برجر", "3"]);
  expect(texts("3mo 7amza")).toEqual(["3mo", "7amza"]);
  expect(texts("2PCS 5pax 1kilo 7up 3mo")).toEqual([
    "2",
    "pcs",
    "5",
    "pax",
    "1",
    "kilo",
    "7up",
    "3mo",
  ]);
});

test("what is called by its sound stays so beside what it means", () => {
  const spoken = spokenIn("पालक पनीर");
  expect(tokensAsSpoken("पालक पनीर", spoken).map(({ text }) => text)).toEqual(["palak", "panir"]);
  expect(texts("पनीर")).toEqual(["paneer"]);
});

test("a letter that is r to some and d to others", () =>
  expect(tokensOf("वड़ा").map(({ text, other }) => [text, other])).toEqual([["wara", "vada"]]));

test("the times sign is an x", () => expect(texts("جريش ×2")).toEqual(["جريش", "x", "2"]));

test("drawn-out letters are one letter", () =>
  expect(texts("دجاااج pleaseee 1000")).toEqual(["دجاج", "please", "1000"]));

test("what is no letter or digit is no word", () => {
  expect(texts("🍔 \u0000 \u202e <b> '; -- من_")).toEqual(["b", "من"]);
  expect(texts("؟؟؟")).toEqual([]);
});

test("a number of two digits is no part of a Latin word", () => {
  expect(tokensOf("shawarma77 7amza 3areeka").map(({ text }) => text)).toEqual([
    "shawarma",
    "77",
    "7amza",
    "3areeka",
  ]);
});

test.each(["teen plate biryani", "teen karak chai um fahad", "char samose", "hum 2 burger"])(
  "two words together tell that %s is Hindi",
  (query) => expect([...spokenIn(query)]).toEqual(["hi-Latn"]),
);

test.each([
  ["8 piece broast teen", "hi-Latn"],
  ["chicken 65 kerala palace char", "hi-Latn"],
  ["steak house ribeye do", "hi-Latn"],
  ["bistek bahay manila isa", "tl"],
  ["turon bahay manila lima", "tl"],
])("a number that is the last word tells whose %s is", (query, language) =>
  expect([...spokenIn(query)]).toEqual([language]),
);

test.each(["naan teen al wadi indian", "teen biryani kerala"])(
  "a number of Hindi among names alone counts: %s",
  (query) => expect([...spokenIn(query)]).toEqual(["hi-Latn"]),
);

test.each([
  "please naan do",
  "what can i get for my teen",
  "lima",
  "where do they do pizza",
  "what do you have",
  "a teen of ours",
  "do kebabs come with rice",
])("one of them does not: %s", (query) => expect([...spokenIn(query)]).toEqual([]));

test.each([
  ["कोई शाकाहारी चीज़ बताओ", false],
  ["میٹھی چیز دکھاؤ", false],
  ["चीज़ पिज़्ज़ा", true],
  ["डबल चीज़", true],
])("%s: cheese %s", (said, isCheese) => {
  expect(tokensOf(said).some(({ text }) => text === "cheese")).toBe(isCheese);
});

test.each(["please do chicken kabsa", "kindly do chicken kabsa", "tiger wok plate char siu"])(
  "«%s» is English, and counts nothing",
  (query) => expect([...spokenIn(query)]).toEqual([]),
);
