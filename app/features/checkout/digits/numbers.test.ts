import { expect, test } from "vitest";
import type { DigitScript, Glyph } from "./decode";
import { numbersIn } from "./numbers";

/** Glyphs of 14 pixels with 4 between them on a line of 28; a space leaves the room of one and a half. */
function glyphs(text: string, doubts: Record<number, [number, string, number]> = {}): Glyph[] {
  let left = 0;
  return [...text].flatMap((character, at) => {
    if (character === " ") {
      left += 22;
      return [];
    }
    const [share, second, other] = doubts[at] ?? [0.999, "?", 0.0001];
    const box = { x0: left, x1: left + 14, y0: 0, y1: 28 };
    left += 18;
    return [
      { character, box, log: Math.log(share), second: { character: second, log: Math.log(other) } },
    ];
  });
}

const texts = (text: string, script: DigitScript = "latin") =>
  numbersIn(glyphs(text), 28, script).map((number) => number.text);

test.each([
  ["1,234.50", ["1,234.50"]],
  ["-8.00", ["-8.00"]],
  ["12/05/2026", ["12/05/2026"]],
  ["15%", ["15%"]],
  ["2x", ["2x"]],
  ["???52.50", ["52.50"]],
  ["52.50???", ["52.50"]],
  ["3x????52.50", ["3x", "52.50"]],
  ["12.00 48.50", ["12.00", "48.50"]],
  ["52.50.", ["52.50"]],
  ["??.,", []],
  ["12/09/202622:35", ["12/09/2026", "22:35"]],
  ["23:284/04/2026", ["23:28", "4/04/2026"]],
  ["15%:5.84", ["15%", "5.84"]],
  ["2x57.75", ["2x", "57.75"]],
  ["35.9539.95", ["35.95", "39.95"]],
  ["5.009.50", ["5.009.50"]],
  ["57.75x2", ["57.75", "x2"]],
])("%s gives %j", (text, found) => {
  expect(texts(text)).toEqual(found);
});

test.each([
  ["١'٢٣٤,٥٠", ["1'234,50"]],
  ["-٨.٠٠", ["-8.00"]],
  ["١٥%", ["15%"]],
  ["?٥٢,٥٠??", ["52,50"]],
  ["٠٩/٠٨/٢٠٢٦", ["09/08/2026"]],
])("%s comes out in Latin digits as %j", (text, found) => {
  expect(texts(text, "eastern")).toEqual(found);
});

test("zeros of Arabic stand farther apart than two numbers do", () => {
  const wide = (character: string, x0: number, tall: number): Glyph => ({
    character,
    box: { x0, x1: x0 + 8, y0: 14 - tall / 2, y1: 14 + tall / 2 },
    log: -0.01,
    second: { character: "?", log: -9 },
  });
  const word = [wide("١", 0, 28), wide("٠", 26, 8), wide("٠", 54, 8)];
  expect(numbersIn(word, 28, "eastern").map(({ text }) => text)).toEqual(["100"]);
  const apart = [wide("١", 0, 28), wide("٢", 26, 28)];
  expect(numbersIn(apart, 28, "eastern").map(({ text }) => text)).toEqual(["1", "2"]);
});

test("is as sure as of its least certain glyph, and keeps what that may be instead", () => {
  const [number] = numbersIn(glyphs("52.50", { 0: [0.7, "6", 0.25] }), 28, "latin");
  expect(number?.confidence).toBeCloseTo(0.7, 2);
  expect(number?.others[0]?.text).toBe("62.50");
  expect(number?.others[0]?.confidence).toBeCloseTo(0.25, 2);
});

test("the box is that of the digits alone", () => {
  const [number] = numbersIn(glyphs("??52.50?"), 28, "latin");
  expect(number?.box).toEqual({ x0: 36, x1: 122, y0: 0, y1: 28 });
});
