/** What a weight is tried as: each 2.5 times the one before, since weights differ in magnitude rather than by steps. */
export const TRIED = [0.005, 0.0125, 0.03, 0.08, 0.2, 0.5] as const;

/** The longest row of neighbours that lose least, as its first and last place; the first of several equally long. */
function plateauOf(losses: readonly number[]): [from: number, to: number] {
  const least = Math.min(...losses);
  let best: [number, number] = [0, -1];
  for (let from = 0; from < losses.length; from++) {
    if (losses[from] !== least) continue;
    let to = from;
    while (losses[to + 1] === least) to++;
    if (to - from > best[1] - best[0]) best = [from, to];
    from = to;
  }
  return best;
}

/**
 * Weights one after the other, each put in the (geometric) middle of the values that lose least: as far as can be from mistakes on
 * either side. One that nothing depends on gets the middle of all. Ends when nothing moves.
 *
 * @param names starts with all in the middle, so that what was fitted before leaves no trace.
 * @param lossOf is never asked the same twice.
 * @param passes the most rounds over all weights.
 */
export async function fitPlateaus<Name extends string>(
  names: readonly Name[],
  lossOf: (weights: Record<Name, number>) => Promise<number>,
  passes: number,
): Promise<Record<Name, number>> {
  const known = new Map<string, number>();
  const ask = async (weights: Record<Name, number>) => {
    const key = JSON.stringify(names.map((name) => weights[name]));
    const loss = known.get(key) ?? (await lossOf(weights));
    known.set(key, loss);
    return loss;
  };
  const middle = middleOf(0, TRIED.length - 1);
  let weights = Object.fromEntries(names.map((name) => [name, middle])) as Record<Name, number>;
  for (let pass = 0; pass < passes; pass++) {
    const before = JSON.stringify(weights);
    for (const name of names) {
      const losses: number[] = [];
      for (const value of TRIED) losses.push(await ask({ ...weights, [name]: value }));
      weights = { ...weights, [name]: middleOf(...plateauOf(losses)) };
    }
    if (JSON.stringify(weights) === before) break;
  }
  return weights;
}

/** The geometric mean of two tried values, to four decimals. */
function middleOf(from: number, to: number): number {
  return Number(Math.sqrt((TRIED[from] ?? 0) * (TRIED[to] ?? 0)).toFixed(4));
}
