import { freshCatalogue } from "~/features/catalogue/index.server";
import type { SearchResult } from "~/features/search";
import { search } from "~/features/search/index.server";
import type { ToolContext } from "./context";
import { restaurantNamed } from "./present";
import { requestAsked } from "./question.server";
import type { PriceQuestion, RestaurantNamed } from "./schema";

/** A name at least this like what was said is meant, and one this much less is as likely. Of 0 to 1. */
const SURE = 0.9;
const AS_LIKELY = 0.02;
const MOST = 3;

/**
 * The restaurants that a name means about equally, that which was taken among them, where more than one of them has what
 * was asked for: «الديرة» is three. Empty where it is clear which is meant.
 */
export async function alternativesTo(
  context: ToolContext,
  { restaurant = "", dish = "", elsewhere }: PriceQuestion,
  { matches, understood }: SearchResult,
): Promise<RestaurantNamed[]> {
  if (!restaurant || elsewhere || !understood.restaurant || matches.length === 0) return [];
  const { db, now } = context;
  const index = await freshCatalogue(db);
  const named = index.restaurantIndex.search(restaurant, { limit: MOST });
  const best = Math.max(0, ...named.map(({ score }) => score));
  if (best >= SURE) return [];
  const likely = named.filter(({ score }) => score >= best - AS_LIKELY);
  const found: RestaurantNamed[] = [];
  for (const { id } of likely) {
    const one = index.restaurants.get(id);
    if (!one) continue;
    const name = one.name_ar ?? one.name_en ?? "";
    const request = await requestAsked(context, { dish, restaurant: name });
    const own = await search(db, { request, now: now(), suggest: false });
    if (own.matches.some(({ brand }) => brand.id === id)) found.push(restaurantNamed(one));
  }
  return found.length > 1 ? found : [];
}
