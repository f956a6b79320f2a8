import type { RuleName } from "./rules";
import { EARLY, type Figures, score } from "./score";
import type { World } from "./world";

/** The figures of one rule are compared with those of another in the same city, with the same orders and questions. */
const COMPARED = ["fees", "total"] as const satisfies readonly RuleName[];

/** What is compared, and whether more of it is better (1) or worse (−1). */
const BETTER = {
  winner: 1,
  error: -1,
  same: 1,
  lost: -1,
  verified: 1,
  verifiedTrue: 1,
  trulyVerified: 1,
  honest: 1,
  ringMoved: -1,
} as const satisfies Partial<Record<keyof Figures, 1 | -1>>;

type Compared = keyof typeof BETTER;

/** Money; all else are shares. */
const SAR: ReadonlySet<Compared> = new Set(["error", "lost", "ringMoved"]);

/** What two rules differ by in one figure, over several draws of a world. */
interface Difference {
  orders: number;
  figure: Compared;
  ours: number;
  before: number;
  /** Ours less the rule before. */
  mean: number;
  /** The standard error of that mean. */
  error: number;
}

/** The same world drawn from other seeds: another city, other people, other orders. */
const drawnAgain = (world: World, seed: string, times: number): World[] =>
  Array.from({ length: times }, (_, i) => ({ ...world, seed: `${seed}.${i}` }));

/** What the fees learnt and the rule before differ by in each draw, and on average. */
function differences(draws: readonly World[], counts: readonly number[]): Difference[] {
  return counts.flatMap((orders) => {
    const pairs = draws.map((world) => score(world, orders, COMPARED) as [Figures, Figures]);
    return (Object.keys(BETTER) as Compared[]).map((figure) => {
      const of = (rule: 0 | 1) => pairs.map((pair) => pair[rule][figure]);
      const [ours, before] = [of(0), of(1)];
      const each = ours.map((value, i) => value - (before[i] ?? Number.NaN));
      return { orders, figure, ours: mean(ours), before: mean(before), ...meanAndError(each) };
    });
  });
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function meanAndError(values: readonly number[]): { mean: number; error: number } {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return { mean: middle, error: Math.sqrt(squares / (values.length - 1) / values.length) };
}

/** Figures are told to a tenth of a per cent and to a hundredth of a riyal: what differs by less does not differ. */
const TOLD_TO = { share: 0.001, sar: 0.01 };

/** Worse, as it is told and by more than twice the standard error: than chance explains. */
function isWorse({ error, figure, mean }: Difference): boolean {
  const least = SAR.has(figure) ? TOLD_TO.sar : TOLD_TO.share;
  return -mean * BETTER[figure] > Math.max(2 * error, least);
}

/**
 * Draws a world `times` times, and prints what the fees learnt and the rule before come to in it.
 *
 * @returns whether no figure is worse.
 */
export function comparePaired(world: World, seed: string, times: number): boolean {
  const draws = drawnAgain(world, seed, times);
  const found = differences(draws, [world.orders, Math.round(world.orders * EARLY)]);
  console.log(`\n${world.name}: drawn ${times} times from seed ${seed}, beside the rule before`);
  console.table(
    found.map((one) => {
      const told = (value: number) =>
        SAR.has(one.figure) ? value.toFixed(3) : `${(100 * value).toFixed(2)} %`;
      return {
        orders: one.orders,
        figure: one.figure,
        fees: told(one.ours),
        total: told(one.before),
        difference: told(one.mean),
        "standard error": told(one.error),
        worse: isWorse(one) ? "WORSE" : "",
      };
    }),
  );
  return !found.some(isWorse);
}
