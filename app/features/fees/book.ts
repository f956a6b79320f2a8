import { PLATFORMS, type Platform } from "~/features/prices";
import { LEAST_PEOPLE } from "./constants";
import { inOrder, peopleIn, weigh } from "./evidence";
import type { FeeOrder } from "./fee-order";
import { fitPlatform, withMembership } from "./fit-platform";
import { fitRestaurant } from "./fit-restaurant";
import { type FeeModel, type PlatformFees, type RestaurantFees, restaurantKey } from "./model";
import { insertionOf, OrderSample, type PlatformSample, voiceOfRank } from "./sample";
import { minimumOf } from "./thresholds";

/**
 * The newest so many orders tell what a restaurant adds: a season of a busy one; and as many by people who are no newcomers, so
 * that a flood of new accounts drowns nobody.
 */
export const RECENT_ORDERS = 128;

/**
 * Keeps a fee model as orders come, in any order. It remembers a sample of each platform and the newest orders of each
 * restaurant on it, nothing else: both are the same whatever the order of arrival, and in a database each is one query of an
 * index. What is learnt is a pure function of the two, so a book that lived through it and one that was rebuilt agree to the
 * byte once both have settled.
 */
export class FeeBook {
  private readonly samples = new Map<Platform, OrderSample>();
  private readonly recent = new Map<string, RecentOrders>();
  /** What is learnt so far; platforms as of the last `settle`, restaurants as of the last order. */
  readonly model: FeeModel = { platforms: {}, restaurants: {} };

  constructor(private readonly sampleSize?: number) {}

  /** Adds an order, and looks at its restaurant again. O(RECENT_ORDERS). */
  add(order: FeeOrder): void {
    this.keep(order);
    this.fitRestaurant(order.platform, order.restaurantId);
  }

  /** Adds an order, to be looked at when the book settles. */
  keep(order: FeeOrder): void {
    const { platform, restaurantId } = order;
    const sample = this.samples.get(platform) ?? new OrderSample(this.sampleSize);
    this.samples.set(platform, sample);
    sample.add(order);
    const key = restaurantKey(platform, restaurantId);
    const recent = this.recent.get(key) ?? new RecentOrders();
    this.recent.set(key, recent);
    recent.add(order);
  }

  /** Learns all platforms anew from what is kept, and then what every restaurant adds to them. */
  settle(): FeeModel {
    const samples: Partial<Record<Platform, PlatformSample>> = {};
    for (const [platform, sample] of this.samples) samples[platform] = sample.sample;
    this.model.platforms = fitPlatforms(samples);
    this.model.restaurants = {};
    for (const key of [...this.recent.keys()].sort()) {
      const [order] = this.recent.get(key)?.all ?? [];
      if (order) this.fitRestaurant(order.platform, order.restaurantId);
    }
    return this.model;
  }

  private fitRestaurant(platform: Platform, restaurantId: number): void {
    const fees = this.model.platforms[platform];
    if (!fees) return;
    const key = restaurantKey(platform, restaurantId);
    const restaurant = fitRecent(fees, this.recent.get(key)?.all ?? []);
    if (restaurant) this.model.restaurants[key] = restaurant;
    else delete this.model.restaurants[key];
  }
}

/** The newest orders of a restaurant on a platform, in order. */
class RecentOrders {
  private readonly newest: FeeOrder[] = [];
  private readonly known: FeeOrder[] = [];

  add(order: FeeOrder): void {
    for (const orders of order.newcomer ? [this.newest] : [this.newest, this.known]) {
      orders.splice(
        insertionOf(orders, (other) => inOrder(other, order) < 0),
        0,
        order,
      );
      if (orders.length > RECENT_ORDERS) orders.shift();
    }
  }

  get all(): FeeOrder[] {
    const [oldest] = this.newest;
    return [...this.known.filter((one) => oldest && inOrder(one, oldest) < 0), ...this.newest];
  }
}

/** What the samples of all platforms say together; nothing of one that fewer than LEAST_PEOPLE tell of. */
export function fitPlatforms(
  samples: Partial<Record<Platform, PlatformSample>>,
): FeeModel["platforms"] {
  const platforms: FeeModel["platforms"] = {};
  const subtotals = (of: readonly Platform[]) =>
    of.flatMap((platform) => samples[platform]?.orders.map(({ subtotal }) => subtotal) ?? []);
  for (const platform of PLATFORMS) {
    const { firstLeftOut, orders } = samples[platform] ?? { orders: [], firstLeftOut: null };
    if (peopleIn(orders) < LEAST_PEOPLE) continue;
    const now = Math.max(...orders.map(({ placedAt }) => placedAt));
    const least = firstLeftOut === null ? 0 : voiceOfRank(firstLeftOut, now);
    const fees = fitPlatform(weigh(orders, { now, least }));
    const elsewhere = PLATFORMS.filter((other) => other !== platform);
    fees.minimum = minimumOf(subtotals([platform]), subtotals(elsewhere));
    platforms[platform] = fees;
  }
  return platforms;
}

/** What the newest orders of a restaurant add to what its platform's say; null while too few people tell. */
export function fitRecent(fees: PlatformFees, recent: readonly FeeOrder[]): RestaurantFees | null {
  const weighed = weigh(recent, { now: fees.seen.newest, others: fees.others });
  return fitRestaurant(fees, withMembership(fees, weighed));
}

/** Learns the fees of all platforms. It depends on the set of orders only; each has an `orderId` of its own. */
export function fitFees(orders: readonly FeeOrder[]): FeeModel {
  const book = new FeeBook();
  for (const order of orders) book.keep(order);
  return book.settle();
}
