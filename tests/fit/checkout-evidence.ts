import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import dish from "~/features/checkout/layout/dish-model.json";
import money from "~/features/checkout/layout/money-model.json";
import owner from "~/features/checkout/layout/owner-model.json";
import part from "~/features/checkout/layout/part-model.json";
import quantity from "~/features/checkout/layout/quantity-model.json";
import * as samples from "./checkout-samples";
import { type EvidenceSample, fitEvidence, type KeptSamples, kept } from "./evidence";
import { writeJson } from "./write-json";

const LAYOUT = "app/features/checkout/layout";
/** What drawn pictures said, beside what learned from it. */
const SAMPLES = `${LAYOUT}/training/samples.json.gz`;

/** What is told by evidence, in the order in which one depends on another: the model that is read with, and what it learns from. */
const FITTED = {
  owner: { model: owner, from: samples.ownerSamples },
  money: { model: money, from: samples.moneySamples },
  quantity: { model: quantity, from: samples.quantitySamples },
  part: { model: part, from: samples.partSamples },
  dish: { model: dish, from: samples.dishSamples },
} as const;
type Told = keyof typeof FITTED;
const TOLD = Object.keys(FITTED) as Told[];

export const keptSamples = (): Record<Told, KeptSamples> =>
  JSON.parse(gunzipSync(readFileSync(SAMPLES)).toString());

/** The models as they are read with. */
export const models = () => TOLD.map((told) => [told, FITTED[told].model] as const);

/**
 * Fits everything that is told by evidence, and keeps it.
 *
 * @param seen pictures to take the evidence from anew; what was kept of the last ones where it is not said.
 */
export function fitAllEvidence(seen?: readonly samples.SeenPicture[]) {
  const before = seen ? null : keptSamples();
  const all: Partial<Record<Told, KeptSamples>> = {};
  const reports = TOLD.map((told) => {
    const { model, from } = FITTED[told];
    const own = before?.[told] ?? kept((seen ?? []).flatMap<EvidenceSample>(from));
    const fitted = fitEvidence(own);
    // The evidence for those that follow is what the new model makes of the pictures.
    Object.assign(model, fitted);
    writeJson(`${LAYOUT}/${told}-model.json`, fitted);
    all[told] = own;
    return [told, fitted.report] as const;
  });
  if (seen) writeFileSync(SAMPLES, gzipSync(JSON.stringify(all), { level: 9 }));
  return Object.fromEntries(reports);
}
