import { expect, test } from "vitest";
import { chainAt, likenessMarks } from "./chains";
import { tokensOf } from "./tokens";

const FOOD = new Set("broast بروست شاورما chicken".split(" "));
const likeness = (query: string) =>
  likenessMarks(tokensOf(query), (word) => FOOD.has(word)).map(({ start, end }) => [start, end]);

test.each([
  ["kfc style broast", [[0, 2]]],
  ["broast albaik jaisa", [[1, 3]]],
  ["بروست زي البيك", [[1, 3]]],
  ["parang jollibee na fried chicken", [[0, 2]]],
  ["البیک جیسا بروسٹ", [[0, 2]]],
  ["kfc broast", []],
  ["broast from kfc", []],
  ["something like kfc", []],
])("%s: a chain that a dish is like is no restaurant", (query, found) => {
  expect(likeness(query)).toEqual(found);
});

test.each([
  ["kfc style broast", 0],
  ["kfc broast", 1],
  ["kfc style", 1],
])("%s", (query, length) => {
  expect(chainAt(query.split(" "), 0)).toBe(length);
});
