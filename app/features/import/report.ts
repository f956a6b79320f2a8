/** What an import did, or would do. */
export interface Report {
  unit: "line" | "record";
  rows: number;
  /** What was added, changed or left as it is, by what it counts. */
  counts: Map<string, number>;
  /** Why rows were skipped → where. */
  skipped: Map<string, number[]>;
}

export function newReport(unit: Report["unit"], rows: number): Report {
  return { unit, rows, counts: new Map(), skipped: new Map() };
}

export function count(report: Report, what: string, by = 1): void {
  report.counts.set(what, (report.counts.get(what) ?? 0) + by);
}

export function skip(report: Report, why: string, line: number): void {
  const lines = report.skipped.get(why);
  if (lines) lines.push(line);
  else report.skipped.set(why, [line]);
}

/** Lines shown for one reason before "and so many more". */
const LINES_SHOWN = 12;

/** The report as a person at a terminal reads it. `verbose` names every line. */
export function reportText(report: Report, { verbose = false } = {}): string {
  const counts = [...report.counts].map(([what, number]) => `  ${number} ${what}`);
  const skips = [...report.skipped].map(([why, lines]) => {
    const shown = verbose ? lines : lines.slice(0, LINES_SHOWN);
    const more = lines.length - shown.length;
    const where = `${report.unit}${lines.length === 1 ? "" : "s"} ${shown.join(", ")}`;
    return `  ${lines.length} skipped: ${why} (${where}${more > 0 ? ` and ${more} more` : ""})`;
  });
  return [`${report.rows} records read.`, ...counts, ...skips].join("\n");
}
