import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import fitted from "~/features/checkout/layout/label-model.json";
import { materialOf } from "./checkout";
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
