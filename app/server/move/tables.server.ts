import { type Kysely, sql } from "kysely";
import type { Database } from "~db/schema";

/** A table with what its rows are copied by. */
export interface CopiedTable {
  name: keyof Database;
  columns: string[];
  /** The columns of its primary key, in order. */
  key: string[];
}

/**
 * The tables of a SQLite file as the migrations made them, each after those its rows point to. Vectors are none of them:
 * they are made again where there is an engine for them.
 */
export async function tablesToCopy(db: Kysely<Database>): Promise<CopiedTable[]> {
  const { rows } = await sql<{ name: keyof Database; column: string; place: number }>`
    select tables.name, columns.name as "column", columns.pk as place
    from main.sqlite_master as tables, pragma_table_info(tables.name) as columns
    where tables.type = 'table' and tables.name not like 'sqlite_%' and tables.name not like 'kysely_%'
      and tables.name not like 'dish_vectors%'
    order by tables.name, columns.cid`.execute(db);
  const { rows: links } = await sql<{ from: string; to: string }>`
    select tables.name as "from", links."table" as "to"
    from main.sqlite_master as tables, pragma_foreign_key_list(tables.name) as links
    where tables.type = 'table' and links."table" <> tables.name`.execute(db);
  const waiting = new Map<string, CopiedTable>();
  for (const { name } of rows) {
    const own = rows.filter((row) => row.name === name);
    const key = own.filter(({ place }) => place > 0).sort((a, b) => a.place - b.place);
    const columnsOf = (some: typeof own) => some.map(({ column }) => column);
    waiting.set(name, { name, columns: columnsOf(own), key: columnsOf(key) });
  }
  const ordered: CopiedTable[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(
      ({ name }) => !links.some(({ from, to }) => from === name && waiting.has(to)),
    );
    if (ready.length === 0) throw new Error("Tables point to each other in a circle");
    for (const table of ready) waiting.delete(table.name);
    ordered.push(...ready);
  }
  return ordered;
}
