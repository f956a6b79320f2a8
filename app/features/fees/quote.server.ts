import type { Kysely } from "kysely";
import {
  type Confidence,
  confidenceAt,
  lowestConfidence,
  type OrderFees,
  orderTotal,
  PLATFORMS,
  type Platform,
  type Status,
  statusAt,
} from "~/features/prices";
import { offersOfDishes } from "~/features/prices/index.server";
import type { Database } from "~db/schema";
import { knownFees } from "./known-fees.server";
import type { DishOrder } from "./priced-offers.server";
import { type OrderTerms, orderFees, TYPICAL_TERMS } from "./quote";

/** What an order of several dishes costs on one platform; halalas. */
export interface Quote {
  platform: Platform;
  /** What its dishes cost. */
  items: number;
  fees: OrderFees;
  /** Dishes, fees and VAT on top. */
  total: number;
  /** Within which that lies in eight of ten orders. */
  low: number;
  high: number;
  /** Of the item price that is known worst. */
  status: Status;
  /** The lowest of those of the item prices and of the fees. */
  confidence: Confidence;
}

/**
 * What one order of some dishes of one restaurant costs on each platform that has a price for all of them, cheapest first,
 * ties in platform order.
 *
 * @param now ms, the moment at which status and confidence are judged.
 */
export async function quote(
  db: Kysely<Database>,
  lines: readonly DishOrder[],
  now: number,
  terms: OrderTerms = TYPICAL_TERMS,
): Promise<Quote[]> {
  const [first] = lines;
  if (!first) return [];
  const ids = lines.map(({ dishId }) => dishId);
  const offers = await offersOfDishes(db, ids);
  const feesOf = await knownFees(db, ids);
  const quotes = PLATFORMS.flatMap((platform): Quote[] => {
    const own = lines.flatMap(({ dishId, quantity }) => {
      const offer = offers.get(dishId)?.find((one) => one.platform === platform);
      return offer ? [{ offer, quantity }] : [];
    });
    const of = feesOf(first.dishId, platform);
    if (own.length < lines.length || !of) return [];
    const items = own.reduce((sum, { offer, quantity }) => sum + offer.item_price * quantity, 0);
    const order = { platform, restaurantId: of.restaurantId, items };
    const fees = orderFees(of.known, order, terms);
    const statuses = own.map(({ offer }) => statusAt(offer, now));
    const total = orderTotal(items, fees);
    return [
      {
        ...{ platform, items, fees, total, low: items + fees.low, high: items + fees.high },
        status: WORST_FIRST.find((status) => statuses.includes(status)) ?? "unverified",
        confidence: lowestConfidence([
          fees.confidence,
          ...own.map(({ offer }) => confidenceAt(offer, now)),
        ]),
      },
    ];
  });
  return quotes.sort((a, b) => a.total - b.total);
}

const WORST_FIRST = ["stale", "unverified", "verified"] as const satisfies readonly Status[];
