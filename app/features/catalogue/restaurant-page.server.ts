import type { Kysely } from "kysely";
import type { OrderTerms } from "~/features/fees";
import { pricedOffers } from "~/features/fees/index.server";
import { bestOffer } from "~/features/prices";
import type { Database } from "~db/schema";
import { currentPrices } from "./current-prices";
import { arrangeMenu } from "./menu";
import { type MenuAverages, menuAverages } from "./menu-averages";
import { menuOf, restaurantWithAreas } from "./page-queries.server";
import { areaPath } from "./paths";
import { type MenuPart, namesOfRow, type RestaurantArea, type RestaurantFacts } from "./schema";

export interface RestaurantPage {
  restaurant: RestaurantFacts;
  areas: RestaurantArea[];
  menu: MenuPart[];
  /** Null where no two platforms have enough of the menu in common. */
  averages: MenuAverages | null;
}

/** What the page of a restaurant shows at `now` (ms), with totals on the given terms, or else typical of the city; undefined when there is no such restaurant. */
export async function restaurantPage(
  db: Kysely<Database>,
  id: number,
  now: number,
  terms?: OrderTerms,
): Promise<RestaurantPage | undefined> {
  const found = await restaurantWithAreas(db, id);
  if (!found) return undefined;
  const { restaurant, areas } = found;
  const lines = await menuOf(db, id);
  const offers = await pricedOffers(
    db,
    lines.map((line) => ({ dishId: line.id, quantity: 1 })),
    terms,
  );
  return {
    restaurant,
    areas: areas.map((area) => ({
      names: area.name_ar || area.name_en ? namesOfRow(area) : null,
      path: area.id === null ? null : areaPath({ id: area.id, name_en: area.name_en }),
      branches: area.branches,
    })),
    averages: menuAverages(offers.values(), now),
    menu: arrangeMenu(
      lines.map((line) => ({
        id: line.id,
        section: line.section,
        heading:
          line.heading_ar || line.heading_en ? { ar: line.heading_ar, en: line.heading_en } : null,
        size: line.size,
        own: line.own,
        names: namesOfRow(line),
        best: bestOffer(offers.get(line.id) ?? [], now),
        prices: currentPrices(offers.get(line.id) ?? [], now),
      })),
    ),
  };
}
