import { align, type Coverage } from "./align";
import { tokenize } from "./fold";
import { termOf } from "./term";

export interface NameScore extends Coverage {
  /** The name that matched best, as given. */
  name: string;
}

/** Scores one query against the few names of one thing, without an index. `name` is '' and the score 0 when nothing fits. */
export function scoreNames(query: string | readonly string[], names: readonly string[]): NameScore {
  const asked = (typeof query === "string" ? tokenize(query) : query.flatMap(tokenize)).map(termOf);
  let best: NameScore = { score: 0, queryCoverage: 0, nameCoverage: 0, name: "" };
  for (const name of names) {
    const named = tokenize(name).map(termOf);
    const coverage = align(
      asked,
      named,
      asked.map((term) => term.weight),
      named.map((term) => term.weight),
    );
    if (coverage.score > best.score) best = { ...coverage, name };
  }
  return best;
}
