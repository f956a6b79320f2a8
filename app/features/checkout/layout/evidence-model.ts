/** How much each piece of evidence weighs, fitted: the logarithm of odds, scaled by how many pieces there are. */
export interface EvidenceModel {
  bias: number;
  weights: Readonly<Record<string, number>>;
}

/** Pieces of evidence, and each together with the first: what it says may depend on that. */
export const withFirst = (evidence: readonly string[]) => [
  ...evidence,
  ...evidence.slice(1).map((one) => `${evidence[0]}: ${one}`),
];

/** How probable what a model tells is, 0 to 1, by the evidence that is there; what it has no weight for says nothing. */
export function chanceOf({ bias, weights }: EvidenceModel, evidence: readonly string[]): number {
  const all = withFirst(evidence);
  const sum = all.reduce((total, one) => total + (weights[one] ?? 0), 0);
  return 1 / (1 + Math.exp(-bias - sum / Math.sqrt(Math.max(1, all.length))));
}
