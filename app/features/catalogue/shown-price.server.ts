import type { Kysely } from "kysely";
import { isPlatform } from "~/features/prices";
import { offerOf } from "~/features/prices/index.server";
import type { Database } from "~db/schema";
import { dishById } from "./page-queries.server";

/** The price a dish has on a platform now; undefined when there is none. The item price, halalas for one. */
export async function shownPrice(db: Kysely<Database>, dishId: number, platform: string) {
  const found = await dishById(db, dishId);
  const offer = await offerOf(db, dishId, platform);
  if (!found || !offer || !isPlatform(platform)) return undefined;
  const { dish, restaurant } = found;
  return { dish, restaurant, platform, itemPrice: offer.item_price };
}

export type ShownPrice = NonNullable<Awaited<ReturnType<typeof shownPrice>>>;
