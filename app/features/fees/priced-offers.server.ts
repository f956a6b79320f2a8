import type { Kysely } from "kysely";
import { isPlatform, type Platform, type PricedOffer } from "~/features/prices";
import { compiledForIds } from "~/server/compiled.server";
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

/** An offer, with what is folded of the fees of its restaurant, and by which hash those of its platform are known. */
type OfferRow = Offer & { restaurantId: number; hash: string | null } & (
    | FoldedFees
    | Record<keyof FoldedFees, null>
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
    .selectAll("offers")
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
  const hashes = new Map(rows.map(({ hash, platform }) => [platform, hash]));
  const platforms = await platformsOf(
    db,
    [...hashes].flatMap(([platform, hash]) => (hash === null ? [] : [{ platform, hash }])),
  );
  // All dishes of a menu share what is known: it is read once.
  const knownFees = new Map<string, KnownFees>();
  const offers = new Map<number, KnownOffer[]>();
  for (const row of rows) {
    const { restaurantId, hash, typical, low, high, vat_share, ...rest } = row;
    const { orders, people, newest_at, learnt, ...offer } = rest;
    const { platform, dish_id } = offer;
    if (!isPlatform(platform)) continue;
    const key = restaurantKey(platform, restaurantId);
    const folded = { typical, low, high, vat_share, orders, people, newest_at, learnt };
    const known =
      knownFees.get(key) ?? knownOf(platforms, { platform, restaurantId }, whole(folded));
    knownFees.set(key, known);
    const others = offers.get(dish_id);
    const own = { offer, platform, restaurantId, known };
    if (others) others.push(own);
    else offers.set(dish_id, [own]);
  }
  return offers;
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

/** What is folded of fees; null where no order told of them. */
const whole = (
  folded: FoldedFees | { [column in keyof FoldedFees]: FoldedFees[column] | null },
): FoldedFees | null => (folded.people === null ? null : (folded as FoldedFees));
