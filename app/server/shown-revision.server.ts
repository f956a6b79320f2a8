import { type CompiledQuery, type Kysely, sql } from "kysely";
import type { Database } from "~db/schema";
import { perDatabase } from "./memoised";

/**
 * Tables that no page for everybody shows anything of. What is asked for most is shown, but its lists say themselves how
 * old they may be, and each search would make every page anew. A table that is not here counts as shown.
 */
const UNSHOWN = new Set<keyof Database>([
  "avatars",
  "conversations",
  "drafts",
  "exchanges",
  "external_answers",
  "external_places",
  "feedback",
  "feedback_events",
  "flags",
  "identities",
  "identity_requests",
  "known_browsers",
  "passcodes",
  "pictures",
  "points",
  "rate_limits",
  "restaurant_suggestions",
  "search_days",
  "search_intents",
  "search_salts",
  "search_voices",
  "sent_passcodes",
  "sessions",
  "snapshots",
  "user_facts",
  "watch_moves",
  "watches",
]);

/** Columns that count searches, in tables that are shown. */
const UNSHOWN_COLUMNS = new Set(["dishes.asked_count"]);

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
  for (const [table, columns] of columnsByTable(rows)) {
    if (UNSHOWN.has(table as keyof Database)) continue;
    const shown = columns.filter((column) => !UNSHOWN_COLUMNS.has(`${table}.${column}`));
    const events = {
      insert: sql`insert`,
      delete: sql`delete`,
      update: sql`update of ${sql.join(shown.map((column) => sql.ref(column)))}`,
    };
    for (const [name, event] of Object.entries(events))
      await sql`
        create temp trigger ${sql.ref(`shown_${name}_${table}`)} after ${event} on main.${sql.ref(table)}
        begin update shown_revision set number = number + 1; end`.execute(db);
  }
}

function columnsByTable(rows: readonly { table: string; column: string }[]) {
  const tables = new Map<string, string[]>();
  for (const { table, column } of rows) tables.set(table, [...(tables.get(table) ?? []), column]);
  return tables;
}

const revisionOf = perDatabase(
  (db): CompiledQuery<{ at: string }> =>
    sql<{ at: string }>`
      select number || '.' || data_version as at from temp.shown_revision, pragma_data_version`.compile(
      db,
    ),
);

/**
 * Changes with every commit of this process that touches what pages show, and with every commit of another one. Never read
 * half-way through a transaction: the database answers one after the other.
 */
export async function shownRevision(db: Kysely<Database>): Promise<string> {
  const [row] = (await db.executeQuery(revisionOf(db))).rows;
  if (!row) throw new Error("Nothing counts what is written");
  return row.at;
}
