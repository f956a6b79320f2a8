import { expect, test } from "vitest";
import { tokensAsSpoken } from "./tokens";
import { isVerb } from "./verbs";

const HINDUSTANI = new Set(["ur", "hi", "hi-Latn"]);

test.each([
  [HINDUSTANI, "milenge"],
  [HINDUSTANI, "mangwani"],
  [HINDUSTANI, "पहुँचेगा"],
  [HINDUSTANI, "मिलते"],
  [HINDUSTANI, "منگوانی"],
  [HINDUSTANI, "بتائیں"],
  [new Set(["tl"]), "nagmahal"],
  [new Set(["tl"]), "ipapadala"],
])("%o: %s is a form of a verb", (spoken, word) => {
  expect(tokensAsSpoken(word, spoken).every(isVerb)).toBe(true);
});

test.each([
  [HINDUSTANI, "karahi"],
  [HINDUSTANI, "हमज़ा"],
  [HINDUSTANI, "کبسہ"],
  [new Set(["tl"]), "manila"],
  [new Set(["tl"]), "magic"],
])("%o: %s is none", (spoken, word) => {
  expect(tokensAsSpoken(word, spoken).some(isVerb)).toBe(false);
});

test("a word of Arabic and English is none, whatever it looks like", () => {
  expect(tokensAsSpoken("milenge", new Set()).some(isVerb)).toBe(false);
});
