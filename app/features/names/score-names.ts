import { LRUCache } from "lru-cache";
import { align, type Coverage, type WeightedText } from "./align";
import { analyse, baseWeights } from "./analyse";
import { similarityOfTerms } from "./similarity";
import type { Term } from "./term";

export interface NameScore extends Coverage {
  /** The name that matched best, as given; '' when none did. */
  name: string;
}

const CACHE_LIMIT = 2000;
const cache = new LRUCache<string, WeightedText>({ max: CACHE_LIMIT });

function weigh(text: string | readonly string[]): WeightedText {
  const analysis = analyse(text);
  return { analysis, weights: baseWeights(analysis) };
}

function weighName(name: string): WeightedText {
  const known = cache.get(name);
  if (known) return known;
  const weighed = weigh(name);
  cache.set(name, weighed);
  return weighed;
}

/** Scores a query against the few names of one thing, without an index: no word counts as rare. */
export function scoreNames(query: string | readonly string[], names: readonly string[]): NameScore {
  const asked = weigh(query);
  let best: NameScore = { score: 0, queryCoverage: 0, nameCoverage: 0, name: "" };
  for (const name of names) {
    const named = weighName(name);
    const coverage = align(asked, named, (q, n) =>
      similarityOfTerms(asked.analysis.terms[q] as Term, named.analysis.terms[n] as Term),
    );
    const { score, queryCoverage, nameCoverage } = coverage;
    if (score > best.score) best = { score, queryCoverage, nameCoverage, name };
  }
  return best;
}
