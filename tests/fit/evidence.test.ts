import { expect, test } from "vitest";
import { beliefOf } from "~/features/checkout/layout/evidence-model";
import { calibrationOf, type EvidenceSample, fitEvidence, kept } from "./evidence";

const sample = (holds: boolean, layout: string, ...evidence: string[]): EvidenceSample => ({
  ...{ holds, layout, evidence },
});
/** In every layout what stands in a column is so, and what stands beside a date is not. */
const samples = Array.from({ length: 400 }, (_, at) => [
  sample(true, `layout ${at % 8}`, "page", "column"),
  sample(false, `layout ${at % 8}`, "page", "date"),
]).flat();

test("what was so where evidence stood is believed there, and not without having been met often", () => {
  const often = fitEvidence(kept(samples));
  expect(often.report.rightInLayoutsNeverSeen).toBe(100);
  expect(beliefOf(often, ["page", "column"])).toBeGreaterThan(0.98);
  expect(beliefOf(often, ["page", "date"])).toBeLessThan(0.02);
  const seldom = fitEvidence(kept(samples.slice(0, 16)));
  expect(beliefOf(seldom, ["page", "column"])).toBeLessThan(0.98);
});

test("the order of samples leaves no trace", () => {
  expect(fitEvidence(kept([...samples].reverse()))).toEqual(fitEvidence(kept(samples)));
});

test("belief rises with the chance: neighbours that fall are one step", () => {
  const told = [0.1, 0.2, 0.3, 0.9].flatMap((chance, at) =>
    Array.from({ length: 150 }, (_, one) => ({
      chance,
      holds: one < ([15, 75, 45, 150][at] ?? 0),
    })),
  );
  const table = calibrationOf(told);
  expect(table.map(([chance]) => chance)).toEqual([0.1, 0.25, 0.9]);
  expect(table[1]?.[1]).toBeCloseTo(120.5 / 301, 3);
});
