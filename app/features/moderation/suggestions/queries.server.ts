import type { Kysely } from "kysely";
import { nextRevision } from "~/features/catalogue/index.server";
import { countBy } from "~/server/database/count-by.server";
import { pageOfRows } from "~/server/database/page-of-rows";
import { inTransaction } from "~/server/database/transaction.server";
import type { Database } from "~db/schema";
import type { SuggestionState } from "./states";

/** What a moderator reads at a time. */
const PAGE_SIZE = 50;

/** The suggestions in one state: what is missed most comes first. */
export async function listSuggestions(
  db: Kysely<Database>,
  { state, offset }: { state: SuggestionState; offset: number },
) {
  const rows = await db
    .selectFrom("restaurant_suggestions")
    .leftJoin("neighbourhoods", "neighbourhoods.id", "neighbourhood_id")
    .select([
      "restaurant_suggestions.id",
      "restaurant_suggestions.name",
      "times",
      "created_at",
      "name_ar",
      "name_en",
    ])
    .where("status", "=", state)
    .orderBy("times", "desc")
    .orderBy("created_at")
    .orderBy("restaurant_suggestions.id")
    .limit(PAGE_SIZE + 1)
    .offset(offset)
    .execute();
  return pageOfRows(rows, { size: PAGE_SIZE, offset });
}

export const countSuggestions = (db: Kysely<Database>) =>
  countBy(db, "restaurant_suggestions", "status");

export async function findSuggestion(db: Kysely<Database>, id: number) {
  return db
    .selectFrom("restaurant_suggestions")
    .leftJoin("users", "users.id", "reviewer_id")
    .selectAll("restaurant_suggestions")
    .select("users.username as reviewer")
    .where("restaurant_suggestions.id", "=", id)
    .executeTakeFirst();
}

/** Which suggestion is decided about, by whom. */
export interface SuggestionDecision {
  id: number;
  reviewerId: string;
  /** ms */
  now: number;
}

/** Refuses a suggestion that waits. Returns whether it did. */
export async function refuseSuggestion(
  db: Kysely<Database>,
  { id, reviewerId, now, reason }: SuggestionDecision & { reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("restaurant_suggestions")
    .set({ status: "refused", reason, reviewer_id: reviewerId, reviewed_at: now })
    .where("id", "=", id)
    .where("status", "=", "queued")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface NewPlace {
  /** The restaurant it is a branch of; null for a new one. */
  restaurantId: number | null;
  name_ar: string | null;
  name_en: string | null;
  cuisine: string | null;
  lat: number;
  lng: number;
  neighbourhoodId: number | null;
}

/**
 * Makes a suggestion that waits part of the catalogue, in one transaction: pressing twice adds one restaurant.
 *
 * @returns whether it did.
 */
export async function addSuggested(
  db: Kysely<Database>,
  { id, reviewerId, now }: SuggestionDecision,
  place: NewPlace,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const suggestion = await trx
      .updateTable("restaurant_suggestions")
      .set({ status: "added", reviewer_id: reviewerId, reviewed_at: now })
      .where("id", "=", id)
      .where("status", "=", "queued")
      .returning("external_place_id")
      .executeTakeFirst();
    if (!suggestion) return false;
    const revision = await nextRevision(trx);
    const { name_ar, name_en, cuisine } = place;
    const { id: restaurantId } =
      place.restaurantId === null
        ? await trx
            .insertInto("restaurants")
            .values({ name_ar, name_en, cuisine, is_brand: 0, revision, created_at: now })
            .returning("id")
            .executeTakeFirstOrThrow()
        : await trx
            .updateTable("restaurants")
            .set({ is_brand: 1, revision })
            .where("id", "=", place.restaurantId)
            .returning("id")
            .executeTakeFirstOrThrow();
    const external = suggestion.external_place_id;
    const taken =
      external !== null &&
      (await trx
        .selectFrom("branches")
        .select("id")
        .where("external_place_id", "=", external)
        .executeTakeFirst());
    await trx
      .insertInto("branches")
      .values({
        restaurant_id: restaurantId,
        lat: place.lat,
        lng: place.lng,
        neighbourhood_id: place.neighbourhoodId,
        external_place_id: taken ? null : external,
      })
      .execute();
    await trx
      .updateTable("restaurant_suggestions")
      .set({ restaurant_id: restaurantId })
      .where("id", "=", id)
      .execute();
    return true;
  });
}

/**
 * Forgets suggestions of the maps provider's places that nobody reviewed by `before` (ms): their names are the
 * provider's, whose terms let us keep the place ids alone, and those stay in `external_places`.
 *
 * @returns how many.
 */
export async function forgetUnreviewed(db: Kysely<Database>, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("restaurant_suggestions")
    .where("external_place_id", "is not", null)
    .where("status", "!=", "added")
    .where("created_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
