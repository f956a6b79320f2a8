import { pipeline, Readable } from "node:stream";
import { isDeepStrictEqual } from "node:util";
import { CsvError, parse } from "csv-parse";
import { StartError } from "~/server/start-error";
import type { BrokenRecord, TableRecord, TableSource } from "./table";

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
 * @param chunks its text, piece by piece, from the beginning each time.
 * @throws StartError when there is no header, or a quote is never closed.
 */
export async function openCsv(chunks: () => Iterable<string>): Promise<TableSource> {
  const delimiter = delimiterOf(chunks());
  let header: string[] = [];
  for await (const { record } of recordsOf(chunks(), delimiter)) {
    header = record;
    break;
  }
  const columns = header.map((name) => name.trim());
  if (columns.every((name) => name === "")) throw new StartError("The file has no header line.");
  const twice = columns.find((name, at) => name !== "" && columns.indexOf(name) !== at);
  if (twice !== undefined) throw new StartError(`The header names the column "${twice}" twice.`);
  return {
    unit: "line",
    columns,
    osm: columns.includes("osm_id"),
    async *rows() {
      let isHeader = true;
      for await (const one of recordsOf(chunks(), delimiter))
        if (isHeader) isHeader = false;
        else yield rowOf(one, columns);
    },
  };
}

function rowOf(
  { info, record }: CsvRecord,
  columns: readonly string[],
): TableRecord | BrokenRecord {
  // Files that were put together from several have it more than once.
  if (
    isDeepStrictEqual(
      record.map((cell) => cell.trim()),
      columns,
    )
  )
    return { line: info.lines, why: "is the header again" };
  if (record.length !== columns.length)
    return { line: info.lines, why: `has ${record.length} cells instead of ${columns.length}` };
  const values = columns.map((name, at) => [name, (record[at] ?? "").trim()] as const);
  return { line: info.lines, values: Object.fromEntries(values) };
}

async function* recordsOf(
  chunks: Iterable<string>,
  delimiter: string,
): AsyncGenerator<CsvRecord, void> {
  const parser = parse({
    bom: true,
    info: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_RECORD,
  });
  // What goes wrong while reading comes out of the parser, where it is waited for.
  pipeline(Readable.from(chunks), parser, () => undefined);
  try {
    for await (const record of parser) yield record as CsvRecord;
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

/** Whichever separates most in the header line, which the first chunk holds. */
function delimiterOf(chunks: Iterable<string>): string {
  const [text = ""] = chunks;
  const header = text.slice(0, text.search(/[\r\n]|$/));
  const count = (mark: string) => header.split(mark).length;
  return [",", ";", "\t", "|"].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
