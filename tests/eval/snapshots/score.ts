import type { Reading } from "~/features/checkout/reading";
import type { Truth } from "./truth";

export const SCORED = ["total", "itemPrice", "deliveryFee", "vat"] as const;
export type Scored = (typeof SCORED)[number];

export interface Result {
  truth: Truth;
  /** Null when the picture was not read. */
  reading: Reading | null;
}

/** Right, wrong but marked as not sure, or wrong and stated. */
export type Mark = "right" | "marked" | "stated";

/** How one field of one picture was read. What the picture doesn't show is read right when nothing is stated. */
export function markOf({ truth, reading }: Result, field: Scored): Mark {
  const read = reading?.[field] ?? { value: null, sure: false };
  if (read.value === truth[field]) return "right";
  if (truth[field] === null && !read.sure) return "right";
  return read.sure ? "stated" : "marked";
}

const percent = (part: number, all: number) =>
  all === 0 ? "    –  " : `${((100 * part) / all).toFixed(1).padStart(5)} %`;

/** One line for a group of pictures: share right of each field, and of all wrong fields the share marked. */
export function lineOf(name: string, results: readonly Result[]): string {
  const marks = SCORED.map((field) => results.map((result) => markOf(result, field)));
  const right = marks.map((list) =>
    percent(list.filter((mark) => mark === "right").length, list.length),
  );
  const wrong = marks.flat().filter((mark) => mark !== "right");
  const marked = percent(wrong.filter((mark) => mark === "marked").length, wrong.length);
  return [name.padEnd(22), String(results.length).padStart(4), ...right, marked].join("  ");
}

export const HEADING = [
  "".padEnd(22),
  "   n",
  ...["total", "item", "fee", "VAT", "marked"].map((word) => word.padStart(7)),
].join("  ");

/** Pictures in groups: all, by digits, those kept out of development, and each layout. */
export function report(results: readonly Result[]): string {
  const layouts = [...new Set(results.map(({ truth }) => truth.layout))];
  const groups: [string, (truth: Truth) => boolean][] = [
    ["all", () => true],
    ["Latin digits", ({ eastern }) => eastern === false],
    ["Arabic-Indic digits", ({ eastern }) => eastern === true],
    ["held out", ({ heldOut }) => heldOut === true],
    ...layouts.map((name): [string, (truth: Truth) => boolean] => [
      `  ${name}`,
      ({ layout }) => layout === name,
    ]),
  ];
  const lines = groups.flatMap(([name, belongs]) => {
    const those = results.filter(({ truth }) => belongs(truth));
    return those.length > 0 ? [lineOf(name, those)] : [];
  });
  return [HEADING, ...lines].join("\n");
}
