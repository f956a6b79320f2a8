import { sql } from "kysely";
import { EXTRAS } from "./section";

/** Of `restaurants`: it is one of its own, and no moderator hides it. Pages and open data have no others. */
export const RESTAURANT_SHOWN = sql<boolean>`restaurants.merged_into is null and restaurants.hidden_at is null`;

/** Of `dishes`: it is one of its own, and no moderator hides it. Menus have no others. */
export const DISH_SHOWN = sql<boolean>`dishes.merged_into is null and dishes.hidden_at is null`;

/** Of `dishes`: it is no extra. What is drunk is what a juice bar sells. */
export const IS_MEAL = sql<boolean>`(dishes.section not in (${sql.join(EXTRAS)}) or exists (
  select 1 from restaurants as bar where bar.id = dishes.restaurant_id and bar.cuisine = 'juice'
))`;
