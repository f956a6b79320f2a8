const BUCKETS = 512;

/**
 * The `count` items with the highest value, roughly: the cut is made between 512 even steps of value, so that it costs one
 * pass and no sort; items on the step of the cut are taken in the order given.
 */
export function best(items: readonly number[], value: ArrayLike<number>, count: number): number[] {
  if (items.length <= count) return [...items];
  let highest = 0;
  for (const item of items) highest = Math.max(highest, value[item] as number);
  if (highest === 0) return items.slice(0, count);
  const step = (item: number) =>
    Math.min(BUCKETS - 1, Math.floor(((value[item] as number) / highest) * BUCKETS));
  const sizes = new Uint32Array(BUCKETS);
  for (const item of items) sizes[step(item)] = (sizes[step(item)] as number) + 1;
  let cut = BUCKETS - 1;
  let above = 0;
  while (cut > 0 && above + (sizes[cut] as number) < count) {
    above += sizes[cut] as number;
    cut -= 1;
  }
  const chosen = items.filter((item) => step(item) > cut);
  for (const item of items) {
    if (chosen.length >= count) break;
    if (step(item) === cut) chosen.push(item);
  }
  return chosen;
}
