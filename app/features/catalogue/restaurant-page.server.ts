import type { Kysely } from "kysely";
import { compare } from "~/features/prices/compare";
import { offersOfDishes } from "~/features/prices/queries.server";
import type { Database, Offer } from "~db/schema";
import { arrangeMenu } from "./menu";
import { areasOf, menuOf, restaurantById } from "./page-queries.server";
import {
  type Area,
  type MenuPart,
  type MenuSize,
  namesOfRow,
  type RestaurantFacts,
} from "./schema";

export interface RestaurantPage {
  restaurant: RestaurantFacts;
  areas: Area[];
  menu: MenuPart[];
}

/** What the page of a restaurant shows at `now` (ms); undefined when there is no such restaurant. */
export async function restaurantPage(
  db: Kysely<Database>,
  id: number,
  now: number,
): Promise<RestaurantPage | undefined> {
  const restaurant = await restaurantById(db, id);
  if (!restaurant) return undefined;
  const areas = await areasOf(db, id);
  const lines = await menuOf(db, id);
  const offers = await offersOfDishes(
    db,
    lines.map((line) => line.id),
  );
  return {
    restaurant,
    areas: areas.map((area) => ({
      names: area.name_ar || area.name_en ? namesOfRow(area) : null,
      branches: area.branches,
    })),
    menu: arrangeMenu(
      lines.map((line) => ({
        id: line.id,
        dishName: line.dish_name_id,
        section: line.section,
        size: line.size,
        names: namesOfRow(line),
        best: bestFor(offers.get(line.id) ?? [], now),
      })),
    ),
  };
}

function bestFor(offers: readonly Offer[], now: number): MenuSize["best"] {
  const comparison = compare(offers, 1, now);
  const best = comparison?.cheapestCurrent ?? comparison?.ranked[0];
  return best ? { platform: best.platform, total: best.total, status: best.status } : null;
}
