import type { Size } from "~/features/catalogue/size";
import type { Comparison, RankedOffer } from "~/features/prices/compare";
import { toSar } from "~/features/prices/money";
import type { ConfiguredNames } from "~/features/prices/platform-names";
import { DAY_MS } from "~/i18n/days";
import type { ComparedDish, DishNamed, PlatformPrice, RestaurantNamed } from "./schema";

interface Names {
  id: number;
  name_ar: string | null;
  name_en: string | null;
}

export function restaurantNamed({ id, name_ar, name_en }: Names): RestaurantNamed {
  return { id: String(id), name_ar, name_en, link: `/restaurants/${id}` };
}

/** A dish on a menu; the link asks for the same quantity. */
export function dishNamed(
  { id, name_ar, name_en, size }: Names & { size: Size | null },
  quantity = 1,
): DishNamed {
  const link = quantity === 1 ? `/dishes/${id}` : `/dishes/${id}?quantity=${quantity}`;
  return { id: String(id), name_ar, name_en, size, link };
}

/** A price as tools give it: riyals, and its age in whole days at `now` (ms). */
export function platformPrice(
  offer: RankedOffer,
  { now, platformNames = {} }: { now: number; platformNames?: ConfiguredNames },
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
    ageDays: Math.max(0, Math.floor((now - offer.newestSupportAt) / DAY_MS)),
  };
}

/** A comparison as tools give it. */
export function comparisonParts(
  { ranked, winner, savings, cheapestCurrent }: Comparison,
  at: { now: number; platformNames?: ConfiguredNames },
): Pick<ComparedDish, "ranked" | "winner" | "savings" | "cheapestCurrent"> {
  return {
    ranked: ranked.map((offer) => platformPrice(offer, at)),
    winner,
    savings: toSar(savings),
    cheapestCurrent: cheapestCurrent?.platform ?? null,
  };
}
