import { expect, test } from "vitest";
import { fitText, textWidth } from "./fit-text";

test("a text that fits stays as it is, and a longer one breaks between words", () => {
  expect(fitText("مضغوط دجاج", 60, 1000, 2)).toEqual(["مضغوط دجاج"]);
  const lines = fitText("one two three four five six", 60, 500, 2);
  expect(lines).toHaveLength(2);
  expect(lines.join(" ")).toBe("one two three four five six");
});

test.each(["word ".repeat(90), "ا".repeat(400), "की".repeat(200), "👨‍👩‍👧".repeat(80)])(
  "no line is wider than there is room, and what is left out is marked: %s",
  (text) => {
    const lines = fitText(text, 60, 900, 2);
    expect(lines.length).toBeLessThanOrEqual(2);
    expect(lines.at(-1)).toMatch(/…$/);
    for (const line of lines) expect(textWidth(line, 60)).toBeLessThanOrEqual(900);
  },
);

test("nothing is no line", () => {
  expect(fitText(" ", 60, 900, 2)).toEqual([]);
});

test("how many there are of a dish stays with it", () => {
  expect(fitText("سلطة حارة + 3 × لبن", 60, 420, 2)).toEqual(["سلطة حارة +", "3 × لبن"]);
});
