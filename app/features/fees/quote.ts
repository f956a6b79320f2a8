import type { Confidence, OrderFees, Platform } from "~/features/prices";
import { LEAST_PEOPLE } from "./constants";
import { estimateFees } from "./estimate";
import type { FeeEstimate } from "./fee-order";
import type { FeeModel } from "./model";
import { kindAt } from "./platform-fees";
import type { TypicalFees } from "./typical";

/** Where, when and on what terms somebody orders. */
export interface OrderTerms {
  /** Null where no place is chosen: then it is the city's typical situation. */
  neighbourhoodId: number | null;
  /** Straight metres from the restaurant's nearest branch to the place; null where either is unknown. */
  metresFrom(restaurantId: number): number | null;
  /** ms; null for a typical hour. */
  at: number | null;
  /** Null where nobody said: then as somebody without a membership. */
  member: boolean | null;
}

/** The city's typical situation. */
export const TYPICAL_TERMS: OrderTerms = {
  neighbourhoodId: null,
  metresFrom: () => null,
  at: null,
  member: null,
};

/** Whether a place is chosen: its totals may put other dishes and restaurants first than the city's typical ones. */
export const isPlaced = ({ neighbourhoodId }: OrderTerms = TYPICAL_TERMS): boolean =>
  neighbourhoodId !== null;

/** An order on a platform at a restaurant; `items` is what its dishes cost, halalas. */
export interface QuotedOrder {
  platform: Platform;
  restaurantId: number;
  items: number;
}

/** What is known of the fees of a restaurant on a platform. */
export interface KnownFees {
  /** What was learnt of the two; null until something was. */
  model: FeeModel | null;
  /** What orders there are charged as a rule, which answers until then; null where too few people tell. */
  typical: Pick<TypicalFees, "typical" | "low" | "high" | "orders" | "people" | "newest_at"> | null;
  /** VAT on top of its dishes and fees, in ten-thousandths. */
  vatShare: number;
}

/** VAT shares are kept in ten-thousandths. */
const WHOLE = 10_000;

/**
 * What an order is charged beside its dishes on given terms, by what is known: the one place where fees are told, so that
 * search, pages, messages and the assistant say the same. O(1).
 */
export function orderFees(known: KnownFees, order: QuotedOrder, terms: OrderTerms): OrderFees {
  const { basis, delivery, high, low, service, smallOrder, thresholds } = estimateOf(
    known,
    order,
    terms,
  );
  const vat = (fees: number) => Math.round(((order.items + fees) * known.vatShare) / WHOLE);
  return {
    delivery,
    service,
    smallOrder,
    vat: vat(delivery + service + smallOrder),
    low: low + vat(low),
    high: high + vat(high),
    confidence: basis.people < LEAST_PEOPLE ? "low" : CONFIDENCE_AT[basis.level],
    basis,
    thresholds,
  };
}

/** The kind of hour that a moment (ms) is to a platform: at two moments of one day and kind an order is charged the same. */
export function kindOfHour({ model }: KnownFees, platform: Platform, at: number): number {
  const fees = model?.platforms[platform];
  return fees ? kindAt(fees.paid, at, true) : 0;
}

/** Fees seen at the restaurant itself are known well; of others they are told by likeness. */
const CONFIDENCE_AT = {
  here: "high",
  restaurant: "high",
  distance: "medium",
  platform: "medium",
  none: "low",
} as const satisfies Record<OrderFees["basis"]["level"], Confidence>;

function estimateOf(
  { model, typical }: KnownFees,
  { platform, restaurantId, items }: QuotedOrder,
  { at, member, metresFrom, neighbourhoodId }: OrderTerms,
): FeeEstimate {
  if (model)
    return estimateFees(model, {
      ...{ platform, restaurantId, neighbourhoodId, at, member, subtotal: items },
      metres: neighbourhoodId === null ? null : metresFrom(restaurantId),
    });
  const { typical: delivery, low, high } = typical ?? { typical: 0, low: 0, high: 0 };
  return {
    ...{ delivery, service: 0, smallOrder: 0, low, high, thresholds: {} },
    basis: typical
      ? {
          level: "restaurant",
          orders: typical.orders,
          people: typical.people,
          newest: typical.newest_at,
        }
      : { level: "none", orders: 0, people: 0, newest: null },
  };
}
