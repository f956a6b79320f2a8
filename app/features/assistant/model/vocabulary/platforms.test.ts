import { expect, test } from "vitest";
import { platformsIn } from "./platforms";

test.each([
  ["ar", "كم على المنصة أ وب", "ab"],
  ["ar", "وفي ج؟", "c"],
  ["ar", "على التطبيقات الثلاثة كلها", "abc"],
  ["en", "on platforms a and c", "ac"],
  ["en", "on all three apps", "abc"],
  ["en", "a burger on a budget", ""],
  ["ar", "كم برجر من برجر الديرة", ""],
] as const)("%s: %s", (_language, said, letters) => {
  const { platforms } = platformsIn(said);
  expect(platforms).toEqual([...letters].map((letter) => `platform_${letter}`));
});
