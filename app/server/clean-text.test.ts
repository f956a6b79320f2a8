import { expect, test } from "vitest";
import { z } from "zod";
import { cleanText } from "./clean-text";

const name = cleanText({ least: 1, most: 10 });
const story = cleanText({ most: 20, lines: true });

test.each([
  ["  أحمد  ", "أحمد"],
  ["a\u0000b", "a b"],
  ["\u202egnp\u202c", "gnp"],
  ["a\nb", "a b"],
  ["e\u0301", "é"],
  ["👨‍👩‍👧", "👨‍👩‍👧"],
  ["❤️", "❤️"],
  ["می‌خواہ", "می‌خواہ"],
  ["a\u3164b\u2800c", "a b c"],
])("%j becomes %j", (text, cleaned) => {
  expect(name.parse(text)).toBe(cleaned);
});

test.each([
  "",
  "   ",
  "\u200b",
  "\u0000\u0000",
  "\u200d",
  "\u3164",
  "\u115f",
  "\u1160",
  "\uffa0",
  "\u2800 \u2800",
  "\ufffc",
  "\u{13441}",
  "\u{1d159}",
  "\u00ad",
  "\u180e",
  "\u{e0041}",
  "\ufe0f",
  "x".repeat(11),
  5,
  null,
])("%j is no name", (text) => {
  expect(name.safeParse(text).success).toBe(false);
});

test("longer text keeps its lines", () => {
  expect(story.parse("one\r\ntwo\u0007")).toBe("one\ntwo");
  expect(story.parse("")).toBe("");
});

test("the shape says its lengths", () => {
  expect(z.toJSONSchema(name, { io: "input" })).toMatchObject({ minLength: 1, maxLength: 10 });
});
