import type { Analysis } from "./analyse";
import { type Alike, type Link, linksBetween, MOST_WORDS } from "./links";

/** How far a query and a name explain each other. */
export interface Coverage {
  /** 0..1: from 0.8 surely the one meant, below 0.5 nonsense. */
  score: number;
  /** 0..1: how much of the query's weight the name explains. */
  queryCoverage: number;
  /** 0..1: how much of the name's weight the query explains. */
  nameCoverage: number;
}

/** One text of a comparison: what it says, and what each of its words weighs, 0..1. */
export interface Side {
  analysis: Analysis;
  weights: readonly number[];
}

/** What a name that says more than was asked loses at most, when the query's strongest word is unique … */
const EXTRA = 0.2;
/** … and when the query has only words that many names have: "restaurant" alone asks for none. */
const EXTRA_FOR_COMMON = 0.4;

/** Where so much of the query is explained, nothing is left beside. */
const UNEXPLAINED = 0.9;

const UNLIKE: Coverage = { score: 0, queryCoverage: 0, nameCoverage: 0 };

function weightIn(weights: readonly number[], mask: number): number {
  let sum = 0;
  for (let i = 0; i < weights.length && i < MOST_WORDS; i++) {
    if (mask & (1 << i)) sum += weights[i] as number;
  }
  return sum;
}

/**
 * Lets words, joined words and phrases of both sides explain each other, each word once. `alike` compares two words by their
 * places; words are only joined where `joined` says so. A word may mean as much as a phrase and still leave the word beside it
 * unexplained («شاهي كرك» for «شاي كرك»), so single words are also tried alone.
 */
export function align(query: Side, name: Side, alike: Alike, joined = true): Coverage {
  const links = linksBetween(query.analysis, name.analysis, alike, joined);
  if (links.length === 0) return UNLIKE;
  const all = explain(query, name, links);
  if (all.queryCoverage > UNEXPLAINED) return all;
  const single = links.filter((link) => isOneWord(link.query) && isOneWord(link.name));
  if (single.length === links.length) return all;
  const alone = explain(query, name, single);
  return alone.score > all.score ? alone : all;
}

function isOneWord(mask: number): boolean {
  return (mask & (mask - 1)) === 0;
}

/** Takes links until no words are left, the weightiest and surest first. */
function explain(query: Side, name: Side, links: readonly Link[]): Coverage {
  const gains = links.map(
    (link) =>
      link.alike ** 2 * (weightIn(query.weights, link.query) + weightIn(name.weights, link.name)),
  );
  let takenQuery = 0;
  let takenName = 0;
  let explainedQuery = 0;
  let explainedName = 0;
  for (;;) {
    let best = -1;
    for (let i = 0; i < links.length; i++) {
      const link = links[i] as Link;
      if (link.query & takenQuery || link.name & takenName) continue;
      if (best < 0 || (gains[i] as number) > (gains[best] as number)) best = i;
    }
    if (best < 0) break;
    const link = links[best] as Link;
    takenQuery |= link.query;
    takenName |= link.name;
    explainedQuery += link.alike * weightIn(query.weights, link.query);
    explainedName += link.alike * weightIn(name.weights, link.name);
  }
  return coverage(query, name, explainedQuery, explainedName);
}

function coverage(
  query: Side,
  name: Side,
  explainedQuery: number,
  explainedName: number,
): Coverage {
  let strongest = 0;
  let queryWeight = 0;
  let nameWeight = 0;
  for (const weight of query.weights) {
    queryWeight += weight;
    if (weight > strongest) strongest = weight;
  }
  for (const weight of name.weights) nameWeight += weight;
  const queryCoverage = queryWeight === 0 ? 0 : Math.min(1, explainedQuery / queryWeight);
  const nameCoverage = nameWeight === 0 ? 0 : Math.min(1, explainedName / nameWeight);
  const extra = EXTRA + EXTRA_FOR_COMMON * (1 - Math.min(1, strongest));
  return { score: queryCoverage * (1 - extra * (1 - nameCoverage)), queryCoverage, nameCoverage };
}
