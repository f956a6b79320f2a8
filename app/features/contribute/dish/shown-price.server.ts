import type { Kysely } from "kysely";
import { dishById, restaurantById } from "~/features/catalogue/page-queries.server";
import { total } from "~/features/prices/money";
import { isPlatform } from "~/features/prices/platform";
import { offerOf } from "~/features/prices/queries.server";
import type { Database } from "~db/schema";

/** The price a dish has on a platform now; undefined when there is none. Total in halalas for one, delivered. */
export async function shownPrice(db: Kysely<Database>, dishId: number, platform: string) {
  const dish = await dishById(db, dishId);
  const restaurant = dish && (await restaurantById(db, dish.restaurant_id));
  const offer = await offerOf(db, dishId, platform);
  if (!restaurant || !offer || !isPlatform(platform)) return undefined;
  return { dish, restaurant, platform, total: total(offer, 1) };
}

export type ShownPrice = NonNullable<Awaited<ReturnType<typeof shownPrice>>>;
