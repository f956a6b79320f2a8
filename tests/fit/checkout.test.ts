import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import dish from "~/features/checkout/layout/dish-model.json";
import fitted from "~/features/checkout/layout/label-model.json";
import part from "~/features/checkout/layout/part-model.json";
import { materialOf } from "./checkout";
import { keptSamples, models } from "./checkout-evidence";
import { fitEvidence, kept, unkept } from "./evidence";
import { labelTexts } from "./label-samples";
import { jsonText } from "./write-json";

test("the model of labels was fitted from the wordings that stand here now", () => {
  expect(fitted.material).toBe(materialOf(labelTexts()));
  expect(materialOf(labelTexts().slice(1))).not.toBe(fitted.material);
});

test("what a fit writes is laid out as the repository keeps it", () => {
  const kept = readFileSync("app/features/checkout/layout/label-model.json", "utf8");
  expect(jsonText(JSON.parse(kept))).toBe(kept);
});

const all = keptSamples();

test.each(models())(
  "the model of %s is what a fit makes of the samples kept, to the last digit",
  (told, model) => {
    expect(fitEvidence(all[told])).toEqual(model);
  },
);

test("what is stated in layouts never seen is right", () => {
  for (const { report } of [part, dish]) {
    expect(report.certainAndRight).toBeGreaterThan(99);
    expect(report.certainOfThose).toBeGreaterThan(80);
  }
});

test("samples are kept whole", () => {
  for (const samples of Object.values(all)) expect(kept(unkept(samples))).toEqual(samples);
});
