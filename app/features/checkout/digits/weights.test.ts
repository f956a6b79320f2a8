import { expect, test } from "vitest";
import { CLASSES } from "./classes";
import { newPass, run, SIZES, type Weights } from "./network";
import { VIEW } from "./views";
import { pack, trainedWeights, unpack } from "./weights";

function anyWeights(): Weights {
  const entries = Object.entries(SIZES).map(([name, size]) => [
    name,
    Float32Array.from({ length: size }, (_, at) => Math.sin(at * 12.9898) * 0.2),
  ]);
  return Object.fromEntries(entries) as Weights;
}

test("a byte keeps a weight to half a percent of the largest of its part", () => {
  const weights = anyWeights();
  const kept = unpack(pack(weights));
  for (const name of Object.keys(SIZES) as (keyof Weights)[])
    for (const [at, value] of weights[name].entries())
      expect(Math.abs(value - (kept[name][at] as number))).toBeLessThan(0.2 * 0.005);
});

test("bytes of another network are refused", () => {
  const { scales, bytes } = pack(anyWeights());
  expect(() => unpack({ scales, bytes: bytes.slice(0, -40) })).toThrow("another network");
});

test("the weights that come along fit the network and rate every class", () => {
  const { output } = run(trainedWeights(), new Float32Array(VIEW), newPass());
  expect(output).toHaveLength(CLASSES.length);
  expect([...output].every(Number.isFinite)).toBe(true);
});
