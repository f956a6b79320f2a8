import { type Random, randomFor } from "~/sample/random";

/** How delivery fees differ from order to order in a simulated world. */
export const FEE_WORLDS = ["fixed", "distance", "peak", "members", "everything"] as const;

export type FeeWorld = (typeof FEE_WORLDS)[number];

/** Where somebody lives or a restaurant stands, km from the south-west corner of the city. */
export interface Spot {
  x: number;
  y: number;
}

/** What of a person matters to a fee. */
export interface Household extends Spot {
  member: boolean;
}

const CITY_KM = 30;

/** The fee rises with each kilometre after the first two, as platforms say theirs does. */
const FEE = { base: 500, perKm: 120, fromKm: 2, most: 2000 } as const;

const PEAK_HOURS = new Set([12, 13, 19, 20, 21]);
const PEAK_FACTOR = 1.3;
const HOUR_MS = 3_600_000;

/** Where what is named `key` stands: the same key, the same spot. */
export function spotOf(key: string): Spot {
  return spotFrom(randomFor(key));
}

function spotFrom(random: Random): Spot {
  return { x: CITY_KM * random.next(), y: CITY_KM * random.next() };
}

/** A home somewhere in the city; three of ten have a membership that pays their delivery. */
export function householdOf(id: string): Household {
  const random = randomFor(`home of ${id}`);
  return { ...spotFrom(random), member: random.chance(0.3) };
}

/**
 * What one household pays for delivery, halalas, at `at` ms after midnight of some day in Riyadh. People order near
 * rather than far: of the restaurant's branches the nearest delivers, which is at most 8 km away.
 */
export function feePaid(
  world: FeeWorld,
  { usual, from, to, at }: { usual: number; from: Spot; to: Household; at: number },
): number {
  if (world === "fixed") return usual;
  const apart = Math.hypot(from.x - to.x, from.y - to.y) % 8;
  const far = FEE.base + FEE.perKm * Math.max(0, apart - FEE.fromKm);
  const byDistance = world === "distance" || world === "everything" ? far : usual;
  const peak = PEAK_HOURS.has(Math.floor(at / HOUR_MS) % 24);
  const byHour =
    peak && (world === "peak" || world === "everything") ? byDistance * PEAK_FACTOR : byDistance;
  if (to.member && (world === "members" || world === "everything")) return 0;
  return Math.min(FEE.most, Math.round(byHour / 50) * 50);
}
