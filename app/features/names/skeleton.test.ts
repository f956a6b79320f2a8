import { expect, test } from "vitest";
import { looseKeys, nearKeys, skeletonKeys } from "./skeleton";
import { symbolsOf } from "./symbols";

const shareKey = (a: number[], b: number[]) => a.some((key) => b.includes(key));
const exact = (word: string) => skeletonKeys(symbolsOf(word));
const loose = (word: string) => [...exact(word), ...looseKeys(exact(word))];

test.each([
  ["burger", "برجر"],
  ["burger", "برغر"],
  ["qahwa", "gahwa"],
  ["thamer", "ثامر"],
  ["ammohamza", "عموحمزه"],
  ["bubbles", "ببلز"],
])("%s and %s have the same consonants", (a, b) => {
  expect(shareKey(exact(a), exact(b))).toBe(true);
});

test.each([
  ["starbucks", "stabucks"],
  ["starbucks", "starducks"],
  ["starbucks", "starbusck"],
])("%s and %s are one slip apart", (a, b) => {
  expect(shareKey(exact(a), exact(b))).toBe(false);
  expect(shareKey(loose(a), loose(b))).toBe(true);
});

test.each([
  ["كبسه", "كسبه"],
  ["vanilla", "بانيلا"],
])("%s and %s, of three consonants, are near", (a, b) => {
  expect(shareKey(exact(a), exact(b))).toBe(false);
  expect(shareKey(nearKeys(exact(a)), exact(b))).toBe(true);
});

test("words without consonants share the empty key", () => {
  expect(exact("aoi")).toEqual(exact("واو"));
});
