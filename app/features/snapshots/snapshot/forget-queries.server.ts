import type { Expression, ExpressionBuilder, Kysely, SqlBool } from "kysely";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";

type Which = (eb: ExpressionBuilder<Database, "snapshots">) => Expression<SqlBool>;

/**
 * Deletes the snapshots that `which` is true of. The files of their pictures are due at once.
 *
 * @param now ms
 */
export async function deleteSnapshots(
  db: Kysely<Database>,
  which: Which,
  now: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto("picture_removals")
      .columns(["name", "due_at"])
      .expression((eb) =>
        eb
          .selectFrom("pictures")
          .select(({ val }) => ["pictures.name", val(now).as("due_at")])
          .where("snapshot_id", "in", (q) => q.selectFrom("snapshots").select("id").where(which)),
      )
      .execute();
    await trx.deleteFrom("snapshots").where(which).execute();
  });
}
