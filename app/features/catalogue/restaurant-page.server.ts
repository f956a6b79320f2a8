import type { Kysely } from "kysely";
import { bestOffer } from "~/features/prices/best-offer";
import { offersOfDishes } from "~/features/prices/queries.server";
import type { Database } from "~db/schema";
import { arrangeMenu } from "./menu";
import { areasOf, menuOf, restaurantById } from "./page-queries.server";
import { type Area, type MenuPart, namesOfRow, type RestaurantFacts } from "./schema";

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
        best: bestOffer(offers.get(line.id) ?? [], now),
      })),
    ),
  };
}
