/** One question with the evidence for each of its answers; `right` is the place of the one meant, -1 when it is not there. */
export interface Choice {
  options: readonly (readonly number[])[];
  right: number;
}

const ROUNDS = 400;
const RATE = 0.3;
/** Keeps the weights of evidence that hardly ever decides near 0. */
const DECAY = 1e-5;

/**
 * Weights, none below 0 because more evidence never speaks against an answer, under which the right answers are most likely
 * (a conditional logit, by projected gradient ascent with Adam's steps, from 1 on). The same choices give the same weights.
 */
export function fitWeights(choices: readonly Choice[], size: number): number[] {
  const told = choices.filter(({ right, options }) => right >= 0 && options.length > 1);
  const weights = new Array<number>(size).fill(1);
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  for (let round = 1; round <= ROUNDS; round++) {
    const gradient = new Float64Array(size);
    for (const choice of told) addGradient(gradient, choice, weights);
    for (let at = 0; at < size; at++) {
      const slope = (gradient[at] as number) / told.length - DECAY * (weights[at] as number);
      mean[at] = 0.9 * (mean[at] as number) + 0.1 * slope;
      square[at] = 0.999 * (square[at] as number) + 0.001 * slope ** 2;
      const step =
        (mean[at] as number) /
        (1 - 0.9 ** round) /
        (Math.sqrt((square[at] as number) / (1 - 0.999 ** round)) + 1e-8);
      const rate = round > (2 * ROUNDS) / 3 ? RATE / 5 : RATE;
      weights[at] = Math.max(0, (weights[at] as number) + rate * step);
    }
  }
  return weights.map((weight) => Number(weight.toFixed(2)));
}

/** The evidence of the right answer less what is expected under the weights. */
function addGradient(gradient: Float64Array, choice: Choice, weights: readonly number[]): void {
  const { options, right } = choice;
  const totals = options.map((evidence) => dot(evidence, weights));
  const most = Math.max(...totals);
  const chances = totals.map((total) => Math.exp(total - most));
  const sum = chances.reduce((all, chance) => all + chance, 0);
  for (const [at, evidence] of options.entries()) {
    const pull = (at === right ? 1 : 0) - (chances[at] as number) / sum;
    for (const [kind, value] of evidence.entries())
      gradient[kind] = (gradient[kind] as number) + pull * value;
  }
}

/** The share of the choices, 0..1, whose right answer comes first under the weights; of equal answers each comes first as often. */
export function shareChosen(choices: readonly Choice[], weights: readonly number[]): number {
  let chosen = 0;
  for (const { options, right } of choices) {
    const totals = options.map((evidence) => dot(evidence, weights));
    const most = Math.max(...totals);
    if (totals[right] === most) chosen += 1 / totals.filter((total) => total === most).length;
  }
  return chosen / Math.max(1, choices.length);
}

function dot(evidence: readonly number[], weights: readonly number[]): number {
  return evidence.reduce((sum, value, at) => sum + value * (weights[at] as number), 0);
}
