import { expect, test } from "vitest";
import { readable } from "../words/signs";
import { platformsIn } from "./platforms";

test.each([
  ["ar", "كم على المنصة أ وب", "ab"],
  ["ar", "وفي ج؟", "c"],
  ["ar", "على التطبيقات الثلاثة كلها", "abc"],
  ["en", "on platforms a and c", "ac"],
  ["en", "on all three apps", "abc"],
  ["ur", "پلیٹ فارم اے پر", "a"],
  ["ur", "پلیٹ فارم بی پر", "b"],
  ["hi", "प्लेटफ़ॉर्म बी पर", "b"],
  ["hi", "तीनों ऐप पर", "abc"],
  ["tl", "sa lahat ng app", "abc"],
  ["en", "a burger on a budget", ""],
  ["ar", "كم برجر من برجر الديرة", ""],
] as const)("%s: %s", (language, said, letters) => {
  const { platforms } = platformsIn(readable(said, language));
  expect(platforms).toEqual([...letters].map((letter) => `platform_${letter}`));
});
