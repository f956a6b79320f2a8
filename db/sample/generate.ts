import type { Insertable, Selectable } from "kysely";
import type { Voice } from "~/features/community/trends/queries.server";
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
} from "../schema";
import { branchesOf } from "./branches";
import { CONTRIBUTORS } from "./contributors";
import { menuDishes } from "./menu-dishes";
import { NEIGHBOURHOODS } from "./neighbourhoods";
import { observationsOf } from "./observations";
import { RESTAURANTS } from "./restaurants";
import { sampleVoices } from "./searches";

/** The rows of the sample, with their ids, in the order they are to be inserted. */
export interface SampleRows {
  users: Insertable<UsersTable>[];
  neighbourhoods: Selectable<NeighbourhoodsTable>[];
  restaurants: Selectable<RestaurantsTable>[];
  restaurant_aliases: Selectable<RestaurantAliasesTable>[];
  branches: Selectable<BranchesTable>[];
  dish_names: Selectable<DishNamesTable>[];
  dishes: Selectable<DishesTable>[];
  observations: Selectable<ObservationsTable>[];
  /** What people searched for, up to today. */
  voices: Voice[];
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
    cuisine: restaurant.cuisine,
    rating: restaurant.rating,
    is_brand: Number(restaurant.branches.length > 1),
    revision: revision + i + 1,
    created_at,
  }));
  const { dish_names, dishes } = menuDishes(revision + restaurants.length);
  const branches = RESTAURANTS.flatMap((restaurant, i) => branchesOf(restaurant, i + 1));
  return {
    users: CONTRIBUTORS.map(({ id, username, displayName, trustLevel }) => ({
      id,
      username,
      display_name: displayName,
      trust_level: trustLevel,
      created_at,
      is_service: 1,
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
    branches: branches.map((row, i) => ({ id: i + 1, ...row })),
    dish_names,
    dishes: dishes.map(({ menuPrice: _, ...row }) => row),
    observations: observationsOf(dishes, today).map((row, i) => ({ id: i + 1, ...row })),
    voices: sampleVoices(dishes, branches, now),
  };
}
