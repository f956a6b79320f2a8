import { PLATFORMS, type Platform } from "~/features/prices";
import { formatList } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { Ask } from "../model/ask/ask";
import type { ComparedDish, OrderTotals, PriceComparison, RestaurantNamed } from "../tools/schema";
import { dishIn, partsOf } from "./dish";
import { inRow, money } from "./figures";
import { appIn, nameIn, strong } from "./names";
import { textsIn } from "./texts";

/** What an order comes to at a restaurant. */
export interface PlacedOrder extends OrderTotals {
  restaurant: RestaurantNamed;
  /** Where and when its totals are for. */
  destination: PriceComparison["destination"];
}

/** What was found for each of some dishes; null where nothing could be. */
export type Results = readonly (PriceComparison | null)[];

/** What each of those who share it pays; nothing where nobody shares. */
export function eachPays(voice: Language, { perPerson }: { perPerson?: number | undefined }) {
  const amount = perPerson !== undefined && money(voice, perPerson);
  return amount && textsIn(voice).t("order.each", { amount });
}

/** Is it known what an order comes to on any app, be it one that does not take so small an order? */
export const isPriced = (order: PlacedOrder | undefined): boolean =>
  (order?.ranked.length ?? 0) + (order?.notTaken.length ?? 0) > 0;

/**
 * What an order comes to at each restaurant that has all of it, or of what was found (`isPart`), the cheapest first; and which
 * app asked about has not. `listed`: the dishes that were told of one by one.
 */
export function ordersOf(
  voice: Language,
  orders: readonly PlacedOrder[],
  asked: Ask["platforms"],
  {
    results,
    listed,
    isPart,
  }: { results: Results; listed: readonly ComparedDish[]; isPart: boolean },
): string[] {
  const { t, fees } = textsIn(voice);
  const cheapest = ({ ranked }: PlacedOrder) => ranked[0]?.total ?? Number.POSITIVE_INFINITY;
  const known = results.flatMap((one) => one?.matches ?? []).flatMap(({ ranked }) => ranked);
  const named = (platform: Platform) =>
    appIn(
      voice,
      known.find((one) => one.platform === platform) ?? { platform, platformName: null },
    );
  const priced = [...orders].sort((a, b) => cheapest(a) - cheapest(b));
  const shown = asked.length > 0 ? asked : PLATFORMS;
  const row = (price: OrderTotals["ranked"][0], short = 0) => {
    const amount = money(voice, price.items);
    const parts = partsOf(voice, fees("part", { name: t("order.dishes"), amount }), price);
    const total = `${appIn(voice, price)}: ${money(voice, price.total)} (${parts})`;
    const lacks = short > 0 && fees("minimum.short", { amount: money(voice, short) });
    return `- ${inRow(voice, [total, eachPays(voice, price), t(`trust.${price.status}`), lacks])}`;
  };
  const before = new Set(listed.map((match) => dishIn(voice, match)));
  return priced.flatMap(({ restaurant, ranked, notTaken }) => {
    const lacking = notTaken.filter(({ platform }) => shown.includes(platform));
    const told = [...ranked, ...lacking].map(({ platform }) => platform);
    const place = strong(nameIn(voice, restaurant));
    const dishes = results.flatMap((one) => {
      const there = one?.matches.find((match) => match.restaurant.id === restaurant.id);
      return there ? [dishIn(voice, there)] : [];
    });
    // Another place may have another kind of what was listed: foul in a small jar, tamees with cheese.
    const isOther = dishes.some((dish) => !before.has(dish));
    return [
      "",
      t(isPart ? "order.part" : "order.total", {
        restaurant: isOther ? `${place} (${formatList(dishes, voice)})` : place,
      }),
      ...ranked.map((price) => row(price)),
      ...lacking.map((price) => row(price, price.short)),
      ...shown
        .filter((platform) => !told.includes(platform))
        .map((platform) => `- ${t("order.noneOn", { app: named(platform) })}`),
    ];
  });
}
