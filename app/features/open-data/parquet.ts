import { fileWriter, ParquetWriter } from "hyparquet-writer";
import { type ColumnType, OPEN_TABLES, type OpenRecord, type OpenTable } from "./record";

const TYPES = {
  whole: { type: "INT32" },
  number: { type: "DOUBLE" },
  text: { type: "BYTE_ARRAY", converted_type: "UTF8" },
  "yes or no": { type: "BOOLEAN" },
} as const satisfies Record<ColumnType, object>;

/** Rows that are held until they are written together: columns of few rows pack badly. */
const ROWS_A_GROUP = 20_000;

/**
 * Lines of a table as a Parquet file, given lot by lot; the licence is its last column, and in what the file says of itself.
 * A column without anything but nulls is left as it is: each may be empty.
 */
export function parquetWriter(path: string, table: OpenTable, license: string) {
  const columns: Record<string, ColumnType> = { ...OPEN_TABLES[table].columns, license: "text" };
  const names = Object.keys(columns);
  const file = new ParquetWriter({
    writer: fileWriter(path),
    schema: [
      { name: table, num_children: names.length },
      ...Object.entries(columns).map(
        ([name, type]) => ({ name, repetition_type: "OPTIONAL", ...TYPES[type] }) as const,
      ),
    ],
    kvMetadata: [{ key: "license", value: license }],
    createdBy: "Waffir",
  });
  let group: OpenRecord[] = [];
  const writeGroup = async () => {
    const rows = group;
    group = [];
    await file.write({
      columnData: names.map((name) => ({ name, data: rows.map((row) => row[name] ?? null) })),
      rowGroupSize: rows.length,
    });
  };
  return {
    async write(lines: readonly OpenRecord[]): Promise<void> {
      group.push(...lines);
      if (group.length >= ROWS_A_GROUP) await writeGroup();
    },
    async end(): Promise<void> {
      if (group.length > 0) await writeGroup();
      await file.finish();
    },
  };
}
