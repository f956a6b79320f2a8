import type { Platform } from "~/features/prices";

/** One order as the fee model sees it. Money in integer halalas, net of what was taken off that charge. */
export interface FeeOrder {
  orderId: number;
  person: string;
  /** weight(trust level) × proof factor at the time, as for prices. */
  weight: number;
  /** Whether a newcomer sent it: all newcomers together are few voices. */
  newcomer: boolean;
  platform: Platform;
  restaurantId: number;
  /** Null where the person told none. */
  neighbourhoodId: number | null;
  /** Straight from the branch to the centre of the neighbourhood; null while either is unknown. */
  metres: number | null;
  /** ms. */
  placedAt: number;
  /** False where only the day of `placedAt` is known. */
  hourKnown: boolean;
  subtotal: number;
  /** Whether the person had the platform's membership; null where nothing told. */
  member: boolean | null;
  delivery: number;
  service: number;
  smallOrder: number;
  /** For paying in cash; part of no estimate, since it is a choice. */
  cash: number;
}

/** An order with the VAT that was added to its prices, halalas. */
export interface ChargedOrder extends FeeOrder {
  /** Null where it is not told: somebody said what delivery cost, and nothing of VAT. */
  vatOnTop: number | null;
}

/** What somebody is about to order, and where and when. */
export interface Situation {
  platform: Platform;
  restaurantId: number;
  neighbourhoodId: number | null;
  /** Straight from the branch to the centre of the neighbourhood; null means typical of the city. */
  metres: number | null;
  /** ms; null means a typical hour. */
  at: number | null;
  /** Halalas. */
  subtotal: number;
  /** Null means somebody without a membership. */
  member: boolean | null;
}

/** What an estimate stands on, finest first; `none` when nothing is known of the platform. */
export type FeeLevel = "here" | "restaurant" | "distance" | "platform" | "none";

/** Facts of a platform that its orders show, halalas. Each only where they show it. */
export interface Thresholds {
  /** Delivery costs nothing from this subtotal on. */
  freeFrom?: number;
  /** Below this subtotal `smallOrderFee` is added. */
  smallOrderBelow?: number;
  smallOrderFee?: number;
  /** Nothing below this subtotal is taken. */
  minimum?: number;
}

/** What delivery costs in a situation, integer halalas. */
export interface FeeEstimate {
  delivery: number;
  service: number;
  smallOrder: number;
  /** The sum of the three lies between `low` and `high` in 8 of 10 orders. */
  low: number;
  high: number;
  /** The level it stands on, how many orders and people that level has seen, and the newest of them (ms). */
  basis: { level: FeeLevel; orders: number; people: number; newest: number | null };
  thresholds: Thresholds;
}
