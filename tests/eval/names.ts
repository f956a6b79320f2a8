import { parseArgs } from "node:util";
import { fold, NameIndex } from "~/features/names";
import { StartError } from "~/server/start-error";
import { among, type Half, halfOf, type NamePair, readNames, readPairs } from "./names-pairs";

interface Side {
  label: string;
  stored: (pair: NamePair) => string;
  asked: (pair: NamePair) => string;
}

export const SIDES: readonly Side[] = [
  { label: "Arabic stored, English asked", stored: (pair) => pair.ar, asked: (pair) => pair.en },
  { label: "English stored, Arabic asked", stored: (pair) => pair.en, asked: (pair) => pair.ar },
];

/** How often the name meant was found, and how long the answers took in ms. */
interface Marks {
  queries: number;
  first: number;
  five: number;
  times: number[];
}

/** The time below which the share `part` of `times` lies. */
function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Asks for one side of the pairs in an index of the other side and of the names they are to be found among. */
function evaluate(
  side: Side,
  pairs: readonly NamePair[],
  rows: readonly (readonly string[])[],
  stored: number,
  misses: Half | undefined,
): void {
  const names = among(pairs.map(side.stored), pairs.map(side.asked), rows, stored);
  const start = performance.now();
  const index = new NameIndex<number>();
  for (const [id, name] of names.entries()) index.set(id, [name]);
  const built = performance.now() - start;

  const marks: Record<Half, Marks> = { fit: noMarks(), held: noMarks() };
  for (const pair of pairs) {
    const mark = marks[halfOf(pair)];
    const begun = performance.now();
    const found = index.search(side.asked(pair), { limit: 5, minScore: 0 });
    mark.times.push(performance.now() - begun);
    const wanted = fold(side.stored(pair));
    const rank = found.findIndex((match) => fold(match.name) === wanted);
    mark.queries += 1;
    if (rank === 0) mark.first += 1;
    if (rank >= 0) mark.five += 1;
    if (rank !== 0 && misses === halfOf(pair)) {
      const shown = found.map((match) => `${match.name} ${match.score.toFixed(2)}`).join(" | ");
      console.log(
        `  ${rank < 0 ? "no" : rank + 1}  ${side.asked(pair)} → ${side.stored(pair)}  (${shown})`,
      );
    }
  }
  const times = [...marks.fit.times, ...marks.held.times];
  console.log(
    [
      side.label,
      `${String(names.length).padStart(6)} names`,
      `half to fit ${shares(marks.fit)}`,
      `held out ${shares(marks.held)}`,
      `p50 ${quantile(times, 0.5).toFixed(2)} ms`,
      `p99 ${quantile(times, 0.99).toFixed(2)} ms`,
      `built in ${built.toFixed(0)} ms`,
    ].join("  "),
  );
}

function noMarks(): Marks {
  return { queries: 0, first: 0, five: 0, times: [] };
}

/** "412: 81.3 / 92.3 %": queries, the share found first and among the first five. */
function shares({ queries, first, five }: Marks): string {
  const percent = (count: number) => ((100 * count) / Math.max(1, queries)).toFixed(1);
  return `${queries}: ${percent(first)} / ${percent(five)} %`;
}

/**
 * `names FILE... [--kind food | --food] [--city FILE] [--stored 2500,12600,97000] [--misses fit|held]`: one side of every
 * pair is put in as restaurants and the other side asked, both ways, for both halves of the pairs, among as many names as
 * are to be stored. Right is any restaurant whose stored name folds to the expected one.
 */
export async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      kind: { type: "string" },
      food: { type: "boolean", default: false },
      city: { type: "string" },
      stored: { type: "string", default: "0" },
      misses: { type: "string" },
    },
  });
  if (positionals.length === 0)
    throw new StartError(
      "names: which files? CSV with the columns name_ar and name_en, or JSON arrays of such objects.",
    );
  const pairs = positionals.flatMap((file) => readPairs(file, values.food ? "food" : values.kind));
  if (pairs.length === 0)
    throw new StartError(`names: no row of ${positionals.join(", ")} has both names.`);
  const rows = values.city ? readNames(values.city) : [];
  for (const stored of values.stored.split(",").map(Number))
    for (const side of SIDES)
      evaluate(side, pairs, rows, stored, values.misses as Half | undefined);
}
