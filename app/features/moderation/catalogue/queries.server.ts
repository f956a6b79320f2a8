import type { Insertable, Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { CatalogueActsTable } from "~db/schema-moderation";

/** Acts a page lists. */
const MOST_ACTS = 50;

/** What an act may change of a restaurant itself. */
const COLUMNS = [
  "id",
  "name_ar",
  "name_en",
  "brand_id",
  "cuisine",
  "rating",
  "is_brand",
  "merged_into",
] as const;

/** A restaurant, whether it is part of another or not. */
export function restaurantRow(db: Kysely<Database>, id: number) {
  return db.selectFrom("restaurants").select(COLUMNS).where("id", "=", id).executeTakeFirst();
}

export type WholeRestaurant = NonNullable<Awaited<ReturnType<typeof restaurantRow>>>;

/** Writes some of a restaurant's own columns, stamped with a revision of the catalogue. */
export async function writeRestaurant(
  trx: Kysely<Database>,
  id: number,
  columns: Partial<WholeRestaurant>,
  revision: number,
): Promise<void> {
  await trx
    .updateTable("restaurants")
    .set({ ...columns, revision })
    .where("id", "=", id)
    .execute();
}

/** How many branches a restaurant has. */
export async function countBranches(db: Kysely<Database>, id: number): Promise<number> {
  const { count } = await db
    .selectFrom("branches")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("restaurant_id", "=", id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds a name a restaurant goes by. @returns the row's id; undefined where it went by that name. */
export async function addName(
  trx: Kysely<Database>,
  restaurant_id: number,
  alias: string,
): Promise<number | undefined> {
  const row = await trx
    .insertInto("restaurant_aliases")
    .values({ restaurant_id, alias })
    .onConflict((conflict) => conflict.columns(["restaurant_id", "alias"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Takes names away that were added. */
export async function removeNames(trx: Kysely<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom("restaurant_aliases").where("id", "in", ids).execute();
}

/** Which dishes of a restaurant are the same as one of another. */
export function sameDishes(db: Kysely<Database>, from: number, to: number) {
  return db
    .selectFrom("dishes")
    .innerJoin("dishes as other", (join) =>
      join
        .onRef("other.dish_name_id", "=", "dishes.dish_name_id")
        .onRef("other.size", "is not distinct from", "dishes.size"),
    )
    .select(["dishes.id as from", "other.id as to"])
    .where("dishes.restaurant_id", "=", from)
    .where("dishes.merged_into", "is", null)
    .where("other.restaurant_id", "=", to)
    .where("other.merged_into", "is", null)
    .execute();
}

/** Says which dish has what was said of another; null for one of its own. */
export async function setDishMerged(
  trx: Kysely<Database>,
  id: number,
  merged_into: number | null,
): Promise<void> {
  await trx.updateTable("dishes").set({ merged_into }).where("id", "=", id).execute();
}

/** The dishes of some restaurants. */
export async function dishesOf(
  db: Kysely<Database>,
  restaurants: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom("dishes")
    .select("id")
    .where("restaurant_id", "in", restaurants)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Writes an act down. */
export async function insertAct(
  trx: Kysely<Database>,
  act: Insertable<CatalogueActsTable>,
): Promise<void> {
  await trx.insertInto("catalogue_acts").values(act).execute();
}

/** An act by its id. */
export function actById(db: Kysely<Database>, id: number) {
  return db.selectFrom("catalogue_acts").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Acts that stand, which no other takes back. */
const standing = (db: Kysely<Database>) =>
  db
    .selectFrom("catalogue_acts")
    .where("act", "!=", "undo")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("catalogue_acts as undo")
            .select("undo.id")
            .whereRef("undo.undoes", "=", "catalogue_acts.id"),
        ),
      ),
    );

/** The newest act that stands about one of some restaurants: the one that can be taken back. */
export async function newestStanding(
  db: Kysely<Database>,
  restaurants: readonly number[],
): Promise<number | undefined> {
  const row = await standing(db)
    .select("catalogue_acts.id")
    .where(({ eb, or }) =>
      or([eb("restaurant_id", "in", restaurants), eb("into_id", "in", restaurants)]),
    )
    .orderBy("catalogue_acts.id", "desc")
    .executeTakeFirst();
  return row?.id;
}

/** What was done about restaurants, the newest first: about all, or about one. */
export function listCatalogueActs(db: Kysely<Database>, restaurant?: number) {
  return db
    .selectFrom("catalogue_acts")
    .leftJoin("users", "users.id", "catalogue_acts.actor_id")
    .select(["catalogue_acts.id", "act", "restaurant_id", "into_id", "before", "after"])
    .select(["reason", "at", "undoes", "users.username as actor"])
    .$if(restaurant !== undefined, (q) =>
      q.where(({ eb, or }) =>
        or([eb("restaurant_id", "=", restaurant ?? 0), eb("into_id", "=", restaurant ?? 0)]),
      ),
    )
    .orderBy("catalogue_acts.id", "desc")
    .limit(MOST_ACTS)
    .execute();
}
