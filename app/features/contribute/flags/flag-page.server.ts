import type { Kysely } from "kysely";
import { dishById, restaurantById } from "~/features/catalogue/page-queries.server";
import { total } from "~/features/prices/money";
import { isPlatform, type Platform } from "~/features/prices/platform";
import { offerOf } from "~/features/prices/queries.server";
import type { Database } from "~db/schema";
import { openFlags } from "./queries.server";

/** The price a report is about; undefined when there is none. Total in halalas for one, delivered. */
export async function flaggedPrice(db: Kysely<Database>, dishId: number, platform: string) {
  const dish = await dishById(db, dishId);
  const restaurant = dish && (await restaurantById(db, dish.restaurant_id));
  const offer = await offerOf(db, dishId, platform);
  if (!restaurant || !offer || !isPlatform(platform)) return undefined;
  return { dish, restaurant, platform, total: total(offer, 1) };
}

/** The queue of reports, each with the price that is shown now; total null where it is gone. */
export async function flagQueue(db: Kysely<Database>) {
  const flags = await openFlags(db);
  return Promise.all(
    flags.map(async (flag) => {
      const offer = await offerOf(db, flag.dish_id, flag.platform);
      return { ...flag, platform: flag.platform as Platform, total: offer && total(offer, 1) };
    }),
  );
}

export type FlaggedPrice = NonNullable<Awaited<ReturnType<typeof flaggedPrice>>>;
export type FlagLine = Awaited<ReturnType<typeof flagQueue>>[number];
