import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readNumbers } from "~/features/checkout/digits/read-numbers";
import { forWords, pngOf, prepare } from "~/features/checkout/image/prepare.server";
import { chanceOf, type EvidenceModel, withFirst } from "~/features/checkout/layout/evidence-model";
import { readWords } from "~/features/checkout/read-words.server";
import type { Ocr } from "~/providers/ocr/ocr";
import { renderSet } from "../eval/snapshots/render";
import { type MoneySample, moneySamples } from "./money-samples";
import { fitSoftmax } from "./softmax";

/** The pictures that are learned from; those that judge have other seeds. */
export const TRAINING_SEEDS = ["fit-1", "dev-b"];

/** Samples as they are kept: what is said often once, and each sample as places in it. */
export interface KeptSamples {
  evidence: string[];
  layouts: string[];
  /** The layout, 1 where it holds, and the evidence, each sample once for every time it was met. */
  samples: string[];
}

export function kept(all: readonly MoneySample[]): KeptSamples {
  const evidence = [...new Set(all.flatMap((one) => one.evidence))].sort();
  const layouts = [...new Set(all.map(({ layout }) => layout))].sort();
  const samples = all.map(
    ({ evidence: own, holds, layout }) =>
      `${layouts.indexOf(layout)} ${Number(holds)} ${own.map((one) => evidence.indexOf(one)).join(" ")}`,
  );
  return { evidence, layouts, samples: samples.sort() };
}

/** Samples as they were before `kept`. */
export function unkept({ evidence, layouts, samples }: KeptSamples): MoneySample[] {
  return samples.map((text) => {
    const [layout = 0, holds, ...own] = text.split(" ").map(Number);
    return {
      layout: layouts[layout] ?? "",
      holds: holds === 1,
      evidence: own.map((at) => evidence[at] ?? ""),
    };
  });
}

/** Draws the pictures that are learned from, reads them, and tells what of their numbers is money. */
export async function drawMoneySamples(ocr: Ocr): Promise<MoneySample[]> {
  const found: MoneySample[] = [];
  for (const seed of TRAINING_SEEDS) {
    const folder = mkdtempSync(join(tmpdir(), "waffir-fit-"));
    try {
      for (const truth of await renderSet(folder, { seed })) {
        const prepared = await prepare(readFileSync(join(folder, truth.file)));
        const page = await pngOf(forWords(prepared));
        const together = prepared.photo;
        const words = await readWords(ocr, page, { layout: "page", together });
        found.push(...moneySamples({ words, numbers: readNumbers(prepared.grey) }, truth));
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return found;
}

/** Few rounds and much decay: a thousand samples would else be learned by heart. */
const LEARNING = { rounds: 8, decay: 1e-3 };

function modelOf(samples: readonly MoneySample[]): EvidenceModel {
  const places = new Map(
    [...new Set(samples.flatMap(({ evidence }) => withFirst(evidence)))]
      .sort()
      .map((name, at) => [name, at]),
  );
  const learned = samples
    .map(({ evidence, holds }) => ({
      places: withFirst(evidence).map((name) => places.get(name) ?? 0),
      of: Number(holds),
      weight: 1,
    }))
    .map((sample, at) => ({ sample, at: Math.imul(at, 0x9e3779b1) >>> 0 }))
    .sort((a, b) => a.at - b.at)
    .map(({ sample }) => sample);
  const { weights, bias } = fitSoftmax(learned, places.size, 2, LEARNING);
  const told = (at: number) => (weights[2 * at + 1] as number) - (weights[2 * at] as number);
  return {
    bias: Number(((bias[1] as number) - (bias[0] as number)).toFixed(2)),
    weights: Object.fromEntries(
      [...places].map(([name, at]) => [name, Number(told(at).toFixed(2))]),
    ),
  };
}

const right = (model: EvidenceModel, samples: readonly MoneySample[]) =>
  samples.filter(({ evidence, holds }) => chanceOf(model, evidence) >= 0.5 === holds).length;

/** In so many parts the layouts are dealt: each is judged by a model that saw none of it. */
const PARTS = 4;

/** The model of all samples, and how models that never saw a layout tell the numbers of it. */
export function fitMoney(all: KeptSamples) {
  const samples = unkept(all);
  const partOf = ({ layout }: MoneySample) => all.layouts.indexOf(layout) % PARTS;
  const heldRight = Array.from({ length: PARTS }, (_, part) => {
    const model = modelOf(samples.filter((one) => partOf(one) !== part));
    return right(
      model,
      samples.filter((one) => partOf(one) === part),
    );
  }).reduce((sum, one) => sum + one, 0);
  const model = modelOf(samples);
  const percent = (part: number) => Number(((100 * part) / samples.length).toFixed(1));
  const report = {
    numbers: samples.length,
    money: samples.filter(({ holds }) => holds).length,
    right: percent(right(model, samples)),
    rightInLayoutsNeverSeen: percent(heldRight),
  };
  return { report, ...model };
}
