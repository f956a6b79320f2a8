import { expect, test } from "vitest";
import type { Decoded } from "./decode";
import { inScripts } from "./scripts";

/** A word of glyphs as wide as each other, each with its logarithm. */
function decoded(glyphs: [string, number][]): Decoded {
  const read = glyphs.map(([character, log], at) => ({
    character,
    box: { x0: 20 * at, x1: 20 * at + 16, y0: 0, y1: 30 },
    log,
    second: { character: "?", log: -9 },
  }));
  return { glyphs: read, log: glyphs.reduce((sum, [, log]) => sum + log, 0) };
}

const told = (runs: ReturnType<typeof inScripts>) =>
  runs.map(
    ({ glyphs, script }) => `${script} ${glyphs.map(({ character }) => character).join("")}`,
  );

test("a quantity beside a name is read in its own script, whatever the letters look like", () => {
  const latin = decoded([
    ["?", -0.9],
    ["?", -0.9],
    ["?", -0.9],
    [":", -1.4],
    ["x", 0],
  ]);
  const eastern = decoded([
    ["?", -1.9],
    ["?", -1.9],
    ["?", -0.9],
    ["٢", 0],
    ["x", 0],
  ]);
  expect(told(inScripts(latin, eastern, 0))).toEqual(["latin ???", "eastern ٢x"]);
});

test("a number is never read in both scripts at once", () => {
  const latin = decoded([
    ["1", -0.1],
    ["4", -3],
    [".", -0.1],
    ["0", -0.1],
  ]);
  const eastern = decoded([
    ["١", -0.2],
    ["٤", -0.1],
    [".", -0.1],
    ["٥", -0.3],
  ]);
  expect(told(inScripts(latin, eastern, 0))).toEqual(["eastern ١٤.٥"]);
});

test("what both could be is read as the page is written", () => {
  const [latin, eastern] = [decoded([["1", -0.1]]), decoded([["١", -0.2]])];
  expect(told(inScripts(latin, eastern, 0))).toEqual(["latin 1"]);
  expect(told(inScripts(latin, eastern, 1.5))).toEqual(["eastern ١"]);
});

test("a letter that looks like a zero, or a little like a digit, stays a letter", () => {
  const latin = decoded([
    ["1", -0.1],
    ["5", -0.1],
    ["?", -0.9],
    ["?", -0.9],
  ]);
  const eastern = (last: [string, number]) => decoded([["١", -2], ["٥", -3], ["?", -0.9], last]);
  expect(told(inScripts(latin, eastern(["٠", 0]), 0))).toEqual(["latin 15??"]);
  expect(told(inScripts(latin, eastern(["٣", -0.6]), 0))).toEqual(["latin 15??"]);
});
