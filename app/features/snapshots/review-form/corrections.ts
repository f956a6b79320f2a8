import { LINE_FIELDS, type LineField, REVIEW_FIELDS, type ReviewFormValues } from "./fields";
import { type LineValues, linesIn, withLines } from "./lines";

/** A line as a person left it, and as it was shown to them; one that they added was never shown. */
interface CorrectedLine {
  shown: LineValues | null;
  left: LineValues;
}

/** What a person changed in a review form, apart from what was read; of the lines all, for some may be alike. */
export interface Corrections {
  fields: Record<string, string>;
  lines: CorrectedLine[];
}

/** The fields of the order as a whole: lines are counted and compared one by one. */
const WHOLE = REVIEW_FIELDS.filter(
  (field) => field !== "lines" && !LINE_FIELDS.some((one) => one === field),
);

/** What a person changed in a form since it was `shown`. */
export function correctionsOf(shown: ReviewFormValues, left: ReviewFormValues): Corrections {
  const changed = WHOLE.filter((field) => left[field] !== shown[field]);
  const before = linesIn(shown);
  return {
    fields: Object.fromEntries(changed.map((field) => [field, left[field]])),
    lines: linesIn(left).map((line, at) => ({ shown: before[at] ?? null, left: line })),
  };
}

export const isEmpty = ({ fields, lines }: Corrections): boolean =>
  Object.keys(fields).length === 0 && lines.every((line) => changedIn(line).length === 0);

/**
 * The same corrections in the form of another reading, of more pictures. A line is known by what was read of it, wherever it
 * stands now; what a person wrote and no line is there for stays behind the others.
 */
export function withCorrections(
  values: ReviewFormValues,
  { fields, lines }: Corrections,
): ReviewFormValues {
  const now = linesIn(values);
  const found = new Set<number>();
  for (const line of lines) {
    const { shown, left } = line;
    const at = shown ? placeOf(shown, now, found) : -1;
    const changed = changedIn(line).map((field) => [field, left[field]]);
    if (at < 0) {
      if (changed.length > 0 && (left.dish !== "" || left.item_price !== "")) now.push(left);
      continue;
    }
    found.add(at);
    now[at] = { ...(now[at] as LineValues), ...Object.fromEntries(changed) };
  }
  return { ...withLines(values, now), ...fields };
}

const changedIn = ({ shown, left }: CorrectedLine): LineField[] =>
  LINE_FIELDS.filter((field) => left[field] !== shown?.[field]);

/** Where a line stands: its name says it, or where that is read otherwise how many at what price; -1 where nothing does. */
function placeOf(shown: LineValues, lines: LineValues[], found: ReadonlySet<number>): number {
  const first = (fields: LineField[]) =>
    lines.findIndex(
      (line, at) => !found.has(at) && fields.every((field) => line[field] === shown[field]),
    );
  const whole = first(["dish", "quantity", "item_price"]);
  const named = whole < 0 && shown.dish !== "" ? first(["dish"]) : whole;
  return named < 0 && shown.item_price !== "" ? first(["quantity", "item_price"]) : named;
}
