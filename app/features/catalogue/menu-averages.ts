import {
  orderTotal,
  PLATFORMS,
  type Platform,
  type PricedOffer,
  statusAt,
} from "~/features/prices";

/** With fewer dishes in common, one dear dish decides which platform seems cheaper. */
const LEAST_DISHES = 5;

/** What one dish of a menu costs on average on several platforms. */
export interface MenuAverages {
  /** Dishes that all of these platforms have a price for that is not stale: the average is over them alone. */
  dishes: number;
  /** Halalas for a dish ordered alone, with fees and VAT; the cheapest first. At least two. */
  platforms: { platform: Platform; average: number }[];
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
  const dishes = [...menu].map((offers) => currentTotals(offers, now));
  let best: MenuAverages | null = null;
  for (const platforms of groupsOf(PLATFORMS)) {
    const common = dishes.filter((totals) => platforms.every((one) => totals.has(one)));
    if (common.length < LEAST_DISHES || !isBetter(platforms.length, common.length, best)) continue;
    best = { dishes: common.length, platforms: averagesOf(platforms, common) };
  }
  return best;
}

function currentTotals(offers: readonly PricedOffer[], now: number): Map<Platform, number> {
  const current = offers.filter(({ offer }) => statusAt(offer, now) !== "stale");
  return new Map(
    current.map(({ offer, platform, fees }) => [platform, orderTotal(offer.item_price, fees)]),
  );
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

const averagesOf = (platforms: readonly Platform[], dishes: readonly Map<Platform, number>[]) =>
  platforms
    .map((platform) => {
      const sum = dishes.reduce((total, one) => total + (one.get(platform) ?? 0), 0);
      return { platform, average: Math.round(sum / dishes.length) };
    })
    .sort((a, b) => a.average - b.average);
