import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { fitFees } from "~/features/fees";
import { weigh } from "~/features/fees/evidence";
import { withMembership } from "~/features/fees/fit-platform";
import { missedHeldOut } from "~/features/fees/held-out";
import type { FeeModel, PlatformFees } from "~/features/fees/model";
import { type MissedOrder, spreadsOf } from "~/features/fees/ranges";
import { at, sum } from "~/features/fees/robust";
import { PLATFORMS } from "~/features/prices";
import { cityOf } from "../eval/fees/city";
import { isCovered } from "../eval/fees/marks";
import { type Pictured, picturesOf } from "../eval/fees/orders";
import { randomWorld } from "../eval/fees/random-world";
import { learn } from "../eval/fees/rules";
import { answered, type Figures, questionsOf } from "../eval/fees/score";
import { completeWorld } from "../eval/fees/world";

const FITTED = "app/features/fees/ranges.json";

/** The shares that are tried. */
const TRIED = Array.from({ length: 13 }, (_, i) => (78 + i) / 100);

/** What a range is to hold of totals. */
const WANTED = 0.8;

/** What ranges held in one world, by the share that they were to hold of fees. */
type Held = (Pick<Figures, "coverage" | "exact" | "ofRanges" | "ranged"> & { holds: number })[];

/**
 * `ranges [--worlds N] [--seed S]`: what ranges of fees are to hold, so that ranges of totals hold 8 in 10. What is told as one
 * amount, because all are charged alike, says nothing about it. Draws worlds, and takes the share under which what they held lies
 * nearest to that: the lowest point of the parabola through the mean squares of all that are tried, since of those one by one the
 * lowest is a matter of chance. Fees are drawn; days and how often item prices change are those of a world that says nothing of them. The
 * last third of the worlds is reported only.
 */
export function main(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: {
      worlds: { type: "string", default: "24" },
      seed: { type: "string", default: "ranges" },
    },
  });
  const count = Number(values.worlds);
  const all = Array.from({ length: count }, (_, i) => heldIn(`${values.seed}.${i}`));
  const [fitted, apart] = [all.slice(0, (2 * count) / 3), all.slice((2 * count) / 3)];
  const best = Math.round(100 * lowest(TRIED.map((holds) => off(fitted, holds) ** 2))) / 100;
  console.table(
    TRIED.map((holds) => ({
      holds,
      "off, fitted": points(off(fitted, holds)),
      "off, apart": points(off(apart, holds)),
      "marks held, fitted": marksHeld(fitted, holds),
      "marks held, apart": marksHeld(apart, holds),
    })),
  );
  writeFileSync(FITTED, `${JSON.stringify({ holds: best }, null, 2)}\n`);
  console.log(`${best} written to ${FITTED}.`);
}

function heldIn(seed: string): Held {
  const world = completeWorld({ ...randomWorld(seed), days: undefined, itemPrice: undefined });
  const city = cityOf(world);
  const pictures = picturesOf(world, city, world.orders);
  const asked = questionsOf(world, city);
  const model = fitFees(pictures);
  const missed = new Map(
    Object.entries(model.platforms).map(([platform, fees]) => [
      platform,
      missedOn(
        fees,
        pictures.filter((picture) => picture.platform === platform),
      ),
    ]),
  );
  return TRIED.map((holds) => {
    const learnt = learn("fees", world, pictures, holding(model, missed, holds));
    const { coverage, exact, ofRanges, ranged } = answered("fees", learnt, asked);
    return { holds, coverage, exact, ofRanges, ranged };
  });
}

function missedOn(fees: PlatformFees, pictures: readonly Pictured[]): MissedOrder[] {
  const weighed = weigh(pictures, { now: fees.seen.newest });
  return missedHeldOut(fees, withMembership(fees, weighed));
}

/** The same model with ranges that hold another share. */
function holding(
  model: FeeModel,
  missed: ReadonlyMap<string, MissedOrder[]>,
  holds: number,
): FeeModel {
  const platforms: FeeModel["platforms"] = {};
  for (const platform of PLATFORMS) {
    const { [platform]: fees } = model.platforms;
    if (fees)
      platforms[platform] = { ...fees, spreads: spreadsOf(missed.get(platform) ?? [], holds) };
  }
  return { ...model, platforms };
}

const heldAt = (worlds: readonly Held[], holds: number) =>
  worlds.flatMap((tried) => tried.filter((one) => one.holds === holds));

/** By how much what ranges held lies off what it should be, the root of the mean square. */
function off(worlds: readonly Held[], holds: number): number {
  const found = heldAt(worlds, holds).flatMap(({ ofRanges }) => ofRanges ?? []);
  return Math.sqrt(sum(found.map((held) => (held - WANTED) ** 2)) / Math.max(1, found.length));
}

function marksHeld(worlds: readonly Held[], holds: number): string {
  const found = heldAt(worlds, holds);
  return `${found.filter(isCovered).length} of ${found.length}`;
}

/** Where the parabola of least squares through these values, one for each that is tried, is lowest. */
function lowest(values: readonly number[]): number {
  const middle = (TRIED.length - 1) / 2;
  const x = values.map((_, i) => i - middle);
  const of = (terms: (x: number, y: number) => number) =>
    sum(values.map((y, i) => terms(at(x, i), y)));
  const [s2, s4] = [of((x) => x ** 2), of((x) => x ** 4)];
  const slope = of((x, y) => x * y) / s2;
  const bend =
    (x.length * of((x, y) => x ** 2 * y) - s2 * of((_, y) => y)) / (x.length * s4 - s2 ** 2);
  const step = at(TRIED, 1) - at(TRIED, 0);
  return at(TRIED, 0) + step * (middle - slope / (2 * bend));
}

const points = (share: number) => `${(100 * share).toFixed(2)} points`;
