import type { Platform } from "~/features/prices";
import type { Affine } from "./affine";
import type { Curve } from "./curve";
import type { FeeChange, PaidDelivery } from "./platform-fees";

/** How many orders and people a cell has seen, and the newest of them (ms). */
export interface Seen {
  orders: number;
  people: number;
  newest: number;
}

/** How far 8 of 10 orders lie from what is typical, halalas below (≤ 0) and above. */
export interface Spread {
  below: number;
  above: number;
}

/** What all orders of a platform say. */
export interface PlatformFees {
  seen: Seen;
  /** The voices of all who are no newcomers. */
  others: number;
  paid: PaidDelivery;
  changes: FeeChange[];
  /** What members pay of it; null where no membership shows. */
  members: Affine | null;
  service: Curve;
  /** What service fees are multiples of, halalas. */
  serviceCoin: number;
  smallOrder: { below: number; fee: number } | null;
  freeFrom: number | null;
  minimum: number | null;
  /** Whether delivery depends on nothing but the restaurant: see by-restaurant.ts. */
  byRestaurant: boolean;
  /** Orders seen in each band of distance, as bandOf numbers them. */
  bands: Seen[];
  /** By what is paid, and by what is known of the situation: see ranges.ts. */
  spreads: Record<string, Spread>;
}

/** What the orders of one restaurant say beyond their platform's. */
export interface RestaurantFees {
  seen: Seen;
  /** What delivery is dearer by, halalas. */
  offset: number;
  /** What its fees are multiples of, halalas: some are charged in a smaller coin than most of their platform. */
  coin: number;
  /** How much voice stands behind the offset, that which says there is none included. */
  voices: number;
  /** The same again for destinations that enough people know, by neighbourhood. */
  here: Record<number, { seen: Seen; offset: number }>;
}

/** All that is learnt from orders. A pure function of the set of orders: plain data, the same bytes in whatever order they came. */
export interface FeeModel {
  platforms: Partial<Record<Platform, PlatformFees>>;
  /** By restaurantKey. */
  restaurants: Record<string, RestaurantFees>;
}

export const restaurantKey = (platform: Platform, restaurantId: number): string =>
  `${platform} ${restaurantId}`;
