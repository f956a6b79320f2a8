import { expect, test } from "vitest";
import { platformsIn } from "./platforms";

test.each([
  ["ar", "كم على المنصة أ وب", "ab"],
  ["ar", "وفي ج؟", "c"],
  ["ar", "على التطبيقات الثلاثة كلها", "abc"],
  ["en", "on platforms a and c", "ac"],
  ["en", "on all three apps", "abc"],
  ["ar", "أرخص في أ ولا ب", "ab"],
  ["ar", "الفرق بين ب و ج", "bc"],
  ["en", "is it cheaper on B than on A", "ba"],
  ["en", "cheaper on platform A than platform C", "ac"],
  ["en", "a burger on platform b with cheese and a coke", "b"],
  ["en", "a burger or a pizza", ""],
  ["ar", "برجر ب 20 ولا ب 30", ""],
  ["en", "a burger on a budget", ""],
  ["ar", "كم برجر من برجر الديرة", ""],
] as const)("%s: %s", (_language, said, letters) => {
  const { platforms } = platformsIn(said);
  expect(platforms).toEqual([...letters].map((letter) => `platform_${letter}`));
});
