import { type Kysely, sql } from "kysely";
import type { Database } from "~db/schema";
import type { Moved, Reference } from "./move";

/** Brings the rows of one owner to another. What the other has already stays where it was. */
export async function moveRows(
  trx: Kysely<Database>,
  { table, column, key, once }: Reference,
  { from, to }: { from: number; to: number },
): Promise<Moved> {
  const mine = (name: string) => sql.ref(`${table}.${name}`);
  const same = (once ?? []).map(
    (name) => sql`other.${sql.ref(name)} is not distinct from ${mine(name)}`,
  );
  const taken = sql`exists (select 1 from ${sql.table(table)} as other
    where ${sql.join([sql`other.${sql.ref(column)} = ${to}`, ...same], sql` and `)})`;
  const { rows } = await sql<{ key: number | string }>`
    update ${sql.table(table)} set ${sql.ref(column)} = ${to}
    where ${mine(column)} = ${from} ${once ? sql`and not ${taken}` : sql``}
    returning ${sql.ref(key)} as key`.execute(trx);
  return { table, column, key, from, to, rows: rows.map((row) => row.key) };
}

/** Parameters of one statement, well below what databases take. */
const LOT = 500;

/** Gives rows back to who had them, as far as they are still there. */
export async function moveBack(
  trx: Kysely<Database>,
  { table, column, key, from, to, rows }: Moved,
): Promise<void> {
  for (let at = 0; at < rows.length; at += LOT)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${from}
      where ${sql.ref(column)} = ${to}
      and ${sql.ref(key)} in (${sql.join(rows.slice(at, at + LOT))})`.execute(trx);
}
