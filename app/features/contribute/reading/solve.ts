import { type Judged, judge, type Known, MOST_REWARD } from "./judge";
import type { Labelled } from "./labelled";
import type { PageAmount } from "./page-amounts";
import { type Choice, NO_PARTS, type PartName, type PartValue } from "./parts";
import { paidOf, slotsOf } from "./slots";

/** A way to read the page, and what speaks for it. */
export interface Solution extends Choice, Judged {
  score: number;
  /** How far the chosen reading of each part is believed, 0 to 1. */
  belief: Partial<Record<PartName, number>>;
  /** Parts that no label names. */
  nameless: PartName[];
  /** The amounts of the page that were used. */
  used: readonly PageAmount[];
  /** How much better it is than the best that reads this part otherwise, in natural logarithms. */
  lead(part: PartName): number;
}

/** What it costs to leave out an amount that a label names. */
const LEFT_OUT = -4;
/** Ways this much worse than the best one are not looked at: they are no rivals. */
const HOPELESS = 6;
/** Ways looked at before the search takes what it has. */
const MOST_WAYS = 400_000;

interface Way {
  choice: Choice;
  belief: Solution["belief"];
  nameless: PartName[];
  used: readonly PageAmount[];
  log: number;
}

const take = (way: Way, name: PartName, { value, belief, from, named }: PartValue): Way => ({
  choice: { ...way.choice, [name]: value },
  belief: { ...way.belief, [name]: belief },
  nameless: named ? way.nameless : [...way.nameless, name],
  used: from.length > 0 ? [...way.used, ...from] : way.used,
  log: way.log + Math.log(belief),
});

/**
 * Finds the readings of a page's amounts that make its parts sum and are believed most.
 *
 * @param loose amounts of the summary whose label was not understood.
 */
export function solve(
  labelled: readonly Labelled[],
  known: Known,
  loose: readonly PageAmount[] = [],
): Solution {
  const included = labelled.some(({ kind }) => kind === "vatIncluded") ? true : null;
  const slots = slotsOf(labelled, loose);
  const scores = new Map<PartName, Map<number | null, number>>(
    slots.map(({ name }) => [name, new Map()]),
  );
  let found: (Way & { judged: Judged; score: number }) | undefined;
  let ways = 0;
  const walk = (way: Way, at: number): void => {
    if (found && way.log + MOST_REWARD < found.score - HOPELESS) return;
    const slot = slots[at];
    if (slot === undefined) {
      ways++;
      const judged = judge(way.choice, included, known);
      const score = way.log + judged.reward;
      for (const [name, best] of scores) {
        const value = way.choice[name];
        best.set(value, Math.max(best.get(value) ?? Number.NEGATIVE_INFINITY, score));
      }
      if (!found || score > found.score) found = { ...way, judged, score };
      return;
    }
    for (const value of slot.values)
      if (ways < MOST_WAYS && !value.from.some((amount) => way.used.includes(amount)))
        walk(take(way, slot.name, value), at + 1);
    const cost = slot.values.some(({ named }) => named) ? LEFT_OUT : 0;
    walk({ ...way, log: way.log + cost }, at + 1);
  };
  const start = { choice: { ...NO_PARTS, ...paidOf(labelled) }, log: 0 };
  walk({ ...start, belief: {}, nameless: [], used: [] }, 0);
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
