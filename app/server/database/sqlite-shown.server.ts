import { type Kysely, sql } from "kysely";
import type { Database } from "~db/schema";
import { shownTables } from "./shown-tables";

/**
 * Has this connection count its writes to whatever pages show. The counter and its triggers are temporary: they are this
 * process's own, roll back with what they count, and are no part of the file.
 */
export async function countShownWrites(db: Kysely<Database>): Promise<void> {
  await sql`create temp table shown_revision (number integer not null)`.execute(db);
  await sql`insert into shown_revision values (0)`.execute(db);
  const { rows } = await sql<{ table: string; column: string }>`
    select tables.name as "table", columns.name as "column"
    from main.sqlite_master as tables, pragma_table_info(tables.name) as columns
    where tables.type = 'table' and tables.name not like 'sqlite_%' and tables.name not like 'kysely_%'
      and tables.sql not like 'create virtual%'`.execute(db);
  for (const { name: table, columns } of shownTables(rows)) {
    const events = {
      insert: sql`insert`,
      delete: sql`delete`,
      update: sql`update of ${sql.join(columns.map((column) => sql.ref(column)))}`,
    };
    for (const [name, event] of Object.entries(events))
      await sql`
        create temp trigger ${sql.ref(`shown_${name}_${table}`)} after ${event} on main.${sql.ref(table)}
        begin update shown_revision set number = number + 1; end`.execute(db);
  }
}

/** This process's own writes are counted; of another's, SQLite says that there were some. */
export const shownRevision = sql<{ at: string }>`
  select number || '.' || data_version as at from temp.shown_revision, pragma_data_version`;
