import type { Kysely, Transaction } from "kysely";
import type { Section } from "~/features/catalogue/section";
import type { Size } from "~/features/catalogue/size";
import type { Platform } from "~/features/prices/platform";
import type { Database } from "~db/schema";

/** Who says what an imported menu says: one voice like any contributor's, and never a person. */
const IMPORTER_ID = "00000000-0000-4000-8000-000000000001";
const IMPORTER_LEVEL = "contributor";

/** Makes sure that the importer's voice has its row. `now` in ms. */
export async function ensureImporter(trx: Transaction<Database>, now: number): Promise<void> {
  await trx
    .insertInto("users")
    .values({
      id: IMPORTER_ID,
      username: "menu-import",
      display_name: "Menu import",
      trust_level: IMPORTER_LEVEL,
      created_at: now,
      is_service: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The lines of all menus with their names. */
export function menuLines(db: Kysely<Database>) {
  return db
    .selectFrom("dishes")
    .innerJoin("dish_names", "dish_names.id", "dishes.dish_name_id")
    .select([
      "dishes.id",
      "dishes.restaurant_id",
      "dishes.dish_name_id",
      "dishes.size",
      "dish_names.name_ar",
      "dish_names.name_en",
    ])
    .execute();
}

/** Every dish name. */
export function dishNames(db: Kysely<Database>) {
  return db.selectFrom("dish_names").select(["id", "name_ar", "name_en"]).execute();
}

/** What the importer said last of each dish on each platform. */
export async function lastSaid(db: Kysely<Database>) {
  const rows = await db
    .selectFrom("observations")
    .select(["dish_id", "platform", "item_price", "delivery_fee", "vat_on_top", "observed_at"])
    .where("user_id", "=", IMPORTER_ID)
    .orderBy("observed_at")
    .orderBy("id")
    .execute();
  return new Map(rows.map((row) => [`${row.dish_id} ${row.platform}`, row]));
}

export async function insertRestaurant(
  trx: Transaction<Database>,
  names: { ar: string | null; en: string | null },
  revision: number,
  now: number,
): Promise<number> {
  const { id } = await trx
    .insertInto("restaurants")
    .values({ name_ar: names.ar, name_en: names.en, is_brand: 0, revision, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertDishName(
  trx: Transaction<Database>,
  names: { ar: string | null; en: string | null },
  revision: number,
): Promise<number> {
  const { id } = await trx
    .insertInto("dish_names")
    .values({ name_ar: names.ar, name_en: names.en, revision })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertDish(
  trx: Transaction<Database>,
  dish: { restaurant_id: number; dish_name_id: number; size: Size | null; section: Section },
): Promise<number> {
  const { id } = await trx
    .insertInto("dishes")
    .values({ ...dish, asked_count: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertPrice(
  trx: Transaction<Database>,
  dish_id: number,
  offer: { platform: Platform; item_price: number; delivery_fee: number; vat_on_top: number },
  observed_at: number,
): Promise<void> {
  await trx
    .insertInto("observations")
    .values({
      dish_id,
      ...offer,
      user_id: IMPORTER_ID,
      kind: "price",
      proof: "tap",
      image_hash: null,
      trust_level: IMPORTER_LEVEL,
      observed_at,
    })
    .execute();
}
