import type { Kysely } from "kysely";
import { isPlatform, type Platform, type PricedOffer } from "~/features/prices";
import { compiledForIds } from "~/server/database/compiled.server";
import type { Database, Offer } from "~db/schema";
import type { FoldedFees } from "./fold-queries.server";
import { knownOf } from "./known-fees.server";
import { restaurantKey } from "./model";
import { platformsOf } from "./model.server";
import { type KnownFees, type OrderTerms, orderFees, TYPICAL_TERMS } from "./quote";

/** So many of one dish. */
export interface DishOrder {
  dishId: number;
  quantity: number;
}

/** What is folded of the fees of a restaurant on a platform, and by which hash those of the platform are known. */
export type FeesRow = { platform: string; restaurantId: number; hash: string | null } & (
  | FoldedFees
  | Record<keyof FoldedFees, null>
);

type OfferRow = Offer & FeesRow;

/** Each by its name: what a statement gives that reads a table whole would have to be asked of it every time. */
const OFFER: Record<keyof Offer, true> = {
  dish_id: true,
  platform: true,
  item_price: true,
  support: true,
  contradiction: true,
  evidence_at: true,
  supporters: true,
  has_proof: true,
  newest_support_at: true,
  newest_trusted_proof_at: true,
  firm_at: true,
  since: true,
};
const OFFER_COLUMNS = (Object.keys(OFFER) as (keyof Offer)[]).map(
  (column) => `offers.${column}` as const,
);

/** All that a search reads of prices: in one statement, since each costs more on the way than in the database. */
const offerRows = compiledForIds((db, ids) =>
  db
    .selectFrom("offers")
    .innerJoin("dishes", "dishes.id", "offers.dish_id")
    .leftJoin("platform_fees", "platform_fees.platform", "offers.platform")
    .leftJoin("restaurant_fees as fees", (join) =>
      join
        .onRef("fees.restaurant_id", "=", "dishes.restaurant_id")
        .onRef("fees.platform", "=", "offers.platform"),
    )
    .select(OFFER_COLUMNS)
    .select(["dishes.restaurant_id as restaurantId", "platform_fees.hash"])
    .select(["typical", "low", "high", "vat_share", "orders", "people", "newest_at", "learnt"])
    .where("offers.dish_id", "in", ids)
    .$castTo<OfferRow>(),
);

/** An offer, and what is known of the fees of its restaurant on its platform. */
export interface KnownOffer {
  offer: Offer;
  platform: Platform;
  restaurantId: number;
  known: KnownFees;
}

/** The offers of many dishes, by dish id. A dish without a price is absent. */
export async function knownOffers(
  db: Kysely<Database>,
  dishIds: readonly number[],
): Promise<Map<number, KnownOffer[]>> {
  const rows = await offerRows(db, dishIds);
  const knownOf = await feesIn(db, rows);
  const offers = new Map<number, KnownOffer[]>();
  for (const row of rows) {
    const { platform, dish_id, restaurantId } = row;
    if (!isPlatform(platform)) continue;
    const others = offers.get(dish_id);
    const own = { offer: row, platform, restaurantId, known: knownOf(row) };
    if (others) others.push(own);
    else offers.set(dish_id, [own]);
  }
  return offers;
}

/** What is known of fees by rows that were read with what is folded of them: asked by one of those rows. */
export async function feesIn(
  db: Kysely<Database>,
  rows: readonly FeesRow[],
): Promise<(row: FeesRow) => KnownFees> {
  const hashes = new Map(rows.map(({ hash, platform }) => [platform, hash]));
  const platforms = await platformsOf(
    db,
    [...hashes].flatMap(([platform, hash]) => (hash === null ? [] : [{ platform, hash }])),
  );
  // All dishes of a menu share what is known: it is read once.
  const known = new Map<string, KnownFees>();
  return (row) => {
    const of = { platform: row.platform as Platform, restaurantId: row.restaurantId };
    const key = restaurantKey(of.platform, of.restaurantId);
    const own = known.get(key) ?? knownOf(platforms, of, row.people === null ? null : row);
    known.set(key, own);
    return own;
  };
}

/** Offers with the fees of an order of so many of that dish alone on the given terms, else on those typical of the city. */
export function withFees(
  offers: readonly KnownOffer[],
  quantity: number,
  terms: OrderTerms = TYPICAL_TERMS,
): PricedOffer[] {
  return offers.map(({ offer, platform, restaurantId, known }) => {
    const items = offer.item_price * quantity;
    return { offer, platform, fees: orderFees(known, { platform, restaurantId, items }, terms) };
  });
}

/** The offers of orders of one dish each, by dish id, with their fees. A dish without a price is absent. */
export async function pricedOffers(
  db: Kysely<Database>,
  orders: readonly DishOrder[],
  terms?: OrderTerms,
): Promise<Map<number, PricedOffer[]>> {
  const quantities = new Map(orders.map(({ dishId, quantity }) => [dishId, quantity]));
  const priced = new Map<number, PricedOffer[]>();
  for (const [dishId, offers] of await knownOffers(db, [...quantities.keys()]))
    priced.set(dishId, withFees(offers, quantities.get(dishId) ?? 1, terms));
  return priced;
}
