import type { Kysely } from "kysely";
import { nextRevision } from "~/features/catalogue/index.server";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";

/** The rows of places that only the maps provider knows. */
export function externalIds(db: Kysely<Database>, placeIds: readonly string[]) {
  return db
    .selectFrom("external_places")
    .select(["id", "place_id"])
    .where("place_id", "in", placeIds)
    .execute();
}

/** Writes down places not seen before. */
export async function insertExternalPlaces(
  db: Kysely<Database>,
  placeIds: readonly string[],
  now: number,
): Promise<void> {
  const known = new Set((await externalIds(db, placeIds)).map((row) => row.place_id));
  const fresh = placeIds.filter((placeId) => !known.has(placeId));
  if (fresh.length === 0) return;
  await db
    .insertInto("external_places")
    .values(fresh.map((place_id) => ({ place_id, first_seen_at: now })))
    .onConflict((conflict) => conflict.column("place_id").doNothing())
    .execute();
}

/** Remembers for good which place of the maps provider a branch is, unless either is taken already. */
export async function rememberMatches(
  db: Kysely<Database>,
  matches: readonly { branch: number; placeId: string }[],
): Promise<void> {
  if (matches.length === 0) return;
  await inTransaction(db, async (trx) => {
    const revision = await nextRevision(trx);
    for (const { branch, placeId } of matches) {
      const { numUpdatedRows } = await trx
        .updateTable("branches")
        .set({ external_place_id: placeId })
        .where("id", "=", branch)
        .where("external_place_id", "is", null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("branches as other")
                .select("other.id")
                .where("other.external_place_id", "=", placeId),
            ),
          ),
        )
        .executeTakeFirst();
      if (numUpdatedRows === 0n) continue;
      await trx
        .updateTable("restaurants")
        .set({ revision })
        .where("id", "=", (eb) =>
          eb.selectFrom("branches").select("restaurant_id").where("branches.id", "=", branch),
        )
        .execute();
    }
  });
}
