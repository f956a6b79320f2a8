import { similarityOfTerms } from "./similarity";
import type { Term } from "./term";

export interface Coverage {
  score: number;
  queryCoverage: number;
  nameCoverage: number;
}

/** How query and name explain each other: each query word takes the best free name word, the surest pairs first. */
export function align(
  query: readonly Term[],
  name: readonly Term[],
  queryWeights: readonly number[],
  nameWeights: readonly number[],
): Coverage {
  const pairs: { q: number; n: number; alike: number; gain: number }[] = [];
  for (const [q, asked] of query.entries()) {
    for (const [n, named] of name.entries()) {
      const alike = similarityOfTerms(asked, named);
      if (alike > 0)
        pairs.push({ q, n, alike, gain: alike * ((queryWeights[q] ?? 0) + (nameWeights[n] ?? 0)) });
    }
  }
  pairs.sort((a, b) => b.gain - a.gain);
  const takenQuery = new Set<number>();
  const takenName = new Set<number>();
  let explainedQuery = 0;
  let explainedName = 0;
  for (const { q, n, alike } of pairs) {
    if (takenQuery.has(q) || takenName.has(n)) continue;
    takenQuery.add(q);
    takenName.add(n);
    explainedQuery += alike * (queryWeights[q] ?? 0);
    explainedName += alike * (nameWeights[n] ?? 0);
  }
  const total = (weights: readonly number[]) =>
    weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const queryCoverage = explainedQuery / total(queryWeights);
  const nameCoverage = explainedName / total(nameWeights);
  return { score: queryCoverage * (0.8 + 0.2 * nameCoverage), queryCoverage, nameCoverage };
}
