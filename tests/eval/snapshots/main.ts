import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Reading } from "~/features/checkout/reading";
import { openSnapshotReader } from "~/features/checkout/snapshot-reader.server";
import { StartError } from "~/server/start-error";
import { factsLine } from "./facts";
import { countLines, linesLine } from "./lines";
import { peakOfChildren } from "./memory";
import { renderSet } from "./render";
import { dayMarkOf, honestyLine, markOf, type Result, report, SCORED } from "./score";
import { type Truth, truthsSchema } from "./truth";

function truthsIn(folder: string): Truth[] {
  try {
    return truthsSchema.parse(JSON.parse(readFileSync(join(folder, "truth.json"), "utf8")));
  } catch (cause) {
    throw new StartError(
      `${folder} needs a truth.json: a list of {file, layout, total, itemPrice, deliveryFee, vat}, halalas or null. ${cause}`,
    );
  }
}

const shown = ({ value, sure }: Reading["total"]) =>
  `${value === null ? "nothing" : value / 100}${sure ? "" : "?"}`;

/** The lines as read where they differ from those drawn. */
function explainLines(result: Result): string[] {
  const { lines, found, prices, right } = countLines(result);
  if (!result.truth.lines || (lines === found && prices === right && right === lines)) return [];
  const told = (all: readonly { name: string; quantity: number; price: number | null }[] = []) =>
    all
      .map(({ name, quantity, price }) => `${quantity} × ${name} ${(price ?? 0) / 100}`)
      .join("; ");
  return [
    `  lines   ${result.truth.file}  ${told(result.reading?.items)} | is ${told(result.truth.lines)}`,
  ];
}

function explainDay(result: Result): string[] {
  const mark = dayMarkOf(result);
  const day = (time: number | null = null) => (time ? new Date(time).toISOString() : "nothing");
  const read = day(result.reading?.date.value);
  return mark === "right"
    ? []
    : [`  ${mark}  ${result.truth.file}  date: ${read}, is ${day(result.truth.date)}`];
}

function explain(result: Result): string[] {
  return [...explainAmounts(result), ...explainLines(result), ...explainDay(result)];
}

function explainAmounts(result: Result): string[] {
  return SCORED.flatMap((field) => {
    const mark = markOf(result, field);
    if (mark === "right") return [];
    const read = result.reading ? shown(result.reading[field]) : "not read";
    const true_ = result.truth[field];
    return [
      `  ${mark}  ${result.truth.file}  ${field}: ${read}, is ${true_ === null ? "nothing" : true_ / 100}`,
    ];
  });
}

/** `npm run eval -- snapshots`: draws the set, or takes a folder of pictures, and says how well they are read. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      images: { type: "string" },
      keep: { type: "string" },
      seed: { type: "string" },
      each: { type: "string" },
      only: { type: "string", default: "" },
      misses: { type: "boolean", default: false },
    },
  });
  const folder = values.images ?? values.keep ?? mkdtempSync(join(tmpdir(), "waffir-snapshots-"));
  const truths = values.images
    ? truthsIn(folder)
    : await renderSet(folder, {
        seed: values.seed,
        each: Number(values.each ?? 4),
        only: values.only,
      });
  const reader = openSnapshotReader({ timeoutMs: 120_000 });
  const results: Result[] = [];
  const times: number[] = [];
  let peak: number | null = null;
  try {
    for (const truth of truths.filter(({ file }) => file.includes(values.only))) {
      const start = performance.now();
      const reading = await reader
        .read(readFileSync(join(folder, truth.file)), { person: "eval" })
        .catch(() => null);
      times.push(performance.now() - start);
      results.push({ truth, reading });
      if (values.misses) for (const line of explain({ truth, reading })) console.log(line);
    }
    peak = peakOfChildren();
  } finally {
    await reader.close();
    if (!values.images && !values.keep) rmSync(folder, { recursive: true, force: true });
  }
  console.log(report(results));
  console.log(linesLine(results));
  console.log(honestyLine(results));
  console.log(factsLine(results, Date.now()));
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  console.log(`Milliseconds for one: ${at(0.5)} half of them, ${at(0.95)} nineteen of twenty.`);
  if (peak !== null) console.log(`Megabytes at most: ${peak}.`);
}
