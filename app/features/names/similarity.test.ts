import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "~tests/support/any-text";
import { fold } from "./fold";
import { termMatcher } from "./similarity";

const alike = (a: string, b: string) => termMatcher.similarity(fold(a), fold(b));

describe("words of one meaning", () => {
  test.each([
    ["دجاج", "chicken"],
    ["فراخ", "دجاج"],
    ["جاجة", "دجاج"],
    ["رز", "أرز"],
    ["rice", "الرز"],
    ["بطاطس", "fries"],
    ["الوادي", "valley"],
    ["هندي", "Indian"],
    ["مطاعم", "restaurant"],
    ["شيف", "cook"],
    ["برجرات", "burger"],
    ["grandmothers", "جدتي"],
    ["كنج", "ملك"],
    ["وقهوة", "coffee"],
  ])("%s and %s", (a, b) => expect(alike(a, b)).toBe(1));

  test("a near meaning and a misspelt word count less than the word itself", () => {
    expect(alike("لحم", "lamb")).toBeGreaterThan(0.6);
    expect(alike("لحم", "lamb")).toBeLessThan(1);
    expect(alike("chickin", "دجاج")).toBeGreaterThan(0.6);
    expect(alike("chickin", "دجاج")).toBeLessThan(1);
  });

  test("what ends in a ta marbuta is said with a t before another word", () => {
    expect(alike("وردة", "wardat")).toBeGreaterThan(0.8);
    expect(alike("شواية", "shawayat")).toBeGreaterThan(0.8);
  });

  test.each([
    ["مولتن", "MOL10"],
    ["سفن اب", "7up"],
    ["سنتشري", "century"],
  ])("%s sounds like %s", (a, b) => {
    expect(alike(a.replaceAll(" ", ""), b)).toBeGreaterThan(0.8);
  });

  test("other meanings do not match", () => {
    expect(alike("دجاج", "lamb")).toBe(0);
    expect(alike("valley", "جبل")).toBe(0);
    expect(alike("cokes", "كوكيز")).toBeLessThan(0.8);
    expect(alike("cookies", "كوكيز")).toBe(1);
    expect(alike("asdfgh", "restaurant")).toBe(0);
  });
});

test("any two strings have a likeness between 0 and 1, the same both ways", () => {
  fc.assert(
    fc.property(anyText(), anyText(), (a, b) => {
      const there = alike(a, b);
      expect(there).toBeGreaterThanOrEqual(0);
      expect(there).toBeLessThanOrEqual(1);
      expect(alike(b, a)).toBeCloseTo(there, 5);
      expect(alike(a, a)).toBe(1);
    }),
  );
});
