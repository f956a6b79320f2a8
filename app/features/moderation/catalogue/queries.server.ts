import type { Kysely } from "kysely";
import { mergedInto } from "~/features/catalogue/index.server";
import type { Database } from "~db/schema";

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
  "hidden_at",
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

/**
 * Which dishes of a restaurant are the same as one of another. One that became part of a third there stands for it: what was
 * said of it is said of that.
 */
export async function sameDishes(
  db: Kysely<Database>,
  from: number,
  to: number,
): Promise<{ from: number; to: number }[]> {
  const rows = await db
    .selectFrom("dishes")
    .innerJoin("dishes as other", (join) =>
      join
        .onRef("other.dish_name_id", "=", "dishes.dish_name_id")
        .onRef("other.size", "is not distinct from", "dishes.size"),
    )
    .select(["dishes.id as from", "other.id as to", "other.merged_into"])
    .where("dishes.restaurant_id", "=", from)
    .where("dishes.merged_into", "is", null)
    .where("other.restaurant_id", "=", to)
    .orderBy("dishes.id")
    .execute();
  return Promise.all(
    rows.map(async ({ merged_into, ...same }) => ({
      from: same.from,
      to: merged_into === null ? same.to : ((await mergedInto(db, "dishes", same.to)) ?? same.to),
    })),
  );
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
