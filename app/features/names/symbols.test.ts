import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "~tests/support/any-text";
import { graphemes, isArabizi, SYMBOLS, symbolsOf } from "./symbols";

describe("graphemes", () => {
  test.each([
    ["shawarma", "sh aw a r m a$"],
    ["coffee", "c o f ee"],
    ["juice", "j u i~ ç e$"],
    ["cake", "c a~ k e$"],
    ["night", "n i~ t"],
    ["express", "e^ k s p r e s$"],
    ["7amza", "ح a m z a$"],
    ["3mo", "ع m o"],
    ["7up", "7 u p"],
    ["signature", "s i g n a ch r"],
    ["bordeaux", "b o r d o"],
  ])("of %s", (word, expected) => expect(graphemes(word).join(" ")).toBe(expected));

  test.each([
    ["تشيز", "تش ي ز"],
    ["اوتيل", "او^ ت ي ل"],
    ["هاوس", "ه او س"],
    ["قهوه", "ق ه و ه$"],
    ["بيتزا", "ب ي تز ا$"],
    ["مرررره", "م ر ر ه$"],
  ])("of %s", (word, expected) => expect(graphemes(word).join(" ")).toBe(expected));
});

test.each([
  ["7amza", true],
  ["sha3bi", true],
  ["ro7", true],
  ["7up", false],
  ["500ml", false],
  ["2nd", false],
  ["x2", false],
  ["mol10", false],
  ["7", false],
])("%s is Arabizi: %s", (word, expected) => expect(isArabizi(word)).toBe(expected));

test("the s of an x and the soft c behind it are one", () => {
  expect(graphemes("excel")).toEqual(["e^", "k", "ç", "e", "l"]);
  expect(graphemes("excuse")).toContain("s");
  expect(graphemes("exit")).toEqual(["e^", "k", "s", "i", "t"]);
});

test("every symbol of any word is in the alphabet", () => {
  fc.assert(
    fc.property(anyText(), (word) => {
      for (const symbol of symbolsOf(word)) expect(SYMBOLS[symbol]).toBeDefined();
    }),
  );
});
