import { type Kysely, sql } from "kysely";
import type { Database } from "~db/schema";

/** How many rows of a table there are of each value of a column; a value without rows is absent. */
export async function countBy<Table extends keyof Database>(
  db: Kysely<Database>,
  table: Table,
  column: keyof Database[Table] & string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ value: string; count: number }>`
    select ${sql.ref(column)} as value, count(*) as count from ${sql.table(table)} group by value`.execute(
    db,
  );
  return new Map(rows.map(({ value, count }) => [value, Number(count)]));
}
