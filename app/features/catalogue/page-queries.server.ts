import type { Kysely } from "kysely";
import { compiledOnce } from "~/server/compiled.server";
import type { Database } from "~db/schema";
import { DISH_SHOWN, RESTAURANT_SHOWN } from "./listed.server";
import type { DishLine, RestaurantFacts, TwoNamesRow } from "./schema";
import type { Section } from "./section";

/** Lines of the longest menu a page shows. */
const LONGEST_MENU = 400;

const restaurantRows = compiledOnce<{ id: number }, RestaurantFacts>((db, slot) =>
  db
    .selectFrom("restaurants")
    .select(["id", "name_ar", "name_en", "cuisine", "rating"])
    .where(RESTAURANT_SHOWN)
    .where("id", "=", slot("id")),
);

/** A restaurant by its id. */
export async function restaurantById(
  db: Kysely<Database>,
  id: number,
): Promise<RestaurantFacts | undefined> {
  return (await restaurantRows(db, { id }))[0];
}

/** What the restaurant itself asks for a dish, halalas, and when that was seen, ms. */
export interface OwnPrice {
  item_price: number;
  seen_at: number;
}

const ownPriceRows = compiledOnce<{ dish: number }, OwnPrice>((db, slot) =>
  db.selectFrom("own_prices").select(["item_price", "seen_at"]).where("dish_id", "=", slot("dish")),
);

/** What the restaurant itself asks for a dish; undefined where nobody said. */
export async function ownPriceOf(
  db: Kysely<Database>,
  dish: number,
): Promise<OwnPrice | undefined> {
  return (await ownPriceRows(db, { dish }))[0];
}

export interface AreaRow {
  /** Of the neighbourhood; null where it is not known. */
  id: number | null;
  name_ar: string | null;
  name_en: string | null;
  branches: number;
}

const areaRows = compiledOnce<{ restaurant: number }, AreaRow>((db, slot) =>
  db
    .selectFrom("branches")
    .leftJoin("neighbourhoods", "neighbourhoods.id", "branches.neighbourhood_id")
    .where("branches.restaurant_id", "=", slot("restaurant"))
    .groupBy(["branches.neighbourhood_id", "neighbourhoods.name_ar", "neighbourhoods.name_en"])
    .select(({ fn }) => [
      "branches.neighbourhood_id as id",
      "neighbourhoods.name_ar",
      "neighbourhoods.name_en",
      fn.countAll<number>().as("branches"),
    ])
    .orderBy("branches", "desc")
    .orderBy("neighbourhoods.name_ar"),
);

/** Where a restaurant has its branches, the neighbourhood with most of them first. */
export function areasOf(db: Kysely<Database>, restaurant: number): Promise<AreaRow[]> {
  return areaRows(db, { restaurant });
}

export interface MenuRow extends TwoNamesRow {
  dish_name_id: number;
  size: string | null;
  section: Section;
}

const menuRows = compiledOnce<{ restaurant: number }, MenuRow>((db, slot) =>
  db
    .selectFrom("dishes")
    .innerJoin("dish_names", "dish_names.id", "dishes.dish_name_id")
    .select([
      "dishes.id",
      "dishes.dish_name_id",
      "dishes.size",
      "dishes.section",
      "dish_names.name_ar",
      "dish_names.name_en",
    ])
    .where("dishes.restaurant_id", "=", slot("restaurant"))
    .where(DISH_SHOWN)
    .orderBy("dishes.asked_count", "desc")
    .orderBy("dishes.id")
    .limit(LONGEST_MENU)
    .$castTo<MenuRow>(),
);

/** The menu of a restaurant, the most asked-for first. */
export function menuOf(db: Kysely<Database>, restaurant: number): Promise<MenuRow[]> {
  return menuRows(db, { restaurant });
}

export interface DishRow extends DishLine {
  dish_name_id: number;
  restaurant_id: number;
}

const dishRows = compiledOnce<{ id: number }, DishRow>((db, slot) =>
  db
    .selectFrom("dishes")
    .innerJoin("dish_names", "dish_names.id", "dishes.dish_name_id")
    .select([
      "dishes.id",
      "dishes.dish_name_id",
      "dishes.restaurant_id",
      "dishes.size",
      "dish_names.name_ar",
      "dish_names.name_en",
    ])
    .where("dishes.id", "=", slot("id"))
    .where(DISH_SHOWN),
);

/** A dish by its id. */
export async function dishById(db: Kysely<Database>, id: number): Promise<DishRow | undefined> {
  return (await dishRows(db, { id }))[0];
}

export interface SizeRow {
  id: number;
  size: string | null;
}

const sizeRows = compiledOnce<{ restaurant: number; dishName: number }, SizeRow>((db, slot) =>
  db
    .selectFrom("dishes")
    .select(["id", "size"])
    .where("restaurant_id", "=", slot("restaurant"))
    .where("dish_name_id", "=", slot("dishName"))
    .where(DISH_SHOWN),
);

/** The sizes one menu has of a dish. */
export function sizesOf(
  db: Kysely<Database>,
  restaurant: number,
  dishName: number,
): Promise<SizeRow[]> {
  return sizeRows(db, { restaurant, dishName });
}

const elsewhereRows = compiledOnce<{ dishName: number; not: number; most: number }, DishLine>(
  (db, slot) =>
    db
      .selectFrom("dishes")
      .innerJoin("restaurants", "restaurants.id", "dishes.restaurant_id")
      .select(["dishes.id", "dishes.size", "restaurants.name_ar", "restaurants.name_en"])
      .where("dishes.dish_name_id", "=", slot("dishName"))
      .where("dishes.cheapest_total", "is not", null)
      .where("dishes.restaurant_id", "!=", slot("not"))
      .orderBy("dishes.cheapest_total")
      .limit(slot("most")),
);

/** Up to `most` of the same dish at other restaurants, the cheapest as is typical of the city, by any price, with the names of the restaurants. */
export function elsewhere(
  db: Kysely<Database>,
  dish: { dishName: number; not: number; most: number },
): Promise<DishLine[]> {
  return elsewhereRows(db, dish);
}
