import type { Expression, ExpressionBuilder, Kysely, SqlBool } from "kysely";
import { inTransaction } from "~/server/transaction.server";
import type { Database } from "~db/schema";

/** Names asked for in one statement: far below the parameters SQLite takes. */
const NAMES_AT_ONCE = 500;

type Which = (eb: ExpressionBuilder<Database, "snapshots">) => Expression<SqlBool>;

/** Deletes the snapshots that `which` is true of. @returns the names of their pictures. */
export function deleteSnapshots(db: Kysely<Database>, which: Which): Promise<string[]> {
  return inTransaction(db, async (trx) => {
    const rows = await trx
      .selectFrom("pictures")
      .innerJoin("snapshots", "snapshots.id", "pictures.snapshot_id")
      .select("pictures.name")
      .where("snapshots.id", "in", (eb) => eb.selectFrom("snapshots").select("id").where(which))
      .execute();
    await trx.deleteFrom("snapshots").where(which).execute();
    return rows.map(({ name }) => name);
  });
}

/** Which of some names are of pictures we know. */
export async function namesAmong(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<Set<string>> {
  const known = new Set<string>();
  for (let start = 0; start < names.length; start += NAMES_AT_ONCE) {
    const rows = await db
      .selectFrom("pictures")
      .select("name")
      .where("name", "in", names.slice(start, start + NAMES_AT_ONCE))
      .execute();
    for (const { name } of rows) known.add(name);
  }
  return known;
}
