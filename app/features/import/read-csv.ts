import { CsvError, parse } from "csv-parse/sync";
import { StartError } from "~/server/start-error";
import type { Table, TableRecord } from "./table";

/** Longer than any honest record; a quote that was never closed ends here. */
const LONGEST_RECORD = 100_000;

interface CsvRecord {
  info: { lines: number };
  record: string[];
}

/**
 * Reads CSV with a header line, separated by commas, semicolons, tabs or bars. Records with too few or too many cells are
 * reported, not guessed at.
 *
 * @throws StartError when there is no header, or a quote is never closed.
 */
export function readCsv(text: string): Table {
  const records = parseRecords(text);
  const [header, ...rest] = records;
  const columns = header?.record.map((name) => name.trim()) ?? [];
  if (columns.every((name) => name === "")) throw new StartError("The file has no header line.");
  const twice = columns.find((name, at) => name !== "" && columns.indexOf(name) !== at);
  if (twice !== undefined) throw new StartError(`The header names the column "${twice}" twice.`);
  const rows: TableRecord[] = [];
  const broken: { line: number; why: string }[] = [];
  for (const { info, record } of rest) {
    if (record.length === columns.length)
      rows.push({
        line: info.lines,
        values: Object.fromEntries(columns.map((name, at) => [name, (record[at] ?? "").trim()])),
      });
    else
      broken.push({
        line: info.lines,
        why: `has ${record.length} cells instead of ${columns.length}`,
      });
  }
  return { unit: "line", columns, rows, broken, osm: columns.includes("osm_id") };
}

function parseRecords(text: string): CsvRecord[] {
  try {
    return parse(text, {
      bom: true,
      info: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_RECORD,
    }) as unknown as CsvRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const where = typeof error.lines === "number" ? ` near line ${error.lines}` : "";
    if (error.code === "CSV_QUOTE_NOT_CLOSED" || error.code === "CSV_MAX_RECORD_SIZE")
      throw new StartError(
        `The file can't be read as CSV: a quote is opened and never closed${where}.`,
      );
    throw new StartError(`The file can't be read as CSV${where}: ${error.message}`);
  }
}

/** Whichever separates most in the header line. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/));
  const count = (mark: string) => header.split(mark).length;
  return [",", ";", "\t", "|"].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
