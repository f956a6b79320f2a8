import {
  type AlignmentEdge,
  edgesBetween,
  MOST_WORDS,
  type WordSimilarity,
} from "./alignment-edges";
import type { Analysis } from "./analyse";

/** How well a query and a name match. */
export interface Coverage {
  /** 0..1: from 0.8 almost certainly the name meant, below 0.5 chance. */
  score: number;
  /** The share of the query's weight that is matched, 0..1. */
  queryCoverage: number;
  /** The share of the name's weight that is matched, 0..1. */
  nameCoverage: number;
}

/** How the words of a query and of a name were aligned. */
export interface Alignment extends Coverage {
  /** By position, how alike each word's counterpart is; 0 for a word without one. */
  ofQuery: readonly number[];
  ofName: readonly number[];
}

/** An analysed text with the weight of each of its words, 0..1. */
export interface WeightedText {
  analysis: Analysis;
  weights: readonly number[];
}

/** The most a name loses for words beyond those asked for, when the query's heaviest word is unique … */
const EXTRA = 0.2;
/** … and the additional loss when all words of the query are common ("restaurant"). */
const EXTRA_FOR_COMMON = 0.4;

/** Where both coverages are above it, single words are not tried alone. */
const UNEXPLAINED = 0.9;

const UNLIKE: Alignment = {
  score: 0,
  queryCoverage: 0,
  nameCoverage: 0,
  ofQuery: [],
  ofName: [],
};

function weightIn(weights: readonly number[], mask: number): number {
  let sum = 0;
  for (let i = 0; i < weights.length && i < MOST_WORDS; i++) {
    if (mask & (1 << i)) sum += weights[i] as number;
  }
  return sum;
}

/**
 * Aligns the words, compounds and phrases of two texts, using each word once. `similarity` compares two words by their
 * positions; `withCompounds` false skips compounds. A phrase may match a single word better and leave that word's
 * neighbour unmatched («شاهي كرك» for «شاي كرك»), or explain all that is asked by a part of the name («سمك» in «سوق السمك» for
 * "fish market"), so an alignment of single words alone is tried as well.
 */
export function align(
  query: WeightedText,
  name: WeightedText,
  similarity: WordSimilarity,
  withCompounds = true,
): Alignment {
  const edges = edgesBetween(query.analysis, name.analysis, similarity, withCompounds);
  if (edges.length === 0) return UNLIKE;
  const all = alignGreedily(query, name, edges);
  if (Math.min(all.queryCoverage, all.nameCoverage) > UNEXPLAINED) return all;
  const single = edges.filter((edge) => isOneWord(edge.query) && isOneWord(edge.name));
  if (single.length === edges.length) return all;
  const alone = alignGreedily(query, name, single);
  return alone.score > all.score ? alone : all;
}

function isOneWord(mask: number): boolean {
  return (mask & (mask - 1)) === 0;
}

/** What each edge of an alignment gains: reused, for names are aligned by the hundred for one question. */
let gains = new Float64Array(64);

/** Takes edges in descending order of weight times likeness squared, each only if its words are still free. */
function alignGreedily(
  query: WeightedText,
  name: WeightedText,
  edges: readonly AlignmentEdge[],
): Alignment {
  if (gains.length < edges.length) gains = new Float64Array(2 * edges.length);
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i] as AlignmentEdge;
    gains[i] =
      edge.likeness ** 2 *
      (weightIn(query.weights, edge.query) + weightIn(name.weights, edge.name));
  }
  let takenQuery = 0;
  let takenName = 0;
  let explainedQuery = 0;
  let explainedName = 0;
  const ofQuery = zeros(query.weights);
  const ofName = zeros(name.weights);
  for (;;) {
    let best = -1;
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i] as AlignmentEdge;
      if (edge.query & takenQuery || edge.name & takenName) continue;
      if (best < 0 || (gains[i] as number) > (gains[best] as number)) best = i;
    }
    if (best < 0) break;
    const edge = edges[best] as AlignmentEdge;
    takenQuery |= edge.query;
    takenName |= edge.name;
    explainedQuery += edge.likeness * weightIn(query.weights, edge.query);
    explainedName += edge.likeness * weightIn(name.weights, edge.name);
    mark(ofQuery, edge.query, edge.likeness);
    mark(ofName, edge.name, edge.likeness);
  }
  const { score, queryCoverage, nameCoverage } = coverage(
    query,
    name,
    explainedQuery,
    explainedName,
  );
  return { score, queryCoverage, nameCoverage, ofQuery, ofName };
}

/**
 * A zero for each weight. A copy is made at its full size among the young; V8 took what `new Array` made for long-lived, and
 * only a collection of the whole heap freed it.
 */
function zeros(weights: readonly number[]): number[] {
  const all = weights.slice();
  for (let i = 0; i < all.length; i++) all[i] = 0;
  return all;
}

function mark(words: number[], mask: number, likeness: number): void {
  for (let i = 0; i < words.length && i < MOST_WORDS; i++) if (mask & (1 << i)) words[i] = likeness;
}

function coverage(
  query: WeightedText,
  name: WeightedText,
  explainedQuery: number,
  explainedName: number,
): Coverage {
  let queryWeight = 0;
  let nameWeight = 0;
  for (const weight of query.weights) queryWeight += weight;
  for (const weight of name.weights) nameWeight += weight;
  const queryCoverage = queryWeight === 0 ? 0 : Math.min(1, explainedQuery / queryWeight);
  const nameCoverage = nameWeight === 0 ? 0 : Math.min(1, explainedName / nameWeight);
  const extra = extraOf(query.weights);
  return { score: queryCoverage * (1 - extra * (1 - nameCoverage)), queryCoverage, nameCoverage };
}

/** The share of its score that a name loses when it has nothing but the words asked for in excess of them. */
export function extraOf(weights: readonly number[]): number {
  return EXTRA + EXTRA_FOR_COMMON * (1 - Math.min(1, Math.max(0, ...weights)));
}
