import type { Kysely } from "kysely";
import { agree } from "~/features/prices/evidence";
import { total } from "~/features/prices/money";
import { observationsOf } from "~/features/prices/queries.server";
import type { Database, Observation, Offer } from "~db/schema";

/** What stands for the price that an offer shows: every word and picture that names it. */
export async function standingEvidence(
  db: Kysely<Database>,
  offer: Offer | null,
): Promise<Observation[]> {
  if (!offer) return [];
  const { dish_id, platform } = offer;
  const rows = await observationsOf(db, { dishIds: [dish_id], platform });
  return rows.filter(
    ({ item_price, delivery_fee, vat_on_top }) =>
      item_price !== null &&
      agree(item_price + (delivery_fee ?? 0) + (vat_on_top ?? 0), total(offer, 1)),
  );
}
