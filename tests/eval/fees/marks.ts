import type { Figures } from "./score";
import type { World } from "./world";

/** A mark of a world, and whether it is held. */
interface Mark {
  name: string;
  held: boolean;
}

/** What a range of 8 in 10 is to hold. */
const LEAST_COVERED = 0.75;
const MOST_COVERED = 0.85;

/** Shares are told to the tenth of a per cent. */
const A_TENTH = 0.001;

const percent = (share: number | null) => (share === null ? "–" : `${(100 * share).toFixed(1)} %`);

/**
 * Whether ranges hold as much as they should. What is told as one amount is right or wrong by itself: of a free delivery no
 * narrower range could be told. So beside the totals that such amounts hold, ranges may hold 85 %, where that is more than 85 % of all.
 */
export const isCovered = (one: Pick<Figures, "coverage" | "exact" | "ofRanges" | "ranged">) =>
  (one.coverage ?? 0) >= LEAST_COVERED && (one.coverage ?? 0) < mostCovered(one) + A_TENTH;

function mostCovered({
  coverage,
  exact,
  ofRanges,
  ranged,
}: Parameters<typeof isCovered>[0]): number {
  const byAmounts = (coverage ?? 0) - (ofRanges ?? 0) * ranged;
  return Math.max(MOST_COVERED, exact, byAmounts + MOST_COVERED * ranged);
}

/** Prints every figure of one world, and the marks. */
export function print(world: World, figures: readonly Figures[]): void {
  console.log(`\n${world.name}`);
  console.table(
    figures.map((one) => ({
      orders: one.orders,
      rule: one.rule,
      winner: percent(one.winner),
      error: one.error.toFixed(2),
      same: percent(one.same),
      lost: one.lost.toFixed(2),
      coverage: percent(one.coverage),
      ranged: percent(one.ranged),
      "of ranges": percent(one.ofRanges),
      exact: percent(one.exact),
      width: one.width === null ? "–" : one.width.toFixed(2),
      verified: percent(one.verified),
      "of it true": percent(one.verifiedTrue),
      honest: percent(one.honest),
      "ring moved": one.ringMoved.toFixed(2),
      "ms a quote": one.msQuote.toFixed(4),
    })),
  );
  for (const { held, name } of marksOf(figures))
    console.log(`  ${held ? "held  " : "MISSED"}  ${name}`);
}

/** Says how many marks are held in all worlds that were judged; true if all are. */
export function judge(figures: readonly Figures[], judged: readonly World[]): boolean {
  const worlds = [...new Set(figures.map(({ world }) => world))];
  const marks = [
    ...worlds.flatMap((name) => marksOf(figures.filter(({ world }) => world === name))),
    ...verifiedMarks(figures, judged),
  ];
  const held = marks.filter((mark) => mark.held).length;
  console.log(`\n${held} of ${marks.length} marks held in ${worlds.length} worlds`);
  return held === marks.length;
}

/** Fees that vary verify no fewer offers than fixed ones; where some lie, fewer is what the rule is for. */
function verifiedMarks(figures: readonly Figures[], judged: readonly World[]): Mark[] {
  const most = Math.max(...figures.map(({ orders }) => orders));
  const ours = figures.filter(({ rule, orders }) => rule === "fees" && orders === most);
  const control = ours.find(isControl);
  if (!control) return [];
  const nobodyLies = new Set(
    judged.filter(({ liars }) => liars.share === 0).map(({ name }) => name),
  );
  const honest = ours.filter((one) => one !== control && nobodyLies.has(one.world));
  return honest.map(({ world, verified }) => {
    const fewer = control.verified - verified;
    const name = `${world}: verified ${percent(verified)}, at most 2 % fewer than the control's`;
    const held = fewer <= 0.02;
    console.log(`  ${held ? "held  " : "MISSED"}  ${name}`);
    return { held, name };
  });
}

/** A world is the control if its name says so: fees are fixed there, and the rule before is the measure. */
const isControl = ({ world }: Figures) => /control/i.test(world);

/** The marks of the design for one world; none where a rule that they compare with was not run. */
export function marksOf(figures: readonly Figures[]): Mark[] {
  const most = Math.max(...figures.map(({ orders }) => orders));
  return figures
    .filter(({ rule }) => rule === "fees")
    .flatMap((ours) => {
      const beside = (rule: string) =>
        figures.find((one) => one.rule === rule && one.orders === ours.orders);
      const [oracle, before] = [beside("oracle"), beside("total")];
      const full = ours.orders === most;
      const marks: Mark[] = [];
      const mark = (held: boolean, name: string) =>
        marks.push({ held, name: `at ${ours.orders}: ${name}` });
      if (oracle) {
        const [winner, error] = full ? [0.02, 0.35] : [0.06, 0.7];
        const behind = oracle.winner - ours.winner;
        mark(
          behind <= winner,
          `winner ${percent(behind)} behind the oracle, at most ${percent(winner)}`,
        );
        const more = ours.error - oracle.error;
        mark(more <= error, `error ${more.toFixed(2)} above the oracle's, at most ${error}`);
      }
      if (full) {
        const { coverage } = ours;
        const most = percent(mostCovered(ours));
        mark(isCovered(ours), `coverage ${percent(coverage)}, from 75 % to ${most}`);
        mark(ours.honest >= 0.97, `honest ${percent(ours.honest)}, at least 97 %`);
        mark(
          ours.verifiedTrue >= 0.97,
          `verified true ${percent(ours.verifiedTrue)}, at least 97 %`,
        );
        mark(ours.ringMoved < 0.5, `ring moved ${ours.ringMoved.toFixed(2)}, below 0.50`);
        mark(ours.msQuote <= 0.05, `quote ${ours.msQuote.toFixed(4)} ms, at most 0.05`);
      }
      if (full && before && isControl(ours)) {
        const behind = before.winner - ours.winner;
        mark(behind <= 0.005, `winner ${percent(behind)} behind the rule before, at most 0.5 %`);
        const more = ours.error - before.error;
        mark(more <= 0.05, `error ${more.toFixed(2)} above the rule before, at most 0.05`);
      }
      return marks;
    });
}
