import { sql } from "kysely";

/** Of `restaurants`: it is one of its own, and no moderator hides it. Pages and open data have no others. */
export const RESTAURANT_SHOWN = sql<boolean>`restaurants.merged_into is null and restaurants.hidden_at is null`;

/** Of `dishes`: it is one of its own, and no moderator hides it. Menus have no others. */
export const DISH_SHOWN = sql<boolean>`dishes.merged_into is null and dishes.hidden_at is null`;
