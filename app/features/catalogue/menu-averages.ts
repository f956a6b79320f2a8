import {
  type OrderFees,
  orderTotal,
  PLATFORMS,
  type Platform,
  type PricedOffer,
  type RankedOffer,
  statusAt,
} from "~/features/prices";

/** With fewer dishes in common, one dear dish decides which platform seems cheaper. */
const LEAST_DISHES = 5;

/** What a dish of a menu, ordered alone, costs on average on one platform, and of what that is made; halalas. */
export type AverageOrder = Pick<
  RankedOffer,
  "platform" | "total" | "low" | "high" | "itemPrice" | "deliveryFee" | "fees" | "vat"
>;

/** What one dish of a menu costs on average on several platforms. */
export interface MenuAverages {
  /** Dishes that all of these platforms have a price for that is not stale, and known fees: the average is over them alone. */
  dishes: number;
  /** The cheapest first; at least two. */
  platforms: AverageOrder[];
}

/**
 * Compares platforms over a whole menu at `now` (ms): as many platforms as have at least five dishes in common, and of as
 * many those with most. Null where no two have.
 *
 * @param menu the offers of each of its dishes, for one.
 */
export function menuAverages(
  menu: Iterable<readonly PricedOffer[]>,
  now: number,
): MenuAverages | null {
  const dishes = [...menu].map((offers) => currentOffers(offers, now));
  let best: MenuAverages | null = null;
  for (const platforms of groupsOf(PLATFORMS)) {
    const common = dishes.filter((priced) => platforms.every((one) => priced.has(one)));
    if (common.length < LEAST_DISHES || !isBetter(platforms.length, common.length, best)) continue;
    best = { dishes: common.length, platforms: averagesOf(platforms, common) };
  }
  return best;
}

function currentOffers(offers: readonly PricedOffer[], now: number): Map<Platform, PricedOffer> {
  // Without its fees a platform would seem the cheapest.
  const current = offers.filter(
    ({ fees, offer }) => fees.basis.level !== "none" && statusAt(offer, now) !== "stale",
  );
  return new Map(current.map((one) => [one.platform, one]));
}

/** Every choice of two or more. */
const groupsOf = (all: readonly Platform[]): Platform[][] =>
  Array.from({ length: 2 ** all.length }, (_, bits) =>
    all.filter((_, at) => bits & (1 << at)),
  ).filter((group) => group.length > 1);

function isBetter(platforms: number, dishes: number, than: MenuAverages | null): boolean {
  if (!than || platforms !== than.platforms.length)
    return platforms > (than?.platforms.length ?? 0);
  return dishes > than.dishes;
}

const averagesOf = (
  platforms: readonly Platform[],
  dishes: readonly Map<Platform, PricedOffer>[],
): AverageOrder[] =>
  platforms
    .map((platform) =>
      averageOf(
        platform,
        dishes.flatMap((one) => one.get(platform) ?? []),
      ),
    )
    .sort((a, b) => a.total - b.total);

/** The averages of all parts; what they stand on is the same for all dishes of a menu. */
function averageOf(platform: Platform, dishes: readonly PricedOffer[]): AverageOrder {
  const mean = (part: (dish: PricedOffer) => number) =>
    Math.round(dishes.reduce((sum, dish) => sum + part(dish), 0) / dishes.length);
  const fee = (kind: (typeof FEES)[number]) => mean(({ fees }) => fees[kind]);
  const { basis, confidence, thresholds } = (dishes[0] as PricedOffer).fees;
  const fees = {
    ...{ basis, confidence, thresholds },
    ...(Object.fromEntries(FEES.map((kind) => [kind, fee(kind)])) as Pick<OrderFees, Fee>),
  };
  const itemPrice = mean(({ offer }) => offer.item_price);
  const total = orderTotal(itemPrice, fees);
  return {
    ...{ platform, itemPrice, fees, total, vat: fees.vat },
    deliveryFee: fees.delivery + fees.service + fees.smallOrder,
    // Each part is rounded by itself.
    low: Math.min(total, itemPrice + fees.low),
    high: Math.max(total, itemPrice + fees.high),
  };
}

const FEES = ["delivery", "service", "smallOrder", "vat", "low", "high"] as const;
type Fee = (typeof FEES)[number];
