import type { Insertable, Selectable } from "kysely";
import type { SearchEvent } from "~/features/community/trends/queries.server";
import { DAY_MS, startOfRiyadhDay } from "~/i18n/days";
import type {
  BranchesTable,
  DishesTable,
  DishNamesTable,
  NeighbourhoodsTable,
  ObservationsTable,
  RestaurantAliasesTable,
  RestaurantsTable,
  UsersTable,
} from "~db/schema";
import type { OrderChargesTable, OrdersTable } from "~db/schema-orders";
import { branchesOf } from "./branches";
import { CONTRIBUTORS } from "./contributors";
import { menuDishes } from "./menu-dishes";
import { NEIGHBOURHOODS } from "./neighbourhoods";
import { observationsOf } from "./observations";
import { ordersOf } from "./orders";
import { RESTAURANTS } from "./restaurants";
import { sampleSearches } from "./searches";

/** The rows of the sample, with their ids, in the order they are to be inserted. */
export interface SampleRows {
  users: Insertable<UsersTable>[];
  neighbourhoods: Selectable<NeighbourhoodsTable>[];
  restaurants: Selectable<RestaurantsTable>[];
  restaurant_aliases: Selectable<RestaurantAliasesTable>[];
  branches: Selectable<BranchesTable>[];
  dish_names: Selectable<DishNamesTable>[];
  dishes: Selectable<DishesTable>[];
  orders: Selectable<OrdersTable>[];
  order_charges: OrderChargesTable[];
  observations: Insertable<ObservationsTable>[];
  /** What people searched for, up to today. */
  searches: SearchEvent[];
}

/** The people had been with us, and the restaurants known, for this long. */
const KNOWN_FOR_MS = 150 * DAY_MS;

/**
 * The sample catalogue and the 60 days of observations that end with the midnight (in Riyadh) before `now` (ms):
 * the same bytes whenever it is called on one day. Revisions are numbered on from `revision`, in order of insertion.
 */
export function generateSample(now: number, revision = 0): SampleRows {
  const today = startOfRiyadhDay(now);
  const created_at = today - KNOWN_FOR_MS;
  const restaurants = RESTAURANTS.map((restaurant, i) => ({
    id: i + 1,
    name_ar: restaurant.ar ?? null,
    name_en: restaurant.en ?? null,
    brand_id: null,
    merged_into: null,
    closed_at: null,
    hidden_at: null,
    cuisine: restaurant.cuisine,
    rating: restaurant.rating,
    is_brand: Number(restaurant.branches.length > 1),
    revision: revision + i + 1,
    created_at,
  }));
  const { dish_names, dishes } = menuDishes(revision + restaurants.length);
  const observations = observationsOf(dishes, today).map((row, i) => ({ id: i + 1, ...row }));
  const branches = RESTAURANTS.flatMap((restaurant, i) => branchesOf(restaurant, i + 1)).map(
    (row, i) => ({ id: i + 1, ...row }),
  );
  const { lines, ...orders } = ordersOf(observations, dishes, branches);
  return {
    users: CONTRIBUTORS.map(({ id, username, displayName, trustLevel, area, isPublic }) => ({
      id,
      username,
      display_name: displayName,
      trust_level: trustLevel,
      created_at,
      area,
      show_public_profile: Number(isPublic),
      show_in_leaderboard: Number(isPublic),
      is_service: Number(!isPublic),
    })),
    neighbourhoods: NEIGHBOURHOODS.map(({ ar, en, lat, lng }, i) => ({
      id: i + 1,
      name_ar: ar,
      name_en: en,
      lat,
      lng,
    })),
    restaurants,
    restaurant_aliases: RESTAURANTS.flatMap(({ aliases = [] }, i) =>
      aliases.map((alias) => ({ restaurant_id: i + 1, alias })),
    ).map((row, i) => ({ id: i + 1, ...row })),
    branches,
    dish_names,
    dishes: dishes.map(({ menuPrice: _, ...row }) => row),
    ...orders,
    observations: observations.map((row) => ({
      ...row,
      order_id: null,
      quantity: 1,
      ...lines.get(row.id),
    })),
    searches: sampleSearches(dishes, branches, now),
  };
}
