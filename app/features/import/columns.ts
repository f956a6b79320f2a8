import { StartError } from "~/server/start-error";
import type { Table, TableRecord } from "./table";

/** Our field → the columns it may be in, the likeliest first; names are compared in lower case. */
export type KnownColumns<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** Reads our fields from rows, wherever this file keeps them. */
export interface Columns<Field extends string> {
  has(field: Field): boolean;
  /** The first of the field's columns that says something; '' when none does. */
  get(row: TableRecord, field: Field): string;
  /** What each of the field's columns says, where it says something. */
  all(row: TableRecord, field: Field): string[];
}

/**
 * Finds the columns of a table by their names, or by those given.
 *
 * @param given our field → the file's column, where the names can't be found.
 * @throws StartError when a field or column given is not there.
 */
export function findColumns<Field extends string>(
  table: Pick<Table, "columns">,
  known: KnownColumns<Field>,
  given: Readonly<Record<string, string>> = {},
): Columns<Field> {
  const byName = new Map(table.columns.map((name) => [name.toLowerCase(), name]));
  for (const [field, column] of Object.entries(given)) {
    if (!Object.hasOwn(known, field))
      throw new StartError(
        `There is no field "${field}". Fields: ${Object.keys(known).join(", ")}.`,
      );
    if (!byName.has(column.toLowerCase()))
      throw new StartError(`There is no column "${column}". Columns: ${table.columns.join(", ")}.`);
  }
  const found = new Map<Field, string[]>();
  for (const field of Object.keys(known) as Field[]) {
    const names = given[field] === undefined ? known[field] : [given[field]];
    found.set(
      field,
      names.flatMap((name) => byName.get(name.toLowerCase()) ?? []),
    );
  }
  const all = (row: TableRecord, field: Field) =>
    (found.get(field) ?? []).flatMap((name) => row.values[name] || []);
  return {
    has: (field) => (found.get(field)?.length ?? 0) > 0,
    get: (row, field) => all(row, field)[0] ?? "",
    all,
  };
}
