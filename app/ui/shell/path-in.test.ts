import { expect, test } from "vitest";
import { canonicalPathIn, pathIn } from "./path-in";

const dish = { pathname: "/dishes/7", search: "?quantity=3&lng=ar" };

test("another language keeps everything else of the address", () => {
  expect(pathIn("en", dish)).toBe("/dishes/7?quantity=3&lng=en");
  expect(pathIn(null, dish)).toBe("/dishes/7?quantity=3");
});

test("to a search engine a dish is one page, however many are asked for", () => {
  expect(canonicalPathIn("en", dish)).toBe("/dishes/7?lng=en");
  expect(canonicalPathIn(null, dish)).toBe("/dishes/7");
});
