import { type Kysely, sql } from "kysely";

/**
 * A followed total is for somewhere, and is told with what it was made of, so that only what really moved is a move. What was
 * told before had no place and no parts: each is told anew, in silence, when it is looked at next.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["watches", "watch_moves"])
    await sql`alter table ${sql.table(table)} add column neighbourhood_id integer
      references neighbourhoods (id) on delete set null`.execute(db);
  await db.schema.alterTable("watches").addColumn("told_platform", "text").execute();
  await db.schema.alterTable("watches").addColumn("told_items", "text").execute();
  await db.schema.alterTable("watches").addColumn("told_low", "integer").execute();
  await db.schema.alterTable("watches").addColumn("told_high", "integer").execute();
  for (const table of ["watches", "watch_moves"])
    await db.schema
      .createIndex(`${table}_of_neighbourhood`)
      .on(table)
      .column("neighbourhood_id")
      .execute();
}
