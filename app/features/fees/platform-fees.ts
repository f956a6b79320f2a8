import type { Affine } from "./affine";
import type { Curve } from "./curve";
import { curveAt } from "./curve";
import { at } from "./robust";
import { hourOf, weekdayOf } from "./time";

/** What is paid for delivery by those who pay it: (distance + restaurant) × hour + weekday. Halalas. */
export interface PaidDelivery {
  /** By metres. */
  distance: Curve;
  /** The distance that half of the orders stay below, metres. */
  typicalMetres: number;
  /** Kinds of hours; the first is the most usual. */
  kinds: Affine[];
  /** The kind of each hour of the day, 24. */
  hours: number[];
  /** The kind that an order of unknown hour is taken for. */
  typicalKind: number;
  /** What each weekday adds, Sunday first, 7. */
  days: number[];
  /** Standard deviation of orders around all this, and of restaurants among each other. */
  noise: number;
  restaurantSpread: number;
  /** What fees are multiples of, halalas. */
  coin: number;
}

/** A day from which on delivery costs `factor` times what it did before. */
export interface FeeChange {
  /** ms */
  at: number;
  factor: number;
}

/** What delivery costs there and then, to who pays it. `at` null for a typical hour, `metres` null for a typical distance. */
export function paidDelivery(
  paid: PaidDelivery,
  metres: number | null,
  when: number | null,
  hourKnown: boolean,
  offset: number,
): number {
  const kind = paid.kinds[kindAt(paid, when, hourKnown)] ?? { times: 1, plus: 0 };
  const base = curveAt(paid.distance, metres ?? paid.typicalMetres) + offset;
  const day = when === null ? 0 : at(paid.days, weekdayOf(when));
  return base * kind.times + kind.plus + day;
}

export const kindAt = (paid: PaidDelivery, when: number | null, hourKnown: boolean): number =>
  when === null || !hourKnown ? paid.typicalKind : at(paid.hours, hourOf(when));

/** What an order of `placedAt` (ms) would have cost after all changes, as a factor. */
export function sinceThen(changes: readonly FeeChange[], placedAt: number): number {
  let factor = 1;
  for (const change of changes) if (placedAt < change.at) factor *= change.factor;
  return factor;
}
