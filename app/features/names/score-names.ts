import { align, type Coverage, type Side } from "./align";
import { analyse, baseWeights } from "./analyse";
import { similarityOfTerms } from "./similarity";
import type { Term } from "./term";

export interface NameScore extends Coverage {
  /** The name that matched best, as given; '' when none did. */
  name: string;
}

const CACHE_LIMIT = 5000;
const cache = new Map<string, Side>();

function weigh(text: string | readonly string[]): Side {
  const analysis = analyse(text);
  return { analysis, weights: baseWeights(analysis) };
}

function weighName(name: string): Side {
  const known = cache.get(name);
  if (known) return known;
  if (cache.size >= CACHE_LIMIT) cache.clear();
  const weighed = weigh(name);
  cache.set(name, weighed);
  return weighed;
}

/** Scores one query against the few names of one thing, without an index and so without knowing which words are rare. */
export function scoreNames(query: string | readonly string[], names: readonly string[]): NameScore {
  const asked = weigh(query);
  let best: NameScore = { score: 0, queryCoverage: 0, nameCoverage: 0, name: "" };
  for (const name of names) {
    const named = weighName(name);
    const coverage = align(asked, named, (q, n) =>
      similarityOfTerms(asked.analysis.terms[q] as Term, named.analysis.terms[n] as Term),
    );
    if (coverage.score > best.score) best = { ...coverage, name };
  }
  return best;
}
