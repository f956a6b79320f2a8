import { parseArgs } from "node:util";
import { EVIDENCE, fold, NameIndex } from "~/features/names";
import { StartError } from "~/server/start-error";
import { SIDES } from "../eval/names";
import { among, halfOf, readNames, readPairs } from "../eval/names-pairs";
import { type Choice, fitWeights, shareChosen } from "./choice";
import { writeJson } from "./write-json";

const WEIGHTS = "app/features/names/weights.json";

/** Names stored, so that the weights suit a small city and big ones. */
const STORED = [2_500, 12_600, 97_000];

/**
 * `names PAIRS... --city FILE`: asks for one side of every pair among the names of a city and fits the weights of the evidence
 * so that the name meant comes first. Learns from one half of the pairs and reports the other, which it never saw.
 */
export async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { city: { type: "string" } },
  });
  if (positionals.length === 0 || !values.city)
    throw new StartError("names: needs files of pairs, and --city with the names of a city.");
  const pairs = positionals.flatMap((file) => readPairs(file));
  const rows = readNames(values.city);
  const choices: Record<"fit" | "held", Choice[]> = { fit: [], held: [] };
  for (const stored of STORED)
    for (const { stored: storedOf, asked } of SIDES) {
      const index = new NameIndex<number>();
      const names = among(pairs.map(storedOf), pairs.map(asked), rows, stored);
      for (const [id, name] of names.entries()) index.set(id, [name]);
      for (const pair of pairs) {
        const wanted = fold(storedOf(pair));
        const shown = index.weigh(asked(pair), { minScore: 0 });
        // In an order of their own, so that what the last fit preferred leaves no trace.
        shown.sort((a, b) => a.match.id - b.match.id);
        const right = shown.findIndex(({ match }) => fold(match.name) === wanted);
        choices[halfOf(pair)].push({ options: shown.map(({ evidence }) => evidence), right });
      }
    }
  const asked = STORED.length * SIDES.length;
  const weights = fitWeights(choices.fit, EVIDENCE.length);
  const scoreAlone = EVIDENCE.map((kind) => (kind === "score" ? 1 : 0));
  const percent = (of: readonly Choice[], by: readonly number[]) =>
    Number((100 * shareChosen(of, by)).toFixed(1));
  const fitted = {
    ...Object.fromEntries(EVIDENCE.map((kind, at) => [kind, weights[at]])),
    report: {
      stored: STORED,
      pairs: { fit: choices.fit.length / asked, held: choices.held.length / asked },
      firstRightByScoreAlone: {
        fit: percent(choices.fit, scoreAlone),
        held: percent(choices.held, scoreAlone),
      },
      firstRight: { fit: percent(choices.fit, weights), held: percent(choices.held, weights) },
    },
  };
  writeJson(WEIGHTS, fitted);
  console.log(JSON.stringify(fitted.report));
}
