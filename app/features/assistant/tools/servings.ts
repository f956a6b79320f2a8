import type { Size } from "~/features/catalogue";

/**
 * How many people one of a size feeds, as it is ordered in Riyadh: half a chicken with rice for two, a whole one or a kilo
 * of grilled meat for four. What has no size is for one.
 */
const FEEDS: Partial<Record<Size, number>> = {
  half: 2,
  whole: 4,
  half_kilo: 2,
  kilo: 4,
  family: 4,
  xl: 2,
  litre: 4,
};

/** A whole mufattah is for a feast: five times as many eat of it as of a chicken. */
const A_FEAST = 5;

/** How many of a size `people` order; `feast`: it is a dish for many. */
export function quantityFor(people: number, size: Size | null, feast = false): number {
  const feeds = (size && FEEDS[size]) ?? 1;
  return Math.ceil(people / (feast ? feeds * A_FEAST : feeds));
}
