import { expect, test } from "vitest";
import { quantityFor } from "./servings";

test.each([
  [6, "whole", "مندي دجاج chicken mandi", 2],
  [10, "large", "كنافه بالجبن cheese kunafa", 4],
  [7, "large", "margherita pizza", 3],
  [4, "large", "chicken shawarma", 4],
  [20, "whole", "مفطح mufattah", 1],
  [3, null, "butter chicken", 3],
  [6, null, "بوكس شاورما عائلي family shawarma box", 2],
  [10, null, "بوكس سوشي 24 قطعه 24 piece sushi box", 4],
  [4, null, "وجبه بروست 8 قطع 8 piece broast meal", 2],
  [2, null, "دجاج 65 chicken 65", 2],
] as const)("%d people, %s, %s: %d", (people, size, names, quantity) =>
  expect(quantityFor(people, size, names)).toBe(quantity),
);
