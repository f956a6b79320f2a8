import type { Analysis, TokenRange } from "./analyse";
import { meaningInCommon } from "./similarity";
import { sound } from "./sound";
import { soundWeight } from "./word";

/**
 * One possible match of some words of the query with some words of the name. Both sides are bit masks of word positions.
 */
export interface AlignmentEdge {
  query: number;
  name: number;
  /** How alike the two sides are, 0..1. */
  likeness: number;
}

/** Compares word `q` of the query with word `n` of the name, 0..1. */
export type WordSimilarity = (q: number, n: number) => number;

/** Words beyond these get no edge: a mask has 32 bits. */
export const MOST_WORDS = 24;
/** A compound is compared with a word only if their lengths (as sounded) differ by at most this share. */
const LENGTH_TOLERANCE = 0.35;
/** A word matched this well is settled: compounds are not tried for it. */
export const SETTLED = 0.93;

const bit = (at: number): number => 1 << at;
const mask = ({ from, to }: TokenRange): number => (bit(to - from) - 1) << from;

/** Whether two sound weights are close enough for a compound to be worth comparing. */
export function similarLength(a: number, b: number): boolean {
  return Math.abs(a - b) <= LENGTH_TOLERANCE * Math.max(a, b);
}

/** All edges between the words, compounds and phrases of two texts. */
export function edgesBetween(
  query: Analysis,
  name: Analysis,
  similarity: WordSimilarity,
  withCompounds = true,
): AlignmentEdge[] {
  const edges: AlignmentEdge[] = [];
  const asked = query.terms.slice(0, MOST_WORDS);
  const named = name.terms.slice(0, MOST_WORDS);
  let settledAsked = 0;
  let settledNamed = 0;
  for (let q = 0; q < asked.length; q++) {
    for (let n = 0; n < named.length; n++) {
      const likeness = similarity(q, n);
      if (likeness === 0) continue;
      edges.push({ query: bit(q), name: bit(n), likeness });
      if (likeness > SETTLED) {
        settledAsked |= bit(q);
        settledNamed |= bit(n);
      }
    }
  }
  if (withCompounds) {
    addCompoundEdges(edges, query, name, settledAsked, settledNamed, false);
    addCompoundEdges(edges, name, query, settledNamed, settledAsked, true);
    if (settledAsked === 0 && settledNamed === 0) addCompoundPairEdges(edges, query, name);
  }
  if (query.phrases.length > 0 || name.phrases.length > 0) addPhraseEdges(edges, query, name);
  return edges;
}

/**
 * Edges from a single word of one side to a compound of the other; `swapped` when `single` is the query. Settled words
 * get none.
 */
function addCompoundEdges(
  edges: AlignmentEdge[],
  joined: Analysis,
  single: Analysis,
  settledJoined: number,
  settled: number,
  swapped: boolean,
): void {
  const words = Math.min(single.terms.length, MOST_WORDS);
  if (settled === bit(words) - 1 || !hasNeighbours(joined, settledJoined)) return;
  for (const compound of joined.compounds) {
    if (compound.to > MOST_WORDS || mask(compound) & settledJoined) continue;
    for (let at = 0; at < words; at++) {
      const term = single.terms[at];
      if (!term || settled & bit(at) || !similarLength(compound.weight, soundWeight(term)))
        continue;
      const likeness = swapped ? sound(term, compound.word) : sound(compound.word, term);
      if (likeness === 0) continue;
      const many = mask(compound);
      edges.push(
        swapped
          ? { query: bit(at), name: many, likeness }
          : { query: many, name: bit(at), likeness },
      );
    }
  }
}

/** Whether two words beside each other are not settled: without, no compound is worth forming. */
function hasNeighbours({ terms }: Analysis, settled: number): boolean {
  const open = (bit(Math.min(terms.length, MOST_WORDS)) - 1) & ~settled;
  return (open & (open >> 1)) !== 0;
}

/** Edges between compounds of both sides, for names that differ only in where the spaces are. */
function addCompoundPairEdges(edges: AlignmentEdge[], query: Analysis, name: Analysis): void {
  if (query.terms.length < 2 || name.terms.length < 2) return;
  for (const asked of query.compounds) {
    for (const named of name.compounds) {
      if (asked.to > MOST_WORDS || named.to > MOST_WORDS) continue;
      if (!similarLength(asked.weight, named.weight)) continue;
      const likeness = sound(asked.word, named.word);
      if (likeness > 0) edges.push({ query: mask(asked), name: mask(named), likeness });
    }
  }
}

function addPhraseEdges(edges: AlignmentEdge[], query: Analysis, name: Analysis): void {
  const edge = (queryMask: number, nameMask: number, likeness: number) => {
    if (likeness > 0) edges.push({ query: queryMask, name: nameMask, likeness });
  };
  for (const phrase of query.phrases) {
    if (phrase.to > MOST_WORDS) continue;
    for (const [n, term] of name.terms.entries()) {
      if (n < MOST_WORDS) edge(mask(phrase), bit(n), meaningInCommon(phrase, term));
    }
    for (const other of name.phrases) {
      if (other.to <= MOST_WORDS) edge(mask(phrase), mask(other), meaningInCommon(phrase, other));
    }
  }
  for (const phrase of name.phrases) {
    if (phrase.to > MOST_WORDS) continue;
    for (const [q, term] of query.terms.entries()) {
      if (q < MOST_WORDS) edge(bit(q), mask(phrase), meaningInCommon(term, phrase));
    }
  }
}
