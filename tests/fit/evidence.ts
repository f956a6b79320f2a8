import {
  calibrated,
  chanceOf,
  type EvidenceModel,
  STATED,
  withFirst,
} from "~/features/checkout/layout/evidence-model";
import { type Counted, fitLogistic } from "./logistic";

/** Evidence with whether what it speaks of was so, on a drawn picture of a layout. */
export interface EvidenceSample {
  evidence: readonly string[];
  holds: boolean;
  layout: string;
}

/** Samples as they are kept: what is said often once, and each sample as places in it. */
export interface KeptSamples {
  evidence: string[];
  layouts: string[];
  /** How often it was met, the layout, 1 where it holds, and the evidence. */
  samples: string[];
}

export function kept(all: readonly EvidenceSample[]): KeptSamples {
  const evidence = [...new Set(all.flatMap((one) => one.evidence))].sort();
  const layouts = [...new Set(all.map(({ layout }) => layout))].sort();
  const times = new Map<string, number>();
  for (const { evidence: own, holds, layout } of all) {
    const places = own.map((one) => evidence.indexOf(one)).join(" ");
    const text = `${layouts.indexOf(layout)} ${Number(holds)} ${places}`;
    times.set(text, (times.get(text) ?? 0) + 1);
  }
  return { evidence, layouts, samples: [...times].map(([text, n]) => `${n} ${text}`).sort() };
}

/** Samples as they were before `kept`. */
export function unkept({ evidence, layouts, samples }: KeptSamples): EvidenceSample[] {
  return samples.flatMap((text) => {
    const [times = 0, layout = 0, holds, ...own] = text.split(" ").map(Number);
    const sample = {
      layout: layouts[layout] ?? "",
      holds: holds === 1,
      evidence: own.map((at) => evidence[at] ?? ""),
    };
    return Array.from({ length: times }, () => sample);
  });
}

/** What a weight costs: what a handful of samples say is not learned by heart. */
const DECAY = 0.3;

/** To two digits, and never -0, which a file doesn't keep. */
const rounded = (weight: number) => Number(weight.toFixed(2)) + 0;

type Weights = Pick<EvidenceModel, "bias" | "weights">;

function weightsOf(samples: readonly EvidenceSample[]): Weights {
  const names = [...new Set(samples.flatMap(({ evidence }) => withFirst(evidence)))].sort();
  const places = new Map(names.map((name, at) => [name, at]));
  const counted = new Map<string, Counted>();
  for (const { evidence, holds } of samples) {
    const own = withFirst(evidence).map((name) => places.get(name) ?? 0);
    const key = own.join(" ");
    const same = counted.get(key) ?? { places: own, times: 0, so: 0 };
    counted.set(key, { ...same, times: same.times + 1, so: same.so + Number(holds) });
  }
  const { weights, bias } = fitLogistic([...counted.values()], places.size, DECAY);
  return {
    bias: rounded(bias),
    weights: Object.fromEntries(names.map((name, at) => [name, rounded(weights[at] ?? 0)])),
  };
}

/** Of what was given a chance, how often it was so. */
interface Told {
  chance: number;
  holds: boolean;
}

/** Chances that are told together: of fewer one more that was so would say too much. */
const TOGETHER = 150;

/**
 * How often it was so by the chance that was given, in bins of as many samples, rising with it (isotonic regression by pooling
 * neighbours that fall). A half that was so and a half that was not stand for what was not met.
 *
 * @returns the mean chance of each bin, and the share.
 */
export function calibrationOf(told: readonly Told[]): [chance: number, share: number][] {
  const sorted = [...told].sort((a, b) => a.chance - b.chance);
  const bins = Math.max(1, Math.floor(sorted.length / TOGETHER));
  const pools: { chance: number; so: number; all: number }[] = [];
  for (let bin = 0; bin < bins; bin++) {
    const own = sorted.slice(
      Math.round((bin * sorted.length) / bins),
      Math.round(((bin + 1) * sorted.length) / bins),
    );
    pools.push({
      chance: own.reduce((sum, { chance }) => sum + chance, 0),
      so: own.filter(({ holds }) => holds).length,
      all: own.length,
    });
    for (;;) {
      const [before, last] = pools.slice(-2);
      if (!before || !last || before.so * last.all < last.so * before.all) break;
      pools.splice(-2, 2, {
        chance: before.chance + last.chance,
        so: before.so + last.so,
        all: before.all + last.all,
      });
    }
  }
  return pools.map(({ chance, so, all }) => [
    Number((chance / all).toFixed(4)),
    Number(((so + 0.5) / (all + 1)).toFixed(4)),
  ]);
}

/** In so many parts the layouts are dealt: each is judged by a model that saw none of it. */
const PARTS = 6;

/** The model of all samples, and how models that never saw a layout tell what is so in it. */
export function fitEvidence(all: KeptSamples) {
  const samples = unkept(all);
  const partOf = ({ layout }: EvidenceSample) => all.layouts.indexOf(layout) % PARTS;
  const told = Array.from({ length: PARTS }, (_, part) => {
    const apart = weightsOf(samples.filter((one) => partOf(one) !== part));
    return samples
      .filter((one) => partOf(one) === part)
      .map(({ evidence, holds }) => ({ chance: chanceOf(apart, evidence), holds }));
  }).flat();
  const model = weightsOf(samples);
  const shareOf = (part: readonly Told[], of: readonly Told[]) =>
    Number(((100 * part.length) / Math.max(1, of.length)).toFixed(1));
  const isRight = ({ chance, holds }: Told) => chance >= 0.5 === holds;
  const own = samples.map(({ evidence, holds }) => ({ chance: chanceOf(model, evidence), holds }));
  const percent = (those: readonly Told[]) => shareOf(those.filter(isRight), those);
  const calibration = calibrationOf(told);
  const certain = told.filter(({ chance }) => calibrated(calibration, chance) >= STATED);
  const report = {
    samples: samples.length,
    so: samples.filter(({ holds }) => holds).length,
    right: percent(own),
    rightInLayoutsNeverSeen: percent(told),
    certainOfThose: shareOf(certain, told),
    certainAndRight: percent(certain),
  };
  return { report, ...model, calibration };
}
