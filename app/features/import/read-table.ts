import { StartError } from "~/server/start-error";
import { decode, decodedChunks } from "./decode";
import { openCsv } from "./read-csv";
import { readJson } from "./read-json";
import type { BrokenRecord, Table, TableRecord, TableSource } from "./table";

interface TextOptions {
  /** Of the text, where it is not UTF-8 or UTF-16. */
  encoding?: string;
  /** Whether it is a menu, which in JSON may be nested. */
  isMenu?: boolean;
}

/**
 * Opens the bytes of a file as rows, whichever of the known shapes it has.
 *
 * @throws StartError in one plain sentence when it has none.
 */
export async function openTable(
  bytes: Uint8Array,
  { encoding, isMenu }: TextOptions = {},
): Promise<TableSource> {
  const [start = ""] = decodedChunks(bytes, encoding);
  const first = start.trimStart()[0];
  if (first === undefined) throw new StartError("The file is empty.");
  if (first === "<") throw new StartError("The file is HTML or XML, not CSV or JSON.");
  if (first === "[" || first === "{")
    return sourceOf(readJson(decode(bytes, encoding), { isMenu }));
  return openCsv(() => decodedChunks(bytes, encoding));
}

/**
 * Reads the bytes of a file into rows.
 *
 * @throws StartError in one plain sentence when it has no known shape, or nothing in it.
 */
export async function readTable(bytes: Uint8Array, options: TextOptions = {}): Promise<Table> {
  const source = await openTable(bytes, options);
  await askForRows(source);
  const { unit, columns, osm } = source;
  const rows: TableRecord[] = [];
  const broken: BrokenRecord[] = [];
  for await (const row of source.rows())
    if ("why" in row) broken.push(row);
    else rows.push(row);
  return { unit, columns, osm, rows, broken };
}

/** @throws StartError where a file has no row that can be read. */
export async function askForRows(table: TableSource): Promise<void> {
  let broken = 0;
  for await (const row of table.rows()) {
    if (!("why" in row)) return;
    broken += 1;
  }
  if (broken === 0) throw new StartError("The file has no records.");
  throw new StartError(`None of the file's ${broken} records can be read.`);
}

const sourceOf = ({ rows, broken, ...shape }: Table): TableSource => ({
  ...shape,
  async *rows() {
    yield* broken;
    yield* rows;
  },
});
