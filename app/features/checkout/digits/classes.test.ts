import { expect, test } from "vitest";
import { CLASSES, classOf, OTHER } from "./classes";

test.each([
  ["7", "7"],
  ["٧", "٧"],
  ["۷", "٧"],
  ["۴", "٤"],
  ["٫", ","],
  ["٬", "'"],
  ["−", "-"],
  ["٪", "%"],
  ["×", "x"],
])("%s is read as %s", (character, read) => {
  expect(CLASSES[classOf(character)]).toBe(read);
});

test.each(["ر", "A", "(", "#", " "])("%s is nothing to read", (character) => {
  expect(classOf(character)).toBe(OTHER);
});
