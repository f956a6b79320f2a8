import SQLite from "better-sqlite3";

export interface Column {
  name: string;
  type: string;
  /** The table it refers to. */
  refersTo?: string;
}

export interface Table {
  name: string;
  columns: Column[];
}

/** The tables of a migrated database with what their columns refer to. */
export function tablesOf(path: string): Table[] {
  const db = new SQLite(path, { readonly: true });
  const names = db
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%' and sql not like 'create virtual%' order by name",
    )
    .pluck()
    .all() as string[];
  const tables = names.map((name) => {
    const keys = db.pragma(`foreign_key_list(${name})`) as { from: string; table: string }[];
    const columns = db.pragma(`table_info(${name})`) as { name: string; type: string }[];
    return {
      name,
      columns: columns.map((column) => {
        const refersTo = keys.find(({ from }) => from === column.name)?.table;
        return { ...column, ...(refersTo && { refersTo }) };
      }),
    };
  });
  db.close();
  return tables;
}

/**
 * Puts one row in each table, whatever the checks of its columns say: each refers to the one row of another table, and
 * everything else holds `markOf` its table.
 *
 * @param named what a column holds instead.
 */
export function oneRowEach(
  path: string,
  tables: readonly Table[],
  named: (table: Table, column: Column) => unknown,
): void {
  const db = new SQLite(path);
  db.pragma("foreign_keys = off");
  db.pragma("ignore_check_constraints = on");
  const insert = db.transaction(() => {
    for (const table of tables) {
      db.prepare(`delete from ${table.name}`).run();
      const values = table.columns.map((column) => {
        const special = named(table, column);
        if (special !== undefined) return special;
        const held = tables.find(({ name }) => name === column.refersTo) ?? table;
        return markOf(held, column.type);
      });
      db.prepare(
        `insert into ${table.name} (${table.columns.map(({ name }) => `"${name}"`)}) values (${values.map(() => "?")})`,
      ).run(...values);
    }
  });
  insert();
  db.close();
}

/** What nothing but a row of this table holds; as a text it is JSON too. */
export function markOf(table: Table, type: string): unknown {
  const number =
    7_000_000 + [...table.name].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 999_983, 0);
  if (/int|real|num/i.test(type)) return number;
  return /blob/i.test(type) ? Buffer.from(String(number)) : String(number);
}
