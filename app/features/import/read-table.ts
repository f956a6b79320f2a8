import { StartError } from "~/server/start-error";
import { decode } from "./decode";
import { readCsv } from "./read-csv";
import { readJson } from "./read-json";
import type { Table } from "./table";

/**
 * Reads the bytes of a file into rows, whichever of the known shapes it has.
 *
 * @param options.encoding of the text, where it is not UTF-8 or UTF-16.
 * @throws StartError in one plain sentence when it has none, or nothing in it.
 */
export function readTable(bytes: Uint8Array, { encoding }: { encoding?: string } = {}): Table {
  const text = decode(bytes, encoding).replace(/^\uFEFF/, "");
  const first = text.trimStart()[0];
  if (first === undefined) throw new StartError("The file is empty.");
  if (first === "<") throw new StartError("The file is HTML or XML, not CSV or JSON.");
  const table = first === "[" || first === "{" ? readJson(text) : readCsv(text);
  if (table.rows.length === 0 && table.broken.length === 0)
    throw new StartError("The file has no records.");
  if (table.rows.length === 0)
    throw new StartError(`None of the file's ${table.broken.length} records can be read.`);
  return table;
}
