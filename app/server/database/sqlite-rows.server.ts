import type SQLite from "better-sqlite3";

/** As Kysely asks for rows. */
interface RowReader {
  readonly reader: true;
  all(parameters: readonly unknown[]): unknown[];
  iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
  run: SQLite.Statement<unknown[]>["run"];
}

/** All columns of a table, which another process may make anew with as many others; only what is named stays where it was. */
const A_WHOLE_TABLE = /(?<!\()\*/;

/**
 * A statement whose rows are made of lists here: its library takes half as long again to make an object of each, and
 * objects that are slower to read, which is the most of what a search asks of the database.
 */
export function rowsMadeHere(statement: SQLite.Statement<unknown[]>): RowReader {
  statement.raw();
  let names: readonly string[];
  let empty: Readonly<Record<string, unknown>>;
  const readNames = () => {
    names = statement.columns().map(({ name }) => name);
    empty = Object.fromEntries(names.map((name) => [name, null]));
  };
  readNames();
  const readsWhole = A_WHOLE_TABLE.test(statement.source);
  const rowOf = (values: readonly unknown[]) => {
    // Another process may have added a column to a table that is read whole.
    if (values.length !== names.length) readNames();
    // A copy has room for all of it at once; an object that grows is moved seven times on the way to twenty columns.
    const row = { ...empty };
    for (let at = 0; at < names.length; at++) row[names[at] as string] = values[at];
    return row;
  };
  return {
    reader: true,
    all(parameters) {
      const rows = statement.all(parameters) as unknown[][];
      if (readsWhole) readNames();
      return rows.map(rowOf);
    },
    *iterate(parameters) {
      for (const values of statement.iterate(parameters)) yield rowOf(values as unknown[]);
    },
    run: (...parameters) => statement.run(...parameters),
  };
}
