import { expect, test } from "vitest";
import { withAmountAsked } from "./amount-asked";
import type { MessageLanguage } from "./language";

test.each<[string, MessageLanguage, string]>([
  ["is 45 for biryani cheap?", "en", "how much is biryani"],
  ["is 25 ok for a burger", "en", "how much is burger"],
  ["is biryani for 45 expensive", "en", "how much is biryani"],
  ["wow 60 riyals for a salad what a bargain lol", "en", "how much is salad"],
  ["is it still 17 on platform C?", "en", "how much is it on platform C"],
  ["هل ٤٥ للبرياني رخيص؟", "ar", "بكم برياني"],
  ["برياني ب ٤٥ غالي ولا عادي", "ar", "بكم برياني"],
  ["biryani ke liye 45 zyada hai kya", "hi", "kitne ka biryani"],
  ["کیا بریانی کے لیے 45 مہنگا ہے", "ur", "kitne ka بریانی"],
  ["mahal ba ang 45 para sa biryani", "tl", "magkano ang biryani"],
])("%s: what it costs, and not so many of it", (said, language, asked) =>
  expect(withAmountAsked(said, language)).toBe(asked),
);

test.each<[string, MessageLanguage]>([
  ["is 200 riyals ok for 4 people", "en"],
  ["cheap burger for 45", "en"],
  ["45 burgers for the office, cheap", "en"],
  ["is 5 burgers ok", "en"],
  ["برياني بأقل من ٤٥", "ar"],
  ["ارخص برياني ب ٤٥", "ar"],
])("%s asks no such thing", (said, language) => expect(withAmountAsked(said, language)).toBe(said));
