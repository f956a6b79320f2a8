import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import type { Size } from "~/features/catalogue";
import type { Charge } from "~/features/fees";
import { insertOrder } from "~/features/fees/index.server";
import type { Platform } from "~/features/prices";
import type { Database } from "~db/schema";
import type { Under } from "./menu-row";

/** Who says what an imported menu says: one voice like any contributor's, and never a person. */
export const IMPORTER_ID = "00000000-0000-4000-8000-000000000001";
const IMPORTER_LEVEL = "contributor";

/** Makes sure that the importer's voice has its row. `now` in ms. */
export async function ensureImporter(trx: Kysely<Database>, now: number): Promise<void> {
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

/** A line of a menu as a file may name it. */
export interface NamedLine {
  id: number;
  restaurant_id: number;
  dish_name_id: number;
  size: string | null;
  name_ar: string | null;
  name_en: string | null;
}

/**
 * The lines of all menus with their names, after the names that moderators took from them: a file may still have those. One
 * that became part of another stands for that.
 */
export async function menuLines(db: Kysely<Database>): Promise<NamedLine[]> {
  const rows = await db
    .selectFrom("dishes")
    .innerJoin("dish_names", "dish_names.id", "dishes.dish_name_id")
    .select(["dishes.id", "dishes.restaurant_id", "dishes.dish_name_id", "dishes.size"])
    .select(["dishes.merged_into", "dish_names.name_ar", "dish_names.name_en"])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const standing = (id: number): number => {
    const into = byId.get(id)?.merged_into ?? null;
    return into === null ? id : standing(into);
  };
  const former = (await formerLines(db)).flatMap((line) => {
    const restaurant_id = byId.get(standing(line.id))?.restaurant_id;
    return restaurant_id === undefined ? [] : [{ ...line, restaurant_id }];
  });
  return [...former, ...rows].map((line) => ({ ...line, id: standing(line.id) }));
}

/** Lines as they were before moderators renamed them, the oldest first. */
async function formerLines(db: Kysely<Database>): Promise<NamedLine[]> {
  const acts = await db
    .selectFrom("catalogue_acts as act")
    .leftJoin("catalogue_acts as undo", "undo.undoes", "act.id")
    .select("act.before")
    .where("act.act", "=", "rename")
    .where("act.dish_id", "is not", null)
    .where("undo.id", "is", null)
    .orderBy("act.id")
    .execute();
  return acts.flatMap(({ before }) => JSON.parse(before) as NamedLine[]);
}

/** The columns that say where a dish stands on its menu. */
export interface MenuPlace {
  section: string;
  heading_ar: string | null;
  heading_en: string | null;
}

export const placeOf = ({ section, heading }: Under): MenuPlace => ({
  section,
  heading_ar: heading?.ar ?? null,
  heading_en: heading?.en ?? null,
});

/** Where each dish stands. */
export function menuPlaces(db: Kysely<Database>) {
  return db.selectFrom("dishes").select(["id", "section", "heading_ar", "heading_en"]).execute();
}

/** Puts dishes under another heading of their menu. */
export async function putUnder(
  trx: Kysely<Database>,
  dishes: readonly number[],
  place: MenuPlace,
): Promise<void> {
  await trx.updateTable("dishes").set(place).where("id", "in", dishes).execute();
}

/** Every dish name. */
export function dishNames(db: Kysely<Database>) {
  return db.selectFrom("dish_names").select(["id", "name_ar", "name_en"]).execute();
}

/** What the importer said last of each dish on each platform. */
export async function lastSaid(db: Kysely<Database>) {
  const rows = await db
    .selectFrom("observations")
    .select(["dish_id", "platform", "item_price", "observed_at"])
    .select((eb) => [
      charged(eb, "delivery").as("delivery_fee"),
      charged(eb, "vat_on_top").as("vat_on_top"),
    ])
    .where("user_id", "=", IMPORTER_ID)
    .orderBy("observed_at")
    .orderBy("id")
    .execute();
  return new Map(rows.map((row) => [`${row.dish_id} ${row.platform}`, row]));
}

/** What the order of an observation was charged of one kind, halalas. */
const charged = (eb: ExpressionBuilder<Database, "observations">, kind: Charge["kind"]) =>
  eb.fn.coalesce(
    eb
      .selectFrom("order_charges")
      .select("amount")
      .whereRef("order_charges.order_id", "=", "observations.order_id")
      .where("kind", "=", kind)
      .limit(1),
    sql<number>`0`,
  );

export async function insertRestaurant(
  trx: Kysely<Database>,
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
  trx: Kysely<Database>,
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
  trx: Kysely<Database>,
  {
    under,
    ...dish
  }: { restaurant_id: number; dish_name_id: number; size: Size | null; under: Under },
): Promise<number> {
  const { id } = await trx
    .insertInto("dishes")
    .values({ ...dish, ...placeOf(under), asked_count: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Says what a menu asks for one dish, halalas: with its delivery an order that is stated, with that dish as its line;
 * without it the price alone.
 */
export async function insertPrice(
  trx: Kysely<Database>,
  dish_id: number,
  offer: {
    platform: Platform;
    item_price: number;
    delivery_fee: number | null;
    vat_on_top: number;
  },
  observed_at: number,
): Promise<void> {
  const order_id =
    offer.delivery_fee === null
      ? null
      : await insertStated(
          trx,
          dish_id,
          { ...offer, delivery_fee: offer.delivery_fee },
          observed_at,
        );
  await trx
    .insertInto("observations")
    .values({
      dish_id,
      platform: offer.platform,
      item_price: offer.item_price,
      user_id: IMPORTER_ID,
      kind: "price",
      proof: "tap",
      image_hash: null,
      trust_level: IMPORTER_LEVEL,
      observed_at,
      order_id,
    })
    .execute();
}

/** @returns the id of an order that says what delivery costs. */
async function insertStated(
  trx: Kysely<Database>,
  dish_id: number,
  offer: { platform: Platform; item_price: number; delivery_fee: number; vat_on_top: number },
  observed_at: number,
): Promise<number> {
  const { id } = await insertOrder(trx, {
    ...{ user_id: IMPORTER_ID, trust_level: IMPORTER_LEVEL, platform: offer.platform, dish_id },
    ...{ placed_at: observed_at, hour_known: 0, recorded_at: observed_at, proof: "stated" },
    subtotal: offer.item_price,
    charges: [
      { kind: "delivery", off: "", amount: offer.delivery_fee },
      ...(offer.vat_on_top > 0
        ? [{ kind: "vat_on_top", off: "", amount: offer.vat_on_top } as const]
        : []),
    ],
  });
  return id;
}
