import { expect, test } from "vitest";
import { linesIn } from "./lines";

const NAMES = new Set("شاورما دجاج بيبسي برجر burger fries وجبه rice".split(" "));
const linesOf = (query: string) =>
  linesIn(query, { isOfDish: (word) => NAMES.has(word), isOfPlace: () => false }).map((parts) =>
    parts.map(({ text }) => text),
  );

test.each([
  ["2 شاورما دجاج وبيبسي", [["2 شاورما دجاج", "بيبسي"]]],
  ["burger and fries", [["burger", "fries"]]],
  ["burger no onion and garlic", []],
  ["burger no onion and fries", [["burger no onion", "fries"]]],
  ["برجر بدون بصل وثوم", []],
  ["burger, 2 fries", [["burger", "2 fries"]]],
  ["2 burger 3 fries", [["2 burger", "3 fries"]]],
  ["وجبة برجر", []],
  ["burger x2", []],
  ["burger n fries", [["burger", "fries"]]],
  [
    "2 burger n 3 fries nd coke",
    [
      ["2 burger", "3 fries nd coke"],
      ["2 burger n 3 fries", "coke"],
      ["2 burger", "3 fries", "coke"],
    ],
  ],
  ["burger x2 n fries", [["burger x2", "fries"]]],
  ["burger at fries", [["burger", "fries"]]],
  ["burger at steak house", []],
  ["burger at albaik", []],
  ["burger isa tapos fries dalawa", [["burger isa", "fries dalawa"]]],
  ["burger 2 fries 3", [["burger 2", "fries 3"]]],
  ["burger dalawa fries isa", [["burger dalawa", "fries isa"]]],
  ["burger 2", []],
  ["small burger large fries", [["small burger", "large fries"]]],
  ["small burger large", []],
  ["burger n fries from al hara", [["burger", "fries from al hara"]]],
  ["steak n shake", []],
  ["burger from rice n fries", []],
  ["burger n rice house", []],
  ["burger and fries all together", [["burger", "fries all together"]]],
  ["2 شاورما وبيبسي مع بعض", [["2 شاورما", "بيبسي مع بعض"]]],
  ["kabsa or chicken mandi", [["kabsa", "chicken mandi"]]],
  ["كبسة او مندي", [["كبسة", "مندي"]]],
  ["chicken or beef shawarma", []],
  ["do burger or fries chahiye", [["do burger", "fries chahiye"]]],
])("%s", (query, lines) => {
  expect(linesOf(query)).toEqual(lines);
});

test("a number of some name counts what it stands behind", () => {
  const isOfDish = (word: string) => NAMES.has(word) || word === "4" || word === "77";
  const linesIn4 = (query: string) =>
    linesIn(query, { isOfDish, isOfPlace: () => false }).map((parts) =>
      parts.map(({ text }) => text),
    );
  expect(linesIn4("burger 2 fries 4")).toEqual([["burger 2", "fries 4"]]);
  expect(linesIn4("fries 2 burger 77")).toEqual([]);
});

test("a list may be cut at each of its joints, the fewest first", () => {
  expect(linesOf("burger with rice and fries")).toEqual([
    ["burger", "rice and fries"],
    ["burger with rice", "fries"],
    ["burger", "rice", "fries"],
  ]);
});
