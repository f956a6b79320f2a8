import { setImmediate as nextTurn } from "node:timers/promises";
import { type SelectQueryBuilder, type SqlBool, sql } from "kysely";

/** Rows read in one go: a millisecond's work where they are small. */
const ROWS_AT_ONCE = 200;

/** A column that a query gives out, perhaps with the name of its table before it. */
type ColumnOf<Row> = (keyof Row & string) | `${string}.${keyof Row & string}`;

/**
 * The rows of a query however many there are: a page at a time, each asked for after the last row of the one before, so
 * that few are held at once and other requests get their turn in between.
 *
 * @param by columns that no two rows share together, none of them null; best those of an index.
 */
export async function* rowsInPages<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  by: readonly ColumnOf<Row>[],
  rowsAtOnce = ROWS_AT_ONCE,
) {
  const columns = sql.join(by.map((column) => sql.ref(column)));
  const ordered = by.reduce((so, column) => so.orderBy(sql.ref(column)), query).limit(rowsAtOnce);
  let page = await ordered.execute();
  while (page.length > 0) {
    yield* page;
    const last = page.at(-1);
    if (page.length < rowsAtOnce || !last) return;
    await nextTurn();
    const values = by.map((column) => last[column.split(".").at(-1) as keyof Row]);
    page = await ordered.where(sql<SqlBool>`(${columns}) > (${sql.join(values)})`).execute();
  }
}
