import type { Kysely } from "kysely";
import { shownPrice } from "~/features/catalogue/index.server";
import { observationsOf, offerOf } from "~/features/prices/index.server";
import type { Database } from "~db/schema";
import { whyOf } from "./why";

/** The price of a dish on a platform and why it is believed; undefined where there is none. `now` in ms. */
export async function whyPage(
  db: Kysely<Database>,
  { dishId, platform, now }: { dishId: number; platform: string; now: number },
) {
  const price = await shownPrice(db, dishId, platform);
  const offer = price && (await offerOf(db, dishId, platform));
  if (!offer) return undefined;
  const said = await observationsOf(db, { dishIds: [dishId], platform });
  return { price, why: whyOf(offer, said, now) };
}
