import { expect, test } from "vitest";
import { sectionOf } from "./section-words";
import { tokensOf } from "./tokens";

const section = (query: string) => sectionOf(tokensOf(query).map(({ text }) => text));

test.each([
  ["حلى", "sweets"],
  ["الحلويات", "sweets"],
  ["desserts", "sweets"],
  ["قهوة", "coffee"],
  ["Coffee", "coffee"],
  ["drinks", "drinks"],
  ["فطور", "breakfast"],
  ["المشويات", "grills"],
])("%s: %s", (query, code) => expect(section(query)).toBe(code));

test("a heading beside other words is a part of a name", () => {
  expect(section("حلى قهوة")).toBeUndefined();
  expect(section("turkish coffee")).toBeUndefined();
});
