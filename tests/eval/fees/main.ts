import { readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { StartError } from "~/server/start-error";
import { judge, print } from "./marks";
import { randomWorld } from "./random-world";
import { RULES, type RuleName } from "./rules";
import { score } from "./score";
import { printUnwatched } from "./unwatched";
import { type World, worldIn } from "./world";

const OWN = "tests/eval/fees/worlds";

/** After this share of a world's orders it is asked as well: 1,500 of 6,000. */
const EARLY = 0.25;

/** `npm run eval -- fees`: what is really paid, in worlds whose rules are hidden. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      world: { type: "string", multiple: true },
      rule: { type: "string", multiple: true },
      random: { type: "string" },
      seed: { type: "string", default: "1" },
      json: { type: "boolean", default: false },
      unwatched: { type: "boolean", default: false },
    },
  });
  if (values.unwatched) return printUnwatched(worldsOf(values));
  const rules = values.rule ? values.rule.map(ruleNamed) : RULES;
  const worlds = worldsOf(values);
  const figures = worlds.flatMap((world) => {
    const found = [world.orders, Math.round(world.orders * EARLY)].flatMap((count) =>
      score(world, count, rules),
    );
    if (!values.json) print(world, found);
    return found;
  });
  if (values.json) console.log(JSON.stringify(figures));
  else if (!judge(figures, worlds)) process.exitCode = 1;
}

function worldsOf(values: { world?: string[]; random?: string; seed: string }): World[] {
  if (values.world) return values.world.map(worldIn);
  if (values.random) {
    const length = Number(values.random);
    if (!Number.isInteger(length) || length < 1)
      throw new StartError("--random takes a number of worlds");
    return Array.from({ length }, (_, i) => randomWorld(`${values.seed}.${i}`));
  }
  return readdirSync(OWN)
    .sort()
    .map((file) => worldIn(`${OWN}/${file}`));
}

function ruleNamed(name: string): RuleName {
  const rule = RULES.find((known) => known === name);
  if (!rule) throw new StartError(`--rule is one of ${RULES.join(", ")}`);
  return rule;
}
