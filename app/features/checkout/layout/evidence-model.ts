/**
 * What tells whether something is so by the evidence for it, fitted on drawn pictures by `npm run fit -- checkout`: how much
 * each piece weighs (the logarithm of odds, scaled by how many pieces there are), and how often it was so, of what the weights
 * take for so probable, in layouts they were not fitted on.
 */
export interface EvidenceModel {
  bias: number;
  weights: Readonly<Record<string, number>>;
  /** A chance by the weights, and how often it was so; both rise. */
  calibration: readonly (readonly number[])[];
}

/** Pieces of evidence, and each together with the first: what it says may depend on that. */
export const withFirst = (evidence: readonly string[]) => [
  ...evidence,
  ...evidence.slice(1).map((one) => `${evidence[0]}: ${one}`),
];

/** A piece of evidence for every step that a measure comes up to: how much each counts is fitted. */
export const stepsOf = (name: string, measure: number, steps: readonly number[]) =>
  steps.filter((step) => measure >= step).map((step) => `${name} ${step}`);

/** How probable what a model tells is by its weights, 0 to 1; what it has no weight for says nothing. */
export function chanceOf(
  { bias, weights }: Pick<EvidenceModel, "bias" | "weights">,
  evidence: readonly string[],
): number {
  const all = withFirst(evidence);
  const sum = all.reduce((total, one) => total + (weights[one] ?? 0), 0);
  return 1 / (1 + Math.exp(-bias - sum / Math.sqrt(Math.max(1, all.length))));
}

/** How often it was so where the chance was such, 0 to 1: between two of a table by their distance. */
export function calibrated(table: EvidenceModel["calibration"], chance: number): number {
  const after = table.findIndex(([at = 0]) => at > chance);
  const [from = 0, least = 0] = table.at(after < 0 ? -1 : Math.max(0, after - 1)) ?? [];
  const [to = 0, most = 0] = table[after] ?? [];
  if (after <= 0) return least;
  return least + ((most - least) * (chance - from)) / (to - from);
}

/** How often it was so where the evidence weighed as much, 0 to 1. */
export const beliefOf = (model: EvidenceModel, evidence: readonly string[]) =>
  calibrated(model.calibration, chanceOf(model, evidence));

/** What is more probable than not is taken for so. */
export const LIKELY = 0.5;
/**
 * What is stated was right in nineteen of twenty readings believed as little, of pictures that were spoilt on purpose and are read
 * several times worse than others; all else a person looks at.
 */
export const STATED = 0.95;
