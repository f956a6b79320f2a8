import type { Kysely } from "kysely";
import { pricedOffers } from "~/features/fees/index.server";
import { PLATFORMS, type PricedOffer, toSar } from "~/features/prices";
import type { Database } from "~db/schema";
import type { ToolContext } from "./context";
import { termsAsked } from "./destination.server";
import { nothingNamed } from "./order.server";
import type { PriceComparison, PriceQuestion } from "./schema";

/** So many dishes that are asked for most are looked at, and of their restaurants one each: more would tell the same. */
const MOST_DISHES = 400;
const MOST_RESTAURANTS = 100;

/** Of fewer restaurants nobody can tell what is usual. */
const LEAST_RESTAURANTS = 5;

/** What delivery costs on each platform at most restaurants: between the tenth that ask the least and the tenth that ask the most. */
export async function usualFees(
  context: ToolContext,
  question: PriceQuestion,
): Promise<PriceComparison> {
  const { terms, named } = await termsAsked(context, question);
  const orders = (await dishesAsked(context.db)).map((dishId) => ({ dishId, quantity: 1 }));
  const priced = await pricedOffers(context.db, orders, terms);
  const offers = [...priced.values()].flat();
  const usual = PLATFORMS.flatMap((platform) => {
    const fees = deliveryOn(offers, platform);
    const at = (share: number) => toSar(fees[Math.round((fees.length - 1) * share)] ?? 0);
    if (fees.length < LEAST_RESTAURANTS) return [];
    const platformName = context.platformNames?.[platform] ?? null;
    return [{ platform, platformName, low: at(0.1), middle: at(0.5), high: at(0.9) }];
  });
  return { ...nothingNamed(named), usualFees: usual.sort((a, b) => a.middle - b.middle) };
}

/** The delivery fees of a platform that are known, the lowest first. */
const deliveryOn = (offers: readonly PricedOffer[], platform: PricedOffer["platform"]): number[] =>
  offers
    .filter(({ fees, ...one }) => one.platform === platform && fees.basis.level !== "none")
    .map(({ fees }) => fees.delivery)
    .sort((a, b) => a - b);

/** The dish of each restaurant that is asked for most, of those that have a price. */
async function dishesAsked(db: Kysely<Database>): Promise<number[]> {
  const rows = await db
    .selectFrom("dishes")
    .select(["id", "restaurant_id"])
    .where("cheapest_total", "is not", null)
    .where("hidden_at", "is", null)
    .orderBy("asked_count", "desc")
    .orderBy("id", "desc")
    .limit(MOST_DISHES)
    .execute();
  const first = new Map<number, number>();
  for (const { id, restaurant_id } of rows)
    if (!first.has(restaurant_id)) first.set(restaurant_id, id);
  return [...first.values()].slice(0, MOST_RESTAURANTS);
}
