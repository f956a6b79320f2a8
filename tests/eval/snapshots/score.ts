import type { Reading } from "~/features/checkout/reading";
import { riyadhDay } from "~/i18n/days";
import { isFitted } from "./plan";
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

/** How the day was read, in Riyadh; the clock is not compared. */
export function dayMarkOf({ truth, reading }: Result): Mark {
  const { value, sure } = reading?.date ?? { value: null, sure: false };
  const is = truth.date ?? null;
  if (value !== null && is !== null && riyadhDay(value) === riyadhDay(is)) return "right";
  if (is === null && !sure) return "right";
  return sure ? "stated" : "marked";
}

/** Of what was read right the share that is marked as uncertain, and what is wrong and stated as certain. */
export function honestyLine(results: readonly Result[]): string {
  const right = results.flatMap(({ truth, reading }) =>
    SCORED.flatMap((field) =>
      reading && truth[field] !== null && reading[field].value === truth[field]
        ? [reading[field].sure]
        : [],
    ),
  );
  const doubted = right.filter((sure) => !sure).length;
  const stated = results.flatMap((result) =>
    SCORED.filter((field) => markOf(result, field) === "stated"),
  );
  const days = results.filter(({ truth }) => truth.date != null);
  const ofDays = results.map(dayMarkOf);
  return [
    `Doubted: ${percent(doubted, right.length).trim()} of ${right.length} right amounts. Wrong and stated: ${stated.length} amounts, ${ofDays.filter((mark) => mark === "stated").length} days.`,
    `Days: ${percent(days.filter((one) => dayMarkOf(one) === "right").length, days.length).trim()} of ${days.length} right.`,
  ].join("\n");
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

/** Pictures in groups: all, by digits, those kept out of development and of what is fitted, and each layout. */
export function report(results: readonly Result[]): string {
  const layouts = [...new Set(results.map(({ truth }) => truth.layout))];
  const groups: [string, (truth: Truth) => boolean][] = [
    ["all", () => true],
    ["Latin digits", ({ eastern }) => eastern === false],
    ["Arabic-Indic digits", ({ eastern }) => eastern === true],
    ["held out", ({ heldOut }) => heldOut === true],
    ["layouts not fitted on", ({ layout }) => !isFitted(layout)],
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
