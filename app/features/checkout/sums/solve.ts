import type { LabelledAmount } from "../layout/labelled";
import type { PageAmount } from "../layout/page-amounts";
import { paidOf, partCandidates } from "../layout/part-candidates";
import { type FactorScore, MOST_REWARD, type PageContext, scoreFactors } from "./factors";
import { NO_PARTS, type PartName, type PartValue, type PartValues } from "./parts";

/** The best assignment of amounts to parts, and the evidence for it. */
export interface Solution extends PartValues, FactorScore {
  score: number;
  /** What was chosen for each part. */
  taken: Partial<Record<PartName, PartValue>>;
  /** The amounts of the page that were used. */
  used: readonly PageAmount[];
  /** By how much it scores above the best assignment with another value for this part (log-likelihood, natural). */
  lead(part: PartName): number;
}

/** The log-likelihood of leaving out an amount that a label names. */
const LEFT_OUT = -4;
/** Assignments that must end this far below the best found are pruned. */
const HOPELESS = 6;
/** Complete assignments scored before the search stops with the best so far. */
const MOST_ASSIGNMENTS = 400_000;

interface Assignment {
  choice: PartValues;
  taken: Solution["taken"];
  used: readonly PageAmount[];
  log: number;
}

const take = (assignment: Assignment, name: PartName, taken: PartValue): Assignment => ({
  choice: { ...assignment.choice, [name]: taken.value },
  taken: { ...assignment.taken, [name]: taken },
  used: taken.from.length > 0 ? [...assignment.used, ...taken.from] : assignment.used,
  log: assignment.log + Math.log(taken.probability),
});

/**
 * Finds the most probable assignment of a page's amounts to the parts of a checkout (branch and bound).
 *
 * @param unlabelled amounts of the summary whose label was not understood.
 */
export function solve(
  labelled: readonly LabelledAmount[],
  context: PageContext,
  unlabelled: readonly PageAmount[] = [],
): Solution {
  const included = labelled.some(({ kind }) => kind === "vatIncluded") ? true : null;
  const parts = partCandidates(labelled, unlabelled, context.invoice);
  const scores = new Map<PartName, Map<number | null, number>>(
    parts.map(({ name }) => [name, new Map()]),
  );
  let found: (Assignment & { judged: FactorScore; score: number }) | undefined;
  let assignments = 0;
  const walk = (assignment: Assignment, at: number): void => {
    if (found && assignment.log + MOST_REWARD < found.score - HOPELESS) return;
    const part = parts[at];
    if (part === undefined) {
      assignments++;
      const judged = scoreFactors(assignment.choice, included, context);
      const score = assignment.log + judged.reward;
      for (const [name, best] of scores) {
        const value = assignment.choice[name];
        best.set(value, Math.max(best.get(value) ?? Number.NEGATIVE_INFINITY, score));
      }
      if (!found || score > found.score) found = { ...assignment, judged, score };
      return;
    }
    for (const value of part.values)
      if (
        assignments < MOST_ASSIGNMENTS &&
        !value.from.some((amount) => assignment.used.includes(amount))
      )
        walk(take(assignment, part.name, value), at + 1);
    const cost = part.values.some(({ label }) => label > 0) ? LEFT_OUT : 0;
    walk({ ...assignment, log: assignment.log + cost }, at + 1);
  };
  const start = { choice: { ...NO_PARTS, ...paidOf(labelled) }, log: 0 };
  walk({ ...start, taken: {}, used: [] }, 0);
  // The walk ends in at least one choice: the one that leaves everything out.
  const { choice, judged, log: _, ...rest } = found as NonNullable<typeof found>;
  return {
    ...choice,
    ...judged,
    ...rest,
    lead(part) {
      const others = [...(scores.get(part) ?? [])].filter(([value]) => value !== choice[part]);
      return rest.score - Math.max(Number.NEGATIVE_INFINITY, ...others.map(([, score]) => score));
    },
  };
}
