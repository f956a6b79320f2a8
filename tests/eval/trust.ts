import { parseArgs } from "node:util";
import { StartError } from "~/server/start-error";
import { FEE_WORLDS, type FeeWorld } from "./trust/fees";
import { RULES, type Rule, type Seen, type Simulated, simulate } from "./trust/simulate";

const SIZE = { people: 1000, dishes: 100, days: 120 };
const SEEDS = ["first", "second", "third"];

/** Where the dishes that rings lie about stand among all, those most asked for first, 0 to 1; null without rings. */
const RINGS_CHOOSE = { popular: 0, middling: 0.5, none: null } as const;

/** What is asked of the rule the service follows now; shares from 0 to 1. */
const MARKS = { verifiedTrue: 0.97, honest: 0.97, sleepersVerified: 0.02 } as const;

interface Run {
  rule: Rule;
  world: FeeWorld;
  rings: keyof typeof RINGS_CHOOSE;
  seed: string;
}

/** What one run came to; shares from 0 to 1, of all days and prices unless said otherwise. */
interface Outcome extends Run {
  observations: number;
  verified: number;
  /** Of the verified. */
  verifiedTrue: number;
  /** Of what honest people said and was judged. */
  honest: number;
  /** Of the days and prices a group of rings has chosen: their price verified, and shown at all. */
  ringVerified: number;
  ringShown: number;
  sleepersVerified: number;
  sleepersShown: number;
}

/**
 * Simulates the community, and says how often a verified price was the true one and what liars achieved: by the rule the
 * service follows, or by an earlier one (`--rule`), in worlds whose delivery fees differ from order to order (`--world`).
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rule: { type: "string", multiple: true },
      world: { type: "string", multiple: true },
      rings: { type: "string", multiple: true },
      seed: { type: "string", multiple: true },
      json: { type: "boolean" },
    },
  });
  const runs = runsOf(values);
  const outcomes: Outcome[] = [];
  for (const run of runs) {
    const { outcome, simulated } = outcomeOf(run);
    outcomes.push(outcome);
    if (!values.json) tell(outcome, simulated);
  }
  if (values.json) console.log(JSON.stringify(outcomes, null, 2));
  if (outcomes.some(missesMark)) process.exitCode = 1;
}

/** Where the item price alone is compared, fees count for nothing: one world stands for all of them. */
function runsOf(asked: Partial<Record<"rule" | "world" | "rings" | "seed", string[]>>): Run[] {
  const rules = chosen(RULES, asked.rule);
  const worlds = chosen(FEE_WORLDS, asked.world);
  const rings = chosen(Object.keys(RINGS_CHOOSE) as Run["rings"][], asked.rings);
  return rules.flatMap((rule) =>
    (rule === "total" ? worlds : worlds.slice(0, 1)).flatMap((world) =>
      (rule === "total" ? rings.slice(0, 1) : rings).flatMap((choice) =>
        (asked.seed ?? (rule === "voices" ? SEEDS : SEEDS.slice(0, 1))).map((seed) => ({
          rule,
          world,
          rings: choice,
          seed,
        })),
      ),
    ),
  );
}

function chosen<T extends string>(known: readonly T[], asked: string[] | undefined): readonly T[] {
  const unknown = asked?.find((name) => !known.includes(name as T));
  if (unknown) throw new StartError(`"${unknown}" is none of ${known.join(", ")}.`);
  return asked ? known.filter((name) => asked.includes(name)) : known;
}

function outcomeOf(run: Run): { outcome: Outcome; simulated: Simulated } {
  const { rule, world, rings, seed } = run;
  const simulated = simulate(seed, { ...SIZE, rule, world, targetsAt: RINGS_CHOOSE[rings] });
  const { seen, accuracy, observations } = simulated;
  const verified = seen.filter(isVerified);
  const ring = seen.filter(({ target }) => target === "ring");
  const sleepers = seen.filter(({ target }) => target === "sleepers");
  const outcome: Outcome = {
    ...run,
    observations,
    verified: share(seen, isVerified),
    verifiedTrue: share(verified, ({ right }) => right),
    honest: accuracy.get("honest") ?? 0,
    ringVerified: share(ring, (one) => one.theirs && isVerified(one)),
    ringShown: share(ring, ({ theirs }) => theirs),
    sleepersVerified: share(sleepers, (one) => one.theirs && isVerified(one)),
    sleepersShown: share(sleepers, ({ theirs }) => theirs),
  };
  return { outcome, simulated };
}

const isVerified = ({ status }: Seen) => status === "verified";

const share = <T>(all: readonly T[], passes: (one: T) => boolean) =>
  all.length === 0 ? 0 : all.filter(passes).length / all.length;

function missesMark(outcome: Outcome): boolean {
  if (outcome.rule !== "voices") return false;
  return (
    outcome.verifiedTrue < MARKS.verifiedTrue ||
    outcome.honest < MARKS.honest ||
    outcome.ringVerified > 0 ||
    outcome.sleepersVerified > MARKS.sleepersVerified
  );
}

const percent = (part: number) => `${(100 * part).toFixed(2)} %`;

function tell(outcome: Outcome, { people, levels }: Simulated): void {
  const { rule, world, rings, seed, observations } = outcome;
  const where = rule === "total" ? `fees ${world}` : "any fees";
  console.log(
    `rule ${rule}, ${where}, rings on: ${rings}, ${seed}: ${observations} observations; ` +
      `verified ${percent(outcome.verified)}, of those true ${percent(outcome.verifiedTrue)}, honest accuracy ${percent(outcome.honest)}`,
  );
  console.log(
    `  the ring's price: verified ${percent(outcome.ringVerified)}, shown ${percent(outcome.ringShown)}; ` +
      `the sleepers': verified ${percent(outcome.sleepersVerified)}, shown ${percent(outcome.sleepersShown)}` +
      (missesMark(outcome) ? "; A MARK IS MISSED" : ""),
  );
  const counts = new Map<string, Map<string, number>>();
  for (const { id, character } of people) {
    const level = levels.get(id) ?? "newcomer";
    const of = counts.get(character) ?? new Map<string, number>();
    counts.set(character, of.set(level, (of.get(level) ?? 0) + 1));
  }
  const told = [...counts].map(
    ([character, of]) => `${character} ${[...of].map((one) => one.join(" ")).join(", ")}`,
  );
  console.log(`  ${told.join("; ")}`);
}
