import { expect, test } from "vitest";
import { sampleTalk } from "~tests/support/sample-talk";
import { linesOf } from "../ask/order";

const { lastOf } = sampleTalk();

const counted = (...said: string[]) =>
  linesOf(lastOf(...said)).map(({ dish, quantity }) => [dish, quantity ?? 1]);

const FIRST = "1 lamb kabsa and 2 laban from qudoor al deera";
const ORDERED = [
  ["lamb kabsa", 1],
  ["laban", 2],
];

test.each([
  ["how much is jareesh there?", "add two", ["jareesh", 2]],
  ["do they have jareesh?", "ok add it", ["jareesh", 1]],
  ["what else do they have?", "add a green salad", ["green salad", 1]],
  ["wahan jareesh kitne ka hai", "do daal do", ["jareesh", 2]],
  ["वहाँ जरीश कितने का है", "वहाँ से एक सलाद भी डाल दो", ["salad", 1]],
  ["وہاں جریش ہے؟", "وہ بھی شامل کر دو", ["جریش", 1]],
  ["عندهم جريش؟", "زيد واحد", ["جريش", 1]],
  ["may jareesh ba sila?", "dagdagan mo ng dalawa", ["jareesh", 2]],
])("«%s», «%s»: what is added there is put to the order", (asked, said, line) => {
  expect(counted(FIRST, asked, said)).toEqual([...ORDERED, line]);
});

test("of one dish that was ordered the other is put to it as well", () => {
  expect(
    counted(
      "2 butter chicken al wadi indian se",
      "mango lassi hai unke paas?",
      "haan wo bhi add kar do",
    ),
  ).toEqual([
    ["butter chicken", 2],
    ["mango lassi", 1],
  ]);
});

test("what is asked about there is one, however many were ordered of another", () => {
  expect(lastOf(FIRST, "do they have salad?").quantity).toBe(null);
  expect(lastOf("2 chicken adobo sa aling nena", "may halo-halo ba sila?").quantity).toBe(null);
});

test("elsewhere begins another order", () => {
  expect(
    counted(FIRST, "how much is chicken shawarma at amo hamza?", "add a garlic sauce"),
  ).toEqual([
    ["chicken shawarma", 1],
    ["garlic sauce", 1],
  ]);
});
