import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { type ShownTable, shownTables } from "./shown-tables";

/** The key in `meta` of which triggers there are. */
const KEY = "shown_triggers";

/**
 * Has every transaction that touches what pages show leave its number in `shown_writes`, as it commits, and take away those
 * of others before it. A row of its own needs no lock, so nobody waits; a counter would have all writers wait for each other.
 */
export async function countShownWrites(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE'
      and table_name not like 'kysely_%' and table_name <> 'shown_writes'
    order by table_name, ordinal_position`.execute(db);
  const tables = shownTables(rows);
  const value = createHash("sha256")
    .update(JSON.stringify([COUNT, tables]))
    .digest("base64url");
  const made = db.selectFrom("meta").select("value").where("key", "=", KEY);
  if ((await made.executeTakeFirst())?.value === value) return;
  await inTransaction(db, async (trx) => {
    await sql`create table if not exists shown_writes (number bigint primary key)`.execute(trx);
    await sql.raw(COUNT).execute(trx);
    for (const table of tables) await countOf(trx, table);
    await trx
      .insertInto("meta")
      .values({ key: KEY, value })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
      .execute();
  });
}

/** The rows that others are just taking away are left to them: waiting could be for each other. */
const COUNT = `create or replace function count_shown_write() returns trigger language plpgsql as $$
declare this bigint := pg_current_xact_id()::text::bigint;
begin
  insert into shown_writes values (this) on conflict do nothing;
  if found then
    delete from shown_writes where number in
      (select number from shown_writes where number <> this for update skip locked);
  end if;
  return null;
end $$`;

async function countOf(trx: Kysely<Database>, { name, columns }: ShownTable): Promise<void> {
  const shown = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    create or replace trigger count_shown_write
    after insert or delete or truncate or update of ${shown} on ${sql.table(name)}
    for each statement execute function count_shown_write()`.execute(trx);
}

/** The numbers there are: never the same ones again, for each commit adds its own and none comes back. */
export const shownRevision = sql<{ at: string }>`
  select coalesce(string_agg(number::text, '.' order by number), '') as at from shown_writes`;
