import { analyse, baseWeights } from "./analyse";

/** How much a name tells, as the weight of its words: below 1 it says only what kind of place it is ("Restaurant", «مخبز»). */
export function tellingWeight(name: string): number {
  return baseWeights(analyse(name)).reduce((sum, weight) => sum + weight, 0);
}
