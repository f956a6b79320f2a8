import { expect, test } from "vitest";
import { cuisineOf } from "./cuisine-words";
import { tokensOf } from "./tokens";

const cuisine = (query: string) => {
  const tokens = tokensOf(query);
  return cuisineOf(
    tokens.map(({ text }) => text),
    tokens,
  );
};

test.each([
  ["مطعم هندي", "indian"],
  ["المطاعم اليمنية", "yemeni"],
  ["Indian restaurant", "indian"],
  ["filipino food", "filipino"],
  ["مطعم مأكولات بحرية", "seafood"],
  ["مشويات تركية", "turkish"],
  ["lebanese", "lebanese"],
  ["مقهى", "coffee"],
  ["مطاعم برجر", "burger"],
  ["pizza places", "pizza"],
  ["محل حلى", "sweets"],
  ["مطعم ايطالي", "pizza"],
  ["भारतीय रेस्टोरेंट", "indian"],
  ["اٹالین کھانا", "pizza"],
  ["masarap na pagkaing pilipino", undefined],
])("%s: %s", (query, code) => expect(cuisine(query)).toBe(code));

test.each([
  "برجر",
  "pizza",
  "مطعم",
  "اكل",
  "مطعم الوادي الهندي",
  "قهوة تركية",
  "turkish coffee",
  "برجر دكان",
])("%s is no cuisine, or more than that", (query) => expect(cuisine(query)).toBeUndefined());
