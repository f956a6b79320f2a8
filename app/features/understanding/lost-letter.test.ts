import { expect, test } from "vitest";
import { lostLetters } from "./lost-letter";

test("a short word of a dish is told by what is left of it", () => {
  const lost = lostLetters(["كبسه", "سمك"]);
  expect(lost.get("كسه")).toBe("كبسه");
  expect(lost.get("كبس")).toBe("كبسه");
});

test("what is left of several words stands for none, and so does what nobody knows", () => {
  expect(lostLetters(["كبسه", "كبده"]).get("كبه")).toBeUndefined();
  expect(lostLetters(["غشقذ"]).size).toBe(0);
});
