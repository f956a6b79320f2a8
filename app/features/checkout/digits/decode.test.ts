import { expect, test } from "vitest";
import { CLASSES } from "./classes";
import { decode, type RatedCandidate } from "./decode";

/** Network numbers that say each character as surely as told, and everything else hardly. */
function says(shares: Record<string, number>): Float32Array {
  const output = new Float32Array(CLASSES.length).fill(Math.log(1e-5));
  for (const [character, share] of Object.entries(shares))
    output[(CLASSES as readonly string[]).indexOf(character)] = Math.log(share);
  return output;
}

/** Pieces of 16 pixels, 20 apart, on a line of 28. */
function rated(
  glyphs: [Record<string, number>, { from?: number; to?: number; at?: [number, number] }?][],
): RatedCandidate[] {
  return glyphs.map(([shares, { from, to, at = [0, 28] as [number, number] } = {}], place) => ({
    first: from ?? place,
    last: to ?? from ?? place,
    box: { x0: 20 * (from ?? place), x1: 20 * (to ?? from ?? place) + 16, y0: at[0], y1: at[1] },
    line: { y0: 0, y1: 28 },
    output: says(shares),
  }));
}

const text = (read: ReturnType<typeof decode>) =>
  read.glyphs.map(({ character }) => character).join("");

test("reads each segment as what it is most likely", () => {
  const word = rated([[{ "5": 0.9, "6": 0.1 }], [{ "2": 0.99 }], [{ ".": 0.9 }, { at: [24, 28] }]]);
  const read = decode(word, 3, "latin");
  expect(text(read)).toBe("52.");
  expect(read.glyphs[0]?.second.character).toBe("6");
  expect(Math.exp(read.glyphs[0]?.log ?? 0)).toBeCloseTo(0.9, 1);
});

test("merges segments when they make a digit only together", () => {
  const word = rated([
    [{ "?": 0.95, "1": 0.05 }, { from: 0 }],
    [{ "?": 0.95, "7": 0.05 }, { from: 1 }],
    [{ "4": 0.98 }, { from: 0, to: 1 }],
  ]);
  expect(text(decode(word, 2, "latin"))).toBe("4");
});

test("each script knows its own digits only", () => {
  const word = rated([[{ "٥": 0.6, "0": 0.4 }], [{ "١": 0.5, "1": 0.5 }]]);
  expect(text(decode(word, 2, "eastern"))).toBe("٥١");
  expect(text(decode(word, 2, "latin"))).toBe("01");
});

test("a dot on the line is a point, one in its middle the zero of Arabic", () => {
  const dot = { "٠": 0.5, ".": 0.5 };
  const word = rated([
    [{ "٣": 1 }],
    [dot, { at: [10, 18] }],
    [dot, { at: [22, 28] }],
    [{ "٥": 1 }],
  ]);
  expect(text(decode(word, 4, "eastern"))).toBe("٣٠.٥");
});

test("an amount is not explained as letters where one of its glyphs is in doubt", () => {
  const word = rated([[{ "8": 0.95 }], [{ "1": 0.3, "?": 0.7 }], [{ "3": 0.95 }]]);
  expect(text(decode(word, 3, "latin"))).toBe("813");
});

test("letters stay unread", () => {
  const word = rated([[{ "?": 0.99 }], [{ "?": 0.8, "0": 0.2 }], [{ "?": 0.99 }]]);
  expect(text(decode(word, 3, "latin"))).toBe("???");
});
