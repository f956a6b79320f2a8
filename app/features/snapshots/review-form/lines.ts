import {
  type FieldName,
  LINE_FIELDS,
  type LineField,
  lineField,
  MOST_LINES,
  NEW_DISH,
  NO_LINE,
  partsOf,
  type ReviewFormValues,
} from "./fields";

/** What stands in the fields of one line, as typed. */
export type LineValues = Record<LineField, string>;

const EMPTY = { dish: "", dish_id: "", options: "", quantity: "", item_price: "" };

/** A line that nothing was written into. */
export const emptyLine = (): LineValues => ({ ...EMPTY, quantity: "1" });

/** How many lines a form shows, at most MOST_LINES. */
export const lineCount = ({ lines }: ReviewFormValues): number =>
  Math.min(MOST_LINES, Math.max(1, Number(lines) || 1));

/** The lines of a form, the first one first. */
export function linesIn(values: ReviewFormValues): LineValues[] {
  return Array.from({ length: lineCount(values) }, (_, at) => {
    const texts = LINE_FIELDS.map((field) => [field, values[lineField(field, at + 1)] ?? ""]);
    return Object.fromEntries(texts) as LineValues;
  });
}

/** The form with other lines in it, as far as it takes them. */
export function withLines(
  values: ReviewFormValues,
  lines: readonly LineValues[],
): ReviewFormValues {
  const others = Object.entries(values).filter(([name]) => partsOf(name as FieldName).line === 1);
  const kept = lines.slice(0, MOST_LINES);
  const fields = kept.flatMap((line, at) =>
    LINE_FIELDS.map((field) => [lineField(field, at + 1), line[field]]),
  );
  const form = Object.fromEntries([...others, ...fields]) as ReviewFormValues;
  return { ...form, lines: String(Math.max(1, kept.length)) };
}

/** Whether nobody wrote anything into a line, or it is said to be none. */
const isNone = ({ dish, dish_id, options, item_price }: LineValues): boolean =>
  dish_id === NO_LINE ||
  (dish === "" && options === "" && item_price === "" && ["", NEW_DISH].includes(dish_id));

/** The form without the lines that are none; one always stays. */
export function withoutBlanks(values: ReviewFormValues): ReviewFormValues {
  const lines = linesIn(values);
  const kept = lines.filter((line) => !isNone(line));
  if (kept.length === lines.length) return values;
  return {
    ...withLines(values, kept.length > 0 ? kept : [emptyLine()]),
    // That there were too many stays said.
    ...(Number(values.lines) > MOST_LINES && { lines: values.lines }),
  };
}
