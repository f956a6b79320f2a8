import { readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { StartError } from "~/server/start-error";
import { judge, print } from "./marks";
import { comparePaired } from "./paired";
import { randomWorld } from "./random-world";
import { RULES, type RuleName } from "./rules";
import { EARLY, score } from "./score";
import { printUnwatched } from "./unwatched";
import { type World, worldIn } from "./world";

const OWN = "tests/eval/fees/worlds";
const CONTROL = `${OWN}/control.json`;

/** Draws of the control world that are compared in pairs: as many as tell a difference of one in two thousand from chance. */
const DRAWS = 10;

/** `npm run eval -- fees`: what is really paid, in worlds whose rules are hidden. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      world: { type: "string", multiple: true },
      rule: { type: "string", multiple: true },
      random: { type: "string" },
      paired: { type: "string" },
      seed: { type: "string" },
      json: { type: "boolean", default: false },
      unwatched: { type: "boolean", default: false },
    },
  });
  if (values.unwatched) return printUnwatched(worldsOf(values));
  if (values.paired) {
    const times = countOf("paired", values.paired);
    if (times < 2) throw new StartError("--paired takes two draws at least");
    const worlds = values.world ? values.world.map(worldIn) : [worldIn(CONTROL)];
    const fine = worlds.map((world) => comparePaired(world, values.seed ?? "1", times));
    if (fine.includes(false)) process.exitCode = 1;
    return;
  }
  const rules = values.rule ? values.rule.map(ruleNamed) : RULES;
  const worlds = worldsOf(values);
  const figures = worlds.flatMap((world) => {
    const found = [world.orders, Math.round(world.orders * EARLY)].flatMap((count) =>
      score(world, count, rules),
    );
    if (!values.json) print(world, found);
    return found;
  });
  if (values.json) return console.log(JSON.stringify(figures));
  const isOwn = !values.world && !values.random && !values.rule;
  const held = judge(figures, worlds);
  const noneWorse = !isOwn || comparePaired(worldIn(CONTROL), values.seed ?? "1", DRAWS);
  if (!held || !noneWorse) process.exitCode = 1;
}

/** The worlds that are named, drawn at random, or our own; all drawn from another seed than their own where one is given. */
function worldsOf({
  random,
  seed,
  world,
}: {
  world?: string[];
  random?: string;
  seed?: string;
}): World[] {
  if (random)
    return Array.from({ length: countOf("random", random) }, (_, i) =>
      randomWorld(`${seed ?? "1"}.${i}`),
    );
  const files =
    world ??
    readdirSync(OWN, { encoding: "utf8" })
      .sort()
      .map((file) => `${OWN}/${file}`);
  return files.map((file) => ({ ...worldIn(file), ...(seed && { seed }) }));
}

function countOf(option: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new StartError(`--${option} takes a number of worlds`);
  return count;
}

function ruleNamed(name: string): RuleName {
  const rule = RULES.find((known) => known === name);
  if (!rule) throw new StartError(`--rule is one of ${RULES.join(", ")}`);
  return rule;
}
