import type { Kysely } from "kysely";
import { compiledOnce } from "~/server/database/compiled.server";
import type { Database } from "~db/schema";
import { dishKey, splitChoice } from "./choices";
import { DISH_SHOWN, RESTAURANT_SHOWN } from "./listed.server";
import { type DishLine, namesOfRow, type RestaurantFacts, type TwoNamesRow } from "./schema";
import type { Section } from "./section";

/** Lines of the longest menu a page shows. */
const LONGEST_MENU = 400;

export interface AreaRow {
  /** Of the neighbourhood; null where it is not known. */
  id: number | null;
  name_ar: string | null;
  name_en: string | null;
  branches: number;
}

type PlacedRow = RestaurantFacts & {
  [column in keyof AreaRow as `area_${column}`]: AreaRow[column];
};

const placedRows = compiledOnce<{ id: number }, PlacedRow>((db, slot) =>
  db
    .selectFrom("restaurants")
    .leftJoin("branches", "branches.restaurant_id", "restaurants.id")
    .leftJoin("neighbourhoods", "neighbourhoods.id", "branches.neighbourhood_id")
    .where(RESTAURANT_SHOWN)
    .where("restaurants.id", "=", slot("id"))
    .groupBy(["restaurants.id", "neighbourhoods.id"])
    .select(["restaurants.id", "restaurants.name_ar", "restaurants.name_en", "cuisine", "rating"])
    .select(({ fn }) => [
      "neighbourhoods.id as area_id",
      "neighbourhoods.name_ar as area_name_ar",
      "neighbourhoods.name_en as area_name_en",
      fn.count<number>("branches.id").as("area_branches"),
    ])
    .orderBy("area_branches", "desc")
    .orderBy("area_name_ar"),
);

/** A restaurant by its id, with where it has branches, the neighbourhood with most of them first; undefined where pages have none such. */
export async function restaurantWithAreas(
  db: Kysely<Database>,
  id: number,
): Promise<{ restaurant: RestaurantFacts; areas: AreaRow[] } | undefined> {
  const rows = await placedRows(db, { id });
  const [first] = rows;
  if (!first) return undefined;
  const { name_ar, name_en, cuisine, rating } = first;
  return {
    restaurant: { id, name_ar, name_en, cuisine, rating },
    areas: rows
      .filter(({ area_branches }) => area_branches > 0)
      .map((row) => ({
        ...{ id: row.area_id, branches: row.area_branches },
        ...{ name_ar: row.area_name_ar, name_en: row.area_name_en },
      })),
  };
}

export interface MenuRow extends TwoNamesRow {
  dish_name_id: number;
  size: string | null;
  section: Section;
  heading_ar: string | null;
  heading_en: string | null;
  /** What the restaurant itself asks, halalas. */
  own: number | null;
}

const menuRows = compiledOnce<{ restaurant: number }, MenuRow>((db, slot) =>
  db
    .selectFrom("dishes")
    .innerJoin("dish_names", "dish_names.id", "dishes.dish_name_id")
    .leftJoin("own_prices", "own_prices.dish_id", "dishes.id")
    .select([
      "dishes.id",
      "dishes.dish_name_id",
      "dishes.size",
      "dishes.section",
      "dishes.heading_ar",
      "dishes.heading_en",
      "dish_names.name_ar",
      "dish_names.name_en",
      "own_prices.item_price as own",
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

/** What the restaurant itself asks for a dish, halalas, and when that was seen, ms. */
export interface OwnPrice {
  item_price: number;
  seen_at: number;
}

/** A dish with its restaurant. */
export interface DishOfRestaurant {
  dish: DishRow;
  restaurant: RestaurantFacts;
  /** Whether the restaurant is closed for good. */
  isClosed: boolean;
  /** Null where nobody said. */
  ownPrice: OwnPrice | null;
}

type Prefixed<Row> = { [column in keyof Row & string as `restaurant_${column}`]: Row[column] };
type DishRows = DishRow &
  Prefixed<RestaurantFacts> & { closed_at: number | null } & (
    | OwnPrice
    | Record<keyof OwnPrice, null>
  );

const dishRows = compiledOnce<{ id: number }, DishRows>((db, slot) =>
  db
    .selectFrom("dishes")
    .innerJoin("dish_names", "dish_names.id", "dishes.dish_name_id")
    .innerJoin("restaurants", "restaurants.id", "dishes.restaurant_id")
    .leftJoin("own_prices", "own_prices.dish_id", "dishes.id")
    .select([
      "dishes.id",
      "dishes.dish_name_id",
      "dishes.restaurant_id",
      "dishes.size",
      "dish_names.name_ar",
      "dish_names.name_en",
      "restaurants.name_ar as restaurant_name_ar",
      "restaurants.name_en as restaurant_name_en",
      "restaurants.cuisine as restaurant_cuisine",
      "restaurants.rating as restaurant_rating",
      "restaurants.closed_at",
      "own_prices.item_price",
      "own_prices.seen_at",
    ])
    .where("dishes.id", "=", slot("id"))
    .where(DISH_SHOWN)
    .where(RESTAURANT_SHOWN)
    .$castTo<DishRows>(),
);

/** A dish by its id; undefined where pages have none such. */
export async function dishById(
  db: Kysely<Database>,
  id: number,
): Promise<DishOfRestaurant | undefined> {
  const [row] = await dishRows(db, { id });
  if (!row) return undefined;
  const { dish_name_id, restaurant_id, size, name_ar, name_en } = row;
  return {
    dish: { id, dish_name_id, restaurant_id, size, name_ar, name_en },
    restaurant: {
      id: restaurant_id,
      name_ar: row.restaurant_name_ar,
      name_en: row.restaurant_name_en,
      cuisine: row.restaurant_cuisine,
      rating: row.restaurant_rating,
    },
    isClosed: row.closed_at !== null,
    ownPrice: row.item_price === null ? null : { item_price: row.item_price, seen_at: row.seen_at },
  };
}

type AlikeArgs = { dishName: number; restaurant: number; most: number };

/** The whole menu: which of its dishes are one is a matter of how names are folded, which no database does. */
const alikeRows = compiledOnce<AlikeArgs, DishLine & { restaurant_id: number }>((db, slot) => {
  const elsewhere = db
    .selectFrom("dishes")
    .innerJoin("restaurants", "restaurants.id", "dishes.restaurant_id")
    .select(["dishes.id", "dishes.size", "dishes.restaurant_id"])
    .select(["restaurants.name_ar", "restaurants.name_en"])
    .where("dishes.dish_name_id", "=", slot("dishName"))
    .where("dishes.cheapest_total", "is not", null)
    .where("dishes.restaurant_id", "!=", slot("restaurant"))
    .orderBy("dishes.cheapest_total")
    .limit(slot("most"));
  return db
    .selectFrom("dishes")
    .innerJoin("dish_names", "dish_names.id", "dishes.dish_name_id")
    .select(["dishes.id", "dishes.size", "dishes.restaurant_id"])
    .select(["dish_names.name_ar", "dish_names.name_en"])
    .where("dishes.restaurant_id", "=", slot("restaurant"))
    .where(DISH_SHOWN)
    .unionAll(db.selectFrom(elsewhere.as("elsewhere")).selectAll());
});

/**
 * The sizes and choices that one menu has of a dish, this one included, in the order they came, and up to `most` of the same dish
 * at other restaurants, the cheapest as is typical of the city, by any price, with the names of the restaurants.
 */
export async function linesAlike(
  db: Kysely<Database>,
  dish: DishRow,
  most: number,
): Promise<{ choices: DishLine[]; elsewhere: DishLine[] }> {
  const { dish_name_id: dishName, restaurant_id: restaurant } = dish;
  const key = keyOf(dish);
  const choices: DishLine[] = [];
  const elsewhere: DishLine[] = [];
  for (const { restaurant_id, ...line } of await alikeRows(db, { dishName, restaurant, most }))
    if (restaurant_id !== restaurant) elsewhere.push(line);
    else if (keyOf(line) === key) choices.push(line);
  return { choices: choices.sort((a, b) => a.id - b.id), elsewhere };
}

/** What dishes of a menu that are one have in common, as on the menu itself. */
const keyOf = (line: DishLine) => dishKey(splitChoice(namesOfRow(line)).dish);
