/** What an import did, or would do. */
export interface Report {
  unit: "line" | "record";
  rows: number;
  /** What was added, changed or left as it is, by what it counts. */
  counts: Map<string, number>;
  /** Why rows were skipped → where. */
  skipped: Map<string, number[]>;
  /** What was put right, or left out of a row that came in → where. */
  mended: Map<string, number[]>;
  /** Words of the file, by what they are → how often each stands there. */
  words: Map<string, Map<string, number>>;
  /** Columns of the file that say nothing to us. */
  unused: readonly string[];
}

export function newReport(unit: Report["unit"], rows: number): Report {
  return {
    ...{ unit, rows, counts: new Map(), skipped: new Map(), mended: new Map(), words: new Map() },
    unused: [],
  };
}

export function count(report: Report, what: string, by = 1): void {
  report.counts.set(what, (report.counts.get(what) ?? 0) + by);
}

export const skip = (report: Report, why: string, line: number): void =>
  note(report.skipped, why, line);

/** Says that a row came in, but not as it stands in the file. */
export const mend = (report: Report, what: string, line: number): void =>
  note(report.mended, what, line);

function note(notes: Map<string, number[]>, what: string, line: number): void {
  const lines = notes.get(what);
  // A line that makes several dishes is one line.
  if (lines && lines.at(-1) === line) return;
  if (lines) lines.push(line);
  else notes.set(what, [line]);
}

/** Counts a word of the file under what it is. */
export function countWord(report: Report, what: string, word: string): void {
  const words = report.words.get(what) ?? new Map<string, number>();
  report.words.set(what, words.set(word, (words.get(word) ?? 0) + 1));
}

/** Lines shown for one reason before "and so many more". */
const LINES_SHOWN = 12;
/** Words shown of one kind before "and so many others". */
const WORDS_SHOWN = 40;

/** The report as a person at a terminal reads it. `verbose` names every line. */
export function reportText(report: Report, { verbose = false } = {}): string {
  const counts = [...report.counts].map(([what, number]) => `  ${number} ${what}`);
  const told = (word: string, notes: Report["skipped"]) =>
    [...notes].map(([what, lines]) => {
      const shown = verbose ? lines : lines.slice(0, LINES_SHOWN);
      const more = lines.length - shown.length;
      const where = `${report.unit}${lines.length === 1 ? "" : "s"} ${shown.join(", ")}`;
      return `  ${lines.length} ${word}: ${what} (${where}${more > 0 ? ` and ${more} more` : ""})`;
    });
  return [
    `${report.rows} records read.`,
    ...counts,
    ...told("mended", report.mended),
    ...told("skipped", report.skipped),
    ...wordsText(report, { verbose }),
    ...(report.unused.length > 0 ? [`  columns not used: ${report.unused.join(", ")}`] : []),
  ].join("\n");
}

/** The words of a file by what they are, the commonest first. */
export function wordsText(report: Report, { verbose = false } = {}): string[] {
  return [...report.words].map(([what, words]) => {
    const sorted = [...words].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
    const shown = verbose ? sorted : sorted.slice(0, WORDS_SHOWN);
    const more = sorted.length - shown.length;
    // Where each stands once, as pairs do, a count says nothing.
    const isCounted = sorted.some(([, times]) => times > 1);
    const list = shown.map(([word, times]) => (isCounted ? `${word} ${times}` : word)).join(", ");
    return `  ${what}: ${list}${more > 0 ? ` and ${more} others` : ""}`;
  });
}
