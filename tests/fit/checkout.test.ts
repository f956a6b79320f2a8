import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import fitted from "~/features/checkout/layout/label-model.json";
import money from "~/features/checkout/layout/money-model.json";
import { MONEY_SAMPLES, materialOf } from "./checkout";
import { fitMoney, kept, unkept } from "./checkout-money";
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

const samples = JSON.parse(readFileSync(MONEY_SAMPLES, "utf8"));

test("the model of money is what a fit makes of the samples kept, to the last digit", () => {
  expect(fitMoney(samples)).toEqual(money);
  expect(money.report.rightInLayoutsNeverSeen).toBeGreaterThan(90);
});

test("samples are kept whole", () => {
  expect(kept(unkept(samples))).toEqual(samples);
});
