import type { Analysis, Span } from "./analyse";
import { meaningInCommon } from "./similarity";
import { sound } from "./sound";
import { soundWeight } from "./word";

/** Words of a query that stand for words of a name; words are the bits of a mask. */
export interface Link {
  query: number;
  name: number;
  /** 0..1: how surely. */
  alike: number;
}

/** Compares word `q` of the query with word `n` of the name, 0..1. */
export type Alike = (q: number, n: number) => number;

/** Words beyond these are not linked: a mask has 32 bits. */
export const MOST_WORDS = 24;
/** Joined words are compared only when they sound about as long as the word they may be. */
const LENGTH_TOLERANCE = 0.35;
/** A word linked this surely needs no other explanation. */
export const SETTLED = 0.93;

const bit = (at: number): number => 1 << at;
const mask = ({ from, to }: Span): number => (bit(to - from) - 1) << from;

/** Whether joined words may be a word, or others joined, by what the sound of each weighs. */
export function alikeInLength(a: number, b: number): boolean {
  return Math.abs(a - b) <= LENGTH_TOLERANCE * Math.max(a, b);
}

/** Every way in which words, joined words and phrases of two texts may stand for each other. */
export function linksBetween(query: Analysis, name: Analysis, alike: Alike, joined = true): Link[] {
  const links: Link[] = [];
  const asked = query.terms.slice(0, MOST_WORDS);
  const named = name.terms.slice(0, MOST_WORDS);
  let settledAsked = 0;
  let settledNamed = 0;
  for (let q = 0; q < asked.length; q++) {
    for (let n = 0; n < named.length; n++) {
      const likeness = alike(q, n);
      if (likeness === 0) continue;
      links.push({ query: bit(q), name: bit(n), alike: likeness });
      if (likeness > SETTLED) {
        settledAsked |= bit(q);
        settledNamed |= bit(n);
      }
    }
  }
  if (joined) {
    linkJoined(links, query, name, settledAsked, settledNamed, false);
    linkJoined(links, name, query, settledNamed, settledAsked, true);
    if (settledAsked === 0 && settledNamed === 0) linkRuns(links, query, name);
  }
  if (query.phrases.length > 0 || name.phrases.length > 0) linkPhrases(links, query, name);
  return links;
}

/**
 * One word on the `single` side for several on the `joined` side; `swapped` when `single` is the query. Settled words stand
 * for themselves, neither joined nor for joined ones.
 */
function linkJoined(
  links: Link[],
  joined: Analysis,
  single: Analysis,
  settledJoined: number,
  settled: number,
  swapped: boolean,
): void {
  const words = Math.min(single.terms.length, MOST_WORDS);
  if (joined.terms.length < 2 || settled === bit(words) - 1) return;
  for (const run of joined.runs) {
    if (run.to > MOST_WORDS || mask(run) & settledJoined) continue;
    for (let at = 0; at < words; at++) {
      const term = single.terms[at];
      if (!term || settled & bit(at) || !alikeInLength(run.weight, soundWeight(term))) continue;
      const likeness = swapped ? sound(term, run.word) : sound(run.word, term);
      if (likeness === 0) continue;
      const many = mask(run);
      links.push(
        swapped
          ? { query: bit(at), name: many, alike: likeness }
          : { query: many, name: bit(at), alike: likeness },
      );
    }
  }
}

/** Joined words on both sides: the space is in another place, and nothing else is clear. */
function linkRuns(links: Link[], query: Analysis, name: Analysis): void {
  if (query.terms.length < 2 || name.terms.length < 2) return;
  for (const asked of query.runs) {
    for (const named of name.runs) {
      if (asked.to > MOST_WORDS || named.to > MOST_WORDS) continue;
      if (!alikeInLength(asked.weight, named.weight)) continue;
      const likeness = sound(asked.word, named.word);
      if (likeness > 0) links.push({ query: mask(asked), name: mask(named), alike: likeness });
    }
  }
}

function linkPhrases(links: Link[], query: Analysis, name: Analysis): void {
  const link = (queryMask: number, nameMask: number, alike: number) => {
    if (alike > 0) links.push({ query: queryMask, name: nameMask, alike });
  };
  for (const phrase of query.phrases) {
    if (phrase.to > MOST_WORDS) continue;
    for (const [n, term] of name.terms.entries()) {
      if (n < MOST_WORDS) link(mask(phrase), bit(n), meaningInCommon(phrase, term));
    }
    for (const other of name.phrases) {
      if (other.to <= MOST_WORDS) link(mask(phrase), mask(other), meaningInCommon(phrase, other));
    }
  }
  for (const phrase of name.phrases) {
    if (phrase.to > MOST_WORDS) continue;
    for (const [q, term] of query.terms.entries()) {
      if (q < MOST_WORDS) link(bit(q), mask(phrase), meaningInCommon(term, phrase));
    }
  }
}
