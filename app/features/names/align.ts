import type { Analysis } from "./analyse";
import { meaningInCommon } from "./similarity";
import { sound } from "./sound";
import { type Term, termOf } from "./term";

/** How far a query and a name explain each other. */
export interface Coverage {
  /** 0..1: from 0.8 surely the one meant, below 0.5 nonsense. */
  score: number;
  /** 0..1: how much of the query's weight the name explains. */
  queryCoverage: number;
  /** 0..1: how much of the name's weight the query explains. */
  nameCoverage: number;
}

/** A side of the comparison: what it says, and what each word weighs. */
export interface Weighed {
  analysis: Analysis;
  weights: readonly number[];
}

/** Words of one side that stand for words of the other. */
interface Link {
  query: number;
  name: number;
  alike: number;
  gain: number;
}

/** Words beyond this are not aligned: a link's words are bits of a 32-bit mask. */
const MOST_WORDS = 24;
/** Joined words are compared only when they sound about as long as the word they may be. */
const LENGTH_TOLERANCE = 0.3;
/** What a name that says more than was asked loses at most. */
const EXTRA = 0.2;

const span = (from: number, to: number): number => ((1 << (to - from)) - 1) << from;

function weightIn(weights: readonly number[], mask: number): number {
  let sum = 0;
  for (let i = 0; i < weights.length && i < MOST_WORDS; i++) {
    if (mask & (1 << i)) sum += weights[i] as number;
  }
  return sum;
}

const soundingWeight = (term: Term): number => term.forms[0]?.weight ?? 0;

/** Runs of words joined into one: every neighbouring pair, and the whole. */
function* runs(terms: readonly Term[]): Generator<{ from: number; to: number }> {
  for (let from = 0; from + 1 < terms.length; from++) yield { from, to: from + 2 };
  if (terms.length > 2) yield { from: 0, to: terms.length };
}

function joined(terms: readonly Term[], from: number, to: number): Term {
  let text = "";
  for (let i = from; i < to; i++) text += (terms[i] as Term).text;
  return termOf(text);
}

function lengthOf(terms: readonly Term[], from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += soundingWeight(terms[i] as Term);
  return sum;
}

const alikeInLength = (a: number, b: number): boolean =>
  Math.abs(a - b) <= LENGTH_TOLERANCE * Math.max(a, b);

/**
 * Lets words, phrases and joined words of both sides explain each other, the weightiest and surest links first, each word once.
 * `alike` compares two words by their places.
 */
export function align(
  query: Weighed,
  name: Weighed,
  alike: (q: number, n: number) => number,
): Coverage {
  const asked = query.analysis.terms;
  const named = name.analysis.terms;
  const n = Math.min(asked.length, MOST_WORDS);
  const m = Math.min(named.length, MOST_WORDS);
  const links: Link[] = [];
  const link = (queryMask: number, nameMask: number, likeness: number) => {
    if (likeness <= 0) return;
    const weight = weightIn(query.weights, queryMask) + weightIn(name.weights, nameMask);
    links.push({
      query: queryMask,
      name: nameMask,
      alike: likeness,
      gain: likeness * likeness * weight,
    });
  };

  for (let q = 0; q < n; q++) for (let k = 0; k < m; k++) link(1 << q, 1 << k, alike(q, k));
  const settled = (mask: number, side: "query" | "name") =>
    links.some((each) => (each[side] & mask) !== 0 && each.alike > 0.95);

  for (const { from, to } of runs(asked)) {
    const length = lengthOf(asked, from, to);
    for (let k = 0; k < m; k++) {
      if (!alikeInLength(length, soundingWeight(named[k] as Term)) || settled(1 << k, "name"))
        continue;
      link(span(from, to), 1 << k, sound(joined(asked, from, to), named[k] as Term));
    }
  }
  for (const { from, to } of runs(named)) {
    const length = lengthOf(named, from, to);
    for (let q = 0; q < n; q++) {
      if (!alikeInLength(length, soundingWeight(asked[q] as Term)) || settled(1 << q, "query"))
        continue;
      link(1 << q, span(from, to), sound(asked[q] as Term, joined(named, from, to)));
    }
  }
  for (const phrase of query.analysis.phrases) {
    const mask = span(phrase.from, phrase.to);
    for (let k = 0; k < m; k++) link(mask, 1 << k, meaningInCommon(phrase, named[k] as Term));
    for (const other of name.analysis.phrases)
      link(mask, span(other.from, other.to), meaningInCommon(phrase, other));
  }
  for (const phrase of name.analysis.phrases) {
    for (let q = 0; q < n; q++)
      link(1 << q, span(phrase.from, phrase.to), meaningInCommon(phrase, asked[q] as Term));
  }
  return choose(links, query.weights, name.weights);
}

function choose(
  links: readonly Link[],
  queryWeights: readonly number[],
  nameWeights: readonly number[],
): Coverage {
  let takenQuery = 0;
  let takenName = 0;
  let explainedQuery = 0;
  let explainedName = 0;
  for (;;) {
    let best: Link | undefined;
    for (const each of links) {
      if (each.query & takenQuery || each.name & takenName) continue;
      if (!best || each.gain > best.gain) best = each;
    }
    if (!best) break;
    takenQuery |= best.query;
    takenName |= best.name;
    explainedQuery += best.alike * weightIn(queryWeights, best.query);
    explainedName += best.alike * weightIn(nameWeights, best.name);
  }
  const total = (weights: readonly number[]) =>
    weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const queryCoverage = Math.min(1, explainedQuery / total(queryWeights));
  const nameCoverage = Math.min(1, explainedName / total(nameWeights));
  return { score: queryCoverage * (1 - EXTRA + EXTRA * nameCoverage), queryCoverage, nameCoverage };
}
