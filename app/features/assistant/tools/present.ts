import type { Size, TwoNamesRow } from "~/features/catalogue";
import { type Comparison, type ConfiguredNames, type RankedOffer, toSar } from "~/features/prices";
import { riyadhDay } from "~/i18n/days";
import { comparedFeesOf, pricedFeesOf } from "./fees";
import type { ComparedDish, DishNamed, PlatformPrice, RestaurantNamed } from "./schema";

export function restaurantNamed({ id, name_ar, name_en }: TwoNamesRow): RestaurantNamed {
  return { id: String(id), name_ar, name_en, link: `/restaurants/${id}` };
}

/** A dish on a menu; the link asks for the same quantity. */
export function dishNamed(
  { id, name_ar, name_en, size }: TwoNamesRow & { size: Size | null },
  quantity = 1,
): DishNamed {
  const link = quantity === 1 ? `/dishes/${id}` : `/dishes/${id}?quantity=${quantity}`;
  return { id: String(id), name_ar, name_en, size, link };
}

interface Told {
  /** ms */
  now: number;
  platformNames?: ConfiguredNames;
  quantity: number;
}

/** A price as tools give it: riyals, and its age at `now` (ms) in days of the calendar: what was seen yesterday evening is not of today. */
export function platformPrice(
  offer: RankedOffer,
  { now, platformNames = {}, quantity }: Told,
): PlatformPrice {
  return {
    platform: offer.platform,
    platformName: platformNames[offer.platform] ?? null,
    total: toSar(offer.total),
    itemPrice: toSar(offer.itemPrice),
    deliveryFee: toSar(offer.deliveryFee),
    vat: toSar(offer.vat),
    status: offer.status,
    confidence: offer.confidence,
    ageDays: Math.max(0, riyadhDay(now) - riyadhDay(offer.newestSupportAt)),
    seenAt: new Date(offer.newestSupportAt).toISOString(),
    ...pricedFeesOf(offer, quantity),
  };
}

/** A comparison as tools give it. */
export function comparisonParts(
  comparison: Comparison,
  at: Told,
): Omit<ComparedDish, "restaurant" | "dish" | "quantity" | "distanceM" | "contains"> {
  const { ranked, winner, savings, cheapestCurrent } = comparison;
  return {
    ranked: ranked.map((offer) => platformPrice(offer, at)),
    winner,
    savings: toSar(savings),
    cheapestCurrent: cheapestCurrent?.platform ?? null,
    ...comparedFeesOf(comparison, at.quantity),
  };
}
