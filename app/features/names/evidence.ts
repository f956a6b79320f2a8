import type { Alignment, WeightedText } from "./align";
import { symbolsOf } from "./analyse";
import { wholeOf } from "./name-query";
import { soundInCommon } from "./sound";
import weights from "./weights.json" with { type: "json" };

/** What tells the name meant from others that score alike. */
export const EVIDENCE = [
  "score",
  "queryCoverage",
  "nameCoverage",
  "balance",
  "length",
  "queryWords",
  "nameWords",
  "rareWords",
  "rest",
  "whole",
  "firstAsked",
] as const;

const WEIGHTS = EVIDENCE.map((kind) => weights[kind]);

/** How strongly all evidence together speaks for a name: only the order of what one query finds means anything. */
export function rankOf(evidence: readonly number[]): number {
  let rank = 0;
  for (let at = 0; at < WEIGHTS.length; at++)
    rank += (WEIGHTS[at] as number) * (evidence[at] as number);
  return rank;
}

/** Gathers the evidence, each 0..1 and in the order of `EVIDENCE`, that `name` is what `query` asks for. */
export function evidenceOf(query: WeightedText, name: WeightedText, found: Alignment): number[] {
  let words = 0;
  let nameWords = 0;
  let rare = 0;
  let allRare = 0;
  for (const [q, weight] of query.weights.entries()) {
    const likeness = found.ofQuery[q] ?? 0;
    words += likeness;
    rare += likeness * weight ** 2;
    allRare += weight ** 2;
  }
  for (const likeness of found.ofName) nameWords += likeness;
  return [
    found.score,
    found.queryCoverage,
    found.nameCoverage,
    balance(wholeOf(query), found.queryCoverage, wholeOf(name), found.nameCoverage),
    alike(query.weights.length, name.weights.length),
    words / Math.max(1, query.weights.length),
    nameWords / Math.max(1, name.weights.length),
    allRare === 0 ? 0 : rare / allRare,
    restInCommon(query, name, found),
    soundInCommon(query.analysis.symbols, name.analysis.symbols, areAcross(query, name)),
    // What is asked first mostly names the place, what follows its kind, branch or neighbourhood.
    found.ofQuery[0] ? 1 : 0,
  ];
}

/**
 * Whether as much of the name as of the query is left over: a word that nobody can translate stands on both sides, and a
 * fragment of the name meant is not the name.
 */
function balance(query: number, ofQuery: number, name: number, ofName: number): number {
  const most = Math.max(query, name);
  return most === 0 ? 1 : 1 - Math.abs(query * (1 - ofQuery) - name * (1 - ofName)) / most;
}

function alike(one: number, other: number): number {
  return Math.min(one, other) / Math.max(1, one, other);
}

/** How much the words that found no counterpart sound alike, taken together, times the share of the query they are. */
function restInCommon(query: WeightedText, name: WeightedText, found: Alignment): number {
  if (found.queryCoverage === 1) return 0;
  const rest = soundInCommon(
    symbolsOf(query.analysis.terms, (at) => !found.ofQuery[at]),
    symbolsOf(name.analysis.terms, (at) => !found.ofName[at]),
    areAcross(query, name),
  );
  return rest * (1 - found.queryCoverage);
}

function areAcross(query: WeightedText, name: WeightedText): boolean {
  return query.analysis.terms[0]?.arabic !== name.analysis.terms[0]?.arabic;
}
