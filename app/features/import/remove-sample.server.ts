import type { Kysely } from "kysely";
import { nextRevision } from "~/features/catalogue/revision.server";
import { SAMPLE_DATA_KEY } from "~/features/catalogue/sample.server";
import type { Database } from "~db/schema";

/**
 * Removes the invented restaurants, with their menus and prices, and with them the notice on every page. What was imported
 * and the neighbourhoods stay; so do people.
 */
export async function removeSample(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await nextRevision(trx);
    await trx
      .deleteFrom("restaurants")
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("import_sources")
              .innerJoin("branches", "branches.id", "import_sources.branch_id")
              .select("branches.id")
              .whereRef("branches.restaurant_id", "=", "restaurants.id"),
          ),
        ),
      )
      .execute();
    await trx
      .deleteFrom("dish_names")
      .where("id", "not in", (eb) => eb.selectFrom("dishes").select("dish_name_id"))
      .execute();
    await trx.deleteFrom("meta").where("key", "=", SAMPLE_DATA_KEY).execute();
  });
}
