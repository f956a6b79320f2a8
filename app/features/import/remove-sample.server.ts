import { type Kysely, sql } from "kysely";
import { nextRevision, SAMPLE_DATA_KEY, SAMPLE_PERSON } from "~/features/catalogue/index.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import { IMPORTER_ID } from "./menu-queries.server";

/**
 * Removes the invented restaurants, with their menus and prices, and with them the notice on every page. Places and menus
 * that were imported, restaurants that people told of and the neighbourhoods stay; so do people, but those of the sample leave
 * every board.
 */
export async function removeSample(db: Kysely<Database>): Promise<void> {
  await inTransaction(db, async (trx) => {
    await nextRevision(trx);
    await trx
      .deleteFrom("restaurants")
      // The sample goes into an empty catalogue, with a past: whatever else there is came later.
      .where(sql<boolean>`created_at = (select min(created_at) from restaurants)`)
      .where(({ not, or, exists, selectFrom }) =>
        not(
          or([
            exists(
              selectFrom("import_sources")
                .innerJoin("branches", "branches.id", "import_sources.branch_id")
                .select("branches.id")
                .whereRef("branches.restaurant_id", "=", "restaurants.id"),
            ),
            exists(
              selectFrom("own_prices")
                .innerJoin("dishes", "dishes.id", "own_prices.dish_id")
                .select("dishes.id")
                .whereRef("dishes.restaurant_id", "=", "restaurants.id"),
            ),
            exists(
              selectFrom("observations")
                .innerJoin("dishes", "dishes.id", "observations.dish_id")
                .select("dishes.id")
                .whereRef("dishes.restaurant_id", "=", "restaurants.id")
                .where("observations.user_id", "=", IMPORTER_ID),
            ),
          ]),
        ),
      )
      .execute();
    await trx
      .deleteFrom("dish_names")
      .where("id", "not in", (eb) => eb.selectFrom("dishes").select("dish_name_id"))
      .execute();
    // Prices of imported places may rest on what they said, so they stay; but nobody stands behind them.
    await trx
      .updateTable("users")
      .set({ is_service: 1, show_public_profile: 0, show_in_leaderboard: 0 })
      .where("id", "like", `${SAMPLE_PERSON}%`)
      .execute();
    await trx.deleteFrom("meta").where("key", "=", SAMPLE_DATA_KEY).execute();
  });
}
