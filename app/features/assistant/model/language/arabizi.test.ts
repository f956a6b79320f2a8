import { describe, expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { inArabicLetters } from "./arabizi";
import { languageIn, languageOf } from "./language";

const { lastOf } = sampleTalk();

test.each([
  ["kam el was6 bel jebn", "كم الوسط بالجبن"],
  ["w elkabeer?", "والكبير?"],
  ["la 4 ashkhas b 100 riyal", "ل 4 اشخاص ب 100 ريال"],
  ["ana bel yasmin", "انا في yasmin"],
  ["mn qodoor al deera", "من qodoor al deera"],
  ["kam el pizza", "كم pizza"],
  ["abi 3asha la shakhsain", "ابي عشا لشخصين"],
  ["nos kilo?", "نص كيلو?"],
])("«%s» is read «%s»", (written, read) => expect(inArabicLetters(written)).toBe(read));

describe("Arabic in Latin letters is Arabic, though some of its words are Hindi's or Filipino's too", () => {
  test.each([
    "salam abi ftoor la 4 ashkhas b 100 riyal",
    "gareeb men el malaz",
    "nos wala kamel?",
    "meta yefta7oon",
  ])("%s", (said) => expect(languageOf(said)).toBe("ar"));

  test.each([
    ["is se kam mein kya hai", "ur"],
    ["wala bang manok?", "tl"],
    ["what fish do you have", "en"],
  ])("and «%s» is not", (said, language) => expect(languageIn([said])).toBe(language));
});

test("small words in Latin letters name no dish", () => {
  expect(lastOf("wesh waffir").kind).toBe("help");
  expect(lastOf("abgha pizza 5odar mtawasta", "meta yefta7oon")).toMatchObject({
    subject: "hours",
  });
  const near = lastOf("salam abi ftoor la 4 ashkhas b 100 riyal", "gareeb men el malaz");
  expect(near).toMatchObject({ people: 4, maxTotal: 100, area: "malaz" });
  expect(lastOf("el m6a3em el hindia fe batha")).toMatchObject({ kind: "nearest" });
});
