import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { fold, NameIndex } from "~/features/names";
import { StartError } from "~/server/start-error";
import { type NamePair, readNames, readPairs } from "./names-pairs";

interface Side {
  label: string;
  stored: (pair: NamePair) => string;
  asked: (pair: NamePair) => string;
}

const SIDES: readonly Side[] = [
  { label: "Arabic stored, English asked", stored: (pair) => pair.ar, asked: (pair) => pair.en },
  { label: "English stored, Arabic asked", stored: (pair) => pair.en, asked: (pair) => pair.ar },
];

/** The time below which the share `part` of `times` lies. */
function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Names that fold alike are one restaurant, whatever the number of its branches. */
function distinct(names: readonly string[]): string[] {
  return [...new Map(names.map((name) => [fold(name), name])).values()];
}

function evaluate(
  side: Side,
  pairs: readonly NamePair[],
  others: readonly string[],
  misses: boolean,
) {
  const names = distinct([...pairs.map(side.stored), ...others]);
  const start = performance.now();
  const index = new NameIndex<number>();
  for (const [id, name] of names.entries()) index.set(id, [name]);
  const built = performance.now() - start;

  let first = 0;
  let five = 0;
  const times: number[] = [];
  for (const pair of pairs) {
    const begun = performance.now();
    const found = index.search(side.asked(pair), { limit: 5, minScore: 0 });
    times.push(performance.now() - begun);
    const wanted = fold(side.stored(pair));
    const rank = found.findIndex((match) => fold(match.name) === wanted);
    if (rank === 0) first += 1;
    if (rank >= 0) five += 1;
    if (misses && rank !== 0) {
      const shown = found.map((match) => `${match.name} ${match.score.toFixed(2)}`).join(" | ");
      console.log(
        `  ${rank < 0 ? "no" : rank + 1}  ${side.asked(pair)} → ${side.stored(pair)}  (${shown})`,
      );
    }
  }
  const percent = (count: number) => `${((100 * count) / Math.max(1, pairs.length)).toFixed(1)} %`;
  console.log(
    [
      side.label.padEnd(29),
      `${names.length} names`,
      `${pairs.length} queries`,
      `top-1 ${percent(first)}`,
      `top-5 ${percent(five)}`,
      `p50 ${quantile(times, 0.5).toFixed(3)} ms`,
      `p99 ${quantile(times, 0.99).toFixed(3)} ms`,
      `index built in ${built.toFixed(0)} ms`,
    ].join("  "),
  );
}

/**
 * `names FILE [--kind food | --food] [--distractors FILE] [--misses]`: one side of every pair is put in as restaurants and
 * the other side asked, both ways. Right is any restaurant whose stored name folds to the expected one.
 */
export async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      kind: { type: "string" },
      food: { type: "boolean", default: false },
      distractors: { type: "string" },
      misses: { type: "boolean", default: false },
    },
  });
  const file = positionals[0];
  if (!file)
    throw new StartError(
      "names: which file? A CSV with the columns name_ar and name_en, or a JSON array of such objects.",
    );
  const pairs = readPairs(file, values.food ? "food" : values.kind);
  if (pairs.length === 0)
    throw new StartError(`names: ${file} has no row with both name_ar and name_en.`);
  const others = values.distractors ? readNames(values.distractors) : [];
  for (const side of SIDES) evaluate(side, pairs, others, values.misses);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await main(process.argv.slice(2));
