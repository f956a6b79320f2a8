import { expect, test } from "vitest";
import { cityMarks } from "./city";
import { tokensOf } from "./tokens";

const names = {
  inDishName: (word: string) => ["biryani", "burger", "برجر"].includes(word),
  inRestaurantName: () => false,
};
const cities = (query: string) =>
  cityMarks(tokensOf(query), names).filter(({ role }) => role === "city").length;

test.each(["lucknow biryani", "london burger", "لندن برجر", "लखनऊ बिरयानी"])(
  "%s is a way to cook it, and no other city",
  (query) => expect(cities(query)).toBe(0),
);

test.each([
  "biryani in lucknow",
  "from jeddah burger",
  "in jeddah burger",
  "burger jeddah",
  "jeddah delivery burger",
  "بجدة برجر",
  "लखनऊ में बिरयानी",
])("%s is asked for in another city", (query) => expect(cities(query)).toBe(1));
