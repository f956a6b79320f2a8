import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "~tests/support/any-text";
import { fold, scriptOf, tokenize, unglued } from "./fold";

describe("fold", () => {
  test.each([
    ["عَمُّو حَمزة", "عمو حمزه"],
    ["کودو", "كودو"],
    ["مـــطعم إلى الآن", "مطعم الي الان"],
    ["مسئول ومؤتمر", "مسيول وموتمر"],
    ["Café Müller’s", "cafe mullers"],
    ["Barn's", "barns"],
    ["٢ شاورما ۴", "2 شاورما 4"],
    ["  a\t\nb  ", "a b"],
    ["\u202Eab\u200F\u0000c", "abc"],
    ["ﻻ بأس", "لا باس"],
    ["🍔 برجر!! (كبير)", "برجر كبير"],
    ["🍔", ""],
    ["", ""],
    ["Ｐｉｚｚａ", "pizza"],
  ])("%j is %j", (text, folded) => expect(fold(text)).toBe(folded));

  test("folding twice changes nothing, and leaves no separator but one space", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const once = fold(text);
        expect(fold(once)).toBe(once);
        expect(once).not.toMatch(/^ | $| {2}/);
      }),
    );
  });

  test("a megabyte costs no more than a long name", () => {
    expect(fold("a".repeat(1_000_000)).length).toBeLessThanOrEqual(1000);
  });
});

test.each([
  ["BurgerKing McDonald's", "BurgerKing McDonald's"],
  ["BinAbdal`AzizHospital", "Bin Abdal Aziz Hospital"],
])("%s unglued is %s", (name, words) => expect(unglued(name)).toBe(words));

test("tokenize splits folded words", () => {
  expect(tokenize("Al-Baik, البيك")).toEqual(["al", "baik", "البيك"]);
  expect(tokenize(" ! ")).toEqual([]);
});

test.each([
  ["شاورما", "ar"],
  ["burger", "latin"],
  ["شاورما chicken meal", "latin"],
  ["برجر xl", "ar"],
  ["123", "other"],
  ["बिरयानी", "other"],
] as const)("the script of %j is %s", (text, script) => expect(scriptOf(text)).toBe(script));
